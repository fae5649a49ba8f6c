"""Fixtures of the browser tests: a server and Chromium, one of each for every worker."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.browser.chromium import PATIENCE, Newcomer, comes, launch, program
from tests.browser.serving import Serving

expect.set_options(timeout=PATIENCE)

LOGGED = 4_000
"""Characters of the server's log that the report of a failed test contains."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Function) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Yields to the test, and adds the server's last log lines to the report of a failed one."""
    report = yield
    if report.failed:
        for server in item.funcargs.values():
            if isinstance(server, Serving) and server.log.exists():
                report.sections.append(("what the server logged", server.log.read_text("utf-8")[-LOGGED:]))
    return report


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Yields Playwright, which ends with the last browser test, because its event loop would disturb other tests."""
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Yields Chromium."""
    if program() is None:
        pytest.skip("needs Chromium: apt-get install chromium")
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def newcomer(chromium: Browser) -> Iterator[Newcomer]:
    """Yields a factory of new visitors, each with a browser context that is closed at the end."""
    pages: list[Page] = []

    def come(language: str = "en-GB", way: str = "click", size: dict[str, int] | None = None) -> Page:
        pages.append(comes(chromium, language, way, *([size] if size else [])))
        return pages[-1]

    yield come
    for page in pages:
        page.context.close()


@pytest.fixture(scope="package")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Yields a server shared by tests that do not restart it."""
    one = Serving(tmp_path_factory.mktemp("server"), "--unlimited")
    one.start()
    yield one
    one.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    """Yields a server that its test may kill."""
    one = Serving(tmp_path, "--unlimited")
    one.start()
    yield one
    one.stop()
