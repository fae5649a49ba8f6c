"""Tests of the view of a board: totals with their shares, objects that count, and the order of spaces."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from inglenook.kernel.decisions import Seat
from inglenook.talisman.components.board import INNER_RING, MIDDLE_RING, OUTER_RING
from inglenook.talisman.rulebook import Talisman
from tests.talisman.positions import Position

SPACES = Path(__file__).parents[2] / "web" / "src" / "talisman" / "board" / "spaces.ts"
SPECTATOR: Seat = -1
NO_LIMIT = 1000


def shown(position: Position, seat: Seat) -> Any:
    """Returns a character as a spectator sees it."""
    view: Any = Talisman().view(position.table, SPECTATOR)
    return view["seats"][str(seat)]


@pytest.mark.rule("TR-1f.1", "TR-2e")
def test_totals_come_with_their_shares() -> None:
    """A view shows the parts of each total: counters, magic objects and followers."""
    position = Position("warrior", "troll").having(0, strength=5, alignment="evil")
    character = shown(position.holding(0, "magic-belt").followed(0, "unicorn").at(0, "fields-n"), 0)
    belt, unicorn = ["adventure:magic-belt", 1], ["adventure:unicorn", 1]
    assert [["counters", 5], belt, unicorn] == character["strength_from"]
    assert character["total_strength"] == sum(amount for _, amount in character["strength_from"])
    assert character["total_craft"] == sum(amount for _, amount in character["craft_from"])


@pytest.mark.rule("TR-19c.1")
def test_the_share_of_a_toad() -> None:
    """A toad's total in the view is 1, whatever it had before."""
    character = shown(Position("warrior", "troll").having(0, strength=5, toad=3), 0)
    assert ([["toad", 1]], [["toad", 1]]) == (character["strength_from"], character["craft_from"])


@pytest.mark.rule("TR-5c.2", "TD-47")
def test_what_carries_does_not_count_towards_the_limit() -> None:
    """A mule is not counted in the view among the objects towards the limit."""
    character = shown(Position("warrior", "troll").holding(0, "mule", "axe", "shield"), 0)
    assert (3, 2, NO_LIMIT) == (len(character["objects"]), character["objects_counted"], character["object_limit"])


@pytest.mark.rule("TR-C1")
@pytest.mark.parametrize("ring", [OUTER_RING, MIDDLE_RING, INNER_RING], ids=["outer", "middle", "inner"])
def test_the_browser_draws_the_spaces_in_the_order_of_the_board(ring: Any) -> None:
    """The browser client lists the spaces of each ring in the order of the board."""
    found = re.search(rf"^ +{ring[0].region}: `([^`]*)`", SPACES.read_text("utf-8"), re.MULTILINE)
    assert found is not None
    assert [space.id for space in ring] == [f"space:{name}" for name in found[1].split()]
