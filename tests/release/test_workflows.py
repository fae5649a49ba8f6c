"""Workflows give each job minimal permissions and run pinned actions only."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

pytestmark = pytest.mark.rule("KR-45")

PROJECT: Final = Path(__file__).resolve().parents[2]
WORKFLOWS: Final = sorted((PROJECT / ".github" / "workflows").glob("*.yml"))
PINNED: Final = re.compile(r"[\w/-]+@[0-9a-f]{40} # v\d[\d.]*")


def jobs(workflow: str) -> dict[str, Any]:
    """Returns the jobs of a workflow."""
    read: dict[str, Any] = yaml.safe_load((PROJECT / ".github" / "workflows" / workflow).read_text("utf-8"))
    found: dict[str, Any] = read["jobs"]
    return found


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_by_commit(path: Path) -> None:
    """Every action is pinned by a commit, with its version in a comment, because tags can be moved."""
    used = re.findall(r"uses: (.*)", path.read_text("utf-8"))

    assert [one for one in used if not PINNED.fullmatch(one)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_jobs_may_only_read_unless_they_say_more(path: Path) -> None:
    """Workflows have read permission by default, and jobs name any other."""
    assert yaml.safe_load(path.read_text("utf-8"))["permissions"] == {"contents": "read"}


def test_only_two_jobs_have_an_identity() -> None:
    """Only the upload job and the container job have an identity token."""
    with_identity = {name for name, job in jobs("release.yml").items() if "id-token" in job.get("permissions", {})}

    assert with_identity == {"publish", "container"}


def test_the_upload_runs_no_code_of_the_project() -> None:
    """The upload job has no checkout and runs no code of the project; its only command moves files."""
    publish = jobs("release.yml")["publish"]
    actions = [step["uses"].partition("@")[0] for step in publish["steps"] if "uses" in step]
    commands = [step["run"] for step in publish["steps"] if "run" in step]

    assert actions == ["actions/download-artifact", "pypa/gh-action-pypi-publish"]
    assert commands == ["mkdir dist && find collected -type f -exec mv {} dist/ ';'"]


def test_nothing_is_published_without_a_tag() -> None:
    """Every job that publishes something runs only for a pushed tag."""
    writing = [job for job in jobs("release.yml").values() if "permissions" in job]

    assert [job["if"] for job in writing] == ["github.event_name == 'push'"] * 3


def test_nothing_is_published_before_all_is_tried() -> None:
    """The upload waits for checks, wheels and Windows, and the other publishing jobs wait for the upload."""
    release = jobs("release.yml")

    assert release["publish"]["needs"] == ["ready", "source", "wheels", "windows"]
    assert {release[name]["needs"] for name in ("container", "announce")} == {"publish"}
