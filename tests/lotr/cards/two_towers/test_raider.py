"""Raider cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import hand_over, in_rohan, standing
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, minion, site

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


WILDERNESS = "4R237"


def move(number: int, tokens: int, block: str = terms.TOWERS_BLOCK) -> Playing:
    """Frodo goes on to a site with Shadow number 2, so that three tokens come, and the condition is in play."""
    at = standing(number - 1).pool(tokens)
    at.play(WILDERNESS)
    at.lay_this(site("Ruins", number, block=block, shadow_number=2), 1)
    return at.fellowship().choose("move")


@pytest.mark.card(WILDERNESS)
@pytest.mark.parametrize("number", [7, 8, 9])
@pytest.mark.parametrize(("verb", "tokens"), [("respond", 11), ("pass", 3)])
def test_the_wilderness_at_the_end_of_the_phase(number: int, verb: str, tokens: int) -> None:
    """The fellowship has moved so far and few tokens lie there: when the phase ends, eight more may come."""
    game = move(number, 0)
    assert (1, terms.FELLOWSHIP) == (game.asked, game.table.phase)
    assert tokens == game.choose(verb).table.twilight


@pytest.mark.card(WILDERNESS)
def test_the_wilderness_begins_at_site_7_of_its_block() -> None:
    """Not at site 6, not at a site 7 of the other block, not with seven tokens in the pool when the phase ends."""
    assert not move(6, 0).offered("respond")
    assert not move(7, 0, terms.FELLOWSHIP_BLOCK).offered("respond")
    assert move(7, 3).offered("respond")
    assert not move(7, 4).offered("respond")


@pytest.mark.card(WILDERNESS)
def test_the_wilderness_speaks_once_for_a_move() -> None:
    """The phases after the one with the move end without it, though the fellowship is still at site 7."""
    game = move(7, 0).choose("pass")
    while game.table.phase != terms.REGROUP:
        assert not game.offered("respond")
        game.pass_()
    assert (7, ()) == (game.table.site_number(), game.table.reached_in_phase)


@pytest.mark.card(WILDERNESS)
def test_the_wilderness_after_a_move_in_the_regroup_phase() -> None:
    """The second move of a turn ends that phase, and counts like the first (LR-13.12)."""
    at = standing(6).pool(0)
    at.play(WILDERNESS)
    at.lay_this(site("Ruins", 7, block=terms.TOWERS_BLOCK, shadow_number=2), 1)
    game = at.regroup().passes()
    while not game.offered("move"):
        game.pass_()
    game.choose("move")
    assert (1, terms.REGROUP, True) == (game.asked, game.table.phase, game.offered("respond"))


@pytest.mark.card(WILDERNESS)
def test_the_wilderness_hides_a_southron() -> None:
    """Discarded in a skirmish it gives a Raider Man strength, nobody else."""
    at = in_rohan(4)
    condition, foe = at.play(WILDERNESS), at.play(PLAIN_SOUTHRON)
    game = hand_over(at.skirmish(at.play(KNIGHT), foe)).choose("use", condition)
    assert (7, terms.DISCARD_PILE) == (game.strength(foe), game.zone(condition))
