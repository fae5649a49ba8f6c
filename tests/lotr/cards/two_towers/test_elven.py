"""Elven cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.library import printed
from tests.lotr.cards.standing import (
    BOROMIR,
    LEGOLAS,
    SAM,
    hand_over,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.positions import FELLOWSHIP_SITES, FRODO, TOWERS_SITES, Playing
from tests.lotr.samples import companion, minion

ORC_OF_THE_PLAINS = minion("Orc of the Plains", strength=5, vitality=3)
TOWERS_GIMLI = "4C49"
TOWERS_LEGOLAS = "4C74"
SOME_ORC = minion("Some Orc", strength=5, vitality=3)
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
BOW = "4U62"
SWORD = "4C64"
LORIEN = "4C78"


def begin(fighter: str, against: str, site: int, event: str, burdens: int = 0, wounds: int = 0) -> Playing:
    """Returns a skirmish at a site of the event's block, with the event in its owner's hand."""
    sites = FELLOWSHIP_SITES if event[0] == "1" else TOWERS_SITES
    at = standing(site, sites=sites).burdens(burdens).pool(5)
    hero = at.frodo() if fighter == FRODO else at.play(fighter)
    shadow = printed(event).side == terms.SHADOW
    at.hand(1 if shadow else 0, event)
    game = at.skirmish(hero, at.play(against, wounds=wounds))
    return hand_over(game) if shadow else game


@pytest.mark.card(BOW)
def test_an_elven_bow_makes_an_archer() -> None:
    """Elven Bow: the bearer is an archer and adds an arrow."""
    at = standing()
    elf = at.play(companion("Elf", race="elf"))
    at.play(BOW, on=elf)
    orc = at.play(PLAIN_ORC)
    game = at.archery().pass_().pass_()
    assert (1, 1) == (keyword(game.table, elf, terms.ARCHER), game.wounds(orc))


@pytest.mark.card(SWORD)
@pytest.mark.parametrize("paid", ["exert", "discard"])
def test_an_elven_sword(paid: str) -> None:
    """Elven Sword: the bearer exerts or two cards are discarded to make a minion it fights strength -1."""
    at = standing()
    elf, orc = at.play(LEGOLAS), at.play(PLAIN_ORC)
    other = at.play(PLAIN_ORC)
    sword = at.play(SWORD, on=elf)
    cards = at.hand(0, PLAIN_ORC, PLAIN_ORC)
    game = at.skirmish(elf, orc).choose("use", sword).choose("choice", amount=1 if paid == "exert" else 2)
    wounds = 1 if paid == "exert" else 0
    zone = terms.HAND if paid == "exert" else terms.DISCARD_PILE
    assert (4, 5, 7) == (game.strength(orc), game.strength(other), game.strength(elf))
    assert (wounds, [zone, zone]) == (game.wounds(elf), zones(game, *cards))


@pytest.mark.card("4C74")
@pytest.mark.parametrize(("fighter", "loss"), [(TOWERS_GIMLI, 2), ("1U12", 2), (BOROMIR, 1), (TOWERS_LEGOLAS, 1)])
def test_legolas_exerts_against_a_minion(fighter: str, loss: int) -> None:
    """Legolas: he exerts to make a minion fighting an unbound companion strength -1, or -2 if it fights Gimli."""
    at = in_rohan()
    legolas, orc = at.play(TOWERS_LEGOLAS), at.play(ORC_OF_THE_PLAINS)
    at.play(ORC_OF_THE_PLAINS)
    hero = legolas if fighter == TOWERS_LEGOLAS else at.play(fighter)
    game = at.skirmish(hero, orc).choose("use", TOWERS_LEGOLAS)
    assert (5 - loss, 1) == (game.strength(orc), game.wounds(legolas))


@pytest.mark.card("4C74")
def test_legolas_chooses_among_those_in_the_skirmish() -> None:
    """Legolas: of two minions fighting Gimli one is chosen, and a minion outside the skirmish cannot be."""
    at = in_rohan()
    at.play(TOWERS_LEGOLAS)
    orcs = [at.play(ORC_OF_THE_PLAINS), at.play(ORC_OF_THE_PLAINS)]
    at.play(ORC_OF_THE_PLAINS)
    game = at.skirmish(at.play(TOWERS_GIMLI), *orcs).choose("use", TOWERS_LEGOLAS)
    assert sorted(orcs) == sorted(game.choices())
    game.choose("choose", orcs[0])
    assert [3, 5] == [game.strength(orc) for orc in orcs]


@pytest.mark.card("4C74")
def test_legolas_cannot_help_sam() -> None:
    """Legolas: a minion fighting Ring-bound Sam loses no strength."""
    at = in_rohan()
    legolas, orc = at.play(TOWERS_LEGOLAS), at.play(ORC_OF_THE_PLAINS)
    game = at.skirmish(at.play(SAM), orc).choose("use", TOWERS_LEGOLAS)
    assert (5, 1) == (game.strength(orc), game.wounds(legolas))


@pytest.mark.card(LORIEN)
@pytest.mark.parametrize("wounds", [0, 1, 2])
def test_a_swordsman_of_lorien_weakens_the_wounded(wounds: int) -> None:
    """Lórien Swordsman: each minion it fights is strength -2 for each wound on that minion."""
    at = standing()
    elf = at.play(LORIEN)
    orc, fresh, other = at.play(PLAIN_ORC, wounds=wounds), at.play(PLAIN_ORC), at.play(PLAIN_ORC, wounds=1)
    game = at.skirmish(elf, orc, fresh)
    assert [5 - 2 * wounds, 5, 5] == [game.strength(card) for card in (orc, fresh, other)]


@pytest.mark.card("4C87")
@pytest.mark.parametrize(("wounds", "gain"), [(0, 2), (1, 3)])
def test_an_elf_against_the_wounded(wounds: int, gain: int) -> None:
    """Valor: an Elf is strength +2, or +3 while skirmishing a wounded minion."""
    game = begin(LEGOLAS, SOME_ORC, 2, "4C87", wounds=wounds)
    game.choose("play", "4C87")
    assert (6 + gain, 6) == (game.strength(game.table.defender), game.table.twilight)


@pytest.mark.card("4U81")
@pytest.mark.rule("LR-29.9")
@pytest.mark.parametrize(("armed", "strength"), [(True, 8), (False, 6)])
def test_pengedhel_does_not_shoot(armed: bool, strength: int) -> None:
    """Pengedhel: with a ranged weapon he is strength +2 and adds no arrow."""
    at = in_rohan(2)
    elf, orc = at.play("4U81"), at.play(PLAIN_ORC)
    if armed:
        at.play("4U62", on=elf)
    game = at.archery()
    assert (strength, armed) == (game.strength(elf), keyword(game.table, elf, terms.ARCHER) > 0)
    assert 0 == game.passes().wounds(orc)


@pytest.mark.card("4U81")
@pytest.mark.parametrize("elf", [True, False])
def test_pengedhel_follows_an_elf(elf: bool) -> None:
    """Pengedhel: an Elf must be spotted to play him."""
    at = in_rohan(2)
    if elf:
        at.play(LEGOLAS)
    at.hand(0, "4U81")
    assert elf == at.fellowship().offered("play", "4U81")
