"""Tests of the keen bot, which tries something new half of the time and otherwise follows another bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt

import pytest

from inglenook.bots.keen import Keen
from inglenook.kernel.decisions import ACTION, Decision, Option, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked

PASS = Option("pass")


class Asked(SeatPlayer):
    """A seat asked exactly this question; cards with numbers from 20 up are hidden from it."""

    def __init__(self, options: Sequence[Option], least: int = 1, most: int = 1) -> None:
        self.asked = Decision(0, ACTION, Message("prompt"), tuple(options), least, most)

    @property
    def decision(self) -> Decision:
        return self.asked

    def definition(self, thing: Thing) -> str:
        return f"card {thing % 10}" if 0 <= thing < 20 else ""


class Passing:
    """A bot that takes the first options, as few as allowed, and hums as its aside."""

    def aside(self, seat: SeatPlayer) -> str | None:
        return "hum"

    def choose(self, seat: SeatPlayer) -> Picked:
        return tuple(range(max(1, seat.decision.least)))


def keen(seed: object = 1) -> Keen:
    """Returns a keen bot that tries to play cards."""
    return Keen(Dice(f"{seed}"), Passing(), ("play",))


@pytest.mark.rule("KR-22")
def test_something_new_is_done_as_often_as_not() -> None:
    """The keen bot takes a new option half of the time, each equally likely, and otherwise follows the other bot."""
    asked = Asked([PASS, *[Option("play", thing) for thing in range(4)]])
    counts = Counter([keen(seed).choose(asked) for seed in range(2000)])

    assert counts.keys() == {(index,) for index in range(5)}
    assert abs(counts[(0,)] - 1000) < 5 * sqrt(2000 / 4)
    assert all(abs(counts[(index,)] - 250) < 5 * sqrt(2000 / 8) for index in range(1, 5))


@pytest.mark.rule("KR-22")
def test_nothing_is_tried_twice() -> None:
    """The keen bot tries no card twice, in any copy, nor one that the other bot has played."""
    bot = keen()
    asked = Asked([PASS, Option("play", 3), Option("play", 13), Option("play", 4)])
    answers = Counter([bot.choose(asked) for _time in range(100)])
    forced = Asked([Option("play", 5)])

    assert (answers[(1,)] + answers[(2,)], answers[(3,)]) == (1, 1)
    assert bot.choose(forced) == (0,)
    assert {bot.choose(Asked([PASS, Option("play", 15)])) for _time in range(50)} == {(0,)}


@pytest.mark.rule("KR-22", "KR-7")
@pytest.mark.parametrize(
    "asked",
    [
        Asked([PASS, Option("use", 1), Option("play", 25), Option("play")]),
        Asked([PASS, Option("play", 1), Option("play", 2)], 2, 3),
        Asked([PASS, Option("play", 1)], 0, 0),
    ],
)
def test_everything_else_is_up_to_the_other_bot(asked: Asked) -> None:
    """The keen bot follows the other bot on other verbs, unknown cards, and questions for several or no answers."""
    assert {keen(seed).choose(asked) for seed in range(20)} == {Passing().choose(asked)}
    assert keen().aside(asked) == "hum"
