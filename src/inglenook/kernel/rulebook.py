"""The interface between the kernel and a game: setting up, hiding information, checking positions, explaining refusals.

A game is one subclass of `Rulebook`, one of `Table`, and its steps.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from inglenook.kernel.data import Data, fields, number
from inglenook.kernel.decisions import NOTHING, PASS, Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import BadSetup
from inglenook.kernel.messages import Argument, Message, Name, Player
from inglenook.kernel.steps import Step
from inglenook.kernel.table import Table

T = TypeVar("T", bound=Table)

Setup = dict[str, Data]
"""Start of a game, in the game's own terms: seats, decks, characters, house rules."""

View = dict[str, Data]
"""Everything one viewer may know, built field by field: a new field of the table is invisible until it is added."""


POSITION: Final = "position"
"""Key under which a set-up holds a whole position, for games that begin in the middle."""


class Reason:
    """Reason why something cannot be done now: a message and the rule behind it."""

    __slots__ = ("message", "rule")

    def __init__(self, message: Message, rule: str) -> None:
        self.message: Final = message
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"Reason({self.message!r}, {self.rule!r})"


class Rulebook(Generic[T]):
    """One game, as the kernel sees it.  It has no state: all state is in the table."""

    name: str
    schema: int
    """Schema number, raised when saved tables change their form; `migrate` then reads older ones."""
    fewest_seats: int = 2
    most_seats: int = 6

    # Set-up and saving.

    @abstractmethod
    def set_up(self, setup: Setup, dice: Dice) -> T:
        """Returns the table at the start, with its first steps on the agenda; raises BadSetup naming every fault."""
        raise AssertionError("every game can be set up")

    def beginning(self, setup: Setup, dice: Dice) -> T:
        """Returns the table a game begins with: set up, or the position that the set-up holds, with its own dice
        (KR-1).
        """
        if POSITION not in setup:
            return self.set_up(setup, dice)
        try:
            held = fields(setup[POSITION])
            table = self.load(self.migrate(fields(held["table"]), number(held["schema"])))
        except (AssertionError, KeyError, IndexError, TypeError, ValueError) as problem:
            raise BadSetup("error-position", {"detail": repr(problem)}) from problem
        faults = self.faults(table)
        if faults:
            raise BadSetup("error-position", {"detail": faults[0]})
        return table

    def position(self, table: T) -> Data:
        """Returns a table, between two steps, as the position a set-up can hold."""
        return {"schema": self.schema, "table": table.to_data()}

    @abstractmethod
    def steps(self) -> dict[str, type[Step]]:
        """Returns all kinds of steps by class name."""
        raise AssertionError("every game has steps")

    @abstractmethod
    def load(self, data: dict[str, Data]) -> T:
        """Returns the table from saved data of the current schema."""
        raise AssertionError("every game can be loaded")

    def migrate(self, data: dict[str, Data], schema: int) -> dict[str, Data]:
        """Migrates data of an older schema to the current one; a game that raises its schema overrides this."""
        assert schema == self.schema, f"{self.name} does not say how data of schema {schema} are read"
        return data

    # Hidden information.

    @abstractmethod
    def knows(self, table: T, viewer: Seat, thing: Thing) -> bool:
        """Whether the viewer may know what this thing is; the one place that decides it (KR-7)."""
        raise AssertionError("every game says who may know what")

    @abstractmethod
    def view(self, table: T, viewer: Seat) -> View:
        """Returns everything the viewer may know.  Things are named by handles, never by their numbers."""
        raise AssertionError("every game can be looked at")

    @abstractmethod
    def redeal(self, table: T, viewer: Seat, dice: Dice) -> None:
        """Deals anew what the viewer cannot know.  Things keep their numbers and places; identities move."""
        raise AssertionError("every game can be dealt anew")

    @abstractmethod
    def handle(self, table: T, viewer: Seat, thing: Thing) -> str:
        """Returns the handle by which this viewer knows the thing (see `handles`)."""
        raise AssertionError("every game names its things")

    @abstractmethod
    def things(self, table: T, viewer: Seat) -> list[Thing]:
        """Returns the things the viewer can point at."""
        raise AssertionError("every game has something to point at")

    @abstractmethod
    def definition(self, table: T, thing: Thing) -> str:
        """Returns the id of what is printed on the thing.  Check `knows` before showing it to a viewer."""
        raise AssertionError("every thing is something printed")

    # Names and labels.

    def called(self, table: T, viewer: Seat, thing: Thing) -> Argument:
        """Returns the thing's name if this viewer may know it, otherwise a placeholder."""
        if self.knows(table, viewer, thing):
            return Name(self.definition(table, thing))
        return Message("hidden-thing")

    def label(self, table: T, viewer: Seat, option: Option) -> Message:
        """Returns the text of an option's button, including which of several simultaneous occasions it answers."""
        label = self.label_without_occasion(table, viewer, option)
        if option.about != NOTHING:
            return Message("option-about", {"label": label, "about": self.called(table, viewer, option.about)})
        if option.occasion:
            return Message("option-for-occasion", {"label": label, "number": option.occasion})
        return label

    def label_without_occasion(self, table: T, viewer: Seat, option: Option) -> Message:
        """Returns the option's own label, or its verb with the names of what it concerns."""
        if option.label is not None:
            return option.label
        arguments: dict[str, Argument] = {}
        if option.subject >= 0:
            arguments["subject"] = self.called(table, viewer, option.subject)
        if option.other >= 0:
            arguments["other"] = self.called(table, viewer, option.other)
        if option.amount or option.verb == "number":
            arguments["amount"] = option.amount
        if option.word:
            arguments["word"] = Message(f"word-{option.word}")
        return Message(f"option-{option.verb}", arguments)

    def answered(self, table: T, decision: Decision, picked: tuple[Option, ...]) -> None:
        """Logs an answer that leaves no other trace, such as a pass (KR-5)."""
        if len(picked) == 1 and picked[0].verb == PASS:
            table.tell(Message("log-passed", {"player": Player(decision.seat)}))

    # Checks and explanations.

    @abstractmethod
    def faults(self, table: T) -> list[Message]:
        """Returns every fault of this position; empty after any step of any game."""
        raise AssertionError("every game can tell a wrong position")

    @abstractmethod
    def why_not(self, table: T, seat: Seat, thing: Thing, pending: Decision | None) -> list[Reason]:
        """Returns why this seat can do nothing with this thing in answer to the pending question (KR-10)."""
        raise AssertionError("every game explains itself")

    # Asides: actions a player may take at any moment.

    def asides(self, table: T, seat: Seat, pending: Decision) -> tuple[Option, ...]:
        """Returns the asides this seat may do now; the pending question allows them (KR-11)."""
        return ()

    def do_aside(self, table: T, seat: Seat, option: Option) -> None:
        """Does an aside."""
        raise AssertionError("a game that offers asides does them")
