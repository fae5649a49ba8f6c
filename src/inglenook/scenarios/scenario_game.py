"""A game in the terms of scenario files: names of things, offered options, current values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from inglenook.kernel.decisions import Option, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.table import Table
from inglenook.scenarios.names import Naming
from inglenook.scenarios.phrases import Listener
from inglenook.scenarios.scenario import Players
from inglenook.scenarios.terms import Position, ScenarioTerms

T = TypeVar("T", bound=Table)


class ScenarioGame(Generic[T]):
    """A running game, with the names of its players and the things the file has named."""

    def __init__(self, terms: ScenarioTerms[T], players: Players, game: Game[T], named: tuple[Thing, ...] = ()) -> None:
        self.scenario_terms: Final = terms
        self.players: Final = players
        self.game: Final = game
        self._named: Final = named
        self.told_before = 0
        """Length of the log before the latest move."""

    def position(self) -> Position[T]:
        """Returns the current table with the names of the file."""
        table, terms = self.game.table, self.scenario_terms
        players = {terms.player_thing(table, seat): (name,) for seat, name in enumerate(self.players.names)}
        named = [(thing, players.get(thing, ()) + terms.names(table, thing)) for thing in terms.things(table)]
        naming = Naming(named)
        return Position(table, self.game.pending, self.players, naming, self._named)

    def listener(self, options: Sequence[Option]) -> Listener[T]:
        """Returns a Listener for these options in the current position."""
        return Listener(self.scenario_terms, self.position(), options)

    def options(self, seat: Seat, asides: bool) -> tuple[Option, ...]:
        """Returns the options of a seat now: answers to its question, or asides."""
        if asides:
            return self.game.asides(seat)
        pending = self.game.pending
        return pending.options if pending is not None and pending.seat == seat else ()
