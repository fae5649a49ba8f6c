"""Summary of a finished game: counts, outstanding cards, and moments that may have turned the game.

Each game interprets its own log lines (`hear`).  A chronicle counts and remembers but judges no position: choosing the
moment that turned the game is the job of `inglenook.search`.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Seat
from inglenook.kernel.messages import Argument, Message, Name, Player


class Moment:
    """A possible turning point of a game, with the log lines that describe it."""

    __slots__ = ("number", "begun", "turn", "weight", "lines")

    def __init__(self, number: int, begun: int, turn: int, weight: int, lines: tuple[Message, ...]) -> None:
        self.number: Final = number
        """Number, from 1, of the answer that led to this moment."""
        self.begun: Final = begun
        """Number of turns begun by this moment."""
        self.turn: Final = turn
        """Turn or round of this moment, as players count."""
        self.weight: Final = weight
        """Importance of this moment: the heaviest moment of a turn is shown."""
        self.lines: Final = lines


class Row:
    """A row of the summary: what was counted, and the amount per seat."""

    __slots__ = ("label", "values")

    def __init__(self, label: Message, values: list[int]) -> None:
        self.label: Final = label
        self.values: Final = values


class Chronicle:
    """Summary of one game; each game has its own subclass."""

    counted: tuple[str, ...] = ()
    """Message ids of the rows counted, in display order."""
    counted_in: str = ""
    """Message id of the unit that players count in, turns or rounds."""
    turn_begins: str = "log-turn"

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.moments: Final[list[Moment]] = []
        self.counts: Final = {id: [0] * seats for id in self.counted}
        self.number = 0
        self.begun = 0

    def tell(self, number: int, message: Message) -> None:
        """Takes in a log line that every player could read, with the number of the answer that led to it."""
        self.number = number
        if message.id == self.turn_begins:
            self.begun += 1
        self.hear(message)

    def hear(self, message: Message) -> None:
        """Interprets a log line; each game overrides it."""

    def turn(self) -> int:
        """Returns the current turn or round, as players count."""
        return self.begun

    def count(self, id: str, seat: Seat, amount: int = 1) -> None:
        """Adds an amount to a seat's value in a row."""
        self.counts[id][seat] += amount

    def mark(self, weight: int, *lines: Message) -> None:
        """Marks the latest log line as a moment that may have turned the game."""
        self.moments.append(Moment(self.number, self.begun, self.turn(), weight, lines))

    def rows(self) -> list[Row]:
        """Returns the rows in which at least one seat has a value."""
        return [Row(Message(id), values) for id, values in self.counts.items() if any(values)]

    def stood_out(self) -> list[Message]:
        """Returns a message for each card that stood out, with the reason."""
        return []


def seat_in(message: Message, argument: str = "player") -> Seat:
    """Returns the seat of the player that a log line names, or -1."""
    player = message.arguments.get(argument)
    return player.seat if isinstance(player, Player) else -1


def number_in(message: Message, argument: str) -> int:
    """Returns a number from a log line, or 0."""
    number = message.arguments.get(argument)
    return number if isinstance(number, int) else 0


def names_in(message: Message, argument: str) -> list[str]:
    """Returns the definition ids of the things that a log line names."""
    found: Argument | None = message.arguments.get(argument)
    parts = found if isinstance(found, tuple) else (found,)
    return [part.definition for part in parts if isinstance(part, Name)]
