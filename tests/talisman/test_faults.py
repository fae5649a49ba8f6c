"""Tests of positions that no game can reach; each kind is reported. `test_scenarios` tests their refusal in files."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inglenook.talisman import atoms
from inglenook.talisman.card_faces import FACE_OF, FACES, Face
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.table import FOLLOWING, HELD, REMOVED, SPELL_HAND, TROPHY, Card, TalismanTable
from tests.talisman.positions import Position


def faults(table: TalismanTable) -> list[str]:
    """Returns the ids of the faults of a position."""
    return [fault.id for fault in Talisman().faults(table)]


def too_many_objects(position: Position) -> None:
    position.holding(0, "sword", "axe", "ring", "wand", "cross")


def forbidden(position: Position) -> None:
    position.holding(0, "runesword").having(0, alignment="good")


def too_many_spells(position: Position) -> None:
    position.spells(0, "healing", "alchemy")


def carries_a_follower(position: Position) -> None:
    atoms.move_card(position.table, position.card("guide"), HELD, 0)


def carries_a_raft(position: Position) -> None:
    atoms.move_card(position.table, position.card("raft"), HELD, 0)


def carries_gold(position: Position) -> None:
    atoms.move_card(position.table, position.card("bag-of-gold"), HELD, 0)


def followed_by_a_sword(position: Position) -> None:
    atoms.move_card(position.table, position.card("sword"), FOLLOWING, 0)


def followed_by_a_mage(position: Position) -> None:
    atoms.move_card(position.table, position.card("mage"), FOLLOWING, 0)


def a_sword_as_trophy(position: Position) -> None:
    atoms.move_card(position.table, position.card("sword"), TROPHY, 0)


def a_sword_as_spell(position: Position) -> None:
    atoms.move_card(position.table, position.card("sword"), SPELL_HAND, 0)


def cursed_with_followers(position: Position) -> None:
    position.followed(0, "cursed-by-a-hag", "guide")


def off_the_board(position: Position) -> None:
    position.having(0, space=-1)


def beyond_the_board(position: Position) -> None:
    position.having(0, space=99)


def at_a_crown_unreached(position: Position) -> None:
    position.at(0, "crown-of-command")


def gold_without_a_character(position: Position) -> None:
    position.gone(1).having(1, gold=2)


def objects_without_a_character(position: Position) -> None:
    position.gone(1).holding(1, "sword")


def played_twice(position: Position) -> None:
    position.having(1, definition="character:warrior", craft=9)


def two_of_one(position: Position) -> None:
    position.table.cards[position.card("amulet")].face = FACE_OF["adventure:ring"]


def of_another_game(position: Position) -> None:
    table = position.table
    table.removed.append(len(table.cards))
    table.cards.append(Card(table.stamp, Face("adventure:pawn", len(FACES)), REMOVED))


def below_the_start(position: Position) -> None:
    position.having(0, strength=1)


WRONG: dict[Callable[[Position], None], list[str]] = {
    too_many_objects: ["fault-objects"],
    forbidden: ["fault-forbidden"],
    too_many_spells: ["fault-spells"],
    carries_a_follower: ["fault-no-object"],
    carries_a_raft: ["fault-no-object"],
    carries_gold: ["fault-no-object"],
    followed_by_a_sword: ["fault-no-follower"],
    followed_by_a_mage: ["fault-no-follower"],
    a_sword_as_trophy: ["fault-no-trophy"],
    a_sword_as_spell: ["fault-no-spell"],
    cursed_with_followers: ["fault-curse"],
    off_the_board: ["fault-space"],
    beyond_the_board: ["fault-space"],
    at_a_crown_unreached: ["fault-crown"],
    gold_without_a_character: ["fault-no-character"],
    objects_without_a_character: ["fault-no-character"],
    played_twice: ["fault-characters"],
    two_of_one: ["fault-box", "fault-box"],
    of_another_game: ["fault-box"],
    below_the_start: ["fault-points"],
}


@pytest.mark.rule("TR-5b.1", "TR-5e.1", "TR-C6")
@pytest.mark.parametrize(("lay", "expected"), WRONG.items(), ids=[lay.__name__ for lay in WRONG])
def test_what_no_game_can_reach_is_a_fault(lay: Callable[[Position], None], expected: list[str]) -> None:
    """Each kind of illegal position is reported as exactly one fault."""
    position = Position("warrior", "troll")
    assert [] == faults(position.table)
    lay(position)
    assert expected == faults(position.table)


@pytest.mark.rule("TR-8.1")
@pytest.mark.parametrize("name", ["guide", "bear", "shade", "centaur", "poltergeist"])
def test_who_may_follow_is_no_fault(name: str) -> None:
    """Followers, enemies that were won over or raised, and the stranger that joins may all be followers."""
    assert [] == faults(Position("warrior", "troll").followed(0, name).table)
