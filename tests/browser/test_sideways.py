"""A phone held sideways: what can be chosen is in sight, on the start page as at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Newcomer
from tests.browser.played import lay_out, play_on, play_out
from tests.browser.serving import Serving

pytestmark = pytest.mark.rule("SR-47")

SIDEWAYS = {"width": 844, "height": 390}


def test_every_option_is_in_sight_at_the_board(newcomer: Newcomer, serving: Serving) -> None:
    """Six things to choose from stand beside the board, whole, with what ends the question below them."""
    lay_out(serving.database, *play_out("sideways", "talisman", "pictures 3"))
    page = newcomer(way="tap", size=SIDEWAYS)
    play_on(page, serving.address, "sideways", frozenset(), 12)

    options = page.locator("#decision .option")
    expect(options).to_have_count(6)
    for option in options.all():
        expect(option).to_be_in_viewport(ratio=1)
    expect(page.locator("#decision [data-key=undo]")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".boardbox")).to_be_in_viewport()


def test_a_game_can_be_begun_without_scrolling(newcomer: Newcomer, serving: Serving) -> None:
    """The buttons that begin are on the first screen."""
    page = newcomer(way="tap", size=SIDEWAYS)
    page.goto(serving.address)

    for game in ("lotr", "talisman"):
        expect(page.locator(f"button[aria-describedby~=game-{game}]")).to_be_in_viewport(ratio=0.8)
