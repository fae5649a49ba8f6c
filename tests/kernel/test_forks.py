"""Tests of forks of games that were told at some point to ask everything."""

from __future__ import annotations

import random

import pytest

from embers.game import Embers
from inglenook.kernel.game import Game


@pytest.mark.rule("KR-6")
def test_a_game_that_goes_step_by_step_is_forked_as_it_went() -> None:
    """Questions answered automatically earlier in the step are not asked in a fork or after an undo either."""
    forked, dice = 0, random.Random(1)
    for seed in range(12):
        game = Game.start(Embers(), {"seats": 2}, str(seed))
        while game.pending is not None:
            later = game.fork(keep=True)
            later.go_step_by_step()
            later.pick((0,))
            for keep in (True, False) if later.pending is not None else ():
                assert later.digest() == later.fork(keep).digest()
                forked += 1
            if later.why_no_undo_by_consent(len(game.answers)) is None:
                later.undo_by_consent(len(game.answers), (0, 1))
                assert (game.digest(), len(game.answers)) == (later.digest(), len(later.answers))
            game.pick((dice.randrange(len(game.pending.options)),))
    assert forked
