"""Elven promotional cards."""

from __future__ import annotations

import pytest

from tests.lotr.cards.standing import GIMLI, LEGOLAS, standing
from tests.lotr.samples import minion

ORC = minion("Orc", strength=9, vitality=4)
ARWEN = "0P63"


@pytest.mark.card(ARWEN)
def test_arwen_weakens_the_foe_of_an_elf() -> None:
    """Arwen: she exerts to make a minion skirmishing any Elf strength -2."""
    at = standing()
    arwen, legolas = at.play(ARWEN), at.play(LEGOLAS)
    foes, other = [at.play(ORC), at.play(ORC)], at.play(ORC)
    game = at.skirmish(legolas, *foes).choose("use", arwen)
    assert sorted(foes) == sorted(game.choices())
    game.choose("choose", foes[0])
    assert ([7, 9, 9], 1) == ([game.strength(one) for one in (*foes, other)], game.wounds(arwen))
    assert 9 == game.passes().strength(foes[0])


@pytest.mark.card(ARWEN)
def test_arwen_does_not_help_a_dwarf() -> None:
    """Arwen: a minion skirmishing a companion who is no Elf loses no strength."""
    at = standing()
    arwen, gimli, orc = at.play(ARWEN), at.play(GIMLI), at.play(ORC)
    game = at.skirmish(gimli, orc).choose("use", arwen)
    assert (9, 1) == (game.strength(orc), game.wounds(arwen))


@pytest.mark.card(ARWEN)
def test_arwen_exhausted() -> None:
    """Arwen: an exhausted Arwen cannot use the ability."""
    at = standing()
    arwen = at.play(ARWEN, wounds=2)
    assert not at.skirmish(arwen, at.play(ORC)).offered("use", arwen)
