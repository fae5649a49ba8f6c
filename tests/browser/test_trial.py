"""Trials of decks in the browser: results with their uncertainty, and lost games to watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import overflow, prepare, structure
from tests.browser.chromium import Newcomer, errors_on
from tests.browser.serving import Serving
from tests.browser.test_decks import a_few_games

pytestmark = pytest.mark.rule("SR-62")


@pytest.mark.timeout(240)
def test_a_deck_is_tested_against_two_starters_and_played(newcomer: Newcomer, serving: Serving) -> None:
    """From the builder a deck is tried against two starters, a loss is watched, a card changed and a game begun."""
    page = newcomer()
    errors = errors_on(page)
    page.goto(f"{serving.address}/decks/new?starter=fellowship-aragorn")
    expect(page.locator(".verdict--good")).to_be_visible()
    page.get_by_role("button", name="Test", exact=True).click()
    chosen = page.locator("input[name=starter]:checked")
    expect(chosen.first).to_be_checked()
    for left in range(chosen.count() - 1, 1, -1):
        chosen.nth(left).click()
    page.route("**/api/trial", a_few_games)
    page.get_by_role("button", name="Test this deck").click()
    expect(page.locator(".trial-progress progress")).to_be_visible()
    expect(page.locator(".trial-progress")).to_contain_text(" 4 of 4 games")
    expect(page.locator(".trial-sum")).to_contain_text("won of 4 games")
    expect(page.locator(".league-table").first.locator("tbody tr")).to_have_count(2)
    expect(page.locator(".trial-older")).to_have_count(0)
    page.locator("summary").click()
    assert 28 == page.locator(".trial-cards tbody tr").count()
    prepare(page)
    assert ([], 0) == (structure(page), overflow(page))
    address = page.url
    if page.locator(".league-games button").count():
        page.locator(".league-games button").first.click()
        page.wait_for_url("**/replay/**?at=*")
        expect(page.locator("#decision, .replay, ing-replay-page").first).to_be_attached()
        page.goto(address)
    page.goto(f"{serving.address}/decks")
    expect(page.locator(".deckcard", has_text="won of 4 games")).to_have_count(1)
    page.goto(address)
    page.locator(".head a", has_text="Aragorn").click()
    page.locator("#deck-search").fill("culture:gondor type:possession -in:deck")
    page.locator(".tile .step", has_text="+").first.click()
    page.locator(".deckside").get_by_role("button", name="One less: Great Shield").click()
    expect(page.locator(".verdict--good")).to_be_visible()
    page.locator(".bench").focus()
    page.keyboard.press("t")
    expect(page.locator(".trial-older")).to_be_visible()
    page.locator(".league-next .btn--primary").click()
    page.wait_for_url("**/table/**")
    expect(page.locator("#decision")).to_be_visible()
    assert [] == errors
