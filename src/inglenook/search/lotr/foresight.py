"""Foresight in the card game."""

from __future__ import annotations

from typing import Any, Final

from inglenook.bots.lotr import values
from inglenook.bots.lotr.actions import is_worn_out
from inglenook.bots.lotr.answers import option_worth
from inglenook.bots.lotr.assignments import facing, gain, outlook
from inglenook.bots.lotr.player import best_of
from inglenook.bots.lotr.question import Question
from inglenook.bots.lotr.view_reader import Sight
from inglenook.kernel.decisions import Decision, Option, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.lotr.table import LotrTable
from inglenook.search.lotr.imagined import Imagined
from inglenook.search.lotr.judgement import SUBJECTS, chances, standing
from inglenook.search.playouts import NEVER, Foresight

AT_ONCE: Final = ("prompt-bid", "prompt-place", "prompt-next-skirmish", "prompt-required-order")
"""Prompts answered by heuristics, because the value of an answer shows many turns later or hardly ever."""


class LotrForesight(Foresight):
    """Heuristics on a sampled table, and a judgement of positions."""

    def answer(self, game: Game[Any]) -> Picked:
        decision = game.pending
        assert decision is not None
        table: LotrTable = game.table
        return best_of(Question(Imagined(table, decision.seat), decision))

    def worths(self, seat: SeatPlayer, decision: Decision) -> list[float]:
        question = Question(Sight(seat.view(), seat), decision)
        worths = [
            NEVER if has_no_end(question, option) else option_worth(question, option) for option in decision.options
        ]
        return one_minion_first(question, worths) if question.plan is not None else worths

    def is_planned(self, decision: Decision) -> bool:
        return decision.prompt.id in AT_ONCE

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


def has_no_end(question: Question, option: Option) -> bool:
    """Whether an ability was used so many times in this phase that its use might never end."""
    return option.verb == "use" and is_worn_out(question.seen, question.card(option))


def one_minion_first(question: Question, worths: list[float]) -> list[float]:
    """Returns the scores for assignments made pair by pair, reduced to pairs that differ from the best pair.

    Other pairs of the same plan only change the order.  The search therefore weighs other fighters for the same minion
    first, and then fighters for other minions.
    """
    options = question.decision.options
    first = worths.index(max(worths))
    found: list[float] = []
    for place, option in enumerate(options):
        if place == first or option.verb == "done":
            found.append(worths[place])
            continue
        fighter, minion = question.card(option), question.other(option)
        promise = outlook(question.seen, fighter, minion)
        if not question.seen.good:
            promise = gain(question.seen, fighter, facing(question.seen, fighter), [minion])
        nearer = -1.0 if option.other == options[first].other else -2.0
        found.append(nearer + 0.4 * max(-1.0, min(1.0, promise / values.THE_GAME)))
    return found


FORESIGHT: Final = LotrForesight()
