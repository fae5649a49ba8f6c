"""Tests of hints, which advise what the search would do with the seat's knowledge."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import ACTION, Decision, Option, pass_option
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message
from inglenook.kernel.players import SeatPlayer
from inglenook.registry import find
from inglenook.search.hints import hint, sparing, why
from inglenook.search.searcher import Searcher, Weighed
from tests.search.games import search_of
from tests.search.test_searcher import QUICK, begun, with_other_secrets

pytestmark = pytest.mark.rule("SR-34", "KR-7")


@pytest.mark.parametrize(("name", "moments"), [("lotr", (12, 30, 47)), ("talisman", (20, 33))])
def test_what_the_seat_cannot_see_makes_no_difference(name: str, moments: tuple[int, ...]) -> None:
    """Other hidden cards do not change the hint, which equals the searching bot's answer."""
    foresight, thumb = search_of(name).foresight(), find(name).bots["normal"](Dice("thumb"))
    compared = 0
    for answers in moments:
        game = begun(name, answers)
        assert game.pending is not None
        other = with_other_secrets(game, game.pending.seat, f"secrets {answers}")
        if other is None:
            continue
        compared += 1
        first, second = [hint(one, foresight, thumb, QUICK, Dice("hint")) for one in (game, other)]
        assert [(one.picked, one.chance) for one in first.answers] == [
            (one.picked, one.chance) for one in second.answers
        ]
        assert first.reason == second.reason
        chosen = Searcher(Dice("hint"), foresight, thumb, QUICK).choose(SeatPlayer(game, game.pending.seat))
        assert chosen == first.answers[0].picked or first.reason.id == "because-equal"

    assert compared


@pytest.mark.parametrize(
    ("results", "advised", "equal"), [([0.7, 0.72, 0.7, 0.7], 1, True), ([0.9, 1.0, 0.9, 1.0], 0, False)]
)
def test_what_makes_no_difference_is_said_to_and_the_pass_is_advised(
    results: list[float], advised: int, equal: bool
) -> None:
    """A use at 70.5 % against a pass at 70 % is called equal, within the error, and the pass is advised."""
    used, passed = Weighed((0,)), Weighed((1,))
    used.results, passed.results = results, [0.7, 0.7, 0.71, 0.7]
    decision = Decision(0, ACTION, Message("prompt"), (Option("use", 1), pass_option()))
    first = sparing(decision, used, [used, passed])
    assert first.picked == (advised,)
    others = [one for one in (used, passed) if one is not first]
    assert (why(search_of("lotr").foresight(), first, others) == Message("because-equal")) is equal
