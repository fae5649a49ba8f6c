"""A version that is not ready is not published, and each reason says what to do."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import pytest

from rehearsal import readiness

pytestmark = pytest.mark.rule("KR-45")

PROJECT: Final = Path(__file__).resolve().parents[2]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a project of version 1.2.0 that is ready to be published."""
    monkeypatch.setattr(readiness, "PROJECT", tmp_path)
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nversion = "1.2.0"\n[project.urls]\nHomepage = "https://inglenook.invalid/"\n'
    )
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.0 (2027-01-01)\n")
    (tmp_path / "CITATION.cff").write_text("version: 1.2.0\n")
    (tmp_path / "changelog.d").mkdir()
    return tmp_path


def test_a_version_that_is_ready_has_nothing_against_it(project: Path) -> None:
    """A version with agreeing tag, changelog and citation, and with a home page, has no objections."""
    assert readiness.objections("v1.2.0") == []


def test_a_tag_of_another_version_is_refused(project: Path) -> None:
    """A tag that differs from the package's version is refused."""
    assert readiness.objections("v1.3.0") == [
        "The tag is v1.3.0, but pyproject.toml has version 1.2.0. Tag v1.2.0, or change it."
    ]


def test_a_version_without_changelog_is_refused(project: Path) -> None:
    """A version without its own section in the changelog is refused; one of a longer number does not count."""
    (project / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.01 (2027-01-01)\n")

    assert readiness.objections() == ["CHANGELOG.md has no section for 1.2.0. Run scripts/prepare-release 1.2.0."]


def test_news_that_was_left_out_is_refused(project: Path) -> None:
    """A version with news fragments that are not in the changelog is refused."""
    (project / "changelog.d" / "late.fixed.md").write_text("A fault is gone.\n")

    assert readiness.objections() == [
        "News is not in CHANGELOG.md: late.fixed.md. Run scripts/prepare-release VERSION."
    ]


def test_a_citation_of_another_version_is_refused(project: Path) -> None:
    """A version that CITATION.cff does not name is refused."""
    (project / "CITATION.cff").write_text("version: 1.1.0\n")

    assert readiness.objections() == ["CITATION.cff does not name version 1.2.0. Run scripts/prepare-release 1.2.0."]


def test_a_project_without_a_home_is_refused(project: Path) -> None:
    """A project whose addresses use a reserved domain, in place of a home page, is refused."""
    text = (project / "pyproject.toml").read_text().replace(".invalid", ".example")
    (project / "pyproject.toml").write_text(text)

    assert readiness.objections() == ["The addresses in [project.urls] are placeholders. Put the project's home there."]


def test_this_project_cites_its_own_version() -> None:
    """CITATION.cff has the version of pyproject.toml, also between releases."""
    assert [one for one in readiness.objections() if "CITATION" in one] == []


def test_news_is_of_a_known_kind() -> None:
    """Every news fragment is of a kind that towncrier knows; others would be left out."""
    kinds = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["tool"]["towncrier"]["type"]
    known = {kind["directory"] for kind in kinds}

    assert {name.split(".")[-2] for name in readiness.fragments()} <= known
