"""Tests of the uniform bot: legal, with equally likely answers and dice of its own."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from embers.game import Embers
from inglenook.bots.uniform import Uniform
from inglenook.kernel.decisions import ACTION, Decision, Option
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.players import SeatPlayer


class Asked(SeatPlayer):
    """A seat asked exactly this question."""

    def __init__(self, decision: Decision) -> None:
        self.asked = decision

    @property
    def decision(self) -> Decision:
        return self.asked


def question(count: int, least: int, most: int, ordered: bool = False) -> Asked:
    """Returns a question with this number of options."""
    options = tuple(Option("take", index) for index in range(count))
    return Asked(Decision(0, ACTION, Message("prompt"), options, least, most, ordered))


def check_even(counts: Counter[object], kinds: int, total: int) -> None:
    """Checks that each kind came up equally often, within five standard deviations."""
    rate = 1 / kinds
    assert len(counts) == kinds
    for count in counts.values():
        assert abs(count - total * rate) < 5 * sqrt(total * rate * (1 - rate))


@pytest.mark.rule("KR-22")
@given(st.data(), st.integers(1, 12), st.booleans(), st.text(max_size=5))
def test_every_answer_is_legal(data: st.DataObject, count: int, ordered: bool, seed: str) -> None:
    """The bot gives the required number of different options, sorted where order does not matter."""
    least = data.draw(st.integers(0, count))
    most = data.draw(st.integers(least, count + 3))

    picked = Uniform(Dice(seed)).choose(question(count, least, most, ordered))

    assert least <= len(picked) <= most
    assert len(set(picked)) == len(picked)
    assert all(0 <= index < count for index in picked)
    assert ordered or list(picked) == sorted(picked)


@pytest.mark.rule("KR-22")
def test_each_option_is_equally_likely() -> None:
    """Each of seven options is equally likely to be chosen by the uniform bot."""
    bot, seat = Uniform(Dice("even")), question(7, 1, 1)

    check_even(Counter(bot.choose(seat) for _ in range(7000)), 7, 7000)


@pytest.mark.rule("KR-22")
def test_each_size_and_then_each_subset_is_equally_likely() -> None:
    """Of none to three of five options, each size is equally likely, and within it each subset."""
    bot, seat = Uniform(Dice("subsets")), question(5, 0, 3)
    picked = [bot.choose(seat) for _ in range(20_000)]

    check_even(Counter(map(len, picked)), 4, len(picked))
    pairs = [subset for subset in picked if len(subset) == 2]
    check_even(Counter(pairs), 10, len(pairs))


@pytest.mark.rule("KR-22")
def test_each_order_is_equally_likely() -> None:
    """Each order of three options is equally likely."""
    bot, seat = Uniform(Dice("orders")), question(3, 3, 3, ordered=True)

    check_even(Counter(bot.choose(seat) for _ in range(6000)), 6, 6000)


@pytest.mark.rule("KR-16", "KR-22")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_whole_games_are_played_and_chance_is_the_games_own(seed: str) -> None:
    """The bot plays whole games legally without asides, and its dice are separate from the game's."""
    game = Game.start(Embers(), {"seats": 3}, seed)
    bot = Uniform(Dice(seed))
    while game.pending is not None:
        rolled = game.table.dice.rolled
        picked = bot.choose(SeatPlayer(game, game.pending.seat))
        assert game.table.dice.rolled == rolled
        game.pick(picked)

    assert game.over and not any(given.is_aside for given in game.answers)
