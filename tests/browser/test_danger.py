"""A warning of danger on a phone: the button that would lose Frodo says so before it is pressed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from inglenook.kernel.game import Game
from inglenook.kernel.views.dangers import LOST
from inglenook.registry import find
from tests.browser.accessibility import colours, prepare, structure
from tests.browser.chromium import PHONE, Newcomer
from tests.browser.played import lay_out, play_out, whole_game
from tests.browser.serving import Serving

SEEDS = ("one", "two", "three", "four", "five", "six", "seven", "eight")


def fatal_pass() -> tuple[str, int, int]:
    """Returns a heuristic bots' game, the moment at which a pass overwhelms the Ring-bearer, and the minion."""
    entry = find("lotr")
    assert entry.play.dangers is not None
    for seed in SEEDS:
        played = whole_game("lotr", seed, 2)
        game: Game[Any] = Game.start(entry.rulebook, played.setup, seed)
        for number, given in enumerate(played.answers):
            assert game.pending is not None
            seat = game.pending.seat
            for one in entry.play.dangers(game, seat):
                if one.fate == "overwhelmed" and one.ends == LOST and one.option and one.option.verb == "pass":
                    return seed, number, seat
            game.give_again([given])
    raise AssertionError("in none of these games a pass would lose")


@pytest.mark.rule("SR-48", "KR-24")
@pytest.mark.timeout(180)
def test_the_warning_is_there_before_the_fatal_tap(newcomer: Newcomer, serving: Serving) -> None:
    """Before a fatal pass the page names the loss and its reason, marks the card, and one tap still passes."""
    seed, number, seat = fatal_pass()
    lay_out(serving.database, *play_out("danger", "lotr", seed))
    page = newcomer("en-GB", "tap", PHONE)
    page.goto(f"{serving.address}/replay/danger?at={number}&viewer={seat}")
    page.locator(".replay").wait_for()
    page.locator(".replay__toggle").tap()
    page.locator(".replay__more .btn", has_text="Play on").tap()
    page.locator(".option--menu").nth(seat).tap()
    page.wait_for_url("**/table/*")
    alarm = page.locator("#decision .alarm")
    expect(alarm).to_contain_text("you lose the game")
    button = page.locator("#decision .btn--fatal")
    expect(button).to_contain_text("lose the game")
    expect(button).to_be_in_viewport()
    assert button.evaluate("one => getComputedStyle(one).backgroundColor") == "rgb(168, 35, 26)"
    expect(page.locator("button.card[data-fatal=lost]")).to_have_count(1)
    prepare(page)
    assert structure(page) == []
    unreadable = [
        fault for fault in colours(page) if any(part in fault for part in ("alarm", "btn--fatal", "decision"))
    ]
    assert unreadable == []
    button.tap()
    expect(page.locator("#decision.decision--over")).to_be_visible()
