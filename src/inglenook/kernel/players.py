"""What sits in a seat: a bot sees what its seat sees, and may try things out in games that were dealt anew."""

from __future__ import annotations

from typing import Any, Final, Protocol

from inglenook.kernel.decisions import Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.questions import Picked
from inglenook.kernel.rulebook import View
from inglenook.kernel.views import news


class SeatPlayer:
    """A seat's side of a game: its view, its question, and forks in which the hidden is dealt anew (KR-7)."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self._game = game
        self.seat: Final = seat

    @property
    def decision(self) -> Decision:
        """The question this seat has to answer."""
        pending = self._game.pending
        assert pending is not None and pending.seat == self.seat
        return pending

    def view(self) -> View:
        """Everything this seat may know."""
        return news.view(self._game, self.seat)

    def definition(self, thing: Thing) -> str:
        """The id of what is printed on a thing; nothing if there is none, or if this seat may not know it (KR-7)."""
        rulebook, table = self._game.rulebook, self._game.table
        if thing < 0 or not rulebook.knows(table, self.seat, thing):
            return ""
        return rulebook.definition(table, thing)

    def handle(self, thing: Thing) -> str:
        """What this seat's view calls a thing."""
        return self._game.rulebook.handle(self._game.table, self.seat, thing)

    def asides(self) -> tuple[Option, ...]:
        """What this seat may do now, beside its question (KR-11)."""
        return self._game.asides(self.seat)

    def imagine(self, dice: Dice) -> Game[Any]:
        """A game that this seat could not tell from the real one, to play on in the mind."""
        return self._game.redealt(self.seat, dice)


class Bot(Protocol):
    """A player that is a program."""

    def aside(self, seat: SeatPlayer) -> str | None:
        """The key of something to do beside the question, first of all; None if there is nothing (more) to do."""
        ...

    def choose(self, seat: SeatPlayer) -> Picked:
        """The indexes of the options to pick, always a legal answer."""
        ...
