"""Chromium for the tests: launching it, its window sizes, and new visitors."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, sync_playwright

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""Without these, Chromium calls home; the tests need nothing but this machine."""

PATIENCE: Final = 60_000
"""For so many milliseconds the tests wait for what must come, at most: they share the machine with others."""

DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}

Newcomer = Callable[..., Page]
"""`newcomer(language, way, size)`: see `comes`."""


def program() -> str | None:
    """Returns the path of Debian's Chromium."""
    return shutil.which("chromium")


def launch(playwright: Playwright) -> Browser:
    """Launches Chromium."""
    return playwright.chromium.launch(executable_path=program(), args=list(FLAGS))


@contextmanager
def started() -> Iterator[Browser]:
    """Yields a running Chromium and closes it afterwards."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def comes(browser: Browser, language: str = "en-GB", way: str = "click", size: dict[str, int] = DESKTOP) -> Page:
    """Returns a page in a new browser context, in a language, with a mouse or with touch."""
    touch = way == "tap"
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        locale=language,
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def errors_on(page: Page) -> list[str]:
    """Returns a list that collects the errors of a page's console from now on, with their addresses."""
    errors: list[str] = []

    def note(line: ConsoleMessage) -> None:
        if line.type == "error":
            errors.append(f"{line.text} {line.location['url']}" if "status of 500" in line.text else line.text)

    page.on("pageerror", lambda problem: errors.append(str(problem)))
    page.on("console", note)
    return errors
