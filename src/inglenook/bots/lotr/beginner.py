"""A bot that plays the card game like a beginner: takes what is most visible and forgets its cards on the table.

Her mistakes are those of people in their third game.  None of the mistakes is random, so that an observer can predict
what she will do.
"""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.answers import option_worth
from inglenook.bots.lotr.assignments import facing
from inglenook.bots.lotr.question import Question
from inglenook.bots.lotr.view_reader import Sight
from inglenook.bots.selection import most_worth
from inglenook.kernel.decisions import Option
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.lotr.dsl import terms

EAGERNESS: Final = 1.0
"""Amount by which the beginner overestimates her fellowship when she may move again."""

CROWD: Final = 20.0
"""Amount by which the beginner avoids adding a minion to a companion that has an opponent already."""

HOARDING: Final = 5.0
"""Amount by which the beginner overvalues a card in hand: it might be useful later."""

FINERY: Final = 20.0
"""Amount by which the beginner prefers conditions and weapons to minions, which she then cannot pay for."""

ACTIONS: Final = ("prompt-phase-action", "prompt-respond", "prompt-respond-about-to", "prompt-respond-wound")


class Beginner:
    """A beginner at the card game.

    She plays all she can pay for, the most expensive first, and as the Shadow conditions before minions.  She sends the
    strongest companion against the nearest minion, and one minion against each companion.  She spends her events on the
    first skirmish that allows it, keeps every card that she may keep, forgets what her cards on the table can do, and
    moves on when she ought to rest.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def aside(self, seat: SeatPlayer) -> str | None:
        """Returns None: a beginner never concedes."""
        return None

    def choose(self, seat: SeatPlayer) -> Picked:
        """Returns the answer that looks best at first sight (KR-22)."""
        decision = seat.decision
        if decision.least == len(decision.options):
            return tuple(range(decision.least))
        question = Question(Sight(seat.view(), seat), decision)
        return most_worth(decision, [at_first_sight(question, option) for option in decision.options])


def at_first_sight(question: Question, option: Option) -> float:
    """Returns the beginner's score of an option."""
    prompt = question.prompt
    if option.verb == "play" and prompt in ("prompt-fellowship-action", "prompt-shadow-action"):
        card = question.card(option)
        if prompt == "prompt-shadow-action" and card.type not in (terms.EVENT_TYPE, terms.MINION_TYPE):
            return 1.0 + card.cost + FINERY
        if card.type != terms.EVENT_TYPE:
            return 1.0 + card.cost
    if prompt in ACTIONS and option.subject >= 0 and is_forgotten(question, option):
        return -1.0
    if prompt == "prompt-assign-defenders" and option.subject >= 0:
        # The strongest goes first, one after another; she does not see that two weak ones might do better.
        return 1.0 + question.card(option).strength - 0.1 * question.seen.minions.index(question.other(option))
    if prompt == "prompt-assign-minions" and option.subject >= 0:
        # One minion against each; she does not see that three on the weakest companion would do more.
        fighter = question.card(option)
        return 1.0 + fighter.strength - CROWD * len(facing(question.seen, fighter))
    worth = option_worth(question, option)
    if prompt == "prompt-reconcile" and option.subject >= 0:
        return worth - HOARDING
    if prompt == "prompt-phase-action" and option.subject >= 0 and question.seen.skirmishing:
        return max(worth, 0.5) if question.card(option).type == terms.EVENT_TYPE else worth
    return worth + EAGERNESS if prompt == "prompt-move-again" and option.verb == "move" else worth


def is_forgotten(question: Question, option: Option) -> bool:
    """Whether the beginner forgets a card: she read the cards on the table when they were played."""
    return question.card(option) in question.seen.me.in_play
