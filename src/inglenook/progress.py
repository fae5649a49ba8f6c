"""How far long work has come, and when it will be done; and what is told of it if somebody stops it.

On a terminal one line is written over and over; elsewhere, in a log or a pipe, a plain line appears now and then.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TextIO

from inglenook.kernel.messages import Message
from inglenook.wording import Wording

Clock = Callable[[], float]

SOON: Final = 0.2
"""Seconds between two lines on a terminal."""

NOW_AND_THEN: Final = 30.0
"""Seconds between two lines elsewhere."""

INTERRUPTED: Final = 130
"""The exit code of whoever was interrupted, as shells have it."""

MINUTE: Final = 60
HOUR: Final = 3600
CLEARED: Final = "\r\x1b[K"


class Progress:
    """Work of so many parts: `to` says how many are done, `end` clears the line away."""

    def __init__(self, total: int, wording: Wording, out: TextIO | None = None, clock: Clock = time.monotonic) -> None:
        self.total: Final = total
        self.wording: Final = wording
        self.out: Final = sys.stderr if out is None else out
        self.clock: Final = clock
        self.drawn: Final = self.out.isatty()
        self.begun: Final = clock()
        self.told_at = self.begun
        self.done = 0
        self.shown = False

    def to(self, done: int) -> None:
        """So many parts are done; it is told if the last line is old enough."""
        self.done = done
        now = self.clock()
        if done <= 0 or now - self.told_at < (SOON if self.drawn else NOW_AND_THEN):
            return
        self.told_at = now
        left = (now - self.begun) / done * (self.total - done)
        line = self.wording.say(Message("progress", {"done": done, "total": self.total, "left": time_left(left)}))
        self.out.write(f"{CLEARED}{line}" if self.drawn else f"{line}\n")
        self.out.flush()
        self.shown = True

    def end(self) -> None:
        """Clears the line; also before anything else is written."""
        if self.drawn and self.shown:
            self.out.write(CLEARED)
            self.out.flush()
            self.shown = False


def time_left(seconds: float) -> Message:
    """A time as one would say it: seconds of a minute, minutes of an hour, hours and minutes."""
    if seconds < MINUTE:
        return Message("progress-seconds", {"seconds": max(1, round(seconds))})
    if seconds < HOUR:
        return Message("progress-minutes", {"minutes": round(seconds / MINUTE)})
    return Message("progress-hours", {"hours": int(seconds // HOUR), "minutes": int(seconds % HOUR // MINUTE)})


@contextmanager
def interruptible() -> Iterator[None]:
    """Being ended (SIGTERM) is like being interrupted (Ctrl-C): a `KeyboardInterrupt`, to tell what there is so far."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
