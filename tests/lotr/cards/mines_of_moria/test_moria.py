"""Moria cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import (
    GIMLI,
    LEGOLAS,
    hand_over,
    standing,
)
from tests.lotr.samples import minion

CAVE_ORC = minion("Cave Orc", strength=9, vitality=4, culture="moria")


@pytest.mark.card("2C61")
@pytest.mark.parametrize(("moves", "tokens"), [(1, 0), (2, 3)])
def test_flankers_come_when_the_fellowship_hurries(moves: int, tokens: int) -> None:
    """Three tokens may be added if it has moved more than once this turn."""
    at = standing(site=4).pool(5)
    at.table.moves = moves
    at.hand(1, "2C61")
    game = at.shadow().choose("play", "2C61")
    assert (moves > 1) == game.offered("respond", "2C61")
    if moves > 1:
        game.choose("respond", "2C61")
    assert tokens == game.table.twilight


@pytest.mark.card("2C62")
@pytest.mark.parametrize(("moves", "strength"), [(1, 6), (2, 9)])
def test_a_pursuer_is_stronger_after_a_second_move(moves: int, strength: int) -> None:
    """Strength +3 while the fellowship has moved more than once."""
    at = standing(site=4)
    at.table.moves = moves
    pursuer = at.play("2C62")
    assert strength == at.skirmish(at.play(GIMLI), pursuer).strength(pursuer)


@pytest.mark.card("2C65")
@pytest.mark.parametrize(("item", "damage"), [("1C182", 2), ("1C180", 0)])
def test_a_spearman_with_his_spear(item: str, damage: int) -> None:
    """Damage +2 with a Goblin Spear, and with nothing else."""
    at = standing(site=4)
    spearman = at.play("2C65")
    at.play(item, on=spearman)
    assert damage == keyword(at.skirmish(at.play(GIMLI), spearman).table, spearman, terms.DAMAGE)


@pytest.mark.card("2C69")
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("elf", "verb", "strength"), [(False, "", 5), (True, "yes", 3), (True, "no", 5)])
def test_old_differences(elf: bool, verb: str, strength: int) -> None:
    """A Dwarf in a skirmish with an Orc of Moria is weaker by one, by three if an Elf is spotted besides."""
    at = standing()
    gimli = at.play(GIMLI)
    if elf:
        at.play(LEGOLAS)
    at.hand(1, "2C69")
    game = hand_over(at.skirmish(gimli, at.play(CAVE_ORC))).choose("play", "2C69")
    assert elf == (game.prompt == "prompt-spot-or-not")
    if elf:
        game.choose(verb)
    assert strength == game.strength(gimli)
