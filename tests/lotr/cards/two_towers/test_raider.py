"""Raider cards of The Two Towers."""

from __future__ import annotations

import pytest

from tests.lotr.cards.standing import hand_over, in_rohan, standing
from tests.lotr.samples import ally, companion, minion

KNIGHT = companion("Knight of Gondor", culture="gondor", race="man", vitality=4)
SOLDIER = "4U220"
WARRIOR = "4C222"
ROHIR = companion("Man of Rohan", culture="rohan", race="man", vitality=4)
SPEARMAN = "4C221"
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
MARCH = "4C241"
PLAIN_SOUTHRON = minion("Plain Southron", strength=5, vitality=4, culture="raider", race="man")
STRIKE = "4C260"


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (SOLDIER, SPEARMAN, WARRIOR)])
@pytest.mark.parametrize(("pool", "verb", "wounds"), [(3, "respond", 1), (3, "pass", 0), (2, "", 0)])
def test_a_man_of_the_desert_strikes_first(id: str, pool: int, verb: str, wounds: int) -> None:
    """When his skirmish starts, three tokens may buy a wound for the one he fights."""
    at = in_rohan(4).pool(pool)
    hero = at.play(ROHIR)
    at.play(KNIGHT)
    game = at.skirmishes((hero, (at.play(id),)))
    if verb:
        assert 1 == game.asked
        game.choose(verb)
    assert (wounds, pool - 3 * wounds) == (game.wounds(hero), game.table.twilight)


@pytest.mark.card(SOLDIER)
def test_a_man_of_the_desert_in_no_skirmish() -> None:
    """The skirmish of another minion is nothing to him."""
    at = in_rohan(4).pool(9)
    hero, orc = at.play(ROHIR), at.play(PLAIN_ORC)
    at.play(SOLDIER)
    assert 0 == at.skirmishes((hero, (orc,))).asked


@pytest.mark.card(MARCH)
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("companions", "verb", "strength"), [(5, "", 8), (6, "yes", 10), (6, "no", 8)])
def test_on_the_march(companions: int, verb: str, strength: int) -> None:
    """A Raider Man gets +3, or +5 if a large fellowship is spotted."""
    at = standing().pool(2)
    hero, foe = at.play(KNIGHT), at.play(PLAIN_SOUTHRON)
    for _one in range(companions - 2):
        at.play(KNIGHT)
    at.hand(1, MARCH)
    game = hand_over(at.skirmish(hero, foe)).choose("play", MARCH)
    if verb:
        game.choose(verb)
    assert (strength, 0) == (game.strength(foe), game.table.twilight)


@pytest.mark.card(STRIKE)
@pytest.mark.parametrize(("foe", "wounds"), [(PLAIN_SOUTHRON, 1), (PLAIN_ORC, 0)])
def test_a_whirling_strike(foe: str, wounds: int) -> None:
    """Who fights a Raider Man is wounded, companion or ally."""
    at = standing().pool(3)
    hero, enemy = at.play(ally("Fighter")), at.play(foe)
    at.play(KNIGHT)
    at.hand(1, STRIKE)
    game = hand_over(at.skirmish(hero, enemy)).choose("play", STRIKE)
    assert wounds == game.wounds(hero)
