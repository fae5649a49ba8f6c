"""What each option of a question is worth; doing nothing is worth nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inglenook.bots.lotr import acting, assigning, choosing, moving, playing
from inglenook.bots.lotr.question import Question
from inglenook.kernel.decisions import Option


def option_worth(question: Question, option: Option) -> float:
    """What an option is worth; what is not known here is worth nothing."""
    judge = BY_PROMPT.get(question.prompt)
    if judge is None and question.prompt.startswith("prompt-choose-") and option.verb == "choose":
        judge = choosing.target
    return 0.0 if judge is None else judge(question, option)


def all_of_them(question: Question, option: Option) -> float:
    """What is always wanted."""
    return 0.0 if option.verb == "pass" else 1.0


def most(question: Question, option: Option) -> float:
    """The highest number."""
    return float(option.amount)


def first(question: Question, option: Option) -> float:
    """The lowest number: the first place."""
    return -float(option.amount)


Judge = Callable[[Question, Option], float]

BY_PROMPT: Final[dict[str, Judge]] = {
    "prompt-bid": playing.bid,
    "prompt-place": first,
    "prompt-starting-fellowship": playing.start_with,
    "prompt-mulligan": choosing.mulligan,
    "prompt-fellowship-action": playing.fellowship_action,
    "prompt-shadow-action": playing.shadow_action,
    "prompt-phase-action": acting.act,
    "prompt-respond": acting.respond,
    "prompt-respond-about-to": acting.respond,
    "prompt-respond-wound": acting.respond,
    "prompt-sanctuary": acting.respond,
    "prompt-archer-allies": all_of_them,
    "prompt-archery-wound": choosing.suffer,
    "prompt-archery-player": choosing.shoot_at,
    "prompt-assign-defenders": assigning.defend,
    "prompt-assign-minions": assigning.attack,
    "prompt-ambush": all_of_them,
    "prompt-next-skirmish": assigning.next_skirmish,
    "prompt-next-loser": choosing.suffer,
    "prompt-reconcile": choosing.lose_worst,
    "prompt-too-many": choosing.lose_worst,
    "prompt-move-again": moving.move_again,
    "prompt-choose-bearer": playing.bear,
    "prompt-choose-opponent": choosing.shoot_at,
    "prompt-play-by-effect": playing.play_by_effect,
    "prompt-choose-effect": choosing.alternative,
    "prompt-may": choosing.may,
    "prompt-pay-to-prevent": choosing.pay,
    "prompt-spot": most,
    "prompt-spot-or-not": choosing.may,
}
