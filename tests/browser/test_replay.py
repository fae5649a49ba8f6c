"""Replays in the browser: going anywhere, changing sides and playing on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import DESKTOP, PHONE, Newcomer
from tests.browser.person import Person
from tests.browser.played import lay_out, play_out
from tests.browser.serving import Serving

SEEDS = {"lotr": "steps 1", "talisman": "late 1"}


@pytest.mark.rule("SR-26", "SR-40")
@pytest.mark.timeout(180)
@pytest.mark.parametrize(
    ("way", "size"), [("keys", DESKTOP), ("tap", PHONE)], ids=["keyboard, desktop", "touch, phone"]
)
def test_talisman_from_a_late_position(newcomer: Newcomer, serving: Serving, way: str, size: dict[str, int]) -> None:
    """A player continues a finished Talisman game from near its end and plays it to its end."""
    row, seats, entries = play_out(f"late-{way}", "talisman", "late 1")
    lay_out(serving.database, row, seats, entries)
    page = newcomer("en-GB", way, size)
    late = len(entries) - 12
    loser = 1 - row.winners[0]
    page.goto(f"{serving.address}/replay/{row.id}?at={late}&viewer={loser}")
    page.locator(".replay").wait_for()
    person = Person(page, f"late {way}", way)
    more = page.locator(".replay__toggle")
    if more.is_visible():
        person.press(more)
    person.press(page.locator(".replay__more .btn", has_text="Play on"))
    person.press(page.locator(".option--menu").nth(loser))
    page.wait_for_url("**/table/*")
    person.play(most=400)
    assert person.is_over


@pytest.mark.rule("SR-25")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_stepping(newcomer: Newcomer, serving: Serving, game: str) -> None:
    """A replay is stepped by keyboard, has an address for each moment, and stages events when it plays."""
    row, seats, entries = play_out(f"steps-{game}", game, SEEDS[game])
    lay_out(serving.database, row, seats, entries)
    page = newcomer()
    page.goto(f"{serving.address}/replay/{row.id}?at=20&viewer=0")
    now = page.locator(".replay__now small")
    expect(now).to_contain_text("20")
    for key, at in (("ArrowRight", 21), ("ArrowRight", 22), ("ArrowLeft", 21), ("End", len(entries)), ("Home", 0)):
        page.keyboard.press(key)
        expect(now).to_contain_text(str(at))
    page.goto(f"{serving.address}/replay/{row.id}?at=33&viewer=1")
    expect(now).to_contain_text("33")
    expect(page.locator(".stage")).to_have_count(0)
    page.keyboard.press(" ")
    page.locator(".stage").wait_for()


@pytest.mark.rule("SR-25")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_open_hands_can_be_read(newcomer: Newcomer, serving: Serving, size: dict[str, int]) -> None:
    """With all hands open the titles of all cards are whole, and no player is shown as thinking."""
    row, seats, entries = play_out(f"open-{size['width']}", "lotr", SEEDS["lotr"])
    lay_out(serving.database, row, seats, entries)
    page = newcomer("en-GB", "click", size)
    page.goto(f"{serving.address}/replay/{row.id}?at=60&viewer=-2")
    titles = page.locator(".hand--open .borne__title")
    expect(titles.first).to_be_visible()
    assert titles.count() > 8
    assert not titles.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length")
    expect(page.locator(".replay__now small")).to_contain_text("Next: ")
    expect(page.locator(".decision--waiting")).to_be_hidden()
