"""Tests of Strength and Craft: counters, totals, gains and losses (TR-1, TR-2)."""

from __future__ import annotations

import pytest

from inglenook.talisman import stats
from inglenook.talisman.components import CHARACTERS
from tests.talisman.positions import Playing, Position

HERE = "fields-n"


def totals(game: Playing | Position, seat: int = 0) -> tuple[int, int]:
    """Returns total Strength and total Craft."""
    return stats.total_strength(game.table, seat), stats.total_craft(game.table, seat)


# Counters.


@pytest.mark.rule("TR-1a.1", "TR-2a.1")
@pytest.mark.parametrize("name", sorted(CHARACTERS))
def test_start_values(name: str) -> None:
    """A character starts with the counters printed on its card."""
    character = Position(name.partition(":")[2], "elf" if "elf" not in name else "troll").table.characters[0]
    assert (CHARACTERS[name].strength, CHARACTERS[name].craft) == (character.strength, character.craft)


@pytest.mark.rule("TR-1a.2", "TR-1e", "TR-2a.2")
@pytest.mark.parametrize(("space", "roll", "gained"), [("crags", 6, (5, 3)), ("forest", 6, (4, 4))])
def test_points_won_are_counters(space: str, roll: int, gained: tuple[int, int]) -> None:
    """Points gained in an encounter are added to the counters."""
    game = Position("warrior", "prophetess").dice(roll).arrives(0, space)
    assert gained == (game.character(0).strength, game.character(0).craft)


@pytest.mark.rule("TR-1a.3", "TR-1a.4", "TR-1f.1")
def test_strength_of_objects_and_followers_is_used_without_counters() -> None:
    """Strength of objects and followers is no counter, but counts in the total against the Marsh."""
    position = Position("elf", "troll").holding(0, "magic-belt").followed(0, "unicorn").lying(HERE, "marsh")
    game = position.arrives(0, HERE)
    assert (3, 0) == (game.character(0).strength, game.character(0).missed)
    assert 5 == totals(game)[0]


@pytest.mark.rule("TR-2a.3", "TR-2a.4", "TR-2e")
def test_craft_of_objects_and_followers_is_used_without_counters() -> None:
    """Craft of objects and followers is no counter, but counts in the total against the Maze."""
    position = Position("warrior", "troll").holding(0, "holy-grail").followed(0, "unicorn").lying(HERE, "maze")
    game = position.arrives(0, HERE)
    assert (3, 0) == (game.character(0).craft, game.character(0).missed)
    assert 5 == totals(game)[1]


@pytest.mark.rule("TR-1b", "TR-1c", "TX-D2")
@pytest.mark.parametrize(("counters", "left"), [(4, 4), (5, 4), (6, 5)])
def test_strength_lost(counters: int, left: int) -> None:
    """A loss of Strength takes counters, never below the start value of 4."""
    position = Position("warrior", "troll").having(0, strength=counters).dice(2)
    game = position.arrives(0, "city").choose("yes").choose("choose enchantress")
    assert left == game.character(0).strength


@pytest.mark.rule("TR-2b", "TR-2c")
@pytest.mark.parametrize(("counters", "left"), [(3, 3), (4, 3), (6, 5)])
def test_craft_lost(counters: int, left: int) -> None:
    """A loss of Craft takes counters, never below the start value of 3."""
    position = Position("warrior", "troll").having(0, craft=counters).dice(3)
    game = position.arrives(0, "city").choose("yes").choose("choose enchantress")
    assert left == game.character(0).craft


@pytest.mark.rule("TX-D2", "TR-1c", "TR-2c")
@pytest.mark.card("spell:random")
@pytest.mark.parametrize(("roll", "left"), [(2, (4, 9)), (3, (9, 3))])
def test_all_points_lost(roll: int, left: tuple[int, int]) -> None:
    """A loss of all points leaves the start value."""
    position = Position("warrior", "ghoul").having(0, strength=9, craft=9).spells(1, "random").dice(roll, 1)
    game = position.turn_of(0).choose("cast random 0")
    assert left == (game.character(0).strength, game.character(0).craft)


@pytest.mark.rule("TR-4b", "TR-4.1")
def test_a_lost_life_costs_nothing_else() -> None:
    """A character above its start values that loses a life keeps its points."""
    game = Position("warrior", "troll").having(0, strength=7, craft=7).arrives(0, "desert-e")
    assert (3, 7, 7) == (game.character(0).lives, game.character(0).strength, game.character(0).craft)


@pytest.mark.rule("TD-52", "TR-19c.2", "TR-19c.3")
@pytest.mark.parametrize("roll", [2, 3, 4, 5])
def test_a_toad_neither_gains_nor_loses_points(roll: int) -> None:
    """A toad's losses do not change the counters that it will have again."""
    position = Position("warrior", "troll").having(0, strength=7, craft=7, toad=2, gold=0).dice(roll)
    game = position.arrives(0, "city").choose("yes").choose("choose enchantress")
    assert (7, 7) == (game.character(0).strength, game.character(0).craft)


# Totals.


@pytest.mark.rule("TX-2", "TR-1f.1", "TR-1f.2")
def test_total_outside_combat() -> None:
    """The total outside combat is counters, magic objects and followers, without weapons."""
    position = Position("warrior", "troll").having(0, strength=5).holding(0, "magic-belt", "runesword")
    assert 7 == totals(position.followed(0, "unicorn"))[0]


@pytest.mark.rule("TX-3", "TR-1f.2")
def test_total_in_combat() -> None:
    """With a weapon the total of 7 is 8 in combat, enough for a draw with the Giant."""
    position = Position("warrior", "troll").having(0, strength=5).holding(0, "magic-belt", "runesword")
    game = position.followed(0, "unicorn").lying(HERE, "giant").dice(1, 1, 3).arrives(0, HERE)
    assert (4, ["giant"]) == (game.character(0).lives, game.lying(HERE))


@pytest.mark.rule("TX-4", "TR-1f.3")
def test_total_in_the_cursed_glade() -> None:
    """In the Cursed Glade a total loses only the share of magic objects."""
    position = Position("warrior", "troll").having(0, strength=5).holding(0, "magic-belt", "runesword")
    assert 6 == totals(position.followed(0, "unicorn").at(0, "cursed-glade"))[0]


@pytest.mark.rule("TA-48")
@pytest.mark.parametrize(("weapon", "lives"), [("sword", 4), ("runesword", 3)])
def test_weapons_in_the_cursed_glade(weapon: str, lives: int) -> None:
    """In the Cursed Glade an ordinary weapon still counts, and a magic weapon does not."""
    position = Position("dwarf", "troll").holding(0, weapon).lying("cursed-glade", "bear").dice(1, 2)
    assert lives == position.arrives(0, "cursed-glade").character(0).lives


@pytest.mark.rule("TR-2.1", "TR-1.1")
@pytest.mark.parametrize(
    ("enemy", "rolls", "won"),
    [("bear", (1, 3), True), ("bear", (1, 4), False), ("shade", (3, 1), True), ("shade", (2, 1), False)],
)
def test_strength_fights_enemies_and_craft_fights_spirits(enemy: str, rolls: tuple[int, int], won: bool) -> None:
    """The Troll's Strength of 6 counts in combat, and its Craft of 1 in psychic combat."""
    game = Position("troll", "elf").lying(HERE, enemy).dice(*rolls).arrives(0, HERE)
    assert (not won, [enemy] * (not won)) == (game.table.turn_over, game.lying(HERE))
