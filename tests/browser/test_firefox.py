"""A journey in Firefox, beside all those in Chromium.

It keeps to what can be pointed at: the pages forbid `eval`, and Playwright runs scripts of tests by it in this Firefox,
so that the other journeys, which look closer, cannot be made there yet.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser import firefox
from tests.browser.chromium import PATIENCE, errors_on
from tests.browser.serving import Serving

OWN_EVAL = "Missing 'unsafe-eval'"
"""Firefox reports that Playwright's own script was kept from the page."""


@pytest.fixture(scope="module")
def beside(playwright: Playwright) -> Iterator[Browser]:
    """Firefox, beside the browser of the other tests."""
    if firefox.program() is None:
        pytest.skip("needs Firefox: apt-get install firefox-esr")
    browser = firefox.launch(playwright)
    yield browser
    browser.close()


@pytest.mark.rule("SR-44")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_first_questions_in_firefox(beside: Browser, serving: Serving, game: str) -> None:
    """From the start page into a game and through its first questions; nothing goes wrong on the page."""
    context = beside.new_context(viewport={"width": 1366, "height": 768})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    errors = errors_on(page)
    page.goto(serving.address)
    page.locator(f"button[aria-describedby~=game-{game}]").click()
    for _ in range(3):
        page.locator("#decision").locator(".option, [data-key=pass]").first.click()
    expect(page.locator(".log li, .log__line").first).to_be_visible()
    assert [error for error in errors if OWN_EVAL not in error] == []
    context.close()
