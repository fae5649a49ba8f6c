"""Scores of all options of a question; doing nothing scores 0."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from inglenook.bots.lotr import actions, assignments, choices, movement, plays
from inglenook.bots.lotr.question import Question
from inglenook.kernel.decisions import Option


def option_worth(question: Question, option: Option) -> float:
    """Returns the score of an option; 0 for a prompt that has no scoring function."""
    judge = BY_PROMPT.get(question.prompt)
    if judge is None and question.prompt.startswith("prompt-choose-") and option.verb == "choose":
        judge = choices.target
    return 0.0 if judge is None else judge(question, option)


def all_of_them(question: Question, option: Option) -> float:
    """Scores an option that is always wanted."""
    return 0.0 if option.verb == "pass" else 1.0


def most(question: Question, option: Option) -> float:
    """Scores the highest number best."""
    return float(option.amount)


def first(question: Question, option: Option) -> float:
    """Scores the lowest number best, such as the first place."""
    return -float(option.amount)


Judge = Callable[[Question, Option], float]

BY_PROMPT: Final[dict[str, Judge]] = {
    "prompt-bid": plays.bid,
    "prompt-place": first,
    "prompt-starting-fellowship": plays.start_with,
    "prompt-mulligan": choices.mulligan,
    "prompt-fellowship-action": plays.fellowship_action,
    "prompt-shadow-action": plays.shadow_action,
    "prompt-phase-action": actions.act,
    "prompt-respond": actions.respond,
    "prompt-respond-about-to": actions.respond,
    "prompt-respond-wound": actions.respond,
    "prompt-sanctuary": actions.respond,
    "prompt-archer-allies": all_of_them,
    "prompt-archery-wound": choices.suffer,
    "prompt-archery-player": choices.shoot_at,
    "prompt-assign-defenders": assignments.defend,
    "prompt-assign-minions": assignments.attack,
    "prompt-ambush": all_of_them,
    "prompt-next-skirmish": assignments.next_skirmish,
    "prompt-next-loser": choices.suffer,
    "prompt-reconcile": choices.lose_worst,
    "prompt-too-many": choices.lose_worst,
    "prompt-move-again": movement.move_again,
    "prompt-choose-bearer": plays.bear,
    "prompt-choose-opponent": choices.shoot_at,
    "prompt-choose-player": choices.shoot_at,
    "prompt-play-by-effect": plays.play_by_effect,
    "prompt-name-cultures": choices.name_culture,
    "prompt-choose-effect": choices.alternative,
    "prompt-may": choices.may,
    "prompt-go-on": choices.may,
    "prompt-pay-to-prevent": choices.pay,
    "prompt-how-many": most,
    "prompt-how-often": most,
    "prompt-name-number": most,
    "prompt-spot": most,
    "prompt-spot-or-not": choices.may,
}
