"""How often somebody may ask for something: counted in a window that slides along with the clock.

Of the window before, so much is counted as the last seconds still reach into: nobody gets twice as much by coming at
the end of one window and at the beginning of the next.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

Clock = Callable[[], float]
"""Says how many seconds have passed; since when does not matter."""

MANY: Final = 10_000
"""When so many are counted, those who have not come for a while are forgotten."""


class Rate(NamedTuple):
    """So many in so many seconds."""

    amount: int
    seconds: int = 60


class Count:
    """What one of them has asked for: in this window, and in the one before."""

    __slots__ = ("before", "now", "window")

    def __init__(self, window: int) -> None:
        self.window = window
        self.now = 0
        self.before = 0

    def move_to(self, window: int) -> None:
        """Lets the windows pass that have."""
        if window != self.window:
            self.before = self.now if window == self.window + 1 else 0
            self.now, self.window = 0, window


class RateLimits:
    """Counts who asks for what, in the memory of this process; without a limit, nothing."""

    def __init__(self, limited: bool = True, clock: Clock = time.monotonic) -> None:
        self.limited: Final = limited
        self._clock: Final = clock
        self._counts: dict[tuple[Rate, tuple[str, ...]], Count] = {}

    def wait(self, rate: Rate, *who: str) -> int:
        """Counts one more if there may be one more, and gives 0; else after how many seconds there may be."""
        if not self.limited:
            return 0
        now = self._clock()
        window, into = divmod(now, rate.seconds)
        count = self._counts.get((rate, who))
        if count is None:
            self._forget(now)
            count = self._counts[rate, who] = Count(int(window))
        count.move_to(int(window))
        if count.before * (1 - into / rate.seconds) + count.now < rate.amount:
            count.now += 1
            return 0
        return max(1, math.ceil(rate.seconds - into))

    def allow(self, rate: Rate, *who: str) -> bool:
        """Whether there may be one more; it is counted."""
        return not self.wait(rate, *who)

    def _forget(self, now: float) -> None:
        """Forgets those whose windows have passed, if they are many."""
        if len(self._counts) >= MANY:
            self._counts = {
                (rate, who): count
                for (rate, who), count in self._counts.items()
                if count.window + 1 >= now // rate.seconds
            }
