"""What is told of a game that is over: its account, and where it turned (SR-49).

A turning point is something that happened in a turn after which a bot judged the chances quite differently than before
it.  That is an opinion, and told as one; what happened, and in which turn, are facts of the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from inglenook.games import GameEntry
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.views.chronicle import Chronicle, Moment
from inglenook.search.levels import foresight_of

MOST_TURNINGS: Final = 3
"""So many turning points are told."""
LEAST_SWING: Final = 0.05
"""Where the chances changed by less nothing turned."""


class Judged(NamedTuple):
    """How likely each seat was to win when a turn began, as a bot judges positions."""

    number: int
    turn: int
    chances: Sequence[float]


class Turning(NamedTuple):
    """A moment that turned the game, with the chances when its turn began and after it; none where nobody judges."""

    moment: Moment
    before: Sequence[float]
    after: Sequence[float]


class Account:
    """Hears a game as it is played again, line by line."""

    def __init__(self, entry: GameEntry, seats: int) -> None:
        self.seats: Final = seats
        self.turn_begins: Final = entry.turn_begins
        self.chronicle: Final = Chronicle(seats) if entry.chronicle is None else entry.chronicle(seats)
        self.foresight: Final = foresight_of(entry.name) if entry.levels else None
        self.curve: Final[list[Judged]] = []

    def hear(self, game: Game[Any], number: int, heard: Message) -> None:
        """A line that everybody heard after so many answers."""
        self.chronicle.tell(number, heard)
        if heard.id == self.turn_begins and self.foresight is not None and not game.over:
            self.curve.append(Judged(number, self.chronicle.turn(), self.foresight.chances(game)))

    def turnings(self, winners: Sequence[int]) -> list[Turning]:
        """The moments after whose turns the chances had changed most, in the order of the game; one for each turn."""
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
        """A moment with the chances around it; who won in the end was sure to."""
        curve = [judged.chances for judged in self.curve]
        if not 0 < moment.begun <= len(curve):
            return Turning(moment, (), ())
        end = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        return Turning(moment, curve[moment.begun - 1], [*curve, end][moment.begun])


def swing(turning: Turning) -> tuple[float, int]:
    """By how much the chances changed; where they did not, what weighs most by itself."""
    changes = [abs(after - before) for before, after in zip(turning.before, turning.after, strict=True)]
    return max(changes, default=0.0), turning.moment.weight


def number_of(turning: Turning) -> int:
    """When it was."""
    return turning.moment.number
