"""The table: the whole state of a game between two steps, as plain slotted data.

This is the base of each game's own table.  Only atoms write to a table, and every atom calls `changed()`.  Copies are
cheap: pieces are shared until one of the copies writes to them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, TypeVar

from inglenook.kernel.data import Data, items, number, numbers, text
from inglenook.kernel.decisions import Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import Endless
from inglenook.kernel.lines import Line
from inglenook.kernel.messages import Message
from inglenook.kernel.steps import Step, step_from_data, step_to_data
from inglenook.kernel.views.view_cache import Sight

MOST_CHANGES: Final = 200_000
"""Most changes to a table between two questions (KR-30): far more than any rule needs."""

MOST_TURNS: Final = 20_000
"""Most steps and forced answers between two questions that leave a choice (KR-30)."""


class Stamp:
    """Ownership mark: a table may write only to pieces that carry its own stamp."""

    __slots__ = ()


class Piece:
    """Base class of things that copies of a table share until one of them writes to it: cards, characters."""

    __slots__ = ("stamp",)

    def __init__(self, stamp: Stamp) -> None:
        self.stamp = stamp

    @abstractmethod
    def copy(self) -> Piece:
        """Returns a piece with all the same values."""
        raise AssertionError("every piece can be copied")


P = TypeVar("P", bound=Piece)


def own(table: Table, pieces: list[P], index: int) -> P:
    """Returns a piece for writing: copied first if another copy of the table still shares it.  For atoms only."""
    piece = pieces[index]
    if piece.stamp is not table.stamp:
        twin: P = piece.copy()  # type: ignore[assignment]  # a piece copies to its own kind
        twin.stamp = table.stamp
        pieces[index] = twin
        return twin
    return piece


class Table:
    """State that every game has: seats, dice, the steps still to come, and the winners."""

    __slots__ = (
        "seats",
        "dice",
        "secret",
        "steps",
        "ahead",
        "version",
        "reveals",
        "over",
        "winners",
        "stamp",
        "sight",
        "enough",
        "rounds",
        "depth",
        "lines",
        "watched",
    )

    def __init__(self, seats: int, dice: Dice, original: Table | None = None) -> None:
        """Creates a new table, or one that shares the pieces of `original`, to which then neither may write."""
        self.seats = seats
        self.dice = dice
        self.stamp = Stamp()
        if original is None:
            self.secret = dice.secret()
            self.steps: list[Step] = []
            """Slots for the steps still to come, the next one last; slots from `ahead` on hold steps that have run.

            Used slots are not removed: a list that mostly holds a step or two would get new memory with each.
            """
            self.ahead = 0
            """Number of steps still to come."""
            self.version = 0
            self.reveals = 0
            self.over = False
            self.winners: tuple[Seat, ...] = ()
            self.sight = Sight(self.secret)
            """Cache for views, hence not saved."""
        else:
            self.secret = original.secret
            self.steps = original.agenda
            self.ahead = original.ahead
            self.version = original.version
            self.reveals = original.reveals
            self.over = original.over
            self.winners = original.winners
            self.sight = original.sight
            original.stamp = Stamp()
        # State that lives only while a step runs, hence neither copied nor saved:
        self.enough = self.version + MOST_CHANGES
        """Version of the table at which the rules count as looping."""
        self.rounds = 0
        """Turns of the driver since it began to run; a game's own turns have another counter."""
        self.depth = 0
        self.lines: list[Line] | None = None
        self.watched = True
        """True if players can notice that a seat which can only pass was asked: false in rollouts."""

    # Methods that each game's table overrides.

    @abstractmethod
    def copy(self) -> Table:
        """Returns a copy of this table that shares its pieces."""
        raise AssertionError("every table can be copied")

    @abstractmethod
    def to_data(self) -> dict[str, Data]:
        """Returns the whole table as plain data, `own_data` included."""
        raise AssertionError("every table can be saved")

    def essence(self) -> dict[str, Data]:
        """Returns the table as data without mere counters: games with equal essence continue alike (KR-32)."""
        return {name: part for name, part in self.to_data().items() if name != "version"}

    def glance(self) -> list[Data]:
        """Returns a part of the essence that is quick to compare and differs in most tables that differ (KR-32)."""
        return []

    def seats_in_order(self) -> tuple[Seat, ...]:
        """Returns the seats in the order in which they are asked, starting with the one the rules name first."""
        return tuple(range(self.seats))

    # Methods for atoms and steps.

    def changed(self) -> None:
        """Counts a change; every atom calls it, and values computed from the table before it are out of date."""
        self.version += 1
        if self.version > self.enough:
            raise Endless("error-endless", {"limit": MOST_CHANGES})

    def run_anew(self) -> None:
        """Resets the limits on changes and turns when the rules start to run to the next question (KR-30)."""
        self.enough = self.version + MOST_CHANGES
        self.rounds = 0

    def count_turn(self) -> None:
        """Counts a step or a question that leaves no choice; raises Endless above the limit."""
        self.rounds += 1
        if self.rounds > MOST_TURNS:
            raise Endless("error-endless", {"limit": MOST_TURNS})

    def revealed(self) -> None:
        """Counts a reveal; every atom that shows hidden things calls it, and nothing before it can be taken back
        (KR-12).
        """
        self.reveals += 1

    def tell(self, message: Message, only: tuple[Seat, ...] | None = None, otherwise: Message | None = None) -> None:
        """Writes a line in the log, if there is one.  Check `listening` before building a costly line."""
        if self.lines is not None:
            self.lines.append(Line(message, only, otherwise))

    @property
    def listening(self) -> bool:
        """Whether this table writes a log."""
        return self.lines is not None

    @property
    def agenda(self) -> list[Step]:
        """Copy of the list of steps still to come, the next one last."""
        return self.steps[: self.ahead]

    @agenda.setter
    def agenda(self, steps: list[Step]) -> None:
        self.steps = steps[:]
        self.ahead = len(steps)

    def then(self, step: Step, *more: Step) -> None:
        """Puts steps on the agenda, to be run in this order before the steps already there."""
        if more:
            self.then_all(more)
        if self.ahead < len(self.steps):
            self.steps[self.ahead] = step
        else:
            self.steps.append(step)
        self.ahead += 1

    def then_all(self, steps: Sequence[Step]) -> None:
        """Puts a sequence of steps, perhaps empty, on the agenda before the steps already there."""
        for step in steps[::-1]:
            self.then(step)

    def next_step(self) -> Step:
        """Takes the next step from the agenda."""
        self.ahead -= 1
        return self.steps[self.ahead]

    def end(self, winners: tuple[Seat, ...]) -> None:
        """Ends the game at once, whatever is under way; does nothing if it has ended already."""
        if self.over:
            return
        self.over = True
        self.winners = winners
        self.steps.clear()
        self.ahead = 0
        self.changed()

    # Data that every table has.

    def own_data(self) -> dict[str, Data]:
        """Returns the state that every table has, as plain data."""
        return {
            "seats": self.seats,
            "dice": self.dice.to_data(),
            "secret": self.secret,
            "agenda": [step_to_data(step) for step in self.agenda],
            "version": self.version,
            "reveals": self.reveals,
            "over": self.over,
            "winners": list(self.winners),
        }

    def read_own_data(self, data: dict[str, Data], steps: dict[str, type[Step]]) -> None:
        """Restores the state that every table has from saved data."""
        self.seats = number(data["seats"])
        self.dice = Dice.from_data(data["dice"])
        self.secret = text(data["secret"])
        self.sight = Sight(self.secret)
        self.agenda = [step_from_data(step, steps) for step in items(data["agenda"])]
        self.version = number(data["version"])
        self.enough = self.version + MOST_CHANGES
        self.reveals = number(data["reveals"])
        self.over = bool(data["over"])
        self.winners = tuple(numbers(data["winners"]))
