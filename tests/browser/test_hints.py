"""Hints and the options that bots weighed, at a table of one player among bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import prepare, structure
from tests.browser.chromium import PHONE, Newcomer
from tests.browser.person import Person
from tests.browser.played import lay_out, play_on, play_out
from tests.browser.serving import Serving

ON_TOP = """one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.rule("SR-34")
@pytest.mark.timeout(150)
def test_a_hint_is_asked_for_and_followed(newcomer: Newcomer, serving: Serving) -> None:
    """A hint on a phone scrolls its advice and reason into view, with chances below, and following it answers."""
    row, seats, entries = play_out("hinted", "lotr", "steps 1")
    lay_out(serving.database, row, seats, entries)
    page = newcomer("en-GB", "tap", PHONE)
    play_on(page, serving.address, row.id, frozenset(), 60)
    person = Person(page, "hinted", "tap")
    asked = page.locator("#decision").get_attribute("data-version")
    person.press(page.locator("#decision .hint__tools .btn").first)
    hint = page.locator(".hint")
    expect(hint.locator(".is-best output")).to_contain_text("%")
    # The advised answer, and its button, are in sight and under nothing.
    for part in (hint.locator("h3"), hint.locator(".btn").first):
        assert part.evaluate(ON_TOP)
    expect(page.locator("#decision ing-answers")).to_be_visible()
    prepare(page)

    assert [] == structure(page)
    person.press(hint.locator(".btn").first)
    expect(page.locator(f'#decision[data-version="{asked}"]')).to_have_count(0)
