"""Selects the answer with the best scores from the scores of the options."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.kernel.decisions import Decision
from inglenook.kernel.questions import Picked


def most_worth(decision: Decision, worths: Sequence[float]) -> Picked:
    """Returns the best options: as many as required, and more while their score is positive."""
    order = by_worth(worths)
    wanted = [index for index in order if worths[index] > 0]
    count = max(decision.least, min(decision.most, len(wanted)))
    return tidy(decision, order[:count])


def by_worth(worths: Sequence[float]) -> list[int]:
    """Returns the indexes of the options, the best first."""
    return sorted(range(len(worths)), key=worths.__getitem__, reverse=True)


def tidy(decision: Decision, picked: Sequence[int]) -> Picked:
    """Returns an answer as the question expects it: sorted where the order has no meaning."""
    return tuple(picked if decision.ordered else sorted(picked))
