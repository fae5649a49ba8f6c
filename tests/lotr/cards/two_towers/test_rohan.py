"""Rohan cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Discard
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import POSSESSION
from inglenook.lotr.evaluation.modifiers import keyword, vitality
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    EOMER,
    EOWYN,
    GIMLI,
    SAM,
    THEODEN,
    hand_over,
    in_rohan,
    standing,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, event, minion

STORED = "4U296"
SOME_ORC = minion("Some Orc", strength=5, vitality=3)
ORC_OF_MORDOR = minion("Orc of Mordor", culture="sauron", strength=5, vitality=3)
HERUGRIM = "4U280"
ENT_OF_ROHAN = ally("Ent of Rohan", culture="rohan", race="ent")
HORSE = "4C283"
BREGO = "4U263"
HORSES = [pytest.param(id, marks=pytest.mark.card(id)) for id in (BREGO, HORSE)]
FARMER = ally("Farmer of Rohan", culture="rohan", race="man")
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
ROHIR = companion("Man of Rohan", culture="rohan", race="man", vitality=4)
MOUNT = "4C287"
SPEAR = "4C288"


def ridden(id: str, *wounds: int) -> tuple[Playing, list[int]]:
    """Returns the skirmish of a mounted companion against minions with the given wounds."""
    at = in_rohan()
    eomer = at.play(EOMER)
    at.play(id, on=eomer)
    orcs = [at.play(ORC_OF_MORDOR, wounds=count) for count in wounds]
    orcs.append(at.play(ORC_OF_MORDOR))
    return at.skirmishes((eomer, tuple(orcs[:-1]))), orcs


@pytest.mark.parametrize("id", HORSES)
def test_a_horse_comes_only_with_a_man_of_rohan(id: str) -> None:
    """Brego and Horse of Rohan: a Man of Rohan, who need not be the bearer, must be spotted."""
    for friend, offered in ((BOROMIR, False), (ENT_OF_ROHAN, False), (FARMER, True)):
        at = standing()
        at.play(ARAGORN)
        at.play(friend)
        at.hand(0, id)
        assert offered == at.fellowship().offered("play", id)


@pytest.mark.card(MOUNT)
@pytest.mark.parametrize(("rider", "offered"), [(ROHIR, True), (BOROMIR, False), (ENT_OF_ROHAN, False)])
def test_the_mount_of_a_rider(rider: str, offered: bool) -> None:
    """Rider's Mount: only a Man of Rohan can bear the mount."""
    at = in_rohan()
    at.play(rider)
    at.hand(0, MOUNT)
    assert offered == at.fellowship().offered("play", MOUNT)


@pytest.mark.parametrize("id", HORSES)
def test_a_horse_tramples(id: str) -> None:
    """Brego and Horse of Rohan: each minion fighting the bearer exerts at the start of the skirmish."""
    game, orcs = ridden(id, 0, 1, 2)
    assert (terms.SKIRMISH, [1, 2, 2, 0]) == (game.table.phase, [game.wounds(orc) for orc in orcs])


@pytest.mark.parametrize("id", HORSES)
def test_a_horse_tramples_in_its_riders_skirmish_only(id: str) -> None:
    """Brego and Horse of Rohan: no minion exerts at the start of another companion's skirmish."""
    at = in_rohan()
    at.play(id, on=at.play(EOMER))
    gimli, orc = at.play(GIMLI), at.play(ORC_OF_MORDOR)
    game = at.skirmishes((gimli, (orc,)))
    assert (terms.SKIRMISH, 0) == (game.table.phase, game.wounds(orc))


@pytest.mark.card(BREGO)
@pytest.mark.parametrize("healing", [True, False])
def test_brego_may_heal_his_rider(healing: bool) -> None:
    """Brego: when the mount is played, its bearer may be healed."""
    at = in_rohan()
    eomer, eowyn = at.play(EOMER, wounds=2), at.play(EOWYN, wounds=1)
    at.hand(0, BREGO)
    game = at.fellowship().choose("play", BREGO).choose("bear", eomer)
    game.choose("respond" if healing else "pass")
    assert (1 if healing else 2, 1) == (game.wounds(eomer), game.wounds(eowyn))


@pytest.mark.card(HERUGRIM)
def test_herugrim_makes_theoden_hardier_and_strike_harder() -> None:
    """Herugrim: Théoden is vitality +1 and damage +1."""
    at = in_rohan()
    theoden, orc = at.play(THEODEN, wounds=2), at.play(ORC_OF_MORDOR)
    at.play(HERUGRIM, on=theoden)
    game = at.skirmish(theoden, orc)
    assert 3 == vitality(game.table, theoden)
    game.pass_().pass_()
    assert (2, terms.PLAY) == (game.wounds(orc), game.zone(theoden))


@pytest.mark.card(HERUGRIM)
@pytest.mark.parametrize(("wounds", "zone"), [(1, terms.PLAY), (2, terms.DEAD_PILE)])
def test_theoden_who_loses_herugrim(wounds: int, zone: str) -> None:
    """Herugrim: Théoden with two wounds dies if the sword is discarded."""
    theft = event("Theft", Action((terms.MANEUVER,), (Discard(a(POSSESSION)),)), side=terms.SHADOW)
    at = in_rohan()
    theoden = at.play(THEODEN, wounds=wounds)
    at.play(HERUGRIM, on=theoden)
    at.play(ORC_OF_MORDOR)
    at.hand(1, theft)
    assert zone == hand_over(at.maneuver()).choose("play", theft).zone(theoden)


@pytest.mark.card("4U282")
@pytest.mark.parametrize(("men", "number", "gain"), [(1, 1, 1), (3, 2, 2), (4, 4, 3)])
def test_a_companion_for_each_man_of_rohan_spotted(men: int, number: int, gain: int) -> None:
    """An Honorable Charge: an unbound companion is strength +1 for each Rohan Man spotted, up to +3."""
    at = in_rohan()
    gimli = at.play(GIMLI)
    for count in range(men):
        at.play(companion(f"Rider {count}", culture="rohan"))
    at.hand(0, "4U282")
    game = at.skirmish(gimli, at.play(SOME_ORC)).choose("play", "4U282").choose("number", amount=number)
    game.choose("choose", gimli)
    assert 6 + gain == game.strength(gimli)


@pytest.mark.card("4U282")
def test_only_an_unbound_companion_charges() -> None:
    """An Honorable Charge: only an unbound companion can be chosen, and allied Rohan Men count."""
    at = in_rohan(site=5)
    eomer, sam = at.play(EOMER), at.play(SAM)
    at.play(ally("Farmer", culture="rohan", race="man"))
    at.play(ally("Ent Ally", culture="rohan", race="ent"))
    at.play(ally("Breelander", culture="gandalf", race="man"))
    gimli = at.play(GIMLI)
    at.hand(0, "4U282")
    game = at.skirmish(sam, at.play(SOME_ORC)).choose("play", "4U282")
    assert [0, 1, 2] == [option.amount for option in game.options("number")]
    game.choose("number", amount=2)
    assert sorted([eomer, gimli]) == sorted(game.choices())


@pytest.mark.card(MOUNT)
def test_a_riders_mount_tramples() -> None:
    """Rider's Mount: each minion fighting the bearer exerts at the start of the skirmish."""
    at = in_rohan()
    hero = at.play(ROHIR)
    at.play(MOUNT, on=hero)
    first, second, other = at.play(PLAIN_ORC), at.play(PLAIN_ORC), at.play(PLAIN_ORC)
    game = at.skirmishes((hero, (first, second)))
    assert [1, 1, 0] == [game.wounds(card) for card in (first, second, other)]


@pytest.mark.card(SPEAR)
@pytest.mark.parametrize("mounted", [True, False])
def test_a_riders_spear(mounted: bool) -> None:
    """Rider's Spear: strength +2, and damage +1 while the bearer is mounted."""
    at = in_rohan()
    hero = at.play(ROHIR)
    at.play(SPEAR, on=hero)
    if mounted:
        at.play(MOUNT, on=hero)
    game = at.skirmish(hero, at.play(PLAIN_ORC))
    assert (7, int(mounted)) == (game.strength(hero), keyword(game.table, hero, terms.DAMAGE))


@pytest.mark.card(SPEAR)
@pytest.mark.parametrize(("bearer", "offered"), [(ROHIR, True), (BOROMIR, False), (ENT_OF_ROHAN, False)])
def test_who_bears_a_riders_spear(bearer: str, offered: bool) -> None:
    """Rider's Spear: only a Man of Rohan can bear the weapon."""
    at = in_rohan()
    at.play(bearer)
    at.hand(0, SPEAR)
    assert offered == at.fellowship().offered("play", SPEAR)


@pytest.mark.card("4U296")
def test_a_villager_heals_at_the_start_of_the_fellowship_phase() -> None:
    """Well Stored: each copy may heal a villager at the start of the fellowship phase."""
    at = in_rohan()
    stores = [at.play(STORED), at.play(STORED)]
    guma, weland = at.play("4C277", wounds=1), at.play("4U295", wounds=1)
    hardy = at.play(ally("Hardy", keywords=(("villager", 1),)), wounds=2)
    bounder = at.play("1C286", wounds=1)
    game = at.start_of_turn()
    assert sorted(stores) == sorted(game.choices("respond"))
    game.choose("respond", stores[0])
    assert sorted([guma, weland, hardy]) == sorted(game.choices())
    game.choose("choose", hardy)
    assert (1, 1, [stores[1]]) == (game.wounds(guma), game.wounds(hardy), game.choices("respond"))
    game.pass_()
    assert (1, 1, "prompt-fellowship-action") == (game.wounds(guma), game.wounds(bounder), game.prompt)


@pytest.mark.card("4U296")
def test_no_stores_in_the_turns_of_others() -> None:
    """Well Stored: no villager is healed in another player's fellowship phase."""
    at = in_rohan(turn=1)
    at.play(STORED, seat=0)
    guma = at.play("4C277", seat=0, wounds=1)
    game = at.start_of_turn()
    assert (1, "prompt-fellowship-action", 1) == (game.wounds(guma), game.prompt, game.asked)


@pytest.mark.card("4C297")
@pytest.mark.parametrize(("mounted", "wounds"), [(False, 1), (True, 3)])
def test_a_rider_strikes_harder_from_the_saddle(mounted: bool, wounds: int) -> None:
    """Work for the Sword: a Rohan Man is strength +2, and damage +2 if mounted."""
    at = in_rohan()
    eomer, orc = at.play(EOMER), at.play(minion("Tough Orc", strength=8, vitality=5))
    if mounted:
        at.play("4C283", on=eomer)
    at.hand(0, "4C297")
    game = at.skirmish(eomer, orc).choose("play", "4C297")
    assert (9, 1) == (game.strength(eomer), game.table.twilight)
    game.pass_().pass_()
    assert wounds == game.wounds(orc)
