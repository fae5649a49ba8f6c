"""Moves to another space by an encounter, a raft or a Spell (TR-13a.2, TR-11q)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inglenook.kernel.decisions import Seat
from inglenook.kernel.hooks import Hook
from inglenook.kernel.steps import Step
from inglenook.talisman import atoms, stats
from inglenook.talisman.ability_kinds import ONE_SPACE_A_TURN
from inglenook.talisman.dsl.terms import INNER
from inglenook.talisman.table import SPACE_LIST, SPACE_NUMBER, Space, TalismanTable

END_TURN: Final = "EndTurn"

CROSSING: Final = "crossing"
"""Value of the next move: stepping across the river from this very space instead of a movement roll."""

ARRIVAL: Final[Hook[Callable[[Seat, bool], Step]]] = Hook("inglenook.talisman.rules.spaces.arrival")
"""Hook to the step of arriving in a space; its flag skips the tasks of the space."""


def go_to(table: TalismanTable, seat: Seat, space: Space) -> None:
    """Moves a character; on its own turn it then encounters the new space and leaves the rest of the old one unmet."""
    atoms.place_character(table, seat, space)
    if table.characters[seat].next_move == CROSSING:
        atoms.set_next_move(table, seat, "")  # the door to step through is not here (Secret Door)
    if seat == table.turn and not table.turn_over:
        atoms.drop_steps_before(table, END_TURN)
        table.then(ARRIVAL.get()(seat, False))


def cross_river(table: TalismanTable, seat: Seat) -> None:
    """Discards cards that do not cross the river (Poltergeist)."""
    for card, _ in stats.sources(table, seat, ONE_SPACE_A_TURN):
        atoms.discard(table, card)


def ring_from(start: Space) -> list[Space]:
    """Returns a space and all others of its ring, clockwise; only the space itself if it is in no ring."""
    ring = [start]
    while SPACE_LIST[ring[-1]].clockwise and SPACE_NUMBER[SPACE_LIST[ring[-1]].clockwise] != start:
        ring.append(SPACE_NUMBER[SPACE_LIST[ring[-1]].clockwise])
    return ring


RINGS: Final = [ring_from(space) for space in range(len(SPACE_LIST))]
"""The ring of each space, clockwise from that space."""


def neighbour(space: Space, clockwise: bool, steps: int = 1) -> Space:
    """Returns the space this many steps away in the ring."""
    ring = RINGS[space]
    return ring[(steps if clockwise else -steps) % len(ring)]


STEPS: Final = [[ring.index(space) if space in ring else -1 for space in range(len(SPACE_LIST))] for ring in RINGS]
"""Steps clockwise from each space to the others of its ring; -1 for spaces of other rings."""


def distance(start: Space, end: Space, clockwise: bool) -> int:
    """Returns the steps from one space to another of the same ring."""
    steps = STEPS[start][end] if clockwise else STEPS[end][start]
    assert steps >= 0, "both are in one ring"
    return steps


def opposite(space: Space) -> list[Space]:
    """Returns the spaces directly across the river (TR-11q.1, TA-38)."""
    return [SPACE_NUMBER[id] for id in SPACE_LIST[space].opposite]


def in_inner_region(table: TalismanTable, seat: Seat) -> bool:
    """Whether the character is in the inner region."""
    return stats.space_of(table, seat).region == INNER


def has_left(table: TalismanTable, seat: Seat, space: Space) -> bool:
    """Whether the action in a space has come to an end: the turn is over, or the character is elsewhere."""
    return table.turn_over or table.characters[seat].space != space
