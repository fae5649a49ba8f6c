"""Shire cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import GIMLI, MERRY, in_rohan
from tests.lotr.samples import ally, companion, minion

PLAIN_ENT = companion("Plain Ent", race="ent", culture="gandalf", strength=6, vitality=4)
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)


@pytest.mark.card("6C112")
def test_the_long_slow_wrath_of_a_hobbit() -> None:
    """He exerts; each companion of Gandalf's culture gives him strength and damage."""
    at = in_rohan()
    merry = at.play(MERRY)
    at.play(PLAIN_ENT)
    at.play(PLAIN_ENT)
    at.play(GIMLI)
    at.hand(0, "6C112")
    game = at.skirmish(merry, at.play(PLAIN_ORC)).choose("play", "6C112")
    found = (game.strength(merry), keyword(game.table, merry, terms.DAMAGE), game.wounds(merry))
    assert (5, 2, 1) == found


@pytest.mark.card("6R113")
def test_an_impatient_hobbit_runs_off() -> None:
    """He is discarded, and a companion of Gandalf's culture heals once; no Dwarf, and no ally."""
    at = in_rohan()
    merry, first, second = at.play("6R113"), at.play(PLAIN_ENT, wounds=2), at.play(PLAIN_ENT, wounds=1)
    at.play(GIMLI, wounds=1)
    at.play(ally("Old Ent", race="ent", culture="gandalf"), wounds=1)
    game = at.regroup().choose("use", merry)
    assert sorted([first, second]) == sorted(game.choices())
    game.choose("choose", first)
    assert (terms.DISCARD_PILE, 1, 1) == (game.zone(merry), game.wounds(first), game.wounds(second))
