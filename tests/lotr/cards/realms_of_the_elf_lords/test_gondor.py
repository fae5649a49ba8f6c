"""Gondor cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    LEGOLAS,
    standing,
    zones,
)
from tests.lotr.samples import condition, minion

STRONG_ORC = minion("Orc", strength=9, vitality=4)


@pytest.mark.card("3C37")
def test_answering_the_cries() -> None:
    """A tale of Gondor from hand makes a companion of Gondor stronger by two."""
    at = standing()
    answer, boromir = at.play("3C37"), at.play(BOROMIR)
    tale, other = at.hand(0, condition("Tale", culture="gondor", keywords=(("tale", 1),)), "1C24")
    game = at.skirmish(boromir, at.play(STRONG_ORC)).choose("use", answer)
    assert ([terms.DISCARD_PILE, terms.HAND], 9) == (zones(game, tale, other), game.strength(boromir))
    assert not game.offered("use", answer)


@pytest.mark.card("3C43")
@pytest.mark.parametrize(("cost", "healed"), [(0, 0), (1, 1), (5, 2)])
def test_the_might_of_numenor(cost: int, healed: int) -> None:
    """As many companions are healed as the card revealed costs, one wound each, as far as they are wounded."""
    at = standing()
    hurt = [at.play(BOROMIR, wounds=2), at.play(GIMLI, wounds=2)]
    at.play(LEGOLAS)
    at.play(STRONG_ORC)
    at.hand(0, "3C43")
    at.hand(1, minion("Of Some Cost", cost=cost))
    game = at.maneuver().choose("play", "3C43")
    if healed == 1:
        game.choose("choose", hurt[0])
    assert 4 - healed == sum(game.wounds(one) for one in hurt)
    assert healed < 1 or game.wounds(hurt[0]) == 1


@pytest.mark.card("3P122")
def test_boromir_heals_at_the_price_of_twilight() -> None:
    """Two tokens for each wound."""
    at = standing()
    boromir = at.play("3P122", wounds=2)
    game = at.fellowship().choose("use", boromir).choose("use", boromir)
    assert (0, 4) == (game.wounds(boromir), game.table.twilight)
