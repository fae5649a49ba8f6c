"""Tests of the Portal of Power, between the middle and the inner region (TR-11s to TR-11z)."""

from __future__ import annotations

import pytest

from inglenook.talisman.components import SPACES
from tests.talisman.positions import Playing, Position

OUTSIDE = [space.id.partition(":")[2] for space in SPACES.values() if space.region != "inner"]


def thief(space: str) -> Position:
    """Returns a game with a Thief (Strength 3, Craft 3) in a space, and a Dwarf in the Crags whose turn is next."""
    return Position("thief", "dwarf").at(0, space)


def attempts(game: Playing) -> list[str]:
    """Returns the options to open the Portal."""
    return [option for option in game.offered if option.startswith("open-portal")]


@pytest.mark.rule("TR-11v", "TR-11y", "TX-D6")
@pytest.mark.parametrize(
    ("start", "roll", "offered"),
    [
        ("castle", 1, []),
        ("castle", 2, ["open-portal 1"]),
        ("castle", 6, ["open-portal 5"]),
        ("black-knight", 1, []),
        ("black-knight", 2, ["open-portal 1"]),
        ("portal-of-power", 1, ["open-portal 1"]),
        ("portal-of-power", 6, ["open-portal 6"]),
        ("woods-m", 3, []),
        ("woods-m", 4, ["open-portal 1"]),
    ],
)
def test_an_attempt_if_the_roll_reaches_beyond(start: str, roll: int, offered: list[str]) -> None:
    """The Portal can be tried from one space before it with 2 or more, and from its space with any roll."""
    game = thief(start).dice(roll).turn_of(0)
    assert (offered, 2) == (attempts(game), len([option for option in game.offered if option.startswith("go ")]))


@pytest.mark.rule("TR-11y", "TX-D6")
def test_who_stops_at_the_portal_tries_later() -> None:
    """A move that ends at the Portal draws a card without an attempt; the next turn can make one."""
    position = thief("castle").deck("ring").dice(1, 1).having(1, missed=1)
    game = position.turn_of(0).choose("go portal-of-power clockwise")
    assert (["pass", "take ring"], "portal-of-power") == (game.offered, game.where(0))
    game.choose("pass")
    assert (0, ["open-portal 1"]) == (game.asked, attempts(game))


@pytest.mark.rule("TD-29")
def test_who_passes_the_portal_need_not_try() -> None:
    """A player who passes the Portal may decline the attempt at no cost and does not encounter that space."""
    position = thief("castle").lying("portal-of-power", "dragon").lying("hidden-valley", "ring", "sword", "shield")
    game = position.dice(3).turn_of(0).choose("go hidden-valley clockwise")
    assert ("hidden-valley", "prompt-take", 4) == (game.where(0), game.prompt, game.character(0).lives)


@pytest.mark.rule("TR-11s", "TR-11x.1", "TR-11x.2")
@pytest.mark.parametrize(
    ("attribute", "points", "rolls", "opens"),
    [
        ("strength", 7, (3, 4), True),
        ("strength", 7, (4, 4), False),
        ("craft", 7, (6, 1), True),
        ("craft", 7, (6, 2), False),
        ("strength", 3, (1, 2), True),
        ("craft", 12, (6, 6), True),
    ],
)
def test_two_dice_not_above_the_chosen_points(attribute: str, points: int, rolls: tuple[int, int], opens: bool) -> None:
    """The Portal opens if two dice are not above the Strength or Craft chosen before the roll."""
    position = thief("castle").having(0, **{attribute: points}).dice(2, *rolls, 1, 1)
    game = position.turn_of(0).choose("open-portal 1")
    assert ("portal-of-power", ["open-with strength", "open-with craft"]) == (game.where(0), game.offered)
    game.choose(f"open-with {attribute}")
    assert ("plain-of-peril" if opens else "portal-of-power") == game.where(0)


@pytest.mark.rule("TR-11x.1", "TR-1f.1", "TR-2e")
@pytest.mark.parametrize(("attribute", "helper"), [("strength", "unicorn"), ("craft", "maiden")])
def test_the_totals_count_at_the_portal(attribute: str, helper: str) -> None:
    """Objects and followers count at the Portal, but weapons do not."""
    total = 5 if helper == "unicorn" else 6
    for roll, where in ((total, "plain-of-peril"), (total + 1, "portal-of-power")):
        position = thief("castle").holding(0, "ring", "sword").followed(0, helper).dice(2, roll - 2, 2, 1)
        game = position.turn_of(0).choose("open-portal 1").choose(f"open-with {attribute}")
        assert where == game.where(0)


@pytest.mark.rule("TR-11x.2", "TA-12")
def test_behind_the_portal_the_move_ends_and_the_encounter_follows() -> None:
    """A character that enters by the Portal stops on the Plain of Peril and may encounter a character there."""
    position = thief("castle").having(0, strength=12).at(1, "plain-of-peril").dice(6, 1, 1)
    game = position.turn_of(0).choose("open-portal 5").choose("open-with strength")
    assert ("plain-of-peril", ["encounter-space", "encounter 1"], 0) == (game.where(0), game.offered, game.asked)


@pytest.mark.rule("TR-11x.3", "TD-33")
def test_a_shut_portal_ends_the_turn() -> None:
    """After a failed attempt the turn ends in the Portal's space without a draw or an encounter."""
    position = thief("castle").lying("portal-of-power", "ring").dice(6, 6, 6, 1)
    game = position.turn_of(0).choose("open-portal 5").choose("open-with craft")
    assert ("portal-of-power", 1, ["ring"]) == (game.where(0), game.asked, game.lying("portal-of-power"))


@pytest.mark.rule("TR-11x.1", "TR-1c", "TR-2c")
@pytest.mark.parametrize("attribute", ["strength", "craft"])
@pytest.mark.parametrize(("before", "after"), [(5, 4), (4, 3), (3, 3)])
def test_a_failed_attempt_costs_a_point(attribute: str, before: int, after: int) -> None:
    """A failed attempt at the Portal costs a point of Strength or Craft, as chosen, but not below the start value."""
    position = thief("castle").having(0, **{attribute: before}).dice(6, 6, 6, 1)
    game = position.turn_of(0).choose("open-portal 5").choose(f"open-with {attribute}")
    points = {"strength": game.character(0).strength, "craft": game.character(0).craft}
    assert {"strength": 3, "craft": 3} | {attribute: after} == points


@pytest.mark.rule("TR-11x.1", "TR-2h.1")
def test_a_lost_point_of_craft_can_cost_a_spell_at_once() -> None:
    """A failed attempt that lowers Craft from 4 to 3 costs the second Spell before the turn ends."""
    position = thief("castle").having(0, craft=4).spells(0, "healing", "random").dice(6, 6, 6, 1)
    game = position.turn_of(0).choose("pass").choose("open-portal 5").choose("open-with craft")
    assert (0, ["discard healing", "discard random"]) == (game.asked, game.offered)


@pytest.mark.rule("TD-51", "TD-52")
def test_a_toad_may_try_the_portal() -> None:
    """A toad may try the Portal from its space, always fails, and loses no point."""
    position = thief("portal-of-power").having(0, toad=3, gold=0, strength=5).dice(1, 1, 1)
    game = position.turn_of(0).choose("open-portal 1").choose("open-with strength")
    assert ("portal-of-power", 5) == (game.where(0), game.character(0).strength)


@pytest.mark.rule("TR-11v", "TD-32")
@pytest.mark.card("adventure:poltergeist")
def test_one_space_without_a_roll_reaches_the_portal_too() -> None:
    """A move of one space without a roll may try the Portal from the Portal's own space."""
    assert ["open-portal 1"] == attempts(thief("portal-of-power").followed(0, "poltergeist").turn_of(0))
    assert [] == attempts(thief("castle").followed(0, "poltergeist").turn_of(0))


@pytest.mark.rule("TR-11u", "TR-11t")
def test_each_time_anew() -> None:
    """A character that has come out must open the Portal again to go in, and may fail."""
    position = thief("plain-of-peril").having(1, missed=1).dice(1, 6, 6, 1)
    game = position.turn_of(0).choose("leave-by-portal").choose("open-portal 1").choose("open-with strength")
    assert ("portal-of-power", 1) == (game.where(0), game.asked)


@pytest.mark.rule("TR-11t", "TR-11s")
@pytest.mark.parametrize("roll", range(1, 7))
def test_no_other_way_in(roll: int) -> None:
    """Every other move from the outer and middle regions ends outside the inner region."""
    for space in OUTSIDE:
        game = thief(space).dice(roll).turn_of(0)
        ends = [option.split()[1] for option in game.offered if option.startswith("go ")]
        assert set(OUTSIDE) >= set(ends)


@pytest.mark.rule("TR-11z.1", "TR-11z.2", "TA-12")
def test_out_through_the_portal() -> None:
    """The Portal opens by itself from inside, and the turn ends in its space without an encounter."""
    position = thief("plain-of-peril").lying("portal-of-power", "ring").dice(1)
    game = position.turn_of(0).choose("leave-by-portal")
    assert ("portal-of-power", 1, ["ring"]) == (game.where(0), game.asked, game.lying("portal-of-power"))


# Characters with an easier Portal.


@pytest.mark.rule("TR-8a", "TR-11x.1")
@pytest.mark.card("character:dwarf")
@pytest.mark.card("adventure:gnome")
@pytest.mark.parametrize(
    ("name", "follower", "attribute", "rolls"),
    [
        ("dwarf", [], "craft", (3,)),
        ("thief", ["gnome"], "craft", (3,)),
        ("dwarf", ["gnome"], "craft", (3,)),
        ("dwarf", [], "strength", (2, 1)),
        ("thief", ["gnome"], "strength", (2, 1)),
    ],
)
def test_dwarf_and_gnome_roll_one_die_for_craft(
    name: str, follower: list[str], attribute: str, rolls: tuple[int, ...]
) -> None:
    """The Dwarf and the owner of a Gnome roll one die at the Portal with Craft, and two with Strength."""
    position = Position(name, "troll").at(0, "castle").followed(0, *follower).dice(2, *rolls, 1)
    game = position.turn_of(0).choose("open-portal 1").choose(f"open-with {attribute}")
    assert ("plain-of-peril", 1, {}) == (game.where(0), game.asked, game.table.dice.unused())


@pytest.mark.rule("TA-51", "TR-13a.2")
@pytest.mark.card("adventure:magic-portal")
def test_a_magic_portal_leads_in_without_the_portal_of_power() -> None:
    """A Magic Portal may move a character to the Plain of Peril, which is encountered in the same turn."""
    position = thief("village").lying("fields-n", "magic-portal").at(1, "plain-of-peril").dice(1, 6)
    game = position.turn_of(0).choose("go fields-n clockwise").choose("yes")
    assert ("plain-of-peril", ["encounter-space", "encounter 1"]) == (game.where(0), game.offered)
