"""The search in Embers: heuristics for a bot, and a judgement of positions."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from embers.table import EmbersTable
from inglenook.kernel.decisions import NOTHING, PASS, Decision, Option, Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.search.levels import HARD, RELENTLESS, Search
from inglenook.search.playouts import Foresight
from inglenook.search.searcher import Effort

WORTHS: Final = {"log": 3.0, "gust": 2.5, "twig": 2.0, "wall": 1.5, "owl": 0.5, "phoenix": 0.1}
"""Heuristic score of each kind of card; a card played as a response scores 1."""
CHANGES_A_TURN: Final = 4


class EmbersForesight(Foresight):
    """A search heuristic that prefers the cards that gain or take most, and scores positions by embers alone."""

    def answer(self, game: Game[Any]) -> Picked:
        decision = game.pending
        assert decision is not None
        worths = self.worths(SeatPlayer(game, decision.seat), decision)
        return tuple(sorted(range(len(worths)), key=worths.__getitem__, reverse=True)[: max(1, decision.least)])

    def worths(self, seat: SeatPlayer, decision: Decision) -> list[float]:
        return [self.worth(seat, option) for option in decision.options]

    def worth(self, seat: SeatPlayer, option: Option) -> float:
        """Returns the heuristic score of an option."""
        if option.verb == PASS or option.subject == NOTHING:
            return 0.0
        return WORTHS.get(seat.definition(option.subject), 1.0)

    def chances(self, game: Game[Any]) -> list[float]:
        table: EmbersTable = game.table
        if table.over:
            return [1 / len(table.winners) if seat in table.winners else 0.0 for seat in range(table.seats)]
        weights = [exp(embers / 3) if embers else 0.0 for embers in table.embers]
        return [weight / sum(weights) for weight in weights]

    def subjects(self) -> list[str]:
        return ["embers"]

    def standing(self, game: Game[Any], seat: Seat) -> list[float]:
        table: EmbersTable = game.table
        return [float(table.embers[seat])] if table.embers[seat] else []

    def card(self, game: Game[Any], thing: Thing) -> str:
        return game.rulebook.definition(game.table, thing)

    def turns(self, game: Game[Any]) -> int:
        """Returns the number of turns, estimated from the changes of the table."""
        table: EmbersTable = game.table
        return table.version // CHANGES_A_TURN


class Thumb:
    """A bot that answers by the heuristics."""

    def choose(self, seat: SeatPlayer) -> Picked:
        worths = SEARCH.foresight().worths(seat, seat.decision)
        return tuple(sorted(range(len(worths)), key=worths.__getitem__, reverse=True)[: max(1, seat.decision.least)])

    def aside(self, seat: SeatPlayer) -> str | None:
        return None


def thumb(dice: Dice) -> Bot:
    """Creates the heuristic bot, which needs no dice."""
    return Thumb()


FORESIGHT: Final = EmbersForesight()
SEARCH: Final = Search(lambda: FORESIGHT, {HARD: Effort(4, 2, 3), RELENTLESS: Effort(16, 2, 4)})
