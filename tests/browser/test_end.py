"""The end of a game in the browser: the reason, turning points, figures and the next game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import colours, prepare, structure
from tests.browser.chromium import PHONE, Newcomer
from tests.browser.person import lay
from tests.browser.played import lay_out, play_out
from tests.browser.serving import Serving

DECKS = ("fellowship-aragorn", "fellowship-gandalf")
END = "dialog.end"


def concede(page: Page) -> None:
    """Concedes by the menu, which asks for confirmation."""
    page.locator("#decision").wait_for()
    page.locator(".bar button[aria-haspopup]", has=page.locator("[data-symbol='ui-menu']")).click()
    page.locator(".settings__concede").click()
    page.locator(".settings__concede").click()


def give_up(page: Page, serving: Serving, game: str, *decks: str) -> str:
    """Begins a game against a bot and concedes; returns the table's id."""
    chosen = [{"deck": deck} for deck in decks] or [{}, {}]
    seats = [{"kind": "you", **chosen[0]}, {"kind": "bot", "bot": "easy", **chosen[1]}]
    table = lay(page, serving, game, seats, begin=True)
    page.goto(f"{serving.address}/table/{table}")
    concede(page)
    return table


@pytest.mark.rule("SR-49", "SR-44")
@pytest.mark.timeout(240)
def test_the_end_of_a_card_game(newcomer: Newcomer, serving: Serving) -> None:
    """The end of a card game opens by itself, gives the reason, links to the replay, and offers swapped decks."""
    page = newcomer()
    table = give_up(page, serving, "lotr", *DECKS)
    end = page.locator(END)
    expect(end.locator("h2")).to_contain_text("has won")
    expect(end.locator(".decision__why")).to_contain_text("You have conceded.")
    expect(end.locator(".account tbody tr").first).to_be_visible()
    prepare(page)
    assert [] == structure(page) + colours(page)

    page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    page.get_by_role("button", name="How it went").click()
    end.get_by_role("button", name="Play again, decks swapped").click()
    page.wait_for_function("before => !location.pathname.endsWith(before)", arg=table)
    after = page.request.get(f"{serving.address}/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]
    assert [("bot", DECKS[0]), ("person", DECKS[1])] == [(seat["kind"], seat["deck"]) for seat in after]


@pytest.mark.rule("SR-49")
@pytest.mark.timeout(240)
def test_the_next_deck_is_chosen_in_place(newcomer: Newcomer, serving: Serving) -> None:
    """Another deck for the next game can be chosen on the end screen, on a phone and in Finnish."""
    page = newcomer("fi-FI", "click", PHONE)
    table = give_up(page, serving, "lotr", *DECKS)
    end = page.locator(END)
    end.get_by_role("button", name="Toinen pakka").click()
    end.locator("ing-deck-choice select").select_option(DECKS[1])
    end.get_by_role("button", name="Pelaa uudelleen tällä pakalla").click()
    page.wait_for_function("before => !location.pathname.endsWith(before)", arg=table)
    after = page.request.get(f"{serving.address}/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]
    assert [DECKS[1], DECKS[1]] == [seat["deck"] for seat in after]


@pytest.mark.rule("SR-49")
@pytest.mark.timeout(240)
def test_a_turning_point_leads_into_the_replay(newcomer: Newcomer, serving: Serving) -> None:
    """A turning point of a Talisman game links to the moment before it in the replay, seen from the winner's side."""
    row, seats, entries = play_out("end-talisman", "talisman", "late 1")
    lay_out(serving.database, row, seats, entries)
    page = newcomer("nl-NL")
    page.goto(f"{serving.address}/table/{row.id}")
    page.get_by_role("button", name="Hoe het verliep").click()
    expect(page.locator(f"{END} .chance")).to_be_visible()
    see = page.locator(f"{END} .turns a").last
    address = str(see.get_attribute("href"))
    see.click()
    page.wait_for_url("**/replay/*")
    assert page.url.endswith(address)
    expect(page.locator(".replay__now small")).to_contain_text(address.partition("at=")[2].partition("&")[0])
