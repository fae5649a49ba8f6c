"""The player: weighs its options and takes the best."""

from __future__ import annotations

from inglenook.bots.lotr.answers import option_worth
from inglenook.bots.lotr.question import Question
from inglenook.bots.lotr.view_reader import Sight
from inglenook.bots.selection import most_worth
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked


class Thumb:
    """A sensible player of the card game, with any deck, at once and without looking into anything it may not see."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def aside(self, seat: SeatPlayer) -> str | None:
        """Nothing: it never gives up."""
        return None

    def choose(self, seat: SeatPlayer) -> Picked:
        """The options that are worth most: as many as must be, and more as long as they are worth something."""
        decision = seat.decision
        if decision.least == len(decision.options):
            return tuple(range(decision.least))
        return best_of(Question(Sight(seat.view(), seat), decision))


def best_of(question: Question) -> Picked:
    """The options of a question that are worth most."""
    decision = question.decision
    return most_worth(decision, [option_worth(question, option) for option in decision.options])
