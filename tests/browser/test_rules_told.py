"""A table shows the name of its rule set and each rule that differs from the set."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from inglenook.lotr.entry.new_table import options as lotr_options
from inglenook.registry import find
from inglenook.registry.new_table import Option
from inglenook.talisman.entry.new_table import options as talisman_options
from inglenook.wording import Wording
from tests.browser.chromium import Newcomer, errors_on
from tests.browser.played import post
from tests.browser.serving import Serving


@pytest.mark.rule("LG-125")
@pytest.mark.parametrize("begun", [False, True], ids=["in the room", "in play"])
def test_the_rules_of_a_table_are_told(newcomer: Newcomer, serving: Serving, begun: bool) -> None:
    """The rules page of a table names the second first hand as the only difference from tournament rulings."""
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


@pytest.mark.timeout(120)
@pytest.mark.rule("LG-125")
@pytest.mark.parametrize(
    ("game", "key", "last", "laying"),
    [("lotr", "rules", "later-rulings", lotr_options), ("talisman", "house", "customary", talisman_options)],
    ids=["lotr", "talisman"],
)
def test_a_rule_set_is_chosen_at_a_new_table(
    newcomer: Newcomer, serving: Serving, game: str, key: str, last: str, laying: Callable[[], list[Option]]
) -> None:
    """Each rule set sets its switches in the form, and a new table plays by exactly the chosen set."""
    page = newcomer("en-GB")
    errors = errors_on(page)
    page.goto(f"{serving.address}/new?game={game}")
    options = laying()
    sets = next(option for option in options if option.key == key)
    switches = [option for option in options if option.kind == "switch"]
    page.locator(".house summary").click()
    ticks = page.locator(".house__list input[type=checkbox]")
    for name in [*[one for one in sets.values if one != last], last]:
        page.locator(f"#option-{key}").select_option(name)
        for place, option in enumerate(switches):
            on = sets.sets[name].get(option.key, option.default) == "1"
            expect(ticks.nth(place)).to_be_checked(checked=on)
    page.locator(".laying__table .btn--primary").click()
    page.wait_for_url("**/table/*")
    title = Wording("en", find(game).locales).say(sets.values[last])
    expect(page.locator(".chip").filter(has_text=title)).to_have_count(1)
    expect(page.locator(".chip").filter(has_text="Not:")).to_have_count(0)
    assert errors == []
