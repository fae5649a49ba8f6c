"""The card game, thought ahead."""

from __future__ import annotations

from typing import Any, Final

from inglenook.bots.lotr.answers import option_worth
from inglenook.bots.lotr.player import best_of
from inglenook.bots.lotr.question import Question
from inglenook.bots.lotr.sight import Sight
from inglenook.kernel.decisions import Decision, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.lotr.table import LotrTable
from inglenook.search.lotr.imagined import Imagined
from inglenook.search.lotr.judgement import SUBJECTS, chances, standing
from inglenook.search.playouts import Foresight


class LotrForesight(Foresight):
    """Rules of thumb on a table dealt anew, and what a position is worth."""

    def answer(self, game: Game[Any]) -> Picked:
        decision = game.pending
        assert decision is not None
        table: LotrTable = game.table
        return best_of(Question(Imagined(table, decision.seat), decision))

    def worths(self, seat: SeatPlayer, decision: Decision) -> list[float]:
        question = Question(Sight(seat.view(), seat), decision)
        return [option_worth(question, option) for option in decision.options]

    def chances(self, game: Game[Any]) -> list[float]:
        table: LotrTable = game.table
        return chances(table)

    def subjects(self) -> list[str]:
        return list(SUBJECTS)

    def standing(self, game: Game[Any], seat: Seat) -> list[float]:
        table: LotrTable = game.table
        return standing(table, seat)

    def card(self, game: Game[Any], thing: Thing) -> str:
        return game.rulebook.definition(game.table, thing)

    def turns(self, game: Game[Any]) -> int:
        table: LotrTable = game.table
        return table.turns


FORESIGHT: Final = LotrForesight()
