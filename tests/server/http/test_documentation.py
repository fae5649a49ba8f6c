"""The server shows the documentation at /docs if it was built."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.server import app
from tests.server.support.browsers import House

pytestmark = pytest.mark.rule("SR-140")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a built documentation site with one page, beside a file outside it."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Documentation</title>")
    (tmp_path / "secret.txt").write_text("not for anybody")
    monkeypatch.setattr(app, "SITES", (tmp_path / "nowhere", folder))
    return folder


def test_the_documentation_is_shown(site: Path, tmp_path: Path) -> None:
    """The documentation is served from the first folder that has it, under the security headers of all pages."""
    with House(tmp_path) as house:
        page = house.browser().get("/docs/")

    assert page.status_code == 200
    assert "<title>Documentation</title>" in page.text
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert "unsafe-inline" not in page.headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")


def test_its_address_needs_no_stroke_at_the_end(site: Path, tmp_path: Path) -> None:
    """A request for /docs is redirected to /docs/, which the relative links of the pages need."""
    with House(tmp_path) as house:
        moved = house.browser().get("/docs")

    assert (moved.status_code, moved.headers["location"]) == (307, "/docs/")


@pytest.mark.parametrize("path", ["/docs/../secret.txt", "/docs/%2e%2e/secret.txt", "/docs/..%2fsecret.txt"])
def test_nothing_else_can_be_reached_through_it(site: Path, tmp_path: Path, path: str) -> None:
    """A path that leaves the documentation's folder gets 404."""
    with House(tmp_path) as house:
        found = house.browser().get(path)

    assert found.status_code == 404
    assert "not for anybody" not in found.text


def test_a_server_without_it_has_no_such_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server without built documentation does not link to it and has no such page."""
    monkeypatch.setattr(app, "SITES", (tmp_path / "nowhere",))

    assert app.documentation(app.SITES) == []
