"""Progress of long work: the share done, the time left, and an orderly end when interrupted.

On a terminal one line is overwritten repeatedly; elsewhere, in a log or a pipe, a plain line appears now and then.
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
"""Seconds between two updates on a terminal."""

NOW_AND_THEN: Final = 30.0
"""Seconds between two lines in a log or a pipe."""

INTERRUPTED: Final = 130
"""Exit code of an interrupted process, as in shells."""

MINUTE: Final = 60
HOUR: Final = 3600
CLEARED: Final = "\r\x1b[K"


class Progress:
    """Progress display for work in parts: `to` reports how many are done, `end` clears the line."""

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
        """Reports how many parts are done; prints if the last line is old enough."""
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
        """Clears the progress line; call this before any other output, too."""
        if self.drawn and self.shown:
            self.out.write(CLEARED)
            self.out.flush()
            self.shown = False


def time_left(seconds: float) -> Message:
    """Returns a duration in everyday form: seconds below a minute, minutes below an hour, hours and minutes."""
    if seconds < MINUTE:
        return Message("progress-seconds", {"seconds": max(1, round(seconds))})
    if seconds < HOUR:
        return Message("progress-minutes", {"minutes": round(seconds / MINUTE)})
    return Message("progress-hours", {"hours": int(seconds // HOUR), "minutes": int(seconds % HOUR // MINUTE)})


@contextmanager
def interruptible() -> Iterator[None]:
    """Turns SIGTERM into a KeyboardInterrupt, like Ctrl-C, so that the results so far can be reported."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
