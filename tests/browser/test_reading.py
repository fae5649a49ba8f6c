"""Reading cards and spaces: one gesture shows each of them, even one that can be chosen, without choosing it."""

from __future__ import annotations

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import prepare, structure
from tests.browser.chromium import PHONE, Newcomer
from tests.browser.played import lay_out, play_on, play_out
from tests.browser.serving import Serving

MOMENTS = {
    "lotr": ("pictures 1", frozenset({"prompt-phase-action", "word-skirmish"}), 60),
    "talisman": ("pictures 3", frozenset({"prompt-moment-turn-start"}), 200),
}
"""For each game the seed of a finished one, and where to play on."""

READABLE = "main [data-handle][data-definition], .zones [data-handle][data-definition]"
SELECTABLE = "main :is(.is-can, .slot--can, .space--can)[data-handle][data-definition]"
TAPPED = ":is(#hand .card.is-can, .space--here)"
OPEN = ".pop--read:popover-open"


def come_to(page: Page, serving: Serving, game: str, name: str) -> None:
    """Opens a table of a game with something to choose."""
    seed, prompts, after = MOMENTS[game]
    lay_out(serving.database, *play_out(name, game, seed))
    play_on(page, serving.address, name, prompts, after)
    expect(page.locator("#decision .option").first).to_be_attached()


def look_at_one(page: Page) -> None:
    """Checks that hovering enlarges a card."""
    large = page.locator(".lotr-peek:popover-open .card--full, .peek--open article")
    for _ in range(4):  # while the table is still being drawn, a thing may be drawn anew under the pointer
        page.mouse.move(5, 300)
        box = page.locator("main :is(.card.is-can, .slot--can)").first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)  # as a hand does
        with suppress(AssertionError):
            expect(large).to_be_visible(timeout=3_000)
            break
    expect(large).to_be_visible()
    page.mouse.move(5, 300)
    expect(large).to_have_count(0)


def read_all(page: Page, what: str) -> int:
    """Opens each card or space with focus and `?`; returns how many of them can be chosen."""
    things = page.locator(what)
    marked = 0
    for place in range(things.count()):
        thing = things.nth(place)
        if not thing.is_visible():
            continue
        marked += thing.evaluate("one => /(is|slot|space)-*(can|chosen)/.test(one.getAttribute('class'))")
        thing.focus()
        page.keyboard.press("?")
        reader = page.locator(OPEN)
        expect(reader).to_be_visible()
        assert re.search(r"\w", reader.inner_text())
        page.keyboard.press("Escape")
        expect(reader).to_be_hidden()
    return marked


@pytest.fixture
def table(newcomer: Newcomer, serving: Serving, request: pytest.FixtureRequest) -> tuple[Page, list[str]]:
    """Returns a table for mouse or touch, and the list of requests that its page sends."""
    game, way = request.param
    page = newcomer("en-GB", way, *([PHONE] if way == "tap" else []))
    done: list[str] = []

    def sent(frame: str | bytes) -> None:
        kind = json.loads(frame)["type"]
        if kind in ("answer", "aside", "undo"):
            done.append(kind)

    page.on("websocket", lambda connection: connection.on("framesent", sent))
    come_to(page, serving, game, f"reading-{game}-{way}")
    return page, done


@pytest.mark.rule("SR-47")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("table", [("lotr", "click"), ("talisman", "click")], indirect=True, ids=["lotr", "talisman"])
def test_everything_can_be_read_and_reading_does_nothing(table: tuple[Page, list[str]]) -> None:
    """Hovering, and focus with `?`, show every card and space and send no request."""
    page, done = table
    look_at_one(page)
    assert read_all(page, READABLE)
    assert [] == done


@pytest.mark.rule("SR-47", "SR-44")
@pytest.mark.timeout(180)
@pytest.mark.parametrize("table", [("lotr", "tap"), ("talisman", "tap")], indirect=True, ids=["lotr", "talisman"])
def test_the_first_tap_reads_and_a_named_button_acts(table: tuple[Page, list[str]]) -> None:
    """The first tap on a card or space opens an accessible sheet, and only the sheet's button chooses it."""
    page, done = table
    page.locator(TAPPED).first.tap(force=True)
    reader = page.locator(OPEN)
    expect(reader).to_be_visible()
    prepare(page)
    assert [] == structure(page)
    assert [] == done
    act = reader.locator(".reader__acts .btn--primary")
    if act.count():
        assert re.search(r"\w{3}", act.inner_text())
        act.tap()
        page.wait_for_function(
            "version => Number(document.querySelector('#decision').dataset.version) > version", arg=0
        )
        assert ["answer"] == done
