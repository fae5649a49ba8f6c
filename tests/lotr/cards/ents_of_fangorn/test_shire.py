"""Shire cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import GIMLI, MERRY, in_rohan
from tests.lotr.samples import companion, minion

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
