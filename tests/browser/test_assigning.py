"""Skirmishes are assigned on the table with every input device, and sent with Done."""

from __future__ import annotations

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.chromium import DESKTOP, PHONE, Newcomer
from tests.browser.played import lay_out, play_on, play_out
from tests.browser.serving import Serving

ASSIGNING = frozenset({"prompt-assign-defenders"})
MADE = ".lane--made"
DIGITS = re.compile(r"^\s*\d+\s*$")


@pytest.fixture(scope="module")
def finished(serving: Serving) -> str:
    """Returns a finished game in which a player has to assign skirmishes early."""
    row, seats, entries = play_out("assigning", "lotr", "pictures 2", 6)
    lay_out(serving.database, row, seats, entries)
    return row.id


def answers_of(page: Page) -> list[str]:
    """Returns the answers that a page sends from now on."""
    given: list[str] = []

    def sent(frame: str | bytes) -> None:
        request = json.loads(frame)
        if request["type"] == "answer":
            given.extend(request["keys"])

    page.on("websocket", lambda connection: connection.on("framesent", sent))
    return given


def by_mouse(page: Page, fighter: Locator, minion: Locator) -> None:
    """Assigns with a click on each of the two cards."""
    fighter.click()
    expect(page.locator(".preview").first).to_be_visible()
    minion.click()


def by_dragging(page: Page, fighter: Locator, minion: Locator) -> None:
    """Assigns by dragging the companion to the minion with the mouse."""
    start, goal = fighter.bounding_box(), minion.bounding_box()
    assert start is not None and goal is not None
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 20, steps=4)
    page.mouse.move(goal["x"] + 30, goal["y"] + 40, steps=6)
    page.mouse.up()


def by_taps(page: Page, fighter: Locator, minion: Locator) -> None:
    """Assigns with two taps."""
    fighter.tap()
    minion.tap()


def by_finger(page: Page, fighter: Locator, minion: Locator) -> None:
    """Assigns by dragging with a finger."""
    fighter.scroll_into_view_if_needed()
    start, goal = fighter.bounding_box(), minion.bounding_box()
    assert start is not None and goal is not None
    touch = page.context.new_cdp_session(page)

    def point(kind: str, x: float, y: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y, right, down = start["x"] + 25, start["y"] + 25, goal["x"] + 25, goal["y"] + 30
    point("touchStart", x, y)
    for part in range(1, 9):
        point("touchMove", x + (right - x) * part / 8, y + (down - y) * part / 8)
    point("touchEnd", right, down)


def tapped(button: Locator, gone: Locator) -> None:
    """Taps until an element is gone, as a browser takes the first tap after a drag for the end of a movement."""
    for _ in range(4):
        button.tap()
        with suppress(AssertionError):
            expect(gone).to_have_count(0, timeout=1_000)
            return


def by_keys(page: Page, fighter: Locator, minion: Locator) -> None:
    """Assigns by keyboard: Enter selects a companion and moves the focus to the possible minions."""
    fighter.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lane__minions .card.is-can").first).to_be_focused()
    page.keyboard.press("Enter")


def by_list(page: Page, fighter: Locator, minion: Locator) -> None:
    """Assigns with the list of labelled buttons that screen readers find."""
    panel = page.get_by_role("region", name="Assign your characters")
    if not panel.locator("details.listed[open]").count():
        panel.locator("summary").filter(has_text="list").press("Enter")
    panel.get_by_role("button", name=re.compile(r" against ")).first.press("Enter")


WAYS = {
    "mouse": (by_mouse, "click", DESKTOP),
    "dragging": (by_dragging, "click", DESKTOP),
    "taps": (by_taps, "tap", PHONE),
    "finger": (by_finger, "tap", PHONE),
    "keys": (by_keys, "keys", DESKTOP),
    "list": (by_list, "keys", DESKTOP),
}


@pytest.mark.rule("LR-17.4", "LR-17.14")
@pytest.mark.timeout(180)
@pytest.mark.parametrize("way", WAYS)
def test_a_lane_forms_is_taken_apart_and_sent_with_one_done(
    newcomer: Newcomer, serving: Serving, finished: str, way: str
) -> None:
    """A lane forms, is taken apart and forms again without a message, and Done sends the pair and the end."""
    bring_together, how, size = WAYS[way]
    page = newcomer("en-GB", how, size)
    given = answers_of(page)
    play_on(page, serving.address, finished, ASSIGNING)
    fighters, minions = (
        page.locator(".lane--loose .lane__fellowship .card"),
        page.locator(".lane--loose .lane__minions .card"),
    )
    expect(fighters.nth(1)).to_be_visible()
    assert minions.count() >= 2

    bring_together(page, fighters.nth(1), minions.first)
    expect(page.locator(MADE)).to_have_count(1)
    expect(page.locator(f"{MADE} .vs__side")).to_have_text([DIGITS, DIGITS])  # as soon as the server has told them
    expect(page.locator(".plan__lane")).to_have_count(1)

    apart = page.locator(f"{MADE} .lane__apart")
    if how == "tap":
        tapped(apart, page.locator(MADE))
    elif way == "keys":
        page.locator(f"{MADE} .lane__fellowship .card").focus()
        page.keyboard.press("Backspace")
    else:
        apart.click()
    expect(page.locator(MADE)).to_have_count(0)
    bring_together(page, fighters.nth(1), minions.first)
    expect(page.locator(MADE)).to_have_count(1)
    assert [] == given

    if way == "keys":
        page.keyboard.press("d")
    else:
        page.locator("#decision [data-key=pass]").click()
    expect(page.locator(MADE)).to_have_count(0)
    assert ["assign", "done"] == [key.partition(":")[0] for key in given]
    expect(page.locator(":is(.lane--wait, .lane--now) .lane__minions .card").first).to_be_visible()
