"""What the kernel asks of a game: how it is set up, who may know what, what is wrong with a position, why not.

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
"""How a game starts, in the game's own terms: seats, decks, characters, house rules."""

View = dict[str, Data]
"""Everything one viewer may know, built field by field: a new field of the table is invisible until it is added."""


POSITION: Final = "position"
"""The key under which a set-up holds a whole position, with which a game can begin in the middle."""


class Reason:
    """Why something cannot be done now: a message, and the rule that says so."""

    __slots__ = ("message", "rule")

    def __init__(self, message: Message, rule: str) -> None:
        self.message: Final = message
        self.rule: Final = rule

    def __repr__(self) -> str:
        return f"Reason({self.message!r}, {self.rule!r})"


class Rulebook(Generic[T]):
    """One game, as the kernel sees it.  It has no state: everything is in the table."""

    name: str
    schema: int
    """Counts up when saved tables change their form; `migrate` then says how an older one is read."""
    fewest_seats: int = 2
    most_seats: int = 6

    # Set-up and saving.

    @abstractmethod
    def set_up(self, setup: Setup, dice: Dice) -> T:
        """The table at the start, with its first steps on the agenda.  Raises BadSetup naming every fault."""
        raise AssertionError("every game can be set up")

    def beginning(self, setup: Setup, dice: Dice) -> T:
        """The table a game begins with: set up, or the position that the set-up holds, with dice of its own (KR-1)."""
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
        """A table, on which nothing is under way, as a set-up holds it."""
        return {"schema": self.schema, "table": table.to_data()}

    @abstractmethod
    def steps(self) -> dict[str, type[Step]]:
        """All kinds of steps, by their class names."""
        raise AssertionError("every game has steps")

    @abstractmethod
    def load(self, data: dict[str, Data]) -> T:
        """The table that was saved, from data of the present schema."""
        raise AssertionError("every game can be loaded")

    def migrate(self, data: dict[str, Data], schema: int) -> dict[str, Data]:
        """Brings data of an older schema up to the present one; a game that raises its schema says how."""
        assert schema == self.schema, f"{self.name} does not say how data of schema {schema} are read"
        return data

    # Who may know what.

    @abstractmethod
    def knows(self, table: T, viewer: Seat, thing: Thing) -> bool:
        """Whether the viewer may know what this thing is.  The one place that decides it (KR-7)."""
        raise AssertionError("every game says who may know what")

    @abstractmethod
    def view(self, table: T, viewer: Seat) -> View:
        """Everything the viewer may know.  Things are named by handles, never by their numbers."""
        raise AssertionError("every game can be looked at")

    @abstractmethod
    def redeal(self, table: T, viewer: Seat, dice: Dice) -> None:
        """Deals anew what the viewer cannot know.  Things keep their numbers and places; identities move."""
        raise AssertionError("every game can be dealt anew")

    @abstractmethod
    def handle(self, table: T, viewer: Seat, thing: Thing) -> str:
        """What this viewer calls the thing (see `handles`)."""
        raise AssertionError("every game names its things")

    @abstractmethod
    def things(self, table: T, viewer: Seat) -> list[Thing]:
        """What the viewer can point at."""
        raise AssertionError("every game has something to point at")

    @abstractmethod
    def definition(self, table: T, thing: Thing) -> str:
        """The id of what is printed on the thing.  Ask `knows` before telling anybody."""
        raise AssertionError("every thing is something printed")

    # What is said.

    def called(self, table: T, viewer: Seat, thing: Thing) -> Argument:
        """The thing's name as this viewer may hear it."""
        if self.knows(table, viewer, thing):
            return Name(self.definition(table, thing))
        return Message("hidden-thing")

    def label(self, table: T, viewer: Seat, option: Option) -> Message:
        """What stands on the button, and which of several things that happened together it answers."""
        label = self.label_without_occasion(table, viewer, option)
        if option.about != NOTHING:
            return Message("option-about", {"label": label, "about": self.called(table, viewer, option.about)})
        if option.occasion:
            return Message("option-for-occasion", {"label": label, "number": option.occasion})
        return label

    def label_without_occasion(self, table: T, viewer: Seat, option: Option) -> Message:
        """The option's own label, or its verb with the names of what it concerns."""
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
        """Notes in the log what only the answer itself tells: that somebody passed (KR-5)."""
        if len(picked) == 1 and picked[0].verb == PASS:
            table.tell(Message("log-passed", {"player": Player(decision.seat)}))

    # Checks and explanations.

    @abstractmethod
    def faults(self, table: T) -> list[Message]:
        """Everything that is wrong with this position; nothing, after any step of any game."""
        raise AssertionError("every game can tell a wrong position")

    @abstractmethod
    def why_not(self, table: T, seat: Seat, thing: Thing, pending: Decision | None) -> list[Reason]:
        """Why this seat can do nothing with this thing in answer to the pending question (KR-10)."""
        raise AssertionError("every game explains itself")

    # What a player may do at any moment.

    def asides(self, table: T, seat: Seat, pending: Decision) -> tuple[Option, ...]:
        """What this seat may do now beside the pending question, which allows it (KR-11)."""
        return ()

    def do_aside(self, table: T, seat: Seat, option: Option) -> None:
        """Does it."""
        raise AssertionError("a game that offers asides does them")
