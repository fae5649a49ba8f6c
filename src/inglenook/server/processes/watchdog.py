"""A watchdog for all computations by the rules, which interrupts those that do not end (SR-81).

The kernel limits what the rules change and ask (KR-30).  Rules that do neither are limited by processor time: after
some seconds an exception is raised in their thread, and their table is frozen as after any other fault.

Compiled rules do not notice the exception.  Their computation is on the status board, so the supervisor freezes the
table and replaces the process (`workers.py`).
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
"""Time limit of a computation, in seconds of processor time; the slowest known ones take a tenth of a second."""
LOOKED_AFTER: Final = 0.25
BEAT: Final = 1.0
"""Seconds between heartbeats of the event loop."""


class OutOfTime(Exception):
    """Raised when a computation exceeds its time limit and probably does not end."""


class Run:
    """A computation by the rules, as a context manager."""

    __slots__ = ("_clock", "_place", "_since", "_watchdog", "fired", "thread", "work")

    def __init__(self, watchdog: Watchdog, work: Work) -> None:
        self._watchdog: Final = watchdog
        self.work: Final = work
        self.fired = 0
        """Number of interruptions; code that tries out several things may mistake one for a fault of what it tries."""
        self._clock: Callable[[], float] | None = None

    def __enter__(self) -> None:
        self.thread = threading.get_ident()
        self._place = self._watchdog.begin(self)

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        """Raises OutOfTime if the computation was too slow, even if it caught the interruption."""
        try:
            self._watchdog.end(self, self._place)
        except OutOfTime:  # the interruption arrived just now
            self._watchdog.end(self, self._place)
        if self.fired and (problem is None or isinstance(problem, Exception)):
            raise OutOfTime from problem

    def let(self, work: Callable[[], T]) -> T:
        """Runs a function in this context, and returns its result."""
        with self:
            return work()

    def spent(self) -> float:
        """Returns the seconds spent since the first call of this method; most computations end before that call."""
        if self._clock is None:
            self._clock = clock_of(self.thread)
            self._since = self._clock()
        return self._clock() - self._since


class Watchdog:
    """The running computations of this process, and the thread that watches them."""

    def __init__(self, limit: float = LIMIT) -> None:
        self.limit = limit
        self.desk: Desk | None = None
        """The place on the status board where other processes read them."""
        self.given_up = GivenUp()
        """Computations that must not be started again."""
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
        """Returns the context in which a computation runs."""
        return Run(self, Work(table, version, kind, seat, keys, patience))

    def beat(self) -> None:
        """Records a heartbeat of the event loop now and from now on, for the supervisor."""
        if self.desk is not None:
            self.desk.beat()
            asyncio.get_running_loop().call_later(BEAT, self.beat)

    def begin(self, run: Run) -> int:
        """Starts watching a computation; returns its place on the board."""
        with self._lock:
            self._runs.append(run)
            place = -1 if self.desk is None else self.desk.begin(run.work._replace(thread=threading.get_native_id()))
        if self._thread is None:
            self._thread = threading.Thread(target=self._look_after, name="watchdog", daemon=True)
            self._thread.start()
        return place

    def end(self, run: Run, place: int) -> None:
        """Stops watching a computation, and cancels any pending interruption.

        A pending interruption may be raised inside the first call, before it has changed anything; the caller then
        calls again.
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
        """Interrupts computations beyond their time limit, again if they continue after an interruption."""
        with self._lock:
            for run in self._runs:
                if run.spent() > self.limit * (run.work.patience + run.fired / 5):
                    run.fired += 1
                    interrupt(run.thread, OutOfTime)


def clock_of(thread: int) -> Callable[[], float]:
    """Returns the clock of a thread's processor time, if the system has one, so that a busy computer counts as no
    delay.
    """
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    clock = time.pthread_getcpuclockid(thread)
    return lambda: time.clock_gettime(clock)


def interrupt(thread: int, problem: type[Exception] | None) -> None:
    """Raises an exception in another thread, once that thread runs Python code; None cancels a pending one."""
    raised = None if problem is None else ctypes.py_object(problem)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)


WATCHDOG: Final = Watchdog()
"""The watchdog of this process."""
