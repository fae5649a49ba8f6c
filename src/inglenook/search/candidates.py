"""The answers that are worth a thought: those that rules of thumb like best, without what comes to the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inglenook.bots.selection import by_worth, most_worth, tidy
from inglenook.kernel.decisions import NOTHING, Decision
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.search.playouts import NEVER

LEAVING: Final = ("pass", "done", "stop", "move")
"""The options that end what is being done."""


def candidates(seat: SeatPlayer, decision: Decision, worths: Sequence[float], widest: int) -> list[Picked]:
    """The answers to weigh, the sensible one first; no more than `widest`.

    Of several to pick, those answers count that differ from the sensible one in one option: one more, one less, or one
    for another.  What rules of thumb find worth the same for the same printed card is the same.
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
    """No more than so many, the best; to leave it is always among them, where that can be answered."""
    leaving = [one for one in found[widest:] if leaves(decision, one)]
    return [*found[: widest - 1], leaving[0]] if leaving and widest > 1 else found[:widest]


def leaves(decision: Decision, picked: Picked) -> bool:
    """Whether an answer ends what is being done."""
    if len(picked) != 1:
        return not picked
    option = decision.options[picked[0]]
    return option.verb in LEAVING and option.subject == NOTHING


def distinct(seat: SeatPlayer, decision: Decision, worths: Sequence[float]) -> list[int]:
    """The options that differ in anything, the best first."""
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
