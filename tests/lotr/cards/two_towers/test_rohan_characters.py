"""Rohan cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import TakeControl, Wound
from inglenook.lotr.dsl.facade import a, each
from inglenook.lotr.dsl.filters import COMPANION, UNBOUND
from tests.lotr.cards.standing import (
    BOROMIR,
    EOMER,
    EOWYN,
    GANDALF,
    SAM,
    THEODEN,
    hand_over,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, event, minion

WELAND = "4U295"
GUMA = "4C277"
VILLAGERS = [pytest.param(id, marks=pytest.mark.card(id)) for id in (GUMA, WELAND)]
BESIEGER = minion("Besieger", strength=5, vitality=3)
SIEGE = event("Siege", Action((terms.MANEUVER,), (TakeControl(),)), side=terms.SHADOW)
ENT_OF_THE_MARK = ally("Ent of the Mark", culture="rohan", race="ent")
HARDY = ally("Hardy Farmer", culture="rohan", race="man")
ORC_OF_THE_PLAINS = minion("Orc of the Plains", strength=5, vitality=3)
HURT_TWICE = event("Hurt Twice", Action((terms.MANEUVER,), (Wound(a(UNBOUND), 2),)), side=terms.SHADOW)
HURT_ONE = event("Hurt One", Action((terms.MANEUVER,), (Wound(a(UNBOUND)),)), side=terms.SHADOW)
HURT_ALL = event("Hurt Them All", Action((terms.MANEUVER,), (Wound(each(COMPANION)),)), side=terms.SHADOW)
RIDER = "4C286"
HORSE = "4C283"


def hurt(card: str, *companions: str, eowyn: int = 0) -> tuple[Playing, Thing]:
    """Returns the maneuver phase in which a Shadow event wounds companions with Éowyn in play."""
    at = in_rohan()
    at.play(ORC_OF_THE_PLAINS)
    for id in companions:
        at.play(id)
    lady = at.play(EOWYN, wounds=eowyn)
    at.hand(1, card)
    return at.maneuver().pass_().choose("play", card), lady


@pytest.mark.card("4C266")
@pytest.mark.parametrize(
    ("friends", "cost"),
    [((), 3), ((BOROMIR,), 3), ((ENT_OF_THE_MARK,), 3), ((EOWYN,), 2), ((GUMA,), 2), ((EOWYN, GUMA), 2)],
)
def test_eomer_is_cheaper_among_men_of_rohan(friends: tuple[str, ...], cost: int) -> None:
    """Éomer: the cost is 1 less while a Rohan Man, companion or ally, can be spotted."""
    at = in_rohan()
    for id in friends:
        at.play(id)
    at.hand(0, EOMER)
    assert cost == at.fellowship().choose("play", EOMER).table.twilight


@pytest.mark.card("4C266")
def test_eomer_heals_an_ally_of_rohan_at_the_start_of_the_turn() -> None:
    """Éomer: at the start of each turn a Rohan ally may be healed."""
    at = in_rohan()
    eomer = at.play(EOMER, wounds=1)
    guma, weland = at.play(HARDY, wounds=2), at.play("4U295", wounds=1)
    bounder = at.play("1C286", wounds=1)
    game = at.start_of_turn().choose("respond", eomer)
    assert sorted([guma, weland]) == sorted(game.choices())
    game.choose("choose", guma)
    assert [1, 1, 1, 1] == [game.wounds(card) for card in (guma, weland, bounder, eomer)]
    at = in_rohan()
    at.play(EOMER)
    guma = at.play(GUMA, wounds=1)
    assert 1 == at.start_of_turn().pass_().wounds(guma)


@pytest.mark.card("4C270")
def test_eowyn_takes_it_upon_herself() -> None:
    """Éowyn: she exerts and a token is added to prevent a wound to an unbound companion."""
    game, eowyn = hurt(HURT_TWICE, BOROMIR)
    boromir = game.in_play(BOROMIR)[0]
    game.choose("choose", boromir)
    assert ("prompt-respond-wound", 0) == (game.prompt, game.asked)
    game.choose("respond", eowyn).choose("respond", eowyn)
    assert (0, 2, 2) == (game.wounds(boromir), game.wounds(eowyn), game.table.twilight)


@pytest.mark.card("4C270")
def test_eowyn_may_let_it_happen() -> None:
    """Éowyn: a player may decline to prevent the wound."""
    game, eowyn = hurt(HURT_ONE, BOROMIR)
    boromir = game.in_play(BOROMIR)[0]
    game.choose("choose", boromir).pass_()
    assert (1, 0, 0) == (game.wounds(boromir), game.wounds(eowyn), game.table.twilight)


@pytest.mark.card("4C270")
def test_eowyn_saves_the_unbound_only() -> None:
    """Éowyn: wounds to Frodo and Sam cannot be prevented, but wounds to Éowyn herself can."""
    game, eowyn = hurt(HURT_ALL, SAM)
    sam = game.in_play(SAM)[0]
    frodo = game.table.players[0].ring_bearer
    assert (1, 1, True) == (game.wounds(frodo), game.wounds(sam), game.offered("respond", eowyn))
    game.choose("respond", eowyn)
    assert 1 == game.wounds(eowyn)  # the exertion, not the wound


@pytest.mark.card("4C270")
def test_an_exhausted_eowyn_cannot() -> None:
    """Éowyn: an exhausted Éowyn cannot prevent a wound."""
    game, eowyn = hurt(HURT_ONE, BOROMIR, eowyn=2)
    boromir = game.in_play(BOROMIR)[0]
    game.choose("choose", boromir)
    while game.prompt == "prompt-respond-wound":
        assert not game.offered("respond", eowyn)
        game.pass_()
    assert (1, 2, 0) == (game.wounds(boromir), game.wounds(eowyn), game.table.twilight)


@pytest.mark.card("4C277")
def test_guma_heals_a_man_of_rohan() -> None:
    """Guma: he exerts to heal a Rohan Man, companion or ally, including himself."""
    at = in_rohan()
    guma, eomer, weland = at.play(GUMA), at.play(EOMER, wounds=2), at.play(WELAND, wounds=1)
    at.play(ally("Ent at Home", culture="rohan", race="ent"), wounds=1)
    eowyn = at.play(EOWYN)
    at.play(BOROMIR, wounds=1)
    game = at.fellowship().choose("use", guma)
    assert sorted([guma, eomer, weland]) == sorted(game.choices())
    game.choose("choose", eomer)
    assert (1, 1, 0) == (game.wounds(eomer), game.wounds(guma), game.wounds(eowyn))


@pytest.mark.parametrize("id", VILLAGERS)
def test_an_exhausted_villager_heals_nobody(id: str) -> None:
    """Guma and Weland: an exhausted villager cannot use its healing ability."""
    at = in_rohan()
    eomer = at.play(EOMER, wounds=1)
    at.play("4C283", on=eomer)
    villager = at.play(id, wounds=1)
    assert not at.fellowship().offered("use", villager)


@pytest.mark.parametrize("id", VILLAGERS)
def test_a_villager_flees_when_his_home_is_taken(id: str) -> None:
    """Guma and Weland: the villager is discarded when an opponent controls its home site 4."""
    at = in_rohan(site=6).marker(1, 6)
    villager = at.play(id)
    at.play(BESIEGER)
    for number in (1, 2):
        at.control(1, number)
    at.hand(1, SIEGE, SIEGE)
    game = hand_over(at.maneuver()).choose("play", SIEGE)
    assert terms.PLAY == game.zone(villager)
    game.pass_().choose("play", SIEGE)
    assert terms.DISCARD_PILE == game.zone(villager)


@pytest.mark.parametrize("id", VILLAGERS)
def test_a_villager_does_not_flee_from_his_own_player(id: str) -> None:
    """Guma and Weland: the villager stays in play if its own player controls its home site."""
    at = in_rohan(site=6)
    villager = at.play(id)
    at.control(0, 4)
    assert terms.PLAY == at.start_of_turn().zone(villager)


@pytest.mark.parametrize("id", VILLAGERS)
def test_a_villager_of_the_other_block_is_safe(id: str) -> None:
    """Guma and Weland: control of site 4 of the Fellowship block does not discard the villager."""
    at = standing(site=6)
    villager = at.play(id)
    at.control(1, 4)
    assert terms.PLAY == at.start_of_turn().zone(villager)


@pytest.mark.card("4C286")
def test_a_mounted_rider_tires_a_minion() -> None:
    """Rider of Rohan: while mounted, it exerts to exert a minion fighting an unbound companion."""
    at = in_rohan()
    rider, orc = at.play(RIDER), at.play(ORC_OF_THE_PLAINS)
    at.play(ORC_OF_THE_PLAINS)
    at.play(HORSE, on=rider)
    game = at.skirmish(at.play(BOROMIR), orc).choose("use", rider)
    assert (1, 1) == (game.wounds(rider), game.wounds(orc))


@pytest.mark.card("4C286")
def test_a_rider_on_foot_cannot() -> None:
    """Rider of Rohan: the rider must bear a mount and be able to exert."""
    at = in_rohan()
    mounted, on_foot = at.play(RIDER, wounds=2), at.play(RIDER)
    at.play(HORSE, on=mounted)
    game = at.skirmish(on_foot, at.play(ORC_OF_THE_PLAINS))
    assert (0, False, False) == (game.asked, game.offered("use", mounted), game.offered("use", on_foot))


@pytest.mark.card("4C286")
def test_a_rider_is_no_help_to_sam() -> None:
    """Rider of Rohan: a minion skirmishing Ring-bound Sam does not exert."""
    at = in_rohan()
    rider, orc = at.play(RIDER), at.play(ORC_OF_THE_PLAINS)
    at.play(HORSE, on=rider)
    game = at.skirmish(at.play(SAM), orc).choose("use", rider)
    assert (1, 0) == (game.wounds(rider), game.wounds(orc))


@pytest.mark.card("4C286")
def test_a_rider_and_an_exhausted_minion() -> None:
    """Rider of Rohan: an exhausted minion does not exert and is not killed."""
    at = in_rohan()
    rider, orc = at.play(RIDER), at.play(ORC_OF_THE_PLAINS, wounds=2)
    at.play(HORSE, on=rider)
    game = at.skirmish(rider, orc).choose("use", rider)
    assert (2, 1, [terms.PLAY]) == (game.wounds(orc), game.wounds(rider), zones(game, orc))


@pytest.mark.card("4U295")
def test_weland_heals_a_mounted_companion() -> None:
    """Weland: he exerts to heal a mounted companion of any culture."""
    at = in_rohan()
    weland, boromir, eomer = at.play(WELAND), at.play(BOROMIR, wounds=2), at.play(EOMER, wounds=1)
    at.play("4C283", on=boromir)
    at.play("4C283", on=at.play(GUMA, wounds=1))  # a mounted ally
    game = at.fellowship().choose("use", weland)
    assert (1, 1, 1) == (game.wounds(boromir), game.wounds(eomer), game.wounds(weland))


@pytest.mark.card("4P365")
def test_theoden_plays_a_possession_and_heals_its_bearer() -> None:
    """Théoden: playing a Rohan possession on a Rohan companion heals that companion, once in a turn."""
    at = in_rohan()
    theoden, eomer, gandalf = at.play(THEODEN, wounds=1), at.play(EOMER, wounds=2), at.play(GANDALF, wounds=1)
    horse, chain = at.hand(0, HORSE, "4C278")
    at.hand(0, EOWYN)
    at.play(GUMA)
    game = at.fellowship().choose("use", theoden)
    assert sorted([horse, chain]) == sorted(game.choices("play"))
    game.choose("play", horse)
    assert sorted([theoden, eomer]) == sorted(game.choices("bear"))
    game.choose("bear", eomer)
    assert (1, 1, 1) == (game.wounds(eomer), game.wounds(theoden), game.wounds(gandalf))
    assert (2, False, True) == (game.table.twilight, game.offered("use", theoden), game.offered("play", chain))


@pytest.mark.card("4P365")
def test_theoden_needs_such_a_possession_and_such_a_companion() -> None:
    """Théoden: the action needs a Rohan possession and a Rohan companion who can bear it."""
    at = in_rohan()
    at.play(THEODEN, wounds=1)
    at.hand(0, "1C92")
    assert not at.fellowship().offered("use", THEODEN)
    at = in_rohan()
    theoden = at.play(THEODEN, wounds=1)
    at.play("4C278", on=theoden)
    at.play(BOROMIR)
    at.hand(0, "4C278")
    game = at.fellowship()
    assert (False, True) == (game.offered("use", THEODEN), game.offered("play", "4C278"))


@pytest.mark.card("4P365")
def test_theoden_may_do_it_again_in_his_next_turn() -> None:
    """Théoden: the action can be used again in his next turn."""
    at = in_rohan()
    theoden = at.play(THEODEN)
    at.hand(0, HORSE, "4C278")
    game = at.fellowship().choose("use", theoden).choose("play", HORSE)
    assert not game.offered("use", theoden)
    game.choose("move")
    while (0, "prompt-fellowship-action") != (game.asked, game.prompt):
        game.choose("pass" if game.offered("pass") else "stop" if game.offered("stop") else "move")
    assert game.offered("use", theoden)
