"""Tests of random playouts of positions."""

from __future__ import annotations

import pytest

from embers.game import Embers
from inglenook.bots.uniform import Uniform
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.search.playouts import play_at_random


@pytest.mark.rule("KR-22")
def test_a_position_played_on_at_random_goes_as_by_single_answers() -> None:
    """A playout at random equals the game of single random answers with the same dice."""
    single = Game.start(Embers(), {"seats": 3}, "on")
    bot = Uniform(Dice("on"))
    while single.pending is not None and len(single.answers) < 7:
        single.pick(bot.choose(SeatPlayer(single, single.pending.seat)))
    game = Game.start(Embers(), {"seats": 3}, "on")
    player = Uniform(Dice("on"))

    assert play_at_random(game, player, 7) == 7
    assert game.digest() == single.digest()
    rest = play_at_random(game, player, 10_000)
    assert 0 < rest < 10_000 and len(game.answers) == 7 + rest
    assert game.over and play_at_random(game, player, 1) == 0
