"""Summary of a finished game: its account in figures, and its turning points (SR-49).

A turning point is an event in a turn across which a bot's estimate of the chances changed a lot.  The estimate is an
opinion and is presented as one; the event and its turn are facts from the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from inglenook.chronicle import Chronicle, Moment
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.registry import GameEntry

MOST_TURNINGS: Final = 3
"""Maximum number of turning points shown."""
LEAST_SWING: Final = 0.05
"""Minimum change of a seat's chance to win for a turning point."""


class Judged(NamedTuple):
    """Each seat's chance to win at the start of a turn, as a bot evaluates the position."""

    number: int
    turn: int
    chances: Sequence[float]


class Turning(NamedTuple):
    """A turning point: its moment, and the chances before and after its turn, empty if no bot evaluated them."""

    moment: Moment
    before: Sequence[float]
    after: Sequence[float]


class Account:
    """The account of a game, built from its log while it is replayed."""

    def __init__(self, entry: GameEntry, seats: int) -> None:
        self.seats: Final = seats
        self.turn_begins: Final = entry.tables.turn_begins
        self.chronicle: Final = Chronicle(seats) if entry.tables.chronicle is None else entry.tables.chronicle(seats)
        self.foresight: Final = None if entry.bots.search is None else entry.bots.search.foresight()
        self.curve: Final[list[Judged]] = []

    def hear(self, game: Game[Any], number: int, heard: Message) -> None:
        """Adds a public log line, and the number of answers that led to it."""
        self.chronicle.tell(number, heard)
        if heard.id == self.turn_begins and self.foresight is not None and not game.over:
            self.curve.append(Judged(number, self.chronicle.turn(), self.foresight.chances(game)))

    def turnings(self, winners: Sequence[int]) -> list[Turning]:
        """Returns the moments in whose turns the chances changed most, in game order, at most one per turn."""
        heaviest: dict[int, Moment] = {}
        for moment in self.chronicle.moments:
            other = heaviest.get(moment.begun)
            if other is None or other.weight < moment.weight:
                heaviest[moment.begun] = moment
        found = [self.turning(moment, winners) for moment in heaviest.values()]
        turned = [one for one in found if not one.before or swing(one)[0] >= LEAST_SWING]
        most = sorted(turned, key=swing, reverse=True)[:MOST_TURNINGS]
        return sorted(most, key=number_of)

    def turning(self, moment: Moment, winners: Sequence[int]) -> Turning:
        """Returns a moment with the chances around it; after the last turn, the winners' chance is certain."""
        curve = [judged.chances for judged in self.curve]
        if not 0 < moment.begun <= len(curve):
            return Turning(moment, (), ())
        end = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        return Turning(moment, curve[moment.begun - 1], [*curve, end][moment.begun])


def swing(turning: Turning) -> tuple[float, int]:
    """Returns a turning point's sort key: the largest change of a chance, then the moment's own weight."""
    changes = [abs(after - before) for before, after in zip(turning.before, turning.after, strict=True)]
    return max(changes, default=0.0), turning.moment.weight


def number_of(turning: Turning) -> int:
    """Returns the number of the answer at a turning point."""
    return turning.moment.number
