"""The rings of the board: where each roll of the die can lead from each space."""

from __future__ import annotations

from typing import Final

from inglenook.talisman.components import SPACES
from inglenook.talisman.dsl.terms import INNER, MIDDLE, OUTER

Place = int
"""Number of a space of the outer or middle region, in the order of the board's list."""

TRAVELLED: Final = [space for space in SPACES.values() if space.region != INNER]
PLACE: Final[dict[str, Place]] = {space.id: place for place, space in enumerate(TRAVELLED)}

SENTINEL: Final = PLACE["space:sentinel"]
STAIRS_TOP: Final = PLACE["space:hills-m"]
PORTAL: Final = PLACE["space:portal-of-power"]

FARTHEST: Final = 6


def around(place: Place, steps: int) -> tuple[Place, Place]:
    """Returns the two spaces a number of steps away, clockwise and anticlockwise."""
    ahead = behind = TRAVELLED[place]
    for _ in range(steps):
        ahead, behind = SPACES[ahead.clockwise], SPACES[behind.anticlockwise]
    return (PLACE[ahead.id], PLACE[behind.id])


ENDS: Final = [[around(place, steps) for steps in range(FARTHEST + 1)] for place in range(len(TRAVELLED))]
"""Spaces that each number of steps leads to, from each space."""


def steps_to(place: Place, gate: Place) -> int:
    """Returns the steps of the shorter way to a space in the same ring; more than any roll if there is none."""
    for steps in range(FARTHEST + 1):
        if gate in ENDS[place][steps]:
            return steps
    return FARTHEST + 1


def gate_of(place: Place, outer: Place, middle: Place) -> int:
    """Returns the steps to the gate of the space's own region."""
    return steps_to(place, outer if TRAVELLED[place].region == OUTER else middle)


TO_STAIRS: Final = [gate_of(place, SENTINEL, STAIRS_TOP) for place in range(len(TRAVELLED))]
"""Steps from each space to the stairs, up or down."""

TO_PORTAL: Final = [
    steps_to(place, PORTAL) if space.region == MIDDLE else FARTHEST + 1 for place, space in enumerate(TRAVELLED)
]
"""Steps from each space to the Portal of Power; only from the middle region."""

IS_OUTER: Final = [space.region == OUTER for space in TRAVELLED]
