"""A goal as a file states it: `win`, `{kill: Aragorn}`, `{gold: 5, turns: 2}`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument, Message, Name
from inglenook.kernel.table import Table
from inglenook.scenarios.file import Written, unknown
from inglenook.scenarios.phrases import things_meant
from inglenook.scenarios.terms import Position

PLAIN: Final = "plain"
THING: Final = "thing"
AMOUNT: Final = "amount"

TURNS: Final = "turns"
MOST_TURNS: Final = 3


class Goal(NamedTuple):
    """A goal: its kind, the thing or the amount it concerns, and the player's own turns allowed."""

    kind: str
    thing: Thing = NOTHING
    amount: int = 0
    turns: int = 1


class Aims:
    """Possible goals of one game.  It has no state."""

    kinds: Mapping[str, str] = MappingProxyType({})
    """Kinds of goals, each with its parameter: PLAIN (none), THING or AMOUNT."""

    @abstractmethod
    def judge(self, goal: Goal, beginning: Any, seat: Seat) -> Judge:
        """Returns a judge of the goal, for the player of a puzzle that begins on this table."""
        raise AssertionError("every game judges its goals")

    @abstractmethod
    def likeness(self, table: Any, thing: Thing) -> object:
        """Returns a key that is equal for things interchangeable in every respect."""
        raise AssertionError("every game knows its copies")

    @abstractmethod
    def outcome(self, table: Any) -> object:
        """Returns the final state of a table, regardless of which copy of a card did what, and in which order."""
        raise AssertionError("every game has an outcome")

    @abstractmethod
    def definition(self, table: Any, thing: Thing) -> str:
        """Returns the definition id of a thing."""
        raise AssertionError("everything is printed")

    @abstractmethod
    def hidden(self, table: Any, seat: Seat) -> list[Hidden]:
        """Returns the piles that a table hides from the player, and that a puzzle reveals."""
        raise AssertionError("every game knows what it hides")

    def is_printed(self, table: Any) -> bool:
        """Whether everything on the table has a definition, so that the table can be saved."""
        return True

    def read(self, written: Written, position: Position[Any]) -> Goal:
        """Returns the goal as written; raises a Mistake with its line if the game has no such goal."""
        if isinstance(written.value, str):
            kind, fields = written.text(), {}
        else:
            fields = dict(written.fields())
            kind = next((key for key in fields if key != TURNS), "")
        if kind not in self.kinds:
            raise unknown(kind, [*self.kinds], written.line)
        turns = fields.pop(TURNS).number() if TURNS in fields else 1
        if not 1 <= turns <= MOST_TURNS:
            raise written.mistake(Message("puzzle-error-turns", {"most": MOST_TURNS}))
        said = fields.pop(kind, None)
        if fields:
            raise unknown(next(iter(fields)), [kind, TURNS], written.line)
        wanted = self.kinds[kind]
        if (said is None) != (wanted == PLAIN):
            raise written.mistake(_wrongly_stated(kind, wanted))
        if said is None:
            return Goal(kind, turns=turns)
        if wanted == AMOUNT:
            return Goal(kind, amount=said.number(), turns=turns)
        meant = things_meant(position, said.text(), said.line)
        if len(meant) > 1:
            meanings = tuple([position.naming.called(thing) for thing in meant])
            raise said.mistake(Message("scenario-ambiguous", {"given": said.text(), "meanings": meanings}))
        return Goal(kind, meant[0], turns=turns)

    def told(self, game: str, goal: Goal, table: Table) -> Message:
        """Returns the goal as a sentence."""
        arguments: dict[str, Argument] = {"turns": goal.turns}
        if goal.thing != NOTHING:
            arguments["thing"] = Name(self.definition(table, goal.thing))
        if goal.amount:
            arguments["amount"] = goal.amount
        return Message(f"puzzle-{game}-{goal.kind.replace(' ', '-')}", arguments)


def _wrongly_stated(kind: str, wanted: str) -> Message:
    if wanted == THING:
        return Message("puzzle-error-goal-thing", {"goal": kind, "example": f"{{{kind}: Aragorn}}"})
    if wanted == AMOUNT:
        return Message("puzzle-error-goal-amount", {"goal": kind, "example": f"{{{kind}: 5}}"})
    return Message("puzzle-error-goal-plain", {"goal": kind})


class Judge:
    """Judge of one goal: reached, missed, or still open."""

    @abstractmethod
    def state(self, game: Game[Any]) -> str:
        """Returns OPEN, REACHED or MISSED (`solver`)."""
        raise AssertionError("every judge judges")


class Hidden(NamedTuple):
    """A pile that is hidden on the table."""

    pile: str
    """Message id of the pile: `puzzle-pile-…`."""
    definitions: tuple[str, ...]
    seat: Seat | None = None
    """Seat that owns the pile, or None."""
