"""Candidate answers: those that the heuristics score best, without equivalent ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inglenook.bots.selection import by_worth, most_worth, tidy
from inglenook.kernel.decisions import NOTHING, Decision
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.search.playouts import NEVER

LEAVING: Final = ("pass", "done", "stop", "move")
"""Verbs of the options that end the current action."""


def candidates(seat: SeatPlayer, decision: Decision, worths: Sequence[float], widest: int) -> list[Picked]:
    """Returns the answers to weigh, the heuristic answer first; at most `widest`.

    Where several options may be picked, the candidates differ from the heuristic answer in one option: one more, one
    fewer, or one exchanged for another.  Options with the same score for the same printed card count as equivalent.
    """
    first = most_worth(decision, worths)
    found = [first]
    order = [index for index in distinct(seat, decision, worths) if worths[index] > NEVER]
    if decision.least <= 1 and decision.most == 1:
        found += [(index,) for index in order if (index,) != first]
        if decision.least == 0 and first:
            found.append(())
    else:
        for index in order:
            if index in first:
                fewer = [one for one in first if one != index]
                if len(fewer) >= decision.least:
                    found.append(tidy(decision, fewer))
            elif len(first) < decision.most:
                found.append(tidy(decision, [*first, index]))
            elif first:
                found.append(tidy(decision, [*first[:-1], index]))
    return narrowed(decision, list(dict.fromkeys(found)), widest)


def narrowed(decision: Decision, found: list[Picked], widest: int) -> list[Picked]:
    """Returns the best candidates up to a number; an answer that ends the action stays among them, where possible."""
    leaving = [one for one in found[widest:] if leaves(decision, one)]
    return [*found[: widest - 1], leaving[0]] if leaving and widest > 1 else found[:widest]


def leaves(decision: Decision, picked: Picked) -> bool:
    """Whether an answer ends the current action."""
    if len(picked) != 1:
        return not picked
    option = decision.options[picked[0]]
    return option.verb in LEAVING and option.subject == NOTHING


def distinct(seat: SeatPlayer, decision: Decision, worths: Sequence[float]) -> list[int]:
    """Returns the options that are not equivalent to a better one, the best first."""
    kinds: set[tuple[str, str, str, int, str, float]] = set()
    found: list[int] = []
    for index in by_worth(worths):
        option = decision.options[index]
        subject = seat.definition(option.subject)
        other = seat.definition(option.other)
        kind = (option.verb, subject, other, option.amount, option.word, round(worths[index], 6))
        if kind not in kinds:
            kinds.add(kind)
            found.append(index)
    return found
