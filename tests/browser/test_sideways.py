"""A phone held sideways: all options are in sight, on the start page and at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Newcomer
from tests.browser.played import lay_out, play_on, play_out
from tests.browser.serving import Serving

pytestmark = pytest.mark.rule("SR-47")

SIDEWAYS = {"width": 844, "height": 390}


def test_every_option_is_in_sight_at_the_board(newcomer: Newcomer, serving: Serving) -> None:
    """On a sideways phone six options are whole beside the Talisman board, with the question's end below them."""
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
    """On a sideways phone the start page shows the buttons that begin a game without scrolling."""
    page = newcomer(way="tap", size=SIDEWAYS)
    page.goto(serving.address)

    for game in ("lotr", "talisman"):
        expect(page.locator(f"button[aria-describedby~=game-{game}]")).to_be_in_viewport(ratio=0.8)


@pytest.mark.parametrize("width", [844, 667])
def test_the_card_table_is_played_beside_its_decision(newcomer: Newcomer, serving: Serving, width: int) -> None:
    """On a sideways phone fighters, options, the ending button and the titles in hand are on the screen."""
    lay_out(serving.database, *play_out(f"lying-{width}", "lotr", "pictures 1"))
    page = newcomer(way="tap", size={"width": width, "height": 375})
    play_on(page, serving.address, f"lying-{width}", frozenset({"prompt-phase-action", "word-skirmish"}), 60)

    fighters = page.locator(".lane--now .card")
    expect(fighters).to_have_count(2)
    for fighter in fighters.all():
        expect(fighter).to_be_in_viewport(ratio=0.9)
    for part in ("#decision .option", "#decision [data-key=undo]", ".lotr .tabs button:last-child"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.5)
    expect(page.locator(".hand .card").first).to_be_in_viewport(ratio=0.3)


def test_a_replay_leaves_room_for_the_table(newcomer: Newcomer, serving: Serving) -> None:
    """On a sideways phone a replay's bar has one row, and both sides of the table are visible above it."""
    lay_out(serving.database, *play_out("lying-replay", "lotr", "pictures 1"))
    page = newcomer(way="tap", size=SIDEWAYS)
    page.goto(f"{serving.address}/replay/lying-replay?at=120&viewer=-2")

    expect(page.locator(".replay")).to_be_visible()
    assert page.locator(".replay").evaluate("bar => bar.offsetHeight") < 80
    for side in (".lane__minions .card", ".lane__fellowship .card"):
        expect(page.locator(side).first).to_be_in_viewport(ratio=0.9)
