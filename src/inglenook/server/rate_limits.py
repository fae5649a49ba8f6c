"""Rate limits, counted in a sliding time window.

The previous window counts in proportion to its overlap with the last seconds, so no client gets twice the rate by
coming at the end of one window and the beginning of the next.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

Clock = Callable[[], float]
"""A clock that returns seconds since an arbitrary time."""

MANY: Final = 10_000
"""Number of counters above which idle ones are forgotten."""


class Rate(NamedTuple):
    """At most `amount` requests per `seconds`."""

    amount: int
    seconds: int = 60


class Counts(Protocol):
    """Storage of request counters: for each client, the count in a time window and in the one before."""

    def read(self, rate: Rate, who: tuple[str, ...], window: int) -> tuple[int, int]:
        """Returns the counts in the previous window and in this one."""

    def add(self, rate: Rate, who: tuple[str, ...], window: int, amount: int = 1) -> None:
        """Adds `amount`, which may be negative, to a count."""


class OwnCounts:
    """Counters in the memory of the only process (`processes.shared_counters` is for several)."""

    def __init__(self) -> None:
        self.counts: dict[tuple[Rate, tuple[str, ...]], tuple[int, int, int]] = {}
        """For each client and rate: the window, its count, and the count of the window before."""

    def read(self, rate: Rate, who: tuple[str, ...], window: int) -> tuple[int, int]:
        """Returns the counts in the previous window and in this one."""
        at, now, before = self.counts.get((rate, who), (window, 0, 0))
        if at == window:
            return before, now
        return now if at == window - 1 else 0, 0

    def add(self, rate: Rate, who: tuple[str, ...], window: int, amount: int = 1) -> None:
        """Adds `amount`, which may be negative, to a count."""
        before, now = self.read(rate, who, window)
        if (rate, who) not in self.counts:
            self._forget(window * rate.seconds)
        self.counts[rate, who] = (window, now + amount, before)
        if not (now + amount or before):
            del self.counts[rate, who]

    def _forget(self, moment: int) -> None:
        """Forgets counters whose windows have passed, if there are many."""
        if len(self.counts) >= MANY:
            self.counts = {
                (rate, who): count
                for (rate, who), count in self.counts.items()
                if count[0] + 1 >= moment // rate.seconds
            }


class RateLimits:
    """Rate limits on clients; nothing is counted while they are off."""

    def __init__(self, limited: bool = True, clock: Clock = time.monotonic, counts: Counts | None = None) -> None:
        self.limited: Final = limited
        self._clock: Final = clock
        self.counts: Final[Counts] = counts or OwnCounts()

    def wait(self, rate: Rate, *who: str, amount: int = 1) -> int:
        """Counts `amount` and returns 0 if the rate allows; otherwise returns the seconds until it will.

        The last amount counted may exceed the rate, which lengthens the next wait.
        """
        if not self.limited:
            return 0
        window, into = divmod(self._clock(), rate.seconds)
        before, now = self.counts.read(rate, who, int(window))
        if before * (1 - into / rate.seconds) + now < rate.amount:
            self.counts.add(rate, who, int(window), amount)
            return 0
        if now < rate.amount:  # wait until the previous window counts for less
            return max(1, math.ceil(rate.seconds * (1 - (rate.amount - now) / before) - into))
        return max(1, math.ceil(rate.seconds - into + rate.seconds * (1 - rate.amount / now)))

    def allow(self, rate: Rate, *who: str) -> bool:
        """Counts a request if the rate allows it, and returns whether it does."""
        return not self.wait(rate, *who)
