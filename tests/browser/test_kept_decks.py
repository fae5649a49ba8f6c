"""Deck storage: changes reach the server at once, and two devices of a guest lose nothing, even offline."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import PATIENCE, Newcomer, errors_on
from tests.browser.serving import Serving

pytestmark = pytest.mark.rule("SR-63")

THERE = "Kept here and on the server"


def add(page: Page, search: str) -> None:
    """Adds a copy of the first card that a search finds."""
    page.locator("#deck-search").fill(search)
    page.locator(".tile .step", has_text="+").first.click()


@pytest.mark.timeout(180)
def test_two_devices_lose_nothing(newcomer: Newcomer, chromium: Browser, serving: Serving) -> None:
    """Changes of a deck on two devices, one of them offline, are both kept as versions, and a removal reaches both."""
    desk = newcomer()
    errors = errors_on(desk)
    desk.goto(f"{serving.address}/decks/new?starter=fellowship-aragorn")
    expect(desk.locator(".dbar__kept")).to_contain_text(THERE)
    cookies: Any = {"cookies": desk.context.cookies(), "origins": []}
    context = chromium.new_context(storage_state=cookies, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    phone = context.new_page()
    phone.goto(f"{serving.address}/decks")
    expect(phone.locator(".deckcard h2", has_text="Aragorn")).to_be_visible()
    phone.goto(desk.url)
    expect(phone.locator(".cloth h2").first).to_contain_text("30")

    desk.context.set_offline(True)
    add(desk, "culture:dwarven type:companion -in:deck")
    expect(desk.locator(".cloth h2").first).to_contain_text("31")
    expect(desk.locator(".dbar__kept")).to_contain_text("Kept in this browser")
    add(phone, "culture:sauron type:minion")
    expect(phone.locator(".cloth h2").nth(1)).to_contain_text("31")
    expect(phone.locator(".dbar__kept")).to_contain_text(THERE)
    desk.context.set_offline(False)
    expect(desk.locator(".dbar__kept")).to_contain_text(THERE)
    expect(desk.locator(".cloth h2").nth(1)).to_contain_text("31")
    desk.get_by_role("button", name="Versions").click()
    expect(desk.locator("ing-deck-versions")).to_contain_text("Version 2")

    desk.goto(f"{serving.address}/decks")
    desk.get_by_role("button", name="Remove: Aragorn").click()
    expect(desk.locator(".deckcard h2")).to_have_count(0)
    desk.wait_for_function(
        "() => !Object.keys(JSON.parse(localStorage['inglenook.decks.lotr.removed'] ?? '{}')).length"
    )
    phone.goto(f"{serving.address}/decks")
    expect(phone.locator(".deckcard--new")).to_be_visible()
    expect(phone.locator(".deckcard h2")).to_have_count(0)
    context.close()
    assert [one for one in errors if "ERR_INTERNET_DISCONNECTED" not in one] == []
