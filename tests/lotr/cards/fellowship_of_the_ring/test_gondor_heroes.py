"""Aragorn and Boromir of The Fellowship of the Ring, and the cards they bear."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword, vitality
from tests.lotr.cards.standing import ARAGORN, BOROMIR, EOMER, GIMLI, card, play_to, standing, zones
from tests.lotr.samples import ally, companion, minion

RANGER_OF_THE_NORTH, LORD_OF_GONDOR = "1R89", "1R96"
BOW, BLADE, SWORD, SAGA = "1R90", "1R95", "1U112", "1R114"
ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
GUARD = ally("Guard of the Citadel", culture="gondor", race="man")


@pytest.mark.card(RANGER_OF_THE_NORTH)
def test_the_ranger_of_the_north_makes_himself_a_defender() -> None:
    """Aragorn, Ranger of the North: each exertion makes him defender +1 until the regroup phase."""
    at = standing()
    aragorn, boromir = at.play(RANGER_OF_THE_NORTH), at.play(BOROMIR)
    at.play(ORC)
    game = at.maneuver().choose("use", aragorn).pass_().choose("use", aragorn)
    assert (2, 2, 0) == (game.wounds(aragorn), keyword(game.table, aragorn, terms.DEFENDER), game.wounds(boromir))
    assert 0 == keyword(game.table, boromir, terms.DEFENDER)
    assert 0 == keyword(play_to(game, terms.REGROUP).table, aragorn, terms.DEFENDER)


@pytest.mark.card(RANGER_OF_THE_NORTH, BOW)
@pytest.mark.parametrize("phase", [terms.MANEUVER, terms.ARCHERY])
def test_an_exhausted_aragorn_exerts_no_more(phase: str) -> None:
    """Aragorn and Aragorn's Bow: an exhausted Aragorn can exert neither for himself nor for the bow."""
    at = standing()
    aragorn = at.play(RANGER_OF_THE_NORTH, wounds=3)
    bow = at.play(BOW, on=aragorn)
    at.play(ORC)
    game = at.maneuver() if phase == terms.MANEUVER else at.archery()
    assert not game.offered("use", aragorn) and not game.offered("use", bow)


@pytest.mark.card(LORD_OF_GONDOR)
@pytest.mark.parametrize(("boromir", "strength", "zone"), [
    (LORD_OF_GONDOR, 20, terms.PLAY), (LORD_OF_GONDOR, 21, terms.DEAD_PILE), (BOROMIR, 14, terms.DEAD_PILE),
])  # fmt: skip
def test_the_lord_of_gondor_is_overwhelmed_at_triple_strength(boromir: str, strength: int, zone: str) -> None:
    """Boromir, Lord of Gondor: only triple strength overwhelms him, while another Boromir falls to double strength."""
    at = standing()
    man = at.play(boromir)
    game = at.skirmish(man, at.play(minion("Giant", strength=strength))).pass_().pass_()
    assert zone == game.zone(man)


@pytest.mark.card(BOW)
@pytest.mark.parametrize(("used", "hits"), [(False, 1), (True, 0)])
def test_aragorns_bow_is_shot_by_itself_or_with_the_others(used: bool, hits: int) -> None:
    """Aragorn's Bow: the bearer either adds to the archery total or exerts to wound a minion of choice."""
    at = standing()
    aragorn, gimli = at.play(ARAGORN), at.play(GIMLI)
    bow = at.play(BOW, on=aragorn)
    orc, other = at.play(ORC), at.play(URUK)
    game = at.archery()
    assert (1, 0) == (keyword(game.table, aragorn, terms.ARCHER), keyword(game.table, gimli, terms.ARCHER))
    if used:
        game.choose("use", bow)
        assert sorted([orc, other]) == sorted(game.choices())
        game.choose("choose", other)
        assert (1, 0, 1) == (game.wounds(aragorn), game.wounds(gimli), game.wounds(other))
    while game.table.phase == terms.ARCHERY and game.offered("pass"):
        game.pass_()
    if hits:
        game.choose("wound", orc)
    assert hits == game.wounds(orc)


@pytest.mark.parametrize(
    ("id", "right", "wrong"),
    [
        card(BOW, (ARAGORN,), (BOROMIR, GIMLI)),
        card(BLADE, (BOROMIR,), (ARAGORN, GIMLI)),
        card(SWORD, (ARAGORN,), (BOROMIR, GIMLI)),
        card(SAGA, (ARAGORN, BOROMIR), (EOMER, GIMLI, GUARD)),
    ],
)
def test_whose_it_is(id: str, right: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    """The Saga of Elendil and three Gondor weapons: only a character that the text names can be the bearer."""
    at = standing()
    for other in wrong:
        at.play(other)
    at.hand(0, id)
    assert not at.fellowship().offered("play", id)
    for owner in right:
        at = standing()
        bearer = at.play(owner)
        at.hand(0, id)
        assert 1 == len(at.fellowship().choose("play", id).table.cards[bearer].borne)


@pytest.mark.parametrize(("id", "owner"), [card(BLADE, BOROMIR), card(SWORD, ARAGORN)])
def test_swords_that_do_damage(id: str, owner: str) -> None:
    """Blade of Gondor and Ranger's Sword: the bearer is damage +1, and no other companion is."""
    at = standing()
    bearer, other = at.play(owner), at.play(companion("Bystander"))
    at.play(id, on=bearer)
    table = at.fellowship().table
    assert (1, 0) == (keyword(table, bearer, terms.DAMAGE), keyword(table, other, terms.DAMAGE))


@pytest.mark.card(BLADE)
@pytest.mark.parametrize(("race", "wounds"), [("orc", 1), ("uruk-hai", 1), ("man", 0)])
def test_the_blade_of_gondor_finds_orcs_and_uruks(race: str, wounds: int) -> None:
    """Blade of Gondor: Boromir exerts to wound an Orc or Uruk-hai that he is skirmishing."""
    at = standing()
    boromir = at.play(BOROMIR)
    blade = at.play(BLADE, on=boromir)
    foe, bystander = at.play(minion("Foe", strength=9, vitality=4, race=race)), at.play(ORC)
    game = at.skirmish(boromir, foe).choose("use", blade)
    assert (wounds, 0, 1) == (game.wounds(foe), game.wounds(bystander), game.wounds(boromir))


@pytest.mark.card(BLADE)
def test_the_blade_of_gondor_finds_one_of_two() -> None:
    """Blade of Gondor: the player chooses which of the minions fighting Boromir is wounded."""
    at = standing()
    boromir = at.play(BOROMIR)
    blade, foes = at.play(BLADE, on=boromir), [at.play(ORC), at.play(URUK)]
    game = at.skirmish(boromir, *foes).choose("use", blade).choose("choose", foes[1])
    assert [0, 1] == [game.wounds(one) for one in foes]


@pytest.mark.card(BLADE)
def test_the_blade_of_gondor_needs_boromir_to_exert() -> None:
    """Blade of Gondor: an exhausted Boromir cannot use the ability, and no other companion can exert."""
    at = standing()
    boromir = at.play(BOROMIR, wounds=2)
    at.play(ARAGORN)
    blade = at.play(BLADE, on=boromir)
    assert not at.skirmish(boromir, at.play(ORC)).offered("use", blade)


@pytest.mark.card(SAGA)
def test_the_saga_of_elendil() -> None:
    """The Saga of Elendil: the bearer is vitality +1, and discarding the saga gives strength +2 in a skirmish."""
    at = standing()
    aragorn, boromir, orc = at.play(ARAGORN), at.play(BOROMIR), at.play(ORC)
    saga = at.play(SAGA, on=aragorn)
    game = at.skirmish(aragorn, orc)
    assert (5, 3) == (vitality(game.table, aragorn), vitality(game.table, boromir))
    game.choose("use", saga)
    assert (10, 7, [terms.DISCARD_PILE]) == (game.strength(aragorn), game.strength(boromir), zones(game, saga))
    assert 4 == vitality(game.table, aragorn)
