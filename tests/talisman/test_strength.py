"""Tests of total Strength and total Craft: their parts, their use, and trophies traded for Strength (TR-1)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.kernel.decisions import Seat
from inglenook.talisman import stats
from inglenook.talisman.breakdown import strength_parts
from inglenook.talisman.rulebook import Talisman
from inglenook.talisman.rules.spaces.characters import MeetCharacter
from inglenook.talisman.rules.spaces.encounters import EncounterSpace, MeetCards
from tests.talisman.positions import Playing, Position

SIDES = ("own", "against")


def scores(game: Playing) -> list[list[object]]:
    """Returns the scores of all fights so far: the character's score and its opponent's score."""
    return [[line.arguments[side] for side in SIDES] for line in game.log() if line.id == "log-scores"]


def warrior_of_the_example() -> Position:
    """Returns the game of a Warrior with Strength 5, magic belt, unicorn and a magic sword (TX-2)."""
    position = Position("warrior", "troll").having(0, strength=5, alignment="evil")
    return position.holding(0, "magic-belt", "runesword").followed(0, "unicorn")


def seen(game: Playing, seat: Seat, what: str) -> object:
    """Returns the character as every player sees it."""
    view: Any = Talisman().view(game.table, 1)
    return view["seats"][str(seat)][what]


# Totals.


@pytest.mark.rule("TR-1f.1", "TX-2")
def test_total_strength_is_counters_objects_and_followers() -> None:
    """Total Strength is 5 counters, 1 from the belt and 1 from the unicorn; the sword counts in combat only."""
    table = warrior_of_the_example().at(0, "fields-n").table
    parts = [("counters", 5), ("adventure:magic-belt", 1), ("adventure:unicorn", 1)]
    assert (parts, 7) == (strength_parts(table, 0), stats.total_strength(table, 0))


@pytest.mark.rule("TR-1f.2", "TX-3", "TA-47")
def test_a_weapon_counts_in_combat_only() -> None:
    """The sword makes the total of 7 an 8 in combat only: with a die of 1 it draws against 6 and 3."""
    position = warrior_of_the_example().at(0, "fields-n").at(1, "fields-n").dice(1, 1, 3)
    game = position.start(MeetCharacter(0, 1)).choose("pass")
    assert [[9, 9]] == scores(game)
    assert 7 == stats.total_strength(game.table, 0)


@pytest.mark.rule("TR-1f.3", "TX-4")
def test_where_magic_is_switched_off_only_its_share_is_lost() -> None:
    """In the Cursed Glade only the share of magic objects is lost, and 5 own and 1 of the unicorn are left."""
    table = warrior_of_the_example().at(0, "cursed-glade").table
    assert 6 == stats.total_strength(table, 0)


@pytest.mark.rule("TR-1f.3", "TA-47")
def test_in_the_cursed_glade_a_magic_weapon_is_of_no_use_but_an_ordinary_one_is() -> None:
    """In the Cursed Glade the Runesword adds nothing in combat, and an ordinary sword adds 1."""
    position = Position("warrior", "troll").at(0, "cursed-glade").holding(0, "runesword", "sword")
    game = position.lying("cursed-glade", "griffon").dice(1, 2, 2).start(MeetCards(0))
    assert [[7, 7]] == scores(game)


@pytest.mark.rule("TD-60")
def test_destroy_magic_switches_off_what_magic_objects_add() -> None:
    """Destroy Magic stops the belt's Strength but not the unicorn's, and a Talisman still opens the Valley."""
    position = warrior_of_the_example().holding(0, "talisman").at(0, "fields-n")
    position.table.magic_destroyed_by = 1
    assert (6, True) == (stats.total_strength(position.table, 0), stats.has_talisman(position.table, 0))


@pytest.mark.rule("TR-1.1")
def test_strength_counts_in_combat() -> None:
    """With equal dice a Strength of 6 beats the Griffon's 5 in combat."""
    game = Position("troll", "elf").at(0, "fields-n").lying("fields-n", "griffon").dice(3, 3).start(MeetCards(0))
    assert ["griffon"] == game.trophies(0)


@pytest.mark.rule("TR-1.1")
@pytest.mark.parametrize(("strength", "missed"), [(4, 1), (5, 0)])
def test_strength_counts_against_obstacles(strength: int, missed: int) -> None:
    """The Marsh holds a character with total Strength below 5."""
    position = Position("warrior", "elf").at(0, "fields-n").having(0, strength=strength)
    game = position.lying("fields-n", "marsh").start(MeetCards(0))
    assert missed == game.character(0).missed


@pytest.mark.rule("TR-1.1", "TR-4.1")
def test_counters_are_seen_by_all() -> None:
    """Every player sees a character's Strength, Craft and lives."""
    game = Position("warrior", "elf").having(0, strength=6, lives=3).dice(1).turn_of(0)
    assert (6, 3, 3) == (seen(game, 0, "strength"), seen(game, 0, "craft"), seen(game, 0, "lives"))


# Trophies.


@pytest.mark.rule("TR-1d.1", "TD-12")
def test_whoever_kills_enemies_in_combat_keeps_them() -> None:
    """A win over a group of enemies makes each of them a trophy."""
    position = Position("troll", "elf").at(0, "fields-n").lying("fields-n", "wolf", "goblin")
    game = position.dice(3, 1).start(MeetCards(0))
    assert (["wolf", "goblin"], []) == (game.trophies(0), game.lying("fields-n"))


@pytest.mark.rule("TR-1d.2", "TR-1d.3", "TR-1d.5")
@pytest.mark.parametrize("moment", ["own turn", "another's turn"])
def test_trophies_are_traded_in_at_any_moment(moment: str) -> None:
    """Trophies of seven points yield one counter, on any player's turn, and the cards leave the game."""
    position = Position("elf", "warrior").at(0, "woods-n").at(1, "woods-n").trophies(1, "serpent", "bear")
    game = position.dice(1).turn_of(1 if moment == "own turn" else 0)
    game.aside(1, "trade-trophies strength 1")
    assert (5, []) == (game.character(1).strength, game.trophies(1))
    assert ["serpent", "bear"] == game.removed()


@pytest.mark.rule("TR-1d.3", "TR-1d.4", "TX-D3")
@pytest.mark.parametrize(
    ("trophies", "gained", "left"),
    [
        (("serpent", "bear"), 1, []),
        (("giant",), 0, ["giant"]),
        (("dragon", "dragon"), 2, []),
        (("dragon", "giant"), 1, ["giant"]),
        (("giant", "ogre", "wolf"), 1, ["giant"]),
        (("giant", "wolf"), 1, []),
    ],
)
def test_seven_points_are_one_counter(trophies: tuple[str, ...], gained: int, left: list[str]) -> None:
    """Points of cards traded together are summed, and points above a multiple of 7 are lost."""
    game = Position("warrior", "elf").at(0, "woods-n").trophies(0, *trophies).dice(1).turn_of(0)
    offered = [game.words(option) for option in game.game.asides(0) if option.verb == "trade-trophies"]
    assert [f"trade-trophies strength {number}" for number in range(1, gained + 1)] == offered
    if gained:
        game.aside(0, f"trade-trophies strength {gained}")
    assert (4 + gained, left) == (game.character(0).strength, game.trophies(0))


@pytest.mark.rule("TR-1d.2", "TD-61")
def test_the_attacked_one_may_trade_in_before_the_dice() -> None:
    """An attacked player may trade trophies before the dice, here for a draw against the Troll."""
    position = Position("troll", "elf").having(1, strength=3).at(0, "fields-n").at(1, "fields-n")
    game = position.trophies(1, "serpent", "bear").dice(1, 3).start(MeetCharacter(0, 1))
    assert (1, ["pass", "trade-trophies strength 1"]) == (game.asked, game.offered)
    game.choose("trade-trophies strength 1")
    assert [[7, 7]] == scores(game)


@pytest.mark.rule("TD-61", "TR-16i.1")
def test_objects_may_be_put_down_before_the_dice() -> None:
    """Objects dropped before the dice cannot be taken by the winner."""
    position = Position("troll", "elf").having(1, gold=0).at(0, "fields-n").at(1, "fields-n").holding(1, "talisman")
    game = position.dice(6, 1).start(MeetCharacter(0, 1))
    assert (1, ["pass", "put-down talisman"]) == (game.asked, game.offered)
    game.choose("put-down talisman")
    assert (3, ["talisman"], []) == (game.character(1).lives, game.lying("fields-n"), game.objects(0))


@pytest.mark.rule("TR-1d.1")
def test_trophies_stay_when_the_turn_goes_on() -> None:
    """After a win the encounter goes on, and the sword beside the dead Bear is taken in the same turn."""
    position = Position("troll", "elf").at(0, "ruins").deck("bear", "sword").dice(3, 1)
    game = position.start(EncounterSpace(0)).choose("take sword")
    assert (["bear"], ["sword"]) == (game.trophies(0), game.objects(0))
