"""Gollum cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.positions import ring_bound
from tests.lotr.cards.standing import GIMLI, LEGOLAS, burdens, in_rohan
from tests.lotr.samples import minion

ORC = minion("Orc", strength=5, vitality=4)
OLD_NOSER = "5C28"


@pytest.mark.card(OLD_NOSER)
def test_the_old_noser_comes_with_a_burden() -> None:
    """He costs a burden, and is Ring-bound."""
    at = in_rohan()
    at.hand(0, OLD_NOSER)
    game = at.fellowship().choose("play", OLD_NOSER)
    (smeagol,) = game.in_play(OLD_NOSER)
    assert (1, True) == (burdens(game), ring_bound(game.table, smeagol))


@pytest.mark.card(OLD_NOSER)
def test_the_old_noser_smells_what_is_coming() -> None:
    """Two exertions: for each Shadow card among the top four a wound, and all four go beneath, as he likes."""
    at = in_rohan()
    smeagol, orc = at.play(OLD_NOSER), at.play(ORC)
    first, second, third, fourth, fifth = at.deck(0, ORC, GIMLI, ORC, LEGOLAS, ORC)
    game = at.regroup().choose("use", smeagol).choose_all(fourth, third, second, first)
    assert (2, 2) == (game.wounds(orc), game.wounds(smeagol))
    assert (fifth, fourth, third, second, first) == game.table.players[0].deck


@pytest.mark.card(OLD_NOSER)
def test_the_old_noser_needs_the_strength_for_it() -> None:
    """With two wounds of four he can exert but once more."""
    at = in_rohan()
    smeagol = at.play(OLD_NOSER, wounds=2)
    at.deck(0, ORC, ORC, ORC, ORC)
    assert not at.regroup().offered("use", smeagol)
