"""A beginner at the card game: plays what the eye falls on, and forgets what lies on the table.

Her mistakes are those of people who play their third game, and none of them is left to chance: whoever watches her can
tell what she will do.
"""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.answers import option_worth
from inglenook.bots.lotr.question import Question
from inglenook.bots.lotr.sight import Sight
from inglenook.bots.worths import most_worth
from inglenook.kernel.decisions import Option
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.lotr.words import terms

EAGERNESS: Final = 7.0
"""How much stronger than it is she takes her fellowship to be when she may move on."""

ACTIONS: Final = ("prompt-phase-action", "prompt-respond", "prompt-respond-about-to", "prompt-respond-wound")


class Beginner:
    """Plays all she can pay for, the dearest first; sends the strongest against whoever stands nearest; uses what is
    in her hand but forgets every other card that lies on the table; moves on when she ought to rest."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def aside(self, seat: SeatPlayer) -> str | None:
        """Nothing: she never gives up."""
        return None

    def choose(self, seat: SeatPlayer) -> Picked:
        """What looks best at first sight (KR-22)."""
        decision = seat.decision
        if decision.least == len(decision.options):
            return tuple(range(decision.least))
        question = Question(Sight(seat.view(), seat), decision)
        return most_worth(decision, [at_first_sight(question, option) for option in decision.options])


def at_first_sight(question: Question, option: Option) -> float:
    """What an option is worth to her."""
    prompt = question.prompt
    if option.verb == "play" and prompt in ("prompt-fellowship-action", "prompt-shadow-action"):
        card = question.card(option)
        if card.type != terms.EVENT_TYPE:
            return 1.0 + card.cost
    if prompt in ACTIONS and option.subject >= 0 and is_forgotten(question, option):
        return -1.0
    if prompt == "prompt-assign-defenders" and option.subject >= 0:
        # One after the other, the strongest first; that two weak ones might do better does not occur to her.
        return 1.0 + question.card(option).strength - 0.1 * question.seen.minions.index(question.other(option))
    worth = option_worth(question, option)
    return worth + EAGERNESS if prompt == "prompt-move-again" and option.verb == "move" else worth


def is_forgotten(question: Question, option: Option) -> bool:
    """Whether a card that lies on the table does not come to her mind: every other one, by its place."""
    card = question.card(option)
    in_play = question.seen.me.in_play
    return card in in_play and in_play.index(card) % 2 == 1
