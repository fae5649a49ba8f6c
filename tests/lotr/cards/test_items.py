"""Possessions of many cultures: who may bear them and what they give."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import printed
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
    standing,
)
from tests.lotr.samples import ally, companion, minion

SWORDS = ("1C299", "4C306")
RANGERS_SWORD = "4U132"
GOBLIN = minion("Goblin", culture="moria")
AXE = "4C26"
BROADSWORD = "4C142"
BREGO = "4U263"
SOUTHRON = minion("Southron", culture="raider", race="man")
MAIL = "1C101"
HORSE = "4C283"
ATHELAS = "1U94"
HALF_ELF = companion("Half-elf", culture="gondor", race="elf")
BREELANDER = ally("Breelander", culture="gandalf", race="man")
WILD_MAN = minion("Wild Man", culture="dunland", race="man")
STEWARD = ally("Steward", culture="gondor", race="man")
URUK = minion("Uruk", culture="isengard", race="uruk-hai", strength=9, vitality=3)
CHAIN = "4C278"
HERUGRIM = "4U280"
FARMER = ally("Farmer of Rohan", culture="rohan", race="man")
SCIMITAR = "1C180"
ARMOR = "1C92"
SHIELD = "1C107"
ORC_OF_MORDOR = minion("Orc of Mordor", culture="sauron", strength=5, vitality=3)
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
    (SCIMITAR, (GOBLIN,), (ORC_OF_MORDOR, URUK)),
    (BROADSWORD, (URUK, minion("Uruk of Mordor", culture="sauron", race="uruk-hai")), (ORC_OF_MORDOR, WILD_MAN)),
    (AXE, (WILD_MAN,), (SOUTHRON, URUK)),
]
WEAPONS = [
    pytest.param("1C299", SAM, 2, marks=pytest.mark.card("1C299")),
    pytest.param("4C306", MERRY, 2, marks=pytest.mark.card("4C306")),
    pytest.param(SCIMITAR, GOBLIN, 2, marks=pytest.mark.card(SCIMITAR)),
    pytest.param(AXE, WILD_MAN, 3, marks=pytest.mark.card(AXE)),
    pytest.param(BROADSWORD, URUK, 2, marks=pytest.mark.card(BROADSWORD)),
    pytest.param(RANGERS_SWORD, ARAGORN, 2, marks=pytest.mark.card(RANGERS_SWORD)),
    pytest.param(HERUGRIM, THEODEN, 2, marks=pytest.mark.card(HERUGRIM)),
]


@pytest.mark.parametrize(
    ("id", "right", "wrong"), [pytest.param(*row, marks=pytest.mark.card(row[0])) for row in BEARERS]
)
def test_who_may_bear_it(id: str, right: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    """Items of many cultures: only a permitted bearer can be chosen, and one is required to play the card."""
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


@pytest.mark.parametrize(("id", "bearer", "gain"), WEAPONS)
def test_a_weapon_makes_its_bearer_stronger(id: str, bearer: str, gain: int) -> None:
    """Hobbit Sword: only its bearer is stronger, and the bearer cannot bear a second hand weapon."""
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


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (MAIL, CHAIN)])
@pytest.mark.parametrize(("strength", "zone"), [(14, terms.PLAY), (20, terms.PLAY), (21, terms.DEAD_PILE)])
def test_mail_keeps_its_bearer_from_being_overwhelmed(id: str, strength: int, zone: str) -> None:
    """Coat of Mail and Heavy Chain: only triple strength overwhelms the bearer, who is otherwise wounded."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(id, on=boromir)
    game = at.skirmish(boromir, at.play(minion("Crusher", strength=strength))).pass_().pass_()
    assert (zone, 1 if zone == terms.PLAY else 0) == (game.zone(boromir), game.wounds(boromir))
