"""Whoever lets rules run says so here: rules that do not come to an end are ended (SR-81).

The kernel counts what they change and ask (KR-30).  Rules that do neither run against the clock: after so many seconds
of processor time an exception is raised where they are, and their table is frozen like after any fault of theirs.
Compiled rules do not notice that.  What they are at work on stands on the board, so that whoever started this process
freezes the table and puts another process in its place (`workers.py`).
"""

from __future__ import annotations

import asyncio
import ctypes
import threading
import time
from collections.abc import Callable
from typing import Final, TypeVar

from inglenook.server.processes.abandoned import GivenUp
from inglenook.server.processes.status_board import Desk, Work

T = TypeVar("T")

LIMIT: Final = 5.0
"""So many seconds of processor time rules have for one thing; the slowest known ones take a tenth of one."""
LOOKED_AFTER: Final = 0.25
BEAT: Final = 1.0
"""Every so many seconds the event loop says that it turns."""


class OutOfTime(Exception):
    """The rules took so long that they will hardly come to an end."""


class Run:
    """Rules at work: a context in which they run."""

    __slots__ = ("_clock", "_place", "_since", "_watchdog", "fired", "thread", "work")

    def __init__(self, watchdog: Watchdog, work: Work) -> None:
        self._watchdog: Final = watchdog
        self.work: Final = work
        self.fired = 0
        """How often they were interrupted: who tries out several things may take it for a fault of one of them."""
        self._clock: Callable[[], float] | None = None

    def __enter__(self) -> None:
        self.thread = threading.get_ident()
        self._place = self._watchdog.begin(self)

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        """Raises OutOfTime if they were too slow, whatever they made of being interrupted."""
        try:
            self._watchdog.end(self, self._place)
        except OutOfTime:  # it came to an end in this very moment
            self._watchdog.end(self, self._place)
        if self.fired and (problem is None or isinstance(problem, Exception)):
            raise OutOfTime from problem

    def let(self, work: Callable[[], T]) -> T:
        """Lets them run."""
        with self:
            return work()

    def spent(self) -> float:
        """The seconds that it has taken since this was asked first: nearly all rules end before anybody asks."""
        if self._clock is None:
            self._clock = clock_of(self.thread)
            self._since = self._clock()
        return self._clock() - self._since


class Watchdog:
    """What the rules of this process are at work on, and a thread that looks after them."""

    def __init__(self, limit: float = LIMIT) -> None:
        self.limit = limit
        self.desk: Desk | None = None
        """Where others can read it too."""
        self.given_up = GivenUp()
        """What nobody begins again."""
        self._runs: Final[list[Run]] = []
        self._lock: Final = threading.Lock()
        self._thread: threading.Thread | None = None

    def over(
        self,
        table: str,
        version: int,
        kind: str,
        seat: int = -1,
        keys: tuple[str, ...] = (),
        patience: float = 1.0,
    ) -> Run:
        """The context in which rules are let run."""
        return Run(self, Work(table, version, kind, seat, keys, patience))

    def beat(self) -> None:
        """Says that the event loop turns, now and from now on, to whoever would put another process in its place."""
        if self.desk is not None:
            self.desk.beat()
            asyncio.get_running_loop().call_later(BEAT, self.beat)

    def begin(self, run: Run) -> int:
        """Notes that rules run; where."""
        with self._lock:
            self._runs.append(run)
            place = -1 if self.desk is None else self.desk.begin(run.work._replace(thread=threading.get_native_id()))
        if self._thread is None:
            self._thread = threading.Thread(target=self._look_after, name="watchdog", daemon=True)
            self._thread.start()
        return place

    def end(self, run: Run, place: int) -> None:
        """They have come to an end, and nothing is raised any more.

        What was to be raised may be raised here, in the first call: nothing was done by then, and all of it is done
        when this is called again.
        """
        with self._lock:
            if run.fired:
                interrupt(run.thread, None)
            self._runs.remove(run)
            if self.desk is not None:
                self.desk.end(place)

    def _look_after(self) -> None:
        while True:
            time.sleep(LOOKED_AFTER)
            self.look()

    def look(self) -> None:
        """Ends what has taken too long; once more, if it goes on with something else."""
        with self._lock:
            for run in self._runs:
                if run.spent() > self.limit * (run.work.patience + run.fired / 5):
                    run.fired += 1
                    interrupt(run.thread, OutOfTime)


def clock_of(thread: int) -> Callable[[], float]:
    """The processor time of a thread, where the system counts that: who waits for a busy computer is not too slow."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    clock = time.pthread_getcpuclockid(thread)
    return lambda: time.clock_gettime(clock)


def interrupt(thread: int, problem: type[Exception] | None) -> None:
    """Raises an exception in another thread as soon as that does something in Python; None: no more."""
    raised = None if problem is None else ctypes.py_object(problem)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)


WATCHDOG: Final = Watchdog()
"""That of this process."""
