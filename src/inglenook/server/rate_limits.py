"""How often somebody may ask for something: counted in a window that slides along with the clock.

Of the window before, so much is counted as the last seconds still reach into: nobody gets twice as much by coming at
the end of one window and at the beginning of the next.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

Clock = Callable[[], float]
"""Says how many seconds have passed; since when does not matter."""

MANY: Final = 10_000
"""When so many are counted, those who have not come for a while are forgotten."""


class Rate(NamedTuple):
    """So many in so many seconds."""

    amount: int
    seconds: int = 60


class Counts(Protocol):
    """How often each of many came: in a window of time, and in the one before."""

    def read(self, rate: Rate, who: tuple[str, ...], window: int) -> tuple[int, int]:
        """How many there were in the window before, and in this one."""

    def add(self, rate: Rate, who: tuple[str, ...], window: int, amount: int = 1) -> None:
        """Counts one more, or one less."""


class OwnCounts:
    """Counts in the memory of this process, where it is the only one (`processes.tally` is for several)."""

    def __init__(self) -> None:
        self.counts: dict[tuple[Rate, tuple[str, ...]], tuple[int, int, int]] = {}
        """For each the window, how many in it, and in the one before."""

    def read(self, rate: Rate, who: tuple[str, ...], window: int) -> tuple[int, int]:
        """How many there were in the window before, and in this one."""
        at, now, before = self.counts.get((rate, who), (window, 0, 0))
        if at == window:
            return before, now
        return now if at == window - 1 else 0, 0

    def add(self, rate: Rate, who: tuple[str, ...], window: int, amount: int = 1) -> None:
        """Counts one more, or one less."""
        before, now = self.read(rate, who, window)
        if (rate, who) not in self.counts:
            self._forget(window * rate.seconds)
        self.counts[rate, who] = (window, now + amount, before)
        if not (now + amount or before):
            del self.counts[rate, who]

    def _forget(self, moment: int) -> None:
        """Forgets those whose windows have passed, if they are many."""
        if len(self.counts) >= MANY:
            self.counts = {
                (rate, who): count
                for (rate, who), count in self.counts.items()
                if count[0] + 1 >= moment // rate.seconds
            }


class RateLimits:
    """Counts who asks for what; without a limit, nothing."""

    def __init__(self, limited: bool = True, clock: Clock = time.monotonic, counts: Counts | None = None) -> None:
        self.limited: Final = limited
        self._clock: Final = clock
        self.counts: Final[Counts] = counts or OwnCounts()

    def wait(self, rate: Rate, *who: str, amount: int = 1) -> int:
        """Counts so many more if there may be more, and gives 0; else after how many seconds there may be.

        What was counted last may go beyond the rate: then the wait is longer.
        """
        if not self.limited:
            return 0
        window, into = divmod(self._clock(), rate.seconds)
        before, now = self.counts.read(rate, who, int(window))
        if before * (1 - into / rate.seconds) + now < rate.amount:
            self.counts.add(rate, who, int(window), amount)
            return 0
        if now < rate.amount:  # the window before moves out of reach
            return max(1, math.ceil(rate.seconds * (1 - (rate.amount - now) / before) - into))
        return max(1, math.ceil(rate.seconds - into + rate.seconds * (1 - rate.amount / now)))

    def allow(self, rate: Rate, *who: str) -> bool:
        """Whether there may be one more; it is counted."""
        return not self.wait(rate, *who)
