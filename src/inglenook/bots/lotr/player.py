"""The heuristic player of the card game: scores its options and takes the best."""

from __future__ import annotations

from inglenook.bots.lotr.answers import option_worth
from inglenook.bots.lotr.question import Question
from inglenook.bots.lotr.view_reader import Sight
from inglenook.bots.selection import most_worth
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked


class Thumb:
    """A heuristic player of the card game, for any deck; answers at once and sees only its seat's view."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def aside(self, seat: SeatPlayer) -> str | None:
        """Returns None: the player never concedes."""
        return None

    def choose(self, seat: SeatPlayer) -> Picked:
        """Returns the best options: as many as required, and more while their score is positive."""
        decision = seat.decision
        if decision.least == len(decision.options):
            return tuple(range(decision.least))
        return best_of(Question(Sight(seat.view(), seat), decision))


def best_of(question: Question) -> Picked:
    """Returns the options of a question with the best scores."""
    decision = question.decision
    return most_worth(decision, [option_worth(question, option) for option in decision.options])
