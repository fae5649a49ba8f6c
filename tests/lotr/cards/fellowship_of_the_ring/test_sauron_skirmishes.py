"""Sauron conditions of The Fellowship of the Ring about skirmishes and assignments."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from tests.lotr.cards.mordor import (
    CAVE_ORC,
    STRONG_ORC_OF_MORDOR,
    TROLL_OF_MORDOR,
    sizes,
)
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    MERRY,
    burdens,
    standing,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion

DEFENSE, SPIRES, BANNER = "1R244", "1U249", "1R263"


@pytest.mark.card(DEFENSE)
@pytest.mark.parametrize(("cards", "choices"), [(2, 1), (3, 2), (4, 2)])
def test_a_desperate_defense_costs_cards_or_a_burden(cards: int, choices: int) -> None:
    """Desperate Defense of the Ring: when the bearer is assigned, three cards are discarded or a burden is added."""
    at = standing()
    gimli, orc = at.play(GIMLI), at.play(STRONG_ORC_OF_MORDOR)
    at.play(DEFENSE, on=gimli)
    at.hand(0, *[MERRY] * cards)
    game = at.assignment().pass_().pass_().choose("assign", gimli, orc)
    if choices == 1:
        assert (1, (cards, 0, 0)) == (burdens(game), sizes(game))
        return
    assert (0, [1, 2]) == (game.asked, [option.amount for option in game.options("choice")])
    game.choose("choice", amount=1)
    if cards > 3:
        assert 0 == game.asked
        game.choose_all(*game.choices()[:3])
    assert (0, (cards - 3, 0, 3)) == (burdens(game), sizes(game))


@pytest.mark.card(DEFENSE)
def test_a_desperate_defense_is_for_its_bearer() -> None:
    """Desperate Defense of the Ring: assigning another companion has no cost."""
    at = standing()
    gimli, boromir, orc = at.play(GIMLI), at.play(BOROMIR), at.play(STRONG_ORC_OF_MORDOR)
    at.play(DEFENSE, on=gimli)
    game = at.assignment().pass_().pass_().choose("assign", boromir, orc)
    assert (0, False) == (burdens(game), game.offered("respond"))


@pytest.mark.card(SPIRES)
@pytest.mark.parametrize(
    ("fighter", "id", "strength"),
    [
        (BOROMIR, STRONG_ORC_OF_MORDOR, 11),
        (GIMLI, STRONG_ORC_OF_MORDOR, 9),
        (BOROMIR, CAVE_ORC, 9),
        (BOROMIR, TROLL_OF_MORDOR, 9),
    ],
)
def test_gleaming_spires_will_crumble(fighter: str, id: str, strength: int) -> None:
    """Gleaming Spires Will Crumble: a Sauron Orc skirmishing a Gondor character is strength +2."""
    at = standing()
    at.play(SPIRES)
    orc, idle = at.play(id), at.play(STRONG_ORC_OF_MORDOR)
    game = at.skirmish(at.play(fighter), orc)
    assert (strength, 9) == (game.strength(orc), game.strength(idle))


@pytest.mark.card(SPIRES)
@pytest.mark.parametrize(
    ("id", "seat", "zone"),
    [
        (STRONG_ORC_OF_MORDOR, 1, terms.DISCARD_PILE),
        (STRONG_ORC_OF_MORDOR, 2, terms.PLAY),
        (CAVE_ORC, 1, terms.PLAY),
        (TROLL_OF_MORDOR, 1, terms.PLAY),
    ],
)
def test_gleaming_spires_stand_again(id: str, seat: int, zone: str) -> None:
    """Gleaming Spires Will Crumble: it is discarded when its player's own Sauron Orc loses a skirmish."""
    at = standing(seats=3)
    spires = at.play(SPIRES, seat=1)
    game = at.skirmish(at.play(companion("Champion", strength=20)), at.play(id, seat=seat)).passes()
    if game.offered("respond"):
        game.choose("respond", spires)
    assert zone == game.zone(spires)


def lost_against(fighter: str, *minions: str) -> tuple[Playing, list[Thing]]:
    """Returns the game after a character has lost a skirmish while Orc Banner is in play."""
    at = standing()
    at.play(BANNER)
    waiting, last = at.play(STRONG_ORC_OF_MORDOR), at.play(GIMLI)
    fighting = [at.play(id) for id in minions]
    hero = at.play(fighter)
    game = at.skirmishes((hero, tuple(fighting)), (last, (waiting,))).choose("skirmish", hero).pass_().pass_()
    if game.offered("respond"):
        game.choose("respond", BANNER)
    return game, [waiting, *fighting]


@pytest.mark.card(BANNER)
@pytest.mark.parametrize(
    ("fighter", "minions", "strengths"),
    [
        (BOROMIR, (STRONG_ORC_OF_MORDOR,), [10, 10]),
        (ally("Far From Home", strength=3, vitality=3), (STRONG_ORC_OF_MORDOR,), [10, 10]),
        (BOROMIR, (STRONG_ORC_OF_MORDOR, CAVE_ORC), [10, 10, 9]),
        (BOROMIR, (STRONG_ORC_OF_MORDOR, TROLL_OF_MORDOR), [10, 10, 9]),
        (BOROMIR, (CAVE_ORC,), [9, 9]),
        (BOROMIR, (TROLL_OF_MORDOR,), [9, 9]),
        (companion("Victor", strength=20), (STRONG_ORC_OF_MORDOR,), [9, 9]),
    ],
)
def test_an_orc_banner(fighter: str, minions: tuple[str, ...], strengths: list[int]) -> None:
    """Orc Banner: a companion or ally losing to a Sauron Orc makes each Sauron Orc strength +1."""
    game, orcs = lost_against(fighter, *minions)
    assert strengths == [game.strength(orc) for orc in orcs]


@pytest.mark.card(BANNER)
def test_an_orc_banner_sinks_before_the_regroup_phase() -> None:
    """Orc Banner: the strength bonus ends in the regroup phase."""
    game, orcs = lost_against(BOROMIR, STRONG_ORC_OF_MORDOR)
    assert 10 == game.strength(orcs[0])
    while game.table.phase != terms.REGROUP:
        game.choose("suffer") if game.offered("suffer") else game.pass_()
    assert 9 == game.strength(orcs[0])
