"""The guided first game in a browser: from the start page, by another way and back, and to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from inglenook.games import find
from inglenook.kernel.messages import Message
from inglenook.wording import Wording
from tests.browser.accessibility import colours, prepare, structure
from tests.browser.chromium import DESKTOP, PHONE, Newcomer, errors_on
from tests.browser.person import CLICK, KEYS, TAP
from tests.browser.serving import Serving


def press(page: Page, selector: str, words: str, way: str) -> None:
    """Chooses the button or link with these words."""
    button = page.locator(selector).filter(has_text=words).first
    if way == KEYS:
        button.focus()
        page.keyboard.press("Enter")
    elif way == TAP:
        button.tap()
    else:
        button.click()


@pytest.mark.rule("KR-31", "SR-43")
@pytest.mark.timeout(180)
@pytest.mark.parametrize(
    ("language", "way", "size"),
    [("en-GB", KEYS, DESKTOP), ("fi-FI", TAP, PHONE), ("nl-NL", CLICK, DESKTOP)],
    ids=["keyboard, desktop, English", "touch, phone, Finnish", "mouse, desktop, Dutch"],
)
def test_the_lesson_speaks_and_answers(
    newcomer: Newcomer, serving: Serving, language: str, way: str, size: dict[str, int]
) -> None:
    """Its notes are read one by one; another choice is carried out, answered and taken back; left, it is taken up."""
    page = newcomer(language, way, size)
    errors = errors_on(page)
    wording = Wording(language[:2], find("lotr").languages)
    note = page.locator(".teach__text")

    def says(id: str) -> None:
        expect(note).to_have_text(wording.say(Message(f"lesson-lotr-{id}")))

    page.goto(serving.address)
    press(page, "a", wording.say(Message("page-learn")), way)
    press(page, "button", wording.say(Message("learn-begin")), way)
    says("frodo")
    following = wording.say(Message("learn-next"))
    press(page, ".teach button", following, way)
    says("two-kinds")
    press(page, ".teach button", following, way)
    says("friend")
    prepare(page)
    assert structure(page) == []
    assert [one for one in colours(page) if "teach" in one] == []
    press(page, "#decision .option", "Boromir", way)
    says("friend-boromir")
    page.reload()
    says("friend-boromir")
    press(page, "#decision [data-key=undo]", "", way)
    says("frodo")  # whoever comes back reads from the beginning of what is said there
    press(page, "#decision .option", "Legolas", way)
    says("gear")
    serving.kill()
    serving.start()
    page.reload()
    says("gear")
    assert [error for error in errors if "Failed to load" not in error and "WebSocket" not in error] == []
