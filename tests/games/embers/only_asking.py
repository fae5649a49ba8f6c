"""A game that only asks questions, whose cost is the kernel's share of a decision.

It never ends.  A set-up says how many things lie on the table and how many questions a step asks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import YES_OR_NO, Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import choose_one
from inglenook.kernel.rulebook import Reason, Rulebook, Setup, View
from inglenook.kernel.steps import Step
from inglenook.kernel.table import Piece, Stamp, Table

PROMPT: Final = Message("prompt-asking")
OPTIONS: Final = (Option("yes"), Option("no"))


class Pebble(Piece):
    """A thing without a function."""

    __slots__ = ()

    def __init__(self, stamp: Stamp) -> None:
        super().__init__(stamp)

    def copy(self) -> Pebble:
        return Pebble(self.stamp)


class AskingTable(Table):
    """A table of things without a function."""

    def __init__(self, seats: int, dice: Dice, original: AskingTable | None = None) -> None:
        super().__init__(seats, dice, original)
        self.pebbles: list[Pebble] = [] if original is None else original.pebbles[:]

    def copy(self) -> AskingTable:
        return AskingTable(self.seats, self.dice.copy(), self)

    def to_data(self) -> dict[str, Data]:
        return self.own_data() | {"pebbles": len(self.pebbles)}


@dataclass(frozen=True)
class Questions(Step):
    """A step that asks this many questions and repeats."""

    count: int

    async def run(self, table: AskingTable) -> None:
        for _ in range(self.count):
            await choose_one(0, PROMPT, OPTIONS, YES_OR_NO)
        table.then(self)


class OnlyAsking(Rulebook[AskingTable]):
    """The rulebook of a game without rules."""

    name = "only-asking"
    schema = 1
    fewest_seats = 1

    def set_up(self, setup: Setup, dice: Dice) -> AskingTable:
        things, questions = setup.get("things", 0), setup.get("questions", 1)
        assert isinstance(things, int) and isinstance(questions, int)
        table = AskingTable(1, dice)
        table.pebbles = [Pebble(table.stamp) for _ in range(things)]
        table.then(Questions(questions))
        return table

    def steps(self) -> dict[str, type[Step]]:
        return {"Questions": Questions}

    def load(self, data: dict[str, Data]) -> AskingTable:
        things = data["pebbles"]
        assert isinstance(things, int)
        table = AskingTable(1, Dice(""))
        table.read_own_data(data, self.steps())
        table.pebbles = [Pebble(table.stamp) for _ in range(things)]
        return table

    def knows(self, table: AskingTable, viewer: Seat, thing: Thing) -> bool:
        return True

    def view(self, table: AskingTable, viewer: Seat) -> View:
        return {"pebbles": len(table.pebbles)}

    def redeal(self, table: AskingTable, viewer: Seat, dice: Dice) -> None:
        """Changes nothing, because nothing is hidden."""

    def handle(self, table: AskingTable, viewer: Seat, thing: Thing) -> str:
        return str(thing)

    def things(self, table: AskingTable, viewer: Seat) -> list[Thing]:
        return []

    def definition(self, table: AskingTable, thing: Thing) -> str:
        return "pebble"

    def faults(self, table: AskingTable) -> list[Message]:
        return []

    def why_not(self, table: AskingTable, seat: Seat, thing: Thing, pending: Decision | None) -> list[Reason]:
        return []
