"""The interface between a bot and its seat: a bot sees what its seat sees and may try things out in re-dealt games."""

from __future__ import annotations

from typing import Any, Final, Protocol

from inglenook.kernel.decisions import Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game
from inglenook.kernel.questions import Picked
from inglenook.kernel.rulebook import View
from inglenook.kernel.views import news


class SeatPlayer:
    """A game as one seat sees it: its view, its question, and forks in which hidden cards are dealt anew (KR-7)."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self._game = game
        self.seat = seat

    @property
    def decision(self) -> Decision:
        """The pending question, which this seat has to answer."""
        pending = self._game.pending
        assert pending is not None and pending.seat == self.seat
        return pending

    def view(self) -> View:
        """Returns everything this seat may know."""
        return news.view(self._game, self.seat)

    def definition(self, thing: Thing) -> str:
        """Returns the definition id of a thing; empty if it has none or this seat may not know it (KR-7)."""
        rulebook, table = self._game.rulebook, self._game.table
        if thing < 0 or not rulebook.knows(table, self.seat, thing):
            return ""
        return rulebook.definition(table, thing)

    def handle(self, thing: Thing) -> str:
        """Returns the handle by which this seat's view names a thing."""
        return self._game.rulebook.handle(self._game.table, self.seat, thing)

    def asides(self) -> tuple[Option, ...]:
        """Returns the asides this seat may do now (KR-11)."""
        return self._game.asides(self.seat)

    def imagine(self, dice: Dice) -> Game[Any]:
        """Returns a re-dealt fork that this seat could not tell from the real game, for rollouts."""
        return self._game.redealt(self.seat, dice)


class Bot(Protocol):
    """A player controlled by a program."""

    def aside(self, seat: SeatPlayer) -> str | None:
        """Returns the key of an aside to do before the question is answered; None if there is nothing (more) to do."""
        ...

    def choose(self, seat: SeatPlayer) -> Picked:
        """Returns the indexes of the options to pick, always a legal answer."""
        ...


class ImaginesNothing(InglenookError):
    """Raised by a seat of a game elsewhere: nothing can be tried out there."""


class ToldSeat(SeatPlayer):
    """A seat of a game that runs elsewhere: what is known of it was told, and nothing can be tried out."""

    __slots__ = ("_view", "_decision", "_handles", "_definitions", "_asides")

    def __init__(
        self,
        decision: Decision,
        view: View,
        handles: dict[Thing, str],
        definitions: dict[str, str],
        asides: tuple[Option, ...] = (),
    ) -> None:
        """`handles` gives the handle of each thing in the options, `definitions` the known definition ids by handle."""
        self.seat = decision.seat
        self._decision: Final = decision
        self._view: Final = view
        self._handles: Final = handles
        self._definitions: Final = definitions
        self._asides: Final = asides

    @property
    def decision(self) -> Decision:
        """The pending question, which this seat has to answer."""
        return self._decision

    def view(self) -> View:
        """Returns everything this seat may know."""
        return self._view

    def definition(self, thing: Thing) -> str:
        """Returns the definition id of a thing; empty if it has none or this seat was not told it."""
        return self._definitions.get(self.handle(thing), "")

    def handle(self, thing: Thing) -> str:
        """Returns the handle by which this seat's view names a thing."""
        return self._handles.get(thing, "")

    def asides(self) -> tuple[Option, ...]:
        """Returns the asides this seat may do now (KR-11)."""
        return self._asides

    def imagine(self, dice: Dice) -> Game[Any]:
        """Raises ImaginesNothing: the game is elsewhere."""
        raise ImaginesNothing("error-imagines-nothing")
