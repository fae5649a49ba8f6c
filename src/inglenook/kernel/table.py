"""The table: the whole state of a game between two steps, as plain slotted data.

Each game has its own kind of table; what stands here is what every table has.  Only atoms write it, and every atom
calls `changed()`.  Copies are cheap: pieces are shared until one of the copies writes to them.
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
"""Between two questions atoms change a table at most so often (KR-30): far more than any rule needs."""

MOST_TURNS: Final = 20_000
"""Between two questions that leave a choice so many steps are run, and others answered, at most (KR-30)."""


class Stamp:
    """Marks which pieces a table may write to: those that carry its own stamp."""

    __slots__ = ()


class Piece:
    """Something on a table that copies of the table share until one of them writes to it: a card, a character."""

    __slots__ = ("stamp",)

    def __init__(self, stamp: Stamp) -> None:
        self.stamp = stamp

    @abstractmethod
    def copy(self) -> Piece:
        """A piece with the same values, all of them."""
        raise AssertionError("every piece can be copied")


P = TypeVar("P", bound=Piece)


def own(table: Table, pieces: list[P], index: int) -> P:
    """The piece, this table's own: copied now if another copy of the table still shares it.  For atoms."""
    piece = pieces[index]
    if piece.stamp is not table.stamp:
        twin: P = piece.copy()  # type: ignore[assignment]  # a piece copies to its own kind
        twin.stamp = table.stamp
        pieces[index] = twin
        return twin
    return piece


class Table:
    """What every game has: seats, dice, the steps still to come, and who has won."""

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
        """A table of its own, or one that shares the pieces of another: then neither may write to those any more."""
        self.seats = seats
        self.dice = dice
        self.stamp = Stamp()
        if original is None:
            self.secret = dice.secret()
            self.steps: list[Step] = []
            """Places for the steps still to come, the next one last; in those from `ahead` on stand some that have run.

            They are not given back: a list that mostly holds a step or two would get new memory with each.
            """
            self.ahead = 0
            """How many steps are still to come."""
            self.version = 0
            self.reveals = 0
            self.over = False
            self.winners: tuple[Seat, ...] = ()
            self.sight = Sight(self.secret)
            """Only remembered, hence not saved."""
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
        # Alive only while a step runs, hence neither copied nor saved:
        self.enough = self.version + MOST_CHANGES
        """At this version the rules are taken to be in a loop."""
        self.rounds = 0
        """Turns of the driver since it began to run; a game counts its own turns under that name."""
        self.depth = 0
        self.lines: list[Line] | None = None
        self.watched = True
        """False in rollouts: nobody can notice there whether a player who can only pass was asked."""

    # What a game says about its table.

    @abstractmethod
    def copy(self) -> Table:
        """The same table again, made from this one, whose pieces it shares."""
        raise AssertionError("every table can be copied")

    @abstractmethod
    def to_data(self) -> dict[str, Data]:
        """The whole table as plain data, `own_data` included."""
        raise AssertionError("every table can be saved")

    def essence(self) -> dict[str, Data]:
        """The table without what is only counted: two tables with the same one play on alike (KR-32)."""
        return {name: part for name, part in self.to_data().items() if name != "version"}

    def glance(self) -> list[Data]:
        """A part of its essence in which tables that differ mostly do (KR-32), where one is quickly seen."""
        return []

    def seats_in_order(self) -> tuple[Seat, ...]:
        """The seats in the order in which they are asked, starting with whoever the rules name first."""
        return tuple(range(self.seats))

    # What atoms and steps use.

    def changed(self) -> None:
        """Called by every atom: values computed from the table before this are out of date."""
        self.version += 1
        if self.version > self.enough:
            raise Endless("error-endless", {"limit": MOST_CHANGES})

    def run_anew(self) -> None:
        """The rules begin to run to the next question: they may change so much, and take so many turns (KR-30)."""
        self.enough = self.version + MOST_CHANGES
        self.rounds = 0

    def count_turn(self) -> None:
        """One more step, or question that leaves no choice."""
        self.rounds += 1
        if self.rounds > MOST_TURNS:
            raise Endless("error-endless", {"limit": MOST_TURNS})

    def revealed(self) -> None:
        """Called by every atom that shows somebody what was hidden: nothing before this can be taken back (KR-12)."""
        self.reveals += 1

    def tell(self, message: Message, only: tuple[Seat, ...] | None = None, otherwise: Message | None = None) -> None:
        """Writes a line in the log.  In mass play nobody listens; ask `listening` before building a costly line."""
        if self.lines is not None:
            self.lines.append(Line(message, only, otherwise))

    @property
    def listening(self) -> bool:
        """Whether anybody reads the log of this table."""
        return self.lines is not None

    @property
    def agenda(self) -> list[Step]:
        """The steps still to come, the next one last: a list of its own."""
        return self.steps[: self.ahead]

    @agenda.setter
    def agenda(self, steps: list[Step]) -> None:
        self.steps = steps[:]
        self.ahead = len(steps)

    def then(self, step: Step, *more: Step) -> None:
        """Puts steps on the agenda, to be run in this order before what is already there."""
        if more:
            self.then_all(more)
        if self.ahead < len(self.steps):
            self.steps[self.ahead] = step
        else:
            self.steps.append(step)
        self.ahead += 1

    def then_all(self, steps: Sequence[Step]) -> None:
        """The same for as many as there are, perhaps none."""
        for step in steps[::-1]:
            self.then(step)

    def next_step(self) -> Step:
        """Takes the next step from the agenda."""
        self.ahead -= 1
        return self.steps[self.ahead]

    def end(self, winners: tuple[Seat, ...]) -> None:
        """Ends the game at once, whatever was under way; what has ended does not end again."""
        if self.over:
            return
        self.over = True
        self.winners = winners
        self.steps.clear()
        self.ahead = 0
        self.changed()

    # What the data of a game's table are built with.

    def own_data(self) -> dict[str, Data]:
        """What every table has, as plain data."""
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
        """Takes over what every table has from saved data."""
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
