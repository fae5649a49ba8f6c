"""Tips for newcomers at a table: shown where they matter, dismissed one by one or all, and restored."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import colours, overflow, prepare, structure
from tests.browser.chromium import DESKTOP, PHONE, Newcomer, errors_on
from tests.browser.person import CLICK, TAP, play_now
from tests.browser.serving import Serving


@pytest.mark.rule("KR-35", "SR-44")
@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    ("game", "way", "size"),
    [("lotr", CLICK, DESKTOP), ("lotr", TAP, PHONE), ("talisman", TAP, PHONE)],
    ids=["lotr, desktop", "lotr, phone", "talisman, phone"],
)
def test_told_dismissed_and_brought_back(
    newcomer: Newcomer, serving: Serving, game: str, way: str, size: dict[str, int]
) -> None:
    """A tip with its rule comes with a question, can be dismissed alone or with all others, and restored by menu."""
    page = newcomer("en-GB", way, size)
    errors = errors_on(page)
    person = play_now(page, serving.address, game, way)
    tip = page.locator("#decision .coach")
    for _ in range(30):
        asked = person.await_question()
        if tip.count():
            break
        person.answer(asked)
    expect(tip.locator(".rule-ref")).to_have_count(1)
    prepare(page)
    assert structure(page) == []
    assert [one for one in colours(page) if "coach" in one] == []
    assert overflow(page) <= 0
    told = tip.locator("p").first.inner_text()
    person.press(tip.get_by_role("button", name="Not this one again"))
    expect(tip).to_have_count(0)
    for _ in range(30):
        asked = person.await_question()
        if tip.count():
            break
        person.answer(asked)
    assert tip.locator("p").first.inner_text() != told
    person.press(tip.get_by_role("button", name="No more tips"))
    expect(tip).to_have_count(0)
    person.press(page.locator("[data-key=menu]"))
    switch = page.get_by_label("Tips for newcomers")
    expect(switch).not_to_be_checked()
    person.press(switch)
    expect(switch).to_be_checked()
    assert errors == []
