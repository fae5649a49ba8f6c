"""Playing by keyboard: focus stays in place, an open menu traps Tab, and a key lists all keys."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import Newcomer
from tests.browser.person import KEYS
from tests.browser.pupil import Pupil
from tests.browser.serving import Serving

FOCUSED: Final = "selector => document.activeElement.closest(selector) !== null"
ROUND: Final = 60
"""More than the menu has places that Tab reaches."""


def has_focus(page: Page, selector: str) -> bool:
    """Whether the focus is on or in an element."""
    return bool(page.evaluate(FOCUSED, selector))


@pytest.mark.rule("SR-43", "KR-31")
@pytest.mark.timeout(120)
def test_nobody_loses_their_place(newcomer: Newcomer, serving: Serving) -> None:
    """The focus moves on after the last "Next", Tab stays in an open menu, ? lists the keys and 2 chooses an option."""
    page = newcomer()
    pupil = Pupil(page, "lotr", "en", KEYS)
    pupil.begin(serving.address)
    following = page.locator(".teach__foot .btn--primary")
    following.wait_for()
    while following.count():
        pupil.press(following)
        expect(page.locator(":focus")).to_have_count(1)
    assert has_focus(page, ".teach__text")
    pupil.press(page.locator("[data-key=menu]"))
    expect(page.locator(".pop ing-settings .keys")).to_be_visible()
    for _ in range(ROUND):
        page.keyboard.press("Tab")
        assert has_focus(page, ".pop")
    page.keyboard.press("Escape")
    assert has_focus(page, "[data-key=menu]")
    page.keyboard.press("?")
    expect(page.locator(".pop .keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("2")
    expect(page.locator(".log")).to_contain_text("Legolas, Prince of Mirkwood")
