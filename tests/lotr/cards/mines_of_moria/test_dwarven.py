"""Dwarven cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.rules.archery import fellowship_archery
from inglenook.lotr.stats import shadow_number
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import (
    GIMLI,
    standing,
)
from tests.lotr.samples import minion, possession

DWARVEN_WEAPON = possession("Axe of Erebor", culture="dwarven", item_class=terms.HAND_WEAPON_CLASS, strength=0)
STRONG_ORC = minion("Orc", strength=9, vitality=4)
HAND_AXE = "2C10"
WEAPON = possession("Axe of Erebor", culture="dwarven", item_class=terms.HAND_WEAPON_CLASS)


@pytest.mark.card("2C5")
@pytest.mark.parametrize(("weapons", "bonus", "damage"), [(0, 2, 1), (1, 2, 1), (2, 4, 2)])
def test_a_flurry_of_blows(weapons: int, bonus: int, damage: int) -> None:
    """With two hand weapons the Dwarf is stronger by four instead of two, and gets damage +1."""
    at = standing()
    gimli = at.play(GIMLI)
    for id in (WEAPON, "2C10")[:weapons]:
        at.play(id, on=gimli)
    at.hand(0, "2C5")
    game = at.skirmish(gimli, at.play(STRONG_ORC))
    before = game.strength(gimli)
    game.choose("play", "2C5")
    assert (before + bonus, damage) == (game.strength(gimli), keyword(game.table, gimli, terms.DAMAGE))


@pytest.mark.card("2C10")
def test_a_hand_axe_is_a_second_weapon_and_can_be_thrown() -> None:
    """It is borne besides another hand weapon, and discarded for one more in the fellowship's archery."""
    at = standing()
    gimli = at.play(GIMLI)
    at.play(DWARVEN_WEAPON, on=gimli)
    at.hand(0, HAND_AXE)
    game = at.fellowship().choose("play", HAND_AXE)
    assert (2, 7) == (len(game.table.cards[gimli].borne), game.strength(gimli))
    at = standing()
    axe = at.play(HAND_AXE, on=at.play(GIMLI))
    at.play(STRONG_ORC)
    game = at.archery()
    assert 0 == fellowship_archery(game.table, 0)
    game.choose("use", axe)
    assert (1, terms.DISCARD_PILE) == (fellowship_archery(game.table, 0), game.zone(axe))


@pytest.mark.card("2P121")
def test_gimli_of_the_mountain_race_knows_the_deep_places() -> None:
    """The Shadow number of underground sites is two less, that of others is not."""
    at = standing(site=4)
    at.play("2P121")
    mine, other = at.table.path[3], at.table.path[1]
    table = at.fellowship().table
    assert (1, 2) == (shadow_number(table, mine), shadow_number(table, other))
