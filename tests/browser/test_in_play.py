"""The accessibility checker examines elements that appear during a game: lanes, the card reader, the recap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import colours, overflow, prepare, structure
from tests.browser.chromium import DESKTOP, PHONE, Newcomer
from tests.browser.person import Person
from tests.browser.played import lay_out, play_on, play_out
from tests.browser.serving import Serving
from tests.browser.test_pages import SCHEMES

ASSIGNING = frozenset({"prompt-assign-defenders"})


def faults(page: Page) -> dict[str, object]:
    """Returns the serious findings on the current page in both themes."""
    found: dict[str, object] = {"structure": structure(page), "overflow": overflow(page)}
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found[scheme] = colours(page)
    return {part: one for part, one in found.items() if one}


@pytest.mark.rule("SR-44")
@pytest.mark.timeout(180)
@pytest.mark.parametrize(("way", "size"), [("click", DESKTOP), ("tap", PHONE)], ids=["desk", "phone"])
def test_lanes_reader_and_recap(newcomer: Newcomer, serving: Serving, way: str, size: dict[str, int]) -> None:
    """Lanes, the card reader and the recap have no serious findings in Finnish, whose words are long."""
    name = f"in-play-{way}"
    lay_out(serving.database, *play_out(name, "lotr", "pictures 1"))
    page = newcomer("fi-FI", way, size)
    play_on(page, serving.address, name, ASSIGNING)
    person = Person(page, "in play", way)
    person.press(page.locator(".listed summary"))
    person.press(page.locator("#decision .option").first)
    expect(page.locator(".lane--made .fate")).to_be_visible()
    prepare(page)
    assert faults(page) == {}

    page.locator(".lane--made .card").first.focus()
    page.keyboard.press("?")
    expect(page.locator(".pop--read:popover-open")).to_be_visible()
    assert faults(page) == {}
    page.keyboard.press("Escape")
    person.press(page.locator("#decision .decision__tools [data-key=pass]"))

    folded = page.locator("#decision .recap" if way == "tap" else ".chronicle .recap")
    for _ in range(40):
        if folded.is_visible():
            break
        person.answer()
        person.await_question()
    if folded.locator("summary").count() and folded.get_attribute("open") is None:  # one line or two stand open
        person.press(folded.locator("summary"))
    expect(folded.locator("li").first).to_be_visible()
    expect(page.locator(".stage")).to_have_count(0)  # what it covers nobody has to read meanwhile
    assert faults(page) == {}
