"""Being moved to another space: by an encounter, a raft, a Spell (TR-13a.2, TR-11q)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Seat
from inglenook.kernel.steps import Step
from inglenook.talisman import atoms, stats
from inglenook.talisman.table import SPACE_LIST, SPACE_NUMBER, Space, TalismanTable
from inglenook.talisman.words.abilities import OneSpaceATurn
from inglenook.talisman.words.terms import INNER

END_TURN: Final = "EndTurn"

CROSSING: Final = "crossing"
"""What may be done instead of the next movement roll: stepping across the river from this very space."""


class ArriveAgain(Step):
    """Stands for the arrival in the space a character was moved to; `arrival.py` says what it is."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    async def run(self, table: TalismanTable) -> None:
        raise AssertionError("replaced by the arrival")


class Arriving:
    """Makes the step of arriving in a space; set by `arrival.py`, which lies above."""

    def __init__(self) -> None:
        self.step: type[Step] = ArriveAgain


arriving = Arriving()


def go_to(table: TalismanTable, seat: Seat, space: Space) -> None:
    """A character is moved; on its own turn it then encounters the new space, and what it left unmet stays there."""
    atoms.place_character(table, seat, space)
    if table.characters[seat].next_move == CROSSING:
        atoms.set_next_move(table, seat, "")  # the door it was to step through is not here (Secret Door)
    if seat == table.turn and not table.turn_over:
        atoms.drop_steps_before(table, END_TURN)
        step = arriving.step(seat)  # type: ignore[call-arg]  # the step of arriving takes a seat
        table.then(step)


def cross_river(table: TalismanTable, seat: Seat) -> None:
    """What does not cross the river is left behind (Poltergeist)."""
    for card, _ in stats.sources(table, seat, OneSpaceATurn):
        atoms.discard(table, card)


def ring_from(start: Space) -> list[Space]:
    """A space and all others of its ring, clockwise; alone if it is in no ring."""
    ring = [start]
    while SPACE_LIST[ring[-1]].clockwise and SPACE_NUMBER[SPACE_LIST[ring[-1]].clockwise] != start:
        ring.append(SPACE_NUMBER[SPACE_LIST[ring[-1]].clockwise])
    return ring


RINGS: Final = [ring_from(space) for space in range(len(SPACE_LIST))]
"""For each space its ring, clockwise from there."""


def neighbour(space: Space, clockwise: bool, steps: int = 1) -> Space:
    """The space so many steps away in the ring."""
    ring = RINGS[space]
    return ring[(steps if clockwise else -steps) % len(ring)]


def distance(start: Space, end: Space, clockwise: bool) -> int:
    """How many steps from one space to another of the same ring."""
    return RINGS[start].index(end) if clockwise else RINGS[end].index(start)


def opposite(space: Space) -> list[Space]:
    """The spaces directly across the river (TR-11q.1, TA-38)."""
    return [SPACE_NUMBER[id] for id in SPACE_LIST[space].opposite]


def in_inner_region(table: TalismanTable, seat: Seat) -> bool:
    """Whether the character is in the inner region."""
    return stats.space_of(table, seat).region == INNER


def has_left(table: TalismanTable, seat: Seat, space: Space) -> bool:
    """Whether what was under way in a space has come to an end: the turn is over, or the character is elsewhere."""
    return table.turn_over or table.characters[seat].space != space
