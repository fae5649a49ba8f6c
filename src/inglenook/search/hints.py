"""Hints: what a searching player would do in a player's place and why, and what a bot has considered.

Both use positions sampled from what the seat may know, so that a hint never reveals hidden information.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from inglenook.kernel.decisions import PASS, Decision
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.search.explanations import reason
from inglenook.search.findings import TOLD_ANSWERS, Answer, answer
from inglenook.search.playouts import Foresight
from inglenook.search.searcher import Effort, Searcher, Weighed, best, chance_of, lead

SECONDS: Final = 3.0
"""Time limit for a hint, in seconds."""
PLAYOUTS: Final = 96
WIDEST: Final = 6
"""Fewest candidates weighed for a hint at any level, as people want a good answer; PLAYOUTS are its playouts."""


@dataclass(frozen=True)
class Hint:
    """The weighed answers, starting with the one advised or given, and the reason for it."""

    answers: list[Answer]
    reason: Message
    played: int


def hint_effort(effort: Effort) -> Effort:
    """Returns a level's effort with the horizon of the level and the time limit of a hint."""
    return Effort(PLAYOUTS, effort.horizon, max(WIDEST, effort.widest), effort.doubt, SECONDS)


def hint(
    game: Game[Any],
    foresight: Foresight,
    thumb: Bot,
    effort: Effort,
    dice: Dice,
    given: Picked | None = None,
    clock: Callable[[], float] | None = None,
) -> Hint:
    """Returns advice on the pending question, or, for an answer that was `given`, the alternatives to it."""
    assert game.pending is not None
    seat = game.pending.seat
    searcher = Searcher(dice, foresight, thumb, effort, clock)
    searcher.notes_ends = True
    weighed = searcher.weigh(SeatPlayer(game, seat), given)
    if given is None:
        first = sparing(game.pending, best(weighed, effort.doubt), weighed)
    else:
        first = next(one for one in weighed if one.picked == given)
    others = sorted([one for one in weighed if one is not first and one.results], key=chance_of, reverse=True)
    told = [first, *others][:TOLD_ANSWERS]
    return Hint([answer(game, seat, one) for one in told], why(foresight, first, others), searcher.played)


def sparing(decision: Decision, first: Weighed, weighed: list[Weighed]) -> Weighed:
    """Returns the answer to advise: a pass, which spends nothing, where it equals the best answer."""
    for one in weighed:
        is_pass = len(one.picked) == 1 and decision.options[one.picked[0]].verb == PASS
        if is_pass and one is not first and one.results and is_equal(first, one):
            return one
    return first


def is_equal(one: Weighed, other: Weighed) -> bool:
    """Whether the difference between two answers is within its standard error."""
    mean, error = lead(one, other)
    return abs(mean) <= error


def why(foresight: Foresight, first: Weighed, others: list[Weighed]) -> Message:
    """Returns the reason for an answer, compared with the best of the others."""
    if not others:
        return Message("because-alone")
    if is_equal(first, others[0]):
        return Message("because-equal")
    if others[0].chance > first.chance:
        return Message("because-habit")
    return reason(foresight, first, others[0])
