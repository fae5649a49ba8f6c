"""Why one answer is better than another: what the worlds that were played on have in common, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inglenook.kernel.messages import Message
from inglenook.search.playouts import Foresight
from inglenook.search.searcher import End, Weighed

OFTEN: Final = 0.08
"""By so much of all worlds more are won, or fewer lost, where that is the reason."""

LITTLE: Final = 0.04
"""Whatever makes less difference to a judgement than that is no reason."""


def reason(foresight: Foresight, better: Weighed, other: Weighed) -> Message:
    """What speaks for the better answer."""
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
    """In how many of the worlds the game was won, or lost."""
    return sum([1 for end in ends if end.over and end.won == won]) / max(1, len(ends))


def gains(foresight: Foresight, better: Weighed, other: Weighed, own: bool) -> list[tuple[float, str]]:
    """How much better the player, or the others, stand after the better answer, subject by subject."""
    means = [mean([end.own if own else end.theirs for end in one.ends if not end.over]) for one in (better, other)]
    if not all(means):
        return []
    return [(after - before, subject) for after, before, subject in zip(*means, foresight.subjects(), strict=True)]


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
