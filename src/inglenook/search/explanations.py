"""Explains in one sentence why one answer is better than another, from what the played-out worlds have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inglenook.kernel.messages import Message
from inglenook.search.playouts import Foresight
from inglenook.search.searcher import End, Weighed

OFTEN: Final = 0.08
"""Difference in the share of worlds won or lost above which that difference is given as the reason."""

LITTLE: Final = 0.04
"""Difference in a judgement below which a subject is not given as the reason."""


def reason(foresight: Foresight, better: Weighed, other: Weighed) -> Message:
    """Returns the reason that the better answer is better."""
    if share(better.ends, True) - share(other.ends, True) > OFTEN:
        return Message("because-wins")
    if share(other.ends, False) - share(better.ends, False) > OFTEN:
        return Message("because-saves")
    own = max(gains(foresight, better, other, own=True), default=(0.0, ""))
    theirs = min(gains(foresight, better, other, own=False), default=(0.0, ""))
    if max(own[0], -theirs[0]) < LITTLE:
        return Message("because-all-told")
    return Message(f"because-own-{own[1]}") if own[0] >= -theirs[0] else Message(f"because-their-{theirs[1]}")


def share(ends: Sequence[End], won: bool) -> float:
    """Returns the share of worlds in which the game was won, or lost."""
    return sum([1 for end in ends if end.over and end.won == won]) / max(1, len(ends))


def gains(foresight: Foresight, better: Weighed, other: Weighed, own: bool) -> list[tuple[float, str]]:
    """Returns the gain of the player, or of the opponents, from the better answer, subject by subject."""
    means = [mean([end.own if own else end.theirs for end in one.ends if not end.over]) for one in (better, other)]
    if not all(means):
        return []
    return [(after - before, subject) for after, before, subject in zip(*means, foresight.subjects(), strict=True)]


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """Returns the mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
