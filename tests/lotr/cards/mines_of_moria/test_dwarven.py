"""Dwarven cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.rules.archery import fellowship_archery
from inglenook.lotr.stats import shadow_number
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
    """Flurry of Blows: a Dwarf bearing two hand weapons is strength +4 and damage +1 instead of strength +2."""
    at = standing()
    gimli = at.play(GIMLI)
    for id in (WEAPON, "2C10")[:weapons]:
        at.play(id, on=gimli)
    at.hand(0, "2C5")
    other = at.play("1C7")
    game = at.skirmish(gimli, at.play(STRONG_ORC))
    before = game.strength(gimli)
    game.choose("play", "2C5").choose("choose", gimli)
    assert (before + bonus, damage) == (game.strength(gimli), keyword(game.table, gimli, terms.DAMAGE))
    assert 4 == game.strength(other)


@pytest.mark.card("2C5")
def test_a_flurry_takes_two_weapons_in_hand() -> None:
    """Flurry of Blows: armor and one weapon do not count as two hand weapons."""
    at = standing()
    gimli = at.play(GIMLI)
    at.play(WEAPON, on=gimli)
    at.play("1C8", on=gimli)
    at.hand(0, "2C5")
    game = at.skirmish(gimli, at.play(STRONG_ORC)).choose("play", "2C5")
    assert (8, 1) == (game.strength(gimli), keyword(game.table, gimli, terms.DAMAGE))


@pytest.mark.card("2C10")
def test_a_hand_axe_is_a_second_weapon_and_can_be_thrown() -> None:
    """Hand Axe: it is borne besides another hand weapon and discarded to add 1 to the archery total."""
    at = standing(seats=3)
    gimli = at.play(GIMLI)
    at.play(DWARVEN_WEAPON, on=gimli)
    at.hand(0, HAND_AXE)
    game = at.fellowship().choose("play", HAND_AXE)
    assert (2, 7) == (len(game.table.cards[gimli].borne), game.strength(gimli))
    at = standing(seats=3)
    axe = at.play(HAND_AXE, on=at.play(GIMLI))
    at.play(STRONG_ORC)
    game = at.archery()
    assert 0 == fellowship_archery(game.table, 0)
    game.choose("use", axe)
    assert (1, terms.DISCARD_PILE) == (fellowship_archery(game.table, 0), game.zone(axe))


@pytest.mark.card("2P121")
def test_gimli_of_the_mountain_race_knows_the_deep_places() -> None:
    """Gimli, Dwarf of the Mountain-race: the Shadow number of underground sites is 2 less."""
    at = standing(site=4)
    at.play("2P121")
    mine, other = at.table.path[3], at.table.path[1]
    table = at.fellowship().table
    assert (1, 2) == (shadow_number(table, mine), shadow_number(table, other))


WAITING = "2R15"


@pytest.mark.card(WAITING)
def test_what_are_we_waiting_for_gives_two_cards_and_takes_two() -> None:
    """What Are We Waiting For?: an opponent draws two cards and discards two Shadow cards or skips a Shadow phase."""
    at = standing()
    gimli = at.play(GIMLI)
    at.hand(0, WAITING)
    friend, first, second, third = *at.hand(1, GIMLI, STRONG_ORC), *at.deck(1, STRONG_ORC, STRONG_ORC, GIMLI)[:2]
    game = at.fellowship().choose("play", WAITING)
    assert (1, 1, 4) == (game.asked, game.wounds(gimli), len(game.table.players[1].hand))
    game.choose("choice", amount=1)
    assert sorted([first, second, third]) == sorted(game.choices())
    game.choose_all(first, third)
    assert (friend, second) == game.table.players[1].hand
    assert () == game.table.skips


@pytest.mark.card(WAITING)
def test_what_are_we_waiting_for_can_cost_the_next_shadow_phase() -> None:
    """What Are We Waiting For?: only the opponent's next Shadow phase is skipped."""
    at = standing()
    at.play(GIMLI)
    at.hand(0, WAITING)
    at.hand(1, STRONG_ORC, STRONG_ORC)
    game = at.fellowship().choose("play", WAITING).choose("choice", amount=2)
    assert ((terms.SHADOW_PHASE, 1),) == game.table.skips
    game.choose("move")
    assert "log-phase-skipped" in game.log()
    assert terms.SHADOW_PHASE not in game.phases()
    while game.prompt != "prompt-move-again":
        game.choose("pass")
    game.choose("move")
    assert terms.SHADOW_PHASE in game.phases()


@pytest.mark.card(WAITING)
def test_who_cannot_discard_two_has_no_choice() -> None:
    """What Are We Waiting For?: an opponent with only one Shadow card must skip the Shadow phase."""
    at = standing(seats=3)
    at.play(GIMLI)
    at.hand(0, WAITING)
    at.hand(2, STRONG_ORC)
    at.deck(1, STRONG_ORC, STRONG_ORC)
    at.deck(2, GIMLI, GIMLI)
    game = at.fellowship().choose("play", WAITING).choose("player", amount=3)
    assert ((terms.SHADOW_PHASE, 2),) == game.table.skips
    assert [0, 3] == [len(game.table.players[seat].hand) for seat in (1, 2)]
