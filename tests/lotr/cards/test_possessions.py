"""The possessions: who may bear them, and what they do for the bearer."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.library import printed
from inglenook.lotr.meaning.modifiers import vitality
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.cards import On
from inglenook.lotr.words.effects import Discard, Wound
from inglenook.lotr.words.facade import a
from inglenook.lotr.words.filters import ANYTHING, COMPANION, MINION, POSSESSION
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    EOMER,
    EOWYN,
    GANDALF,
    GIMLI,
    LEGOLAS,
    MERRY,
    SAM,
    THEODEN,
    hand_over,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, event, minion, possession

ARMOR, ATHELAS, MAIL, SHIELD, SCIMITAR = "1C92", "1U94", "1C101", "1C107", "1C180"
SWORDS = ("1C299", "4C306")
RANGERS_SWORD, BROADSWORD, BREGO, CHAIN = "4U132", "4C142", "4U263", "4C278"
HERUGRIM, HORSE, AXE = "4U280", "4C283", "4C26"
FARMER = ally("Farmer of Rohan", culture="rohan", race="man")
ENT = ally("Ent of Rohan", culture="rohan", race="ent")
BREELANDER = ally("Breelander", culture="gandalf", race="man")
HALF_ELF = companion("Half-elf", culture="gondor", race="elf")
STEWARD = ally("Steward", culture="gondor", race="man")
GOBLIN = minion("Goblin", culture="moria")
URUK = minion("Uruk", culture="isengard", race="uruk-hai", strength=9, vitality=3)
WILD_MAN = minion("Wild Man", culture="dunland", race="man")
SOUTHRON = minion("Southron", culture="raider", race="man")
ORC = minion("Orc of Mordor", culture="sauron", strength=5, vitality=3)

BEARERS = [
    # The item, who may bear it, who may not.
    (ARMOR, (ARAGORN, EOWYN, BREELANDER), (GIMLI, LEGOLAS, SAM, GANDALF)),
    (MAIL, (ARAGORN, EOWYN, BREELANDER), (GIMLI, LEGOLAS, SAM, GANDALF)),
    (SHIELD, (ARAGORN, EOWYN, BREELANDER), (GIMLI, LEGOLAS, SAM, GANDALF)),
    (CHAIN, (ARAGORN, EOWYN, BREELANDER), (GIMLI, LEGOLAS, SAM, GANDALF)),
    (ATHELAS, (ARAGORN, BOROMIR, STEWARD), (EOWYN, BREELANDER, GIMLI, HALF_ELF)),
    (SWORDS[0], (SAM, MERRY, "1C286"), (GIMLI, ARAGORN)),
    (SWORDS[1], (SAM, MERRY, "1C286"), (GIMLI, ARAGORN)),
    (RANGERS_SWORD, ("4P364",), (BOROMIR, EOWYN)),
    (HERUGRIM, (THEODEN,), (EOMER, ARAGORN)),
    (BREGO, (ARAGORN, EOWYN, LEGOLAS, GANDALF, FARMER), (GIMLI, SAM)),
    (HORSE, (ARAGORN, EOWYN, LEGOLAS, GANDALF, FARMER), (GIMLI, SAM)),
    (SCIMITAR, (GOBLIN,), (ORC, URUK)),
    (BROADSWORD, (URUK, minion("Uruk of Mordor", culture="sauron", race="uruk-hai")), (ORC, WILD_MAN)),
    (AXE, (WILD_MAN,), (SOUTHRON, URUK)),
]


@pytest.mark.parametrize(
    ("id", "right", "wrong"), [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in BEARERS]
)
def test_who_may_bear_it(id: str, right: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    """The player may choose any of those, and none of these; with only these it cannot be played."""
    shadow = printed(id).side == terms.SHADOW
    at = standing().pool(9)
    bearers = [at.play(one) for one in right]
    for one in wrong:
        at.play(one)
    at.hand(1 if shadow else 0, id)
    game = at.shadow() if shadow else at.fellowship()
    game.choose("play", id)
    hobbit = [at.frodo()] if id in SWORDS else []
    if len(bearers) + len(hobbit) > 1:
        assert sorted([*bearers, *hobbit]) == sorted(game.choices("bear"))
        game.choose("bear", bearers[0])
    assert bearers[0] == game.table.cards[game.in_play(id)[0]].bearer
    at = standing(frodo=companion("Nobody", race="man", culture="raider")) if hobbit else standing()
    at.pool(9)
    for one in wrong:
        at.play(one)
    at.hand(1 if shadow else 0, id)
    assert not (at.shadow() if shadow else at.fellowship()).offered("play", id)


@pytest.mark.card(MAIL, ARMOR, CHAIN)
def test_one_suit_of_armor_is_enough() -> None:
    """A Man with armor cannot bear a second, of whatever name; a shield is another class."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(ARMOR, on=boromir)
    at.hand(0, MAIL, CHAIN, SHIELD)
    game = at.fellowship()
    assert [False, False, True] == [game.offered("play", id) for id in (MAIL, CHAIN, SHIELD)]


# Armor.


@pytest.mark.card(ARMOR)
@pytest.mark.parametrize(("item", "wounds"), [(ARMOR, 1), (SHIELD, 2)])
def test_armor_takes_all_but_one_wound_of_a_skirmish(item: str, wounds: int) -> None:
    """A damage bonus of one is lost on the bearer; in the next skirmish phase he can be wounded again."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(item, on=boromir)
    uruk = at.play(minion("Striker", strength=9, keywords=((terms.DAMAGE, 1), (terms.FIERCE, 1))))
    game = at.skirmish(boromir, uruk).pass_().pass_()
    assert wounds == game.wounds(boromir)
    if item == ARMOR:
        game.pass_().pass_().choose("assign", boromir, uruk).pass_().pass_()
        assert 2 == game.wounds(boromir)


@pytest.mark.card(ARMOR)
def test_armor_is_no_help_outside_skirmishes() -> None:
    """Two wounds in the maneuver phase are two wounds."""
    strike = event("Two Strikes", Action((terms.MANEUVER,), (Wound(a(COMPANION), 2),)), side=terms.SHADOW)
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(ARMOR, on=boromir)
    at.play(ORC)
    at.hand(1, strike)
    game = hand_over(at.maneuver()).choose("play", strike).choose("choose", boromir)
    assert 2 == game.wounds(boromir)


@pytest.mark.card(ARMOR)
def test_an_exertion_is_not_counted_among_the_wounds() -> None:
    """Boromir exerts in the skirmish and is wounded once all the same."""
    at = standing()
    boromir = at.play(companion("Armored Man", strength=7, vitality=4, race="man"))
    at.play(ARMOR, on=boromir)
    at.lay_this("1C331", 0)  # a site at which companions exert
    game = at.skirmish(boromir, at.play(minion("Strong One", strength=12))).choose("use", "1C331")
    game.choose("choose", boromir)
    while game.table.phase == terms.SKIRMISH:
        game.pass_()
    assert 2 == game.wounds(boromir)


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (MAIL, CHAIN)])
@pytest.mark.parametrize(("strength", "zone"), [(14, terms.PLAY), (20, terms.PLAY), (21, terms.DEAD_PILE)])
def test_mail_keeps_its_bearer_from_being_overwhelmed(id: str, strength: int, zone: str) -> None:
    """Unless his strength of 7 is tripled; he is wounded like any loser."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(id, on=boromir)
    game = at.skirmish(boromir, at.play(minion("Crusher", strength=strength))).pass_().pass_()
    assert (zone, 1 if zone == terms.PLAY else 0) == (game.zone(boromir), game.wounds(boromir))


@pytest.mark.card(SHIELD)
@pytest.mark.parametrize(("shields", "arrows"), [(0, 2), (1, 1), (2, 0)])
def test_each_shield_stops_an_arrow(shields: int, arrows: int) -> None:
    """The minion archery total is one less for each, never below none."""
    at = standing()
    for id in (BOROMIR, EOMER)[:shields]:
        at.play(SHIELD, on=at.play(id))
    for _archer in range(2):
        at.play(minion("Shooter", keywords=((terms.ARCHER, 1),)))
    game = at.archery().pass_().pass_()
    while game.offered("wound"):
        game.choose("wound", at.frodo())
    assert arrows == game.wounds(at.frodo())


# Athelas.


@pytest.mark.card(ATHELAS)
def test_athelas_heals_a_companion() -> None:
    """It is discarded for that; any companion, but no ally."""
    at = standing()
    boromir, gimli = at.play(BOROMIR), at.play(GIMLI, wounds=2)
    at.play("1C286", wounds=1)
    athelas = at.play(ATHELAS, on=boromir)
    game = at.fellowship().choose("use", athelas)
    assert (1, [terms.DISCARD_PILE]) == (game.wounds(gimli), zones(game, athelas))


@pytest.mark.card(ATHELAS)
def test_athelas_removes_a_shadow_condition_from_a_companion() -> None:
    """Not one from the support area, and not a Free Peoples condition; the player chooses which of the two it does."""
    at = standing()
    boromir, gimli = at.play(BOROMIR), at.play(GIMLI, wounds=1)
    on_him = at.play(condition("Blade Tip", side=terms.SHADOW, on=On(ANYTHING)), on=at.frodo())
    lying = at.play(condition("Gloom", side=terms.SHADOW))
    song = at.play(condition("Song", on=On(ANYTHING)), on=gimli)
    chain = at.play(possession("Fetter", side=terms.SHADOW, on=On(ANYTHING)), on=gimli)
    athelas = at.play(ATHELAS, on=boromir)
    game = at.fellowship().choose("use", athelas)
    assert [1, 2] == [option.amount for option in game.options("choice")]
    game.choose("choice", amount=2)
    assert [terms.DISCARD_PILE, *[terms.PLAY] * 3] == zones(game, on_him, lying, song, chain)
    assert 1 == game.wounds(gimli)


@pytest.mark.card(ATHELAS)
def test_athelas_does_what_can_be_done() -> None:
    """With nobody wounded there is no choice: the condition goes."""
    at = standing()
    athelas = at.play(ATHELAS, on=at.play(BOROMIR))
    on_him = at.play(condition("Morgul Tip", side=terms.SHADOW, on=On(ANYTHING)), on=at.frodo())
    game = at.fellowship().choose("use", athelas)
    assert [terms.DISCARD_PILE] * 2 == zones(game, on_him, athelas)


# Weapons.


WEAPONS = [
    pytest.param("1C299", SAM, 2, marks=pytest.mark.card("1C299")),
    pytest.param("4C306", MERRY, 2, marks=pytest.mark.card("4C306")),
    pytest.param(SCIMITAR, GOBLIN, 2, marks=pytest.mark.card(SCIMITAR)),
    pytest.param(AXE, WILD_MAN, 3, marks=pytest.mark.card(AXE)),
    pytest.param(BROADSWORD, URUK, 2, marks=pytest.mark.card(BROADSWORD)),
    pytest.param(RANGERS_SWORD, ARAGORN, 2, marks=pytest.mark.card(RANGERS_SWORD)),
    pytest.param(HERUGRIM, THEODEN, 2, marks=pytest.mark.card(HERUGRIM)),
]


@pytest.mark.parametrize(("id", "bearer", "gain"), WEAPONS)
def test_a_weapon_makes_its_bearer_stronger(id: str, bearer: str, gain: int) -> None:
    """As long as he bears it, and only him; he cannot bear a second hand weapon."""
    at = standing().pool(9)
    hero = at.play(bearer)
    weapon = at.play(id, on=hero)
    shadow = printed(id).side == terms.SHADOW
    other = at.hand(1 if shadow else 0, id)[0]
    game = at.shadow() if shadow else at.fellowship()
    before = game.strength(hero)
    assert game.offered("play", other) == (id in SWORDS)  # Frodo could bear it
    if id in SWORDS:
        game.choose("play", other)
        assert at.frodo() == game.table.cards[other].bearer
    atoms.put(game.table, weapon, terms.DISCARD_PILE)
    assert before - gain == game.strength(hero)


@pytest.mark.card(RANGERS_SWORD)
@pytest.mark.parametrize(("foe", "strength"), [(URUK, 12), (ORC, 10)])
def test_the_rangers_sword_against_uruks(foe: str, strength: int) -> None:
    """Two more still while Aragorn skirmishes an Uruk-hai, not while one is only there."""
    at = standing()
    aragorn = at.play(ARAGORN)
    at.play(RANGERS_SWORD, on=aragorn)
    at.play(URUK)
    assert strength == at.skirmish(aragorn, at.play(foe)).strength(aragorn)


@pytest.mark.card(HERUGRIM)
def test_herugrim_makes_theoden_hardier_and_strike_harder() -> None:
    """Vitality 3 and damage +1."""
    at = in_rohan()
    theoden, orc = at.play(THEODEN, wounds=2), at.play(ORC)
    at.play(HERUGRIM, on=theoden)
    game = at.skirmish(theoden, orc)
    assert 3 == vitality(game.table, theoden)
    game.pass_().pass_()
    assert (2, terms.PLAY) == (game.wounds(orc), game.zone(theoden))


@pytest.mark.card(HERUGRIM)
@pytest.mark.parametrize(("wounds", "zone"), [(1, terms.PLAY), (2, terms.DEAD_PILE)])
def test_theoden_who_loses_herugrim(wounds: int, zone: str) -> None:
    """If it goes he dies of two wounds, which he could bear with it."""
    theft = event("Theft", Action((terms.MANEUVER,), (Discard(a(POSSESSION)),)), side=terms.SHADOW)
    at = in_rohan()
    theoden = at.play(THEODEN, wounds=wounds)
    at.play(HERUGRIM, on=theoden)
    at.play(ORC)
    at.hand(1, theft)
    assert zone == hand_over(at.maneuver()).choose("play", theft).zone(theoden)


@pytest.mark.card(SCIMITAR)
@pytest.mark.parametrize("drawing", [True, False])
def test_a_scimitar_may_be_followed_by_a_card(drawing: bool) -> None:
    """When it is played its player may draw."""
    at = standing().pool(5)
    at.play(GOBLIN)
    top = at.deck(1, ORC, URUK)
    at.hand(1, SCIMITAR)
    game = at.shadow().choose("play", SCIMITAR)
    game.choose("respond" if drawing else "pass")
    assert [terms.HAND if drawing else terms.DECK, terms.DECK] == zones(game, *top)


@pytest.mark.card(BROADSWORD)
def test_a_broad_blade_wards_off_wounds_outside_skirmishes() -> None:
    """Arrows and spells find others, exertions do not count as wounds, and in a skirmish he bleeds like any Uruk."""
    strike = event("Bolt", Action((terms.MANEUVER,), (Wound(a(MINION)),)))
    at = standing()
    uruk, orc = at.play(URUK), at.play(ORC)
    at.play(BROADSWORD, on=uruk)
    at.play(LEGOLAS)
    at.hand(0, strike)
    game = at.maneuver().choose("play", strike)
    assert (0, 1) == (game.wounds(uruk), game.wounds(orc))
    while game.table.phase != terms.ASSIGNMENT:
        game.pass_()
    assert (0, 2) == (game.wounds(uruk), game.wounds(orc))
    at = standing()
    uruk = at.play(URUK)
    at.play(BROADSWORD, on=uruk)
    hero = at.play(companion("Hero", strength=15))
    assert 1 == at.skirmish(hero, uruk).pass_().pass_().wounds(uruk)


# Horses.


HORSES = [pytest.param(id, marks=pytest.mark.card(id)) for id in (BREGO, HORSE)]


@pytest.mark.parametrize("id", HORSES)
def test_a_horse_comes_only_with_a_man_of_rohan(id: str) -> None:
    """One must be spotted to play it; he need not be the rider."""
    for friend, offered in ((BOROMIR, False), (ENT, False), (FARMER, True)):
        at = standing()
        at.play(ARAGORN)
        at.play(friend)
        at.hand(0, id)
        assert offered == at.fellowship().offered("play", id)


def ridden(id: str, *wounds: int) -> tuple[Playing, list[int]]:
    """A rider is about to skirmish minions with so many wounds; another stands by."""
    at = in_rohan()
    eomer = at.play(EOMER)
    at.play(id, on=eomer)
    orcs = [at.play(ORC, wounds=count) for count in wounds]
    orcs.append(at.play(ORC))
    return at.skirmishes((eomer, tuple(orcs[:-1]))), orcs


@pytest.mark.parametrize("id", HORSES)
def test_a_horse_tramples(id: str) -> None:
    """At the start of the skirmish each minion that fights the rider exerts; exhausted ones and others do not."""
    game, orcs = ridden(id, 0, 1, 2)
    assert (terms.SKIRMISH, [1, 2, 2, 0]) == (game.table.phase, [game.wounds(orc) for orc in orcs])


@pytest.mark.parametrize("id", HORSES)
def test_a_horse_tramples_in_its_riders_skirmish_only(id: str) -> None:
    """Somebody else's skirmish starts: nothing happens."""
    at = in_rohan()
    at.play(id, on=at.play(EOMER))
    gimli, orc = at.play(GIMLI), at.play(ORC)
    game = at.skirmishes((gimli, (orc,)))
    assert (terms.SKIRMISH, 0) == (game.table.phase, game.wounds(orc))


@pytest.mark.card(BREGO)
@pytest.mark.parametrize("healing", [True, False])
def test_brego_may_heal_his_rider(healing: bool) -> None:
    """When he is played, and nobody but the bearer."""
    at = in_rohan()
    eomer, eowyn = at.play(EOMER, wounds=2), at.play(EOWYN, wounds=1)
    at.hand(0, BREGO)
    game = at.fellowship().choose("play", BREGO).choose("bear", eomer)
    game.choose("respond" if healing else "pass")
    assert (1 if healing else 2, 1) == (game.wounds(eomer), game.wounds(eowyn))
