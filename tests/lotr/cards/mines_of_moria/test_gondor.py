"""Gondor cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import (
    BOROMIR,
    standing,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import minion

STRONG_ORC = minion("Orc", strength=9, vitality=4)


def fleeing(tokens: int) -> tuple[Playing, int, int]:
    """Boromir has won; there is an exhausted Orc and one that is not."""
    at = standing().pool(tokens)
    boromir, loser = at.play(BOROMIR), at.play(minion("Losing Orc", strength=5, vitality=4))
    tired = at.play(STRONG_ORC, wounds=3)
    at.hand(0, "2U33")
    return at.skirmish(boromir, loser).pass_().pass_().choose("respond", "2U33"), tired, loser


@pytest.mark.card("2U33")
@pytest.mark.parametrize("pays", [True, False])
def test_flee_in_terror_unless_the_owner_pays(pays: bool) -> None:
    """The exhausted Orc is discarded, unless its owner removes three tokens."""
    game, tired, loser = fleeing(4)
    assert 1 == game.asked
    game.choose("yes" if pays else "no")
    expected = (terms.PLAY, 1) if pays else (terms.DISCARD_PILE, 4)
    assert (*expected, terms.PLAY) == (game.zone(tired), game.table.twilight, game.zone(loser))


@pytest.mark.card("2U33")
def test_who_cannot_pay_is_not_asked() -> None:
    """Two tokens are not enough."""
    game, tired, _loser = fleeing(2)
    assert (terms.DISCARD_PILE, 2) == (game.zone(tired), game.table.twilight)


@pytest.mark.card("2C37")
@pytest.mark.parametrize(("fierce", "strength"), [(False, 9), (True, 11)])
def test_the_sentinels_of_numenor(fierce: bool, strength: int) -> None:
    """Two more for a companion of Gondor, four in a fierce skirmish."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.hand(0, "2C37")
    game = at.skirmish(boromir, at.play(STRONG_ORC), fierce=fierce).choose("play", "2C37")
    assert strength == game.strength(boromir)
