"""Sauron cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import (
    BOROMIR,
    GANDALF,
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    hand_over,
    standing,
)
from tests.lotr.samples import condition, minion, possession

STRONG_ORC_OF_MORDOR = minion("Orc of Mordor", strength=9, vitality=4, culture="sauron")
RACES = [((), 0), ((GIMLI,), 1), ((GIMLI, LEGOLAS, BOROMIR), 3), ((GIMLI, "1C7", SAM, GANDALF), 2)]
"""Companions, and how many of the races count: Hobbits do not, nor two of one race."""
CLUB = possession("Club", side=terms.SHADOW, item_class=terms.HAND_WEAPON_CLASS)


@pytest.mark.card("3U92")
@pytest.mark.parametrize(("companions", "count"), RACES)
def test_massing_in_the_east(companions: tuple[str, ...], count: int) -> None:
    """A minion of Sauron exerts, and a card goes from the Free Peoples player's deck for each race."""
    at = standing().pool(1)
    orc = at.play(STRONG_ORC_OF_MORDOR)
    for id in companions:
        at.play(id)
    at.deck(0, *[MERRY] * 5)
    at.hand(1, "3U92")
    game = hand_over(at.regroup()).choose("play", "3U92")
    assert (5 - count, 1) == (len(game.table.players[0].deck), game.wounds(orc))


@pytest.mark.card("3C94")
@pytest.mark.parametrize(("conditions", "strength"), [(0, 6), (2, 8)])
def test_a_butcher_grows_with_the_conditions_of_sauron(conditions: int, strength: int) -> None:
    """One more for each; conditions of others do not count."""
    at = standing(site=6)
    butcher = at.play("3C94")
    at.play(condition("Snow", side=terms.SHADOW, culture="isengard"))
    for number in range(conditions):
        at.play(condition(f"Eye {number}", side=terms.SHADOW, culture="sauron"))
    assert strength == at.skirmish(at.play(GIMLI), butcher).strength(butcher)


@pytest.mark.card("3C98")
def test_a_swordsman_is_stronger_with_a_weapon() -> None:
    """Two more, beside what the weapon gives."""
    at = standing(site=6)
    armed, bare = at.play("3C98"), at.play("3C98")
    at.play(CLUB, on=armed)
    game = at.skirmish(at.play(GIMLI), armed, bare)
    assert (11, 9) == (game.strength(armed), game.strength(bare))


@pytest.mark.card("3C101")
def test_a_warrior_gives_a_condition_for_two_cards() -> None:
    """He exerts and a condition of Sauron of his own player goes, and with it two cards of the other's deck."""
    at = standing(site=6)
    warrior = at.play("3C101")
    eye = at.play(condition("Eye", side=terms.SHADOW, culture="sauron"))
    at.deck(0, MERRY, SAM, GIMLI)
    game = hand_over(at.maneuver()).choose("use", warrior)
    assert (1, terms.DISCARD_PILE, 1, 2) == (
        game.wounds(warrior),
        game.zone(eye),
        len(game.table.players[0].deck),
        len(game.table.players[0].discard),
    )
    assert not hand_over(game).offered("use", warrior)
