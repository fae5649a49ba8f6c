"""The interface between a bot and its seat: a bot sees what its seat sees and may try things out in re-dealt games."""

from __future__ import annotations

from typing import Any, Final, Protocol

from inglenook.kernel.decisions import Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.questions import Picked
from inglenook.kernel.rulebook import View
from inglenook.kernel.views import news


class SeatPlayer:
    """A game as one seat sees it: its view, its question, and forks in which hidden cards are dealt anew (KR-7)."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self._game = game
        self.seat: Final = seat

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
