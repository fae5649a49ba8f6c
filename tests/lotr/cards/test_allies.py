"""The allies: what they do for the fellowship, from wherever their home is."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.effects import TakeControl
from tests.lotr.cards.standing import (
    BOROMIR,
    EOMER,
    EOWYN,
    GANDALF,
    MERRY,
    SAM,
    hand_over,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.samples import ally, event, minion

BARLIMAN, BOUNDER, ROSIE, GUMA, WELAND = "1U70", "1C286", "1U309", "4C277", "4U295"
SIEGE = event("Siege", Action((terms.MANEUVER,), (TakeControl(),)), side=terms.SHADOW)
ORC = minion("Besieger", strength=5, vitality=3)


# Barliman.


@pytest.mark.card("1U70")
def test_barliman_brings_back_an_event_of_gandalf() -> None:
    """From the discard pile to hand: an event of that culture, not a companion, nor an event of another culture."""
    at = standing()
    barliman = at.play(BARLIMAN)
    sleep, threat = at.discard(0, "1C84", "1C76")
    at.discard(0, GANDALF, "1C116")
    game = at.fellowship().choose("use", BARLIMAN)
    assert sorted([sleep, threat]) == sorted(game.choices())
    game.choose("choose", threat)
    assert ([terms.DISCARD_PILE, terms.HAND], 1) == (zones(game, sleep, threat), game.wounds(barliman))
    assert not game.offered("use", BARLIMAN)  # he is exhausted now


# Bounder.


@pytest.mark.card("1C286")
@pytest.mark.parametrize(
    ("strength", "zone"), [(8, terms.PLAY), (9, terms.DEAD_PILE)], ids=["less than triple", "triple"]
)
def test_a_bounder_saves_a_hobbit_from_being_overwhelmed(strength: int, zone: str) -> None:
    """Double is not enough then, triple is; he need not be at home for it."""
    at = standing(site=5)
    bounder, merry = at.play(BOUNDER), at.play(MERRY)
    game = at.skirmish(merry, at.play(minion("Of Strength", strength=strength))).choose("use", bounder)
    assert sorted([bounder, merry, at.frodo()]) == sorted(game.choices())
    game.choose("choose", merry).pass_().pass_()
    assert (zone, 1) == (game.zone(merry), game.wounds(bounder))


@pytest.mark.card("1C286")
def test_a_bounder_saves_no_one_else() -> None:
    """Only the Hobbit chosen is saved, and only in this skirmish phase."""
    at = standing()
    bounder, merry, sam = at.play(BOUNDER), at.play(MERRY), at.play(SAM)
    trolls = [at.play(minion("Of Double", strength=6)) for _hobbit in range(2)]
    game = at.skirmishes((merry, (trolls[0],)), (sam, (trolls[1],)))
    game.choose("skirmish", merry).choose("use", bounder).choose("choose", sam).pass_().pass_()
    assert terms.DEAD_PILE == game.zone(merry)
    assert (0, False) == (game.asked, game.offered("use", bounder))
    game.pass_().pass_()
    assert terms.DEAD_PILE == game.zone(sam)


# Rosie.


@pytest.mark.card("1U309")
def test_rosie_makes_sam_stronger_wherever_she_is() -> None:
    """One more for Sam and for nobody else, as long as she is in play."""
    at = standing(site=7)
    rosie, sam, merry = at.play(ROSIE), at.play(SAM), at.play(MERRY)
    game = at.skirmish(sam, at.play(ORC))
    assert (4, 3, 1) == (game.strength(sam), game.strength(merry), game.strength(rosie))
    atoms.put(game.table, rosie, terms.DISCARD_PILE)
    assert 3 == game.strength(sam)


@pytest.mark.card("1U309")
@pytest.mark.parametrize(("wounds", "offered"), [(0, True), (1, False)])
def test_rosie_exerts_to_heal_sam(wounds: int, offered: bool) -> None:
    """Once: then she is exhausted."""
    at = standing()
    rosie, sam = at.play(ROSIE, wounds=wounds), at.play(SAM, wounds=2)
    merry = at.play(MERRY, wounds=1)
    game = at.fellowship()
    assert offered == game.offered("use", rosie)
    if offered:
        game.choose("use", rosie)
        assert (1, 1, 1) == (game.wounds(sam), game.wounds(rosie), game.wounds(merry))


# The villagers of Rohan.


@pytest.mark.card("4C277")
def test_guma_heals_a_man_of_rohan() -> None:
    """Companion or ally, himself too, once he has exerted; not one of Gondor."""
    at = in_rohan()
    guma, eomer, weland = at.play(GUMA), at.play(EOMER, wounds=2), at.play(WELAND, wounds=1)
    at.play(ally("Ent at Home", culture="rohan", race="ent"), wounds=1)
    eowyn = at.play(EOWYN)
    at.play(BOROMIR, wounds=1)
    game = at.fellowship().choose("use", guma)
    assert sorted([guma, eomer, weland]) == sorted(game.choices())
    game.choose("choose", eomer)
    assert (1, 1, 0) == (game.wounds(eomer), game.wounds(guma), game.wounds(eowyn))


@pytest.mark.card("4U295")
def test_weland_heals_a_mounted_companion() -> None:
    """Of whatever culture; one on foot is not healed, nor a horse without a wounded rider."""
    at = in_rohan()
    weland, boromir, eomer = at.play(WELAND), at.play(BOROMIR, wounds=2), at.play(EOMER, wounds=1)
    at.play("4C283", on=boromir)
    at.play("4C283", on=at.play(GUMA, wounds=1))  # a mounted ally
    game = at.fellowship().choose("use", weland)
    assert (1, 1, 1) == (game.wounds(boromir), game.wounds(eomer), game.wounds(weland))


VILLAGERS = [pytest.param(id, marks=pytest.mark.card(id)) for id in (GUMA, WELAND)]


@pytest.mark.parametrize("id", VILLAGERS)
def test_an_exhausted_villager_heals_nobody(id: str) -> None:
    """He cannot exert."""
    at = in_rohan()
    eomer = at.play(EOMER, wounds=1)
    at.play("4C283", on=eomer)
    villager = at.play(id, wounds=1)
    assert not at.fellowship().offered("use", villager)


@pytest.mark.parametrize("id", VILLAGERS)
def test_a_villager_flees_when_his_home_is_taken(id: str) -> None:
    """As soon as an opponent controls site 4 he is discarded, not killed; control of another site is no harm."""
    at = in_rohan(site=6).marker(1, 6)
    villager = at.play(id)
    at.play(ORC)
    for number in (1, 2):
        at.control(1, number)
    at.hand(1, SIEGE, SIEGE)
    game = hand_over(at.maneuver()).choose("play", SIEGE)
    assert terms.PLAY == game.zone(villager)
    game.pass_().choose("play", SIEGE)
    assert terms.DISCARD_PILE == game.zone(villager)


@pytest.mark.parametrize("id", VILLAGERS)
def test_a_villager_does_not_flee_from_his_own_player(id: str) -> None:
    """It is an opponent who must control his home."""
    at = in_rohan(site=6)
    villager = at.play(id)
    at.control(0, 4)
    assert terms.PLAY == at.start_of_turn().zone(villager)


@pytest.mark.parametrize("id", VILLAGERS)
def test_a_villager_of_the_other_block_is_safe(id: str) -> None:
    """Site 4 of the Fellowship block is not his home."""
    at = standing(site=6)
    villager = at.play(id)
    at.control(1, 4)
    assert terms.PLAY == at.start_of_turn().zone(villager)


# Where they fight.


@pytest.mark.parametrize(
    ("id", "home", "towers"),
    [
        pytest.param(BARLIMAN, 1, False, marks=pytest.mark.card(BARLIMAN)),
        pytest.param(BOUNDER, 2, False, marks=pytest.mark.card(BOUNDER)),
        pytest.param(ROSIE, 1, False, marks=pytest.mark.card(ROSIE)),
        pytest.param(GUMA, 4, True, marks=pytest.mark.card(GUMA)),
        pytest.param(WELAND, 4, True, marks=pytest.mark.card(WELAND)),
    ],
)
def test_they_can_be_attacked_at_home_only(id: str, home: int, towers: bool) -> None:
    """A minion may be assigned to an ally at his home site, and nowhere else."""
    for site, there in ((home, True), (home + 1, False)):
        at = in_rohan(site) if towers else standing(site)
        villager = at.play(id)
        orc = at.play(ORC)
        game = at.assignment().pass_().pass_()
        assert (there, True) == (game.offered("assign", villager, orc), game.offered("assign", at.frodo(), orc))
