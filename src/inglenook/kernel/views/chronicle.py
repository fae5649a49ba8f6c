"""What is told of a game when it is over: an account in numbers, cards that stood out, and where it may have turned.

A game says what its own log means (`hear`).  A chronicle counts and remembers; it judges no position: which of its
moments turned the game is for whoever can (`inglenook.search`).
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Seat
from inglenook.kernel.messages import Argument, Message, Name, Player


class Moment:
    """Something after which a game was another one, told by lines of its log."""

    __slots__ = ("number", "begun", "turn", "weight", "lines")

    def __init__(self, number: int, begun: int, turn: int, weight: int, lines: tuple[Message, ...]) -> None:
        self.number: Final = number
        """The answer that led to it, from 1."""
        self.begun: Final = begun
        """How many turns had begun."""
        self.turn: Final = turn
        """In which turn or round that was, as players count."""
        self.weight: Final = weight
        """Of several moments of a turn the heaviest is told."""
        self.lines: Final = lines


class Row:
    """A line of the account: what was counted, and how much of it each seat had."""

    __slots__ = ("label", "values")

    def __init__(self, label: Message, values: list[int]) -> None:
        self.label: Final = label
        self.values: Final = values


class Chronicle:
    """The account of one game; each game has its own kind."""

    counted: tuple[str, ...] = ()
    """What is counted, by the ids of the rows, in their order."""
    counted_in: str = ""
    """The id of what players count, turns or rounds."""
    turn_begins: str = "log-turn"

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.moments: Final[list[Moment]] = []
        self.counts: Final = {id: [0] * seats for id in self.counted}
        self.number = 0
        self.begun = 0

    def tell(self, number: int, message: Message) -> None:
        """One more line that everybody heard, and the number of the answer that led to it."""
        self.number = number
        if message.id == self.turn_begins:
            self.begun += 1
        self.hear(message)

    def hear(self, message: Message) -> None:
        """What a line means for the account."""

    def turn(self) -> int:
        """The turn or round that players would say it is."""
        return self.begun

    def count(self, id: str, seat: Seat, amount: int = 1) -> None:
        """Adds to a row."""
        self.counts[id][seat] += amount

    def mark(self, weight: int, *lines: Message) -> None:
        """What was just told may have turned the game."""
        self.moments.append(Moment(self.number, self.begun, self.turn(), weight, lines))

    def rows(self) -> list[Row]:
        """The account, without what nobody had any of."""
        return [Row(Message(id), values) for id, values in self.counts.items() if any(values)]

    def stood_out(self) -> list[Message]:
        """Cards that stood out, and by what."""
        return []


def seat_in(message: Message, argument: str = "player") -> Seat:
    """Whom a line is about."""
    player = message.arguments.get(argument)
    return player.seat if isinstance(player, Player) else -1


def number_in(message: Message, argument: str) -> int:
    """A number in a line."""
    number = message.arguments.get(argument)
    return number if isinstance(number, int) else 0


def names_in(message: Message, argument: str) -> list[str]:
    """What is printed on the things that a line names, by id."""
    found: Argument | None = message.arguments.get(argument)
    parts = found if isinstance(found, tuple) else (found,)
    return [part.definition for part in parts if isinstance(part, Name)]
