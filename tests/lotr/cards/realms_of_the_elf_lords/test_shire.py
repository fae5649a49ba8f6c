"""Shire cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import GIMLI, SAM, standing
from tests.lotr.samples import minion

STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")


@pytest.mark.card("3C108")
@pytest.mark.parametrize(("foe", "wounds"), [(STRONG_ORC, 1), (URUK, 0)])
def test_a_frying_pan(foe: str, wounds: int) -> None:
    """Its bearer exerts to wound an Orc in his skirmish."""
    at = standing()
    sam, enemy, bystander = at.play(SAM), at.play(foe), at.play(STRONG_ORC)
    pan = at.play("3C108", on=sam)
    game = at.skirmish(sam, enemy).choose("use", pan)
    assert (wounds, 0, 1) == (game.wounds(enemy), game.wounds(bystander), game.wounds(sam))


@pytest.mark.card("3C112")
@pytest.mark.parametrize("hobbits", [1, 2])
def test_seek_and_hide(hobbits: int) -> None:
    """With two companions of the Shire, Frodo among them, a minion loses its damage bonuses for the skirmish."""
    at = standing()
    who = at.play(SAM) if hobbits == 2 else at.play(GIMLI)
    uruk = at.play("1C154")
    at.hand(0, "3C112")
    game = at.skirmish(who, uruk)
    assert (hobbits == 2) == game.offered("play", "3C112")
    if hobbits == 2:
        game.choose("play", "3C112")
        assert 0 == keyword(game.table, uruk, terms.DAMAGE)
