"""A table loads the sheets of the cards that it shows, and works without them for a time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Newcomer
from tests.browser.person import play_now
from tests.browser.serving import Serving
from tests.browser.traffic import SHEET, Traffic


@pytest.mark.rule("SR-45", "SR-42")
@pytest.mark.timeout(120)
def test_a_table_fetches_the_cards_that_it_is_shown_and_no_others(newcomer: Newcomer, serving: Serving) -> None:
    """A browser loads the sheets of the cards in its own view, log and questions, and no other sheets."""
    page = newcomer("en-GB", "click")
    traffic = Traffic(page)
    person = play_now(page, serving.address, "lotr", "click")
    index = page.request.get(f"{serving.address}/api/catalogue/lotr/en").json()["sheets"]

    for answers in (0, 12):
        person.play(answers)
        person.await_question()
        shown = {sheet for sheet, cards in index.items() if not traffic.cards.isdisjoint(cards)}
        traffic.await_sheets(page, shown)
        page.wait_for_load_state("networkidle")
        assert shown == traffic.sheets
        assert 0 < len(shown) < len(index) / 2


@pytest.mark.rule("SR-41", "SR-45")
@pytest.mark.timeout(120)
def test_cards_whose_sheets_do_not_come_have_their_names(newcomer: Newcomer, serving: Serving) -> None:
    """A question appears before the sheets of its cards, which are loaded again with the next message."""
    page = newcomer("en-GB", "click")
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.route(SHEET, lambda route: route.abort())
    person = play_now(page, serving.address, "lotr", "click")
    person.await_question()
    page.locator("#hand .card__title").first.wait_for()
    in_hand = page.locator("#hand .card__title").all_inner_texts()
    assert in_hand and [] == [title for title in in_hand if not re.match(r"\w", title)]
    expect(page.locator("#hand .card__stat")).to_have_count(0)
    expect(page.locator(".cloth .card__stat").first).to_be_visible()
    expect(page.locator(".card__line")).to_have_count(0)

    page.unroute(SHEET)
    person.answer()
    expect(page.locator(".card__line").first).to_be_visible()
    assert [] == faults
