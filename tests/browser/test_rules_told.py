"""A table says by which rules it plays: the set of rules with its name, and what differs from it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Newcomer, errors_on
from tests.browser.played import post
from tests.browser.serving import Serving


@pytest.mark.rule("LG-125")
@pytest.mark.parametrize("begun", [False, True], ids=["in the room", "in play"])
def test_the_rules_of_a_table_are_told(newcomer: Newcomer, serving: Serving, begun: bool) -> None:
    """A rule set that differs from tournament rulings only in the second first hand."""
    page = newcomer("en-GB")
    errors = errors_on(page)
    page.goto(serving.address)
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "easy"} if begun else {"kind": "open"}]
    table = {
        "game": "lotr",
        "title": "",
        "open": False,
        "pace": 0,
        "options": {"format": "fellowship", "rules": "later-rulings", "mulligan": "0"},
        "seats": seats,
        "begin": begun,
        "name": "Ann",
    }
    id = post(page, serving.address, "/api/tables", table)
    page.goto(f"{serving.address}/table/{id}")
    if begun:
        page.locator("[data-key=menu]").click()
    told = page.locator(".settings__rules .chip" if begun else ".chip")
    expect(told.filter(has_text="Later rulings")).to_have_count(1)
    expect(told.filter(has_text="Not: A bad first hand may be drawn anew")).to_have_count(1)
    expect(told.filter(has_text="fierce")).to_have_count(0)
    assert errors == []
