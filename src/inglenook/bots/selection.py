"""What follows from the worths of options: the answer that is worth most."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.kernel.decisions import Decision
from inglenook.kernel.questions import Picked


def most_worth(decision: Decision, worths: Sequence[float]) -> Picked:
    """The options that are worth most: as many as must be, and more as long as they are worth something."""
    order = by_worth(worths)
    wanted = [index for index in order if worths[index] > 0]
    count = max(decision.least, min(decision.most, len(wanted)))
    return tidy(decision, order[:count])


def by_worth(worths: Sequence[float]) -> list[int]:
    """The places of options, the best first."""
    return sorted(range(len(worths)), key=worths.__getitem__, reverse=True)


def tidy(decision: Decision, picked: Sequence[int]) -> Picked:
    """An answer as the question wants it: in order where the order means nothing."""
    return tuple(picked if decision.ordered else sorted(picked))
