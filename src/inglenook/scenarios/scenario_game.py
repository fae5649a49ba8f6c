"""A game spoken of in the words of files: what its things are called, what is offered, what is so now."""

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
    """A game at the table, with the players by name and the things that the file has named."""

    def __init__(self, terms: ScenarioTerms[T], players: Players, game: Game[T], named: tuple[Thing, ...] = ()) -> None:
        self.scenario_terms: Final = terms
        self.players: Final = players
        self.game: Final = game
        self._named: Final = named
        self.told_before = 0
        """How long the log was before the latest move."""

    def position(self) -> Position[T]:
        """The table as it is now, in the words of the file."""
        table, terms = self.game.table, self.scenario_terms
        players = {terms.player_thing(table, seat): (name,) for seat, name in enumerate(self.players.names)}
        named = [(thing, players.get(thing, ()) + terms.names(table, thing)) for thing in terms.things(table)]
        naming = Naming(named)
        return Position(table, self.game.pending, self.players, naming, self._named)

    def listener(self, options: Sequence[Option]) -> Listener[T]:
        """Understands what is said about these options now."""
        return Listener(self.scenario_terms, self.position(), options)

    def options(self, seat: Seat, asides: bool) -> tuple[Option, ...]:
        """What a seat is offered now: as the answer to its question, or beside any question."""
        if asides:
            return self.game.asides(seat)
        pending = self.game.pending
        return pending.options if pending is not None and pending.seat == seat else ()
