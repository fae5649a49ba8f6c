"""A beginner at the card game: plays what the eye falls on, and forgets what lies on the table.

Her mistakes are those of people who play their third game, and none of them is left to chance: whoever watches her can
tell what she will do.
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
"""How much stronger than it is she takes her fellowship to be when she may move on."""

CROWD: Final = 20.0
"""How much less she wants to set a minion on somebody who has a foe already."""

HOARDING: Final = 5.0
"""How much more she thinks of a card in hand: it might come in useful."""

FINERY: Final = 20.0
"""How much more she likes to lay out conditions and weapons than minions, who then cost more than is left."""

ACTIONS: Final = ("prompt-phase-action", "prompt-respond", "prompt-respond-about-to", "prompt-respond-wound")


class Beginner:
    """Plays all she can pay for, the dearest first, and as the Shadow conditions before minions; sends the strongest
    against whoever stands nearest, and a minion against each companion; spends her events on the first skirmish that
    allows it; parts with no card that she may keep; forgets what her cards on the table can do; moves on when she
    ought to rest."""

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
        if prompt == "prompt-shadow-action" and card.type not in (terms.EVENT_TYPE, terms.MINION_TYPE):
            return 1.0 + card.cost + FINERY
        if card.type != terms.EVENT_TYPE:
            return 1.0 + card.cost
    if prompt in ACTIONS and option.subject >= 0 and is_forgotten(question, option):
        return -1.0
    if prompt == "prompt-assign-defenders" and option.subject >= 0:
        # One after the other, the strongest first; that two weak ones might do better does not occur to her.
        return 1.0 + question.card(option).strength - 0.1 * question.seen.minions.index(question.other(option))
    if prompt == "prompt-assign-minions" and option.subject >= 0:
        # One against each: that three on the weakest would do more does not occur to her either.
        fighter = question.card(option)
        return 1.0 + fighter.strength - CROWD * len(facing(question.seen, fighter))
    worth = option_worth(question, option)
    if prompt == "prompt-reconcile" and option.subject >= 0:
        return worth - HOARDING
    if prompt == "prompt-phase-action" and option.subject >= 0 and question.seen.skirmishing:
        return max(worth, 0.5) if question.card(option).type == terms.EVENT_TYPE else worth
    return worth + EAGERNESS if prompt == "prompt-move-again" and option.verb == "move" else worth


def is_forgotten(question: Question, option: Option) -> bool:
    """Whether a card does not come to her mind: what lies on the table has been read already."""
    return question.card(option) in question.seen.me.in_play
