"""A bot that plays Talisman like a beginner: follows the cards, fights everything, forgets Spells and trophies.

None of the mistakes is random, so that an observer can predict the next move.
"""

from __future__ import annotations

from typing import Final

from inglenook.bots.selection import most_worth
from inglenook.bots.talisman.answers.options import option_worth
from inglenook.bots.talisman.playing_style import ROAMING
from inglenook.bots.talisman.question import Question
from inglenook.kernel.decisions import Option
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked

HOARD: Final = 2
"""Points that the trophies must be enough for before the beginner thinks of trading them."""


class Beginner:
    """A beginner at Talisman: walks to the cards, never evades, never casts Spells, heads for the Crown at once."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def aside(self, seat: SeatPlayer) -> str | None:
        """Returns a trade of trophies, but only of a large heap."""
        trades = [option for option in seat.asides() if option.verb == "trade-trophies" and option.amount >= HOARD]
        return trades[0].key if trades else None

    def choose(self, seat: SeatPlayer) -> Picked:
        """Returns the answer that looks best at first sight (KR-22)."""
        decision = seat.decision
        if decision.least == len(decision.options):
            return tuple(range(decision.least))
        question = Question(seat, decision, ROAMING)
        return most_worth(decision, [at_first_sight(question, option) for option in decision.options])


def at_first_sight(question: Question, option: Option) -> float:
    """Returns the beginner's score of an option."""
    prompt = question.prompt
    if option.verb == "cast":
        return -1.0
    if prompt == "prompt-evade":
        return -1.0 if option.verb == "evade" else 1.0
    if prompt == "prompt-inner-move" and option.verb == "go":
        return 2.0
    return option_worth(question, option)
