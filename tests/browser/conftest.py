"""What the browser tests share: a server, and Chromium."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.serving import Serving

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Without these, Chromium calls home; the tests need nothing but this machine."""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Chromium, as Debian has it.  It ends with the module: Playwright's loop would be in the way of other tests."""
    program = shutil.which("chromium")
    if program is None:
        pytest.skip("needs Chromium: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for the tests that leave it alone."""
    one = Serving(tmp_path_factory.mktemp("server"), "--unlimited")
    one.start()
    yield one
    one.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """A server that a test may kill."""
    one = Serving(tmp_path, "--unlimited")
    one.start()
    yield one
    one.stop()
