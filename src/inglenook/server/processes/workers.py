"""The supervisor: starts the worker processes, replaces those that die, and stops them all.

The supervisor imports the modules and forks the workers, so that a replacement is ready at once.  It does nothing else,
so that it always reacts to signals.  If it dies, its workers die too and release the port.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

import structlog

from inglenook.server.health import metrics
from inglenook.server.processes.status_board import Board, Work
from inglenook.server.processes.watchdog import WATCHDOG

log = structlog.get_logger("inglenook.server.processes")

LIMIT: Final = 10.0
"""Processor seconds of a computation after which its worker is killed, more than the watchdog's limit for an
interruption.
"""
LOOKED_AFTER: Final = 0.2
STILL: Final = 120.0
"""Seconds without an event-loop heartbeat after which a worker is killed, far longer than any legitimate computation
takes.  No other check covers what blocks the loop then.
"""
GRACE: Final = 8.0
"""Seconds that workers have for stopping when they are told to."""
TOO_SOON: Final = 2.0
"""Lifetime, in seconds, below which a worker counts as failed to start."""
MOST_FAILURES: Final = 5
"""Number of consecutive failed starts, before any worker has served, after which the supervisor gives up."""
LONGEST_PAUSE: Final = 10.0
"""Cap on the worker restart backoff, in seconds."""
CRASHES: Final = (signal.SIGSEGV, signal.SIGBUS, signal.SIGFPE, signal.SIGILL, signal.SIGABRT)
"""Signals of a crash by the process's own fault; the computation that crashed is not retried."""

_DIES_WITH_PARENT: Final = 1
"""PR_SET_PDEATHSIG of Linux's `prctl`."""


class Watched:
    """A long computation of a worker: when it was first seen, and the processor time spent before."""

    def __init__(self, spent: float) -> None:
        self.since: Final = time.monotonic()
        self.spent: Final = spent


class Workers:
    """The worker processes and their supervision."""

    def __init__(
        self, count: int, serve: Callable[[int, bool], None], freeze: Callable[[Work, str], None], freeze_first: bool
    ) -> None:
        """`serve` serves in the worker of this number, for the first time or again.

        `freeze` is called with a computation that did not end or crashed its worker, and with the reason; it keeps the
        table from being retried.

        `freeze_first`: freeze before the worker is killed; otherwise afterwards, as the worker may hold the database's
        lock.
        """
        self._serve: Final = serve
        self._freeze: Final = freeze
        self._freeze_first: Final = freeze_first
        self._board: Final = Board(count)
        self._pids: Final[list[int]] = [0] * count
        self._begun: Final[list[float]] = [0.0] * count
        """Start time of each worker; for one waiting for its restart, the time of the restart."""
        self._watched: Final[list[dict[int, Watched]]] = [{} for _ in range(count)]
        self._beats: Final[list[tuple[int, int]]] = [(0, 0)] * count
        """For each worker, its last count of heartbeats and the number of checks since that count changed.  Checks are
        counted instead of seconds, so that a computer waking from sleep kills no worker.
        """
        self._suspects: Final[set[Work]] = set()
        """Computations of workers that crashed with several in progress."""
        self._failures = 0
        self._served = False
        """True once a worker has lived long enough to serve."""
        self._told_to_end = 0

    def run(self) -> int:
        """Serves until told to stop; returns the signal received, or 0 if the workers cannot serve."""
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # otherwise workers could not be waited for
        for ending in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ending, self._end)
        for number in range(len(self._pids)):
            self._start(number, again=False)
        while not self._told_to_end and (self._served or self._failures < MOST_FAILURES):
            time.sleep(LOOKED_AFTER)
            self._look_after()
        self._end_all()
        return self._told_to_end

    def _end(self, number: int, _frame: FrameType | None) -> None:
        self._told_to_end = number

    def _start(self, number: int, again: bool) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        self._board.clear(number)
        self._watched[number].clear()
        self._beats[number] = 0, 0
        self._begun[number] = time.monotonic()
        parent = os.getpid()
        try:
            self._pids[number] = os.fork()
        except OSError:  # too many processes or too little memory, perhaps temporarily
            log.exception("worker start failed", process=number)
            self._failures += 1
            self._start_later(number)
            return
        if not self._pids[number]:
            status = 1
            try:
                for one in (signal.SIGINT, signal.SIGTERM):
                    signal.signal(one, signal.SIG_DFL)
                die_with(parent)
                WATCHDOG.desk = self._board.desk(number)
                self._serve(number, again)
                status = 0
            except SystemExit as ended:
                status = ended.code if isinstance(ended.code, int) else 1
            except Exception:
                log.exception("worker failed", process=number)
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(status)

    def _look_after(self) -> None:
        for number, pid in enumerate(self._pids):
            if not pid:
                if time.monotonic() >= self._begun[number]:
                    self._start(number, again=True)
                continue
            ended, status = os.waitpid(pid, os.WNOHANG)
            if ended:
                if self._told_to_end:  # the sender of the signal may have sent it to workers too
                    self._pids[number] = 0
                    continue
                self._replace(number, status)
            else:
                self._watch(number)

    def _replace(self, number: int, status: int) -> None:
        """Replaces a worker that died: at once, or after a backoff if it died too soon.

        The computation at which it crashed is abandoned, as it would crash the next worker too.
        """
        soon = time.monotonic() - self._begun[number] < TOO_SOON
        self._failures = self._failures + 1 if soon else 0
        self._served = self._served or not soon
        metrics.died(self._pids[number])
        code = os.waitstatus_to_exitcode(status)
        log.error("worker died", process=number, status=code, soon=soon)
        if -code in CRASHES:
            for work in self._guilty(list(self._board.works(number).values())):
                log.error("worker crashed", process=number, table=work.table, version=work.version, kind=work.kind)
                self._freeze_apart(work, "Crashed")
        if self._failures > 1:
            self._start_later(number)
        else:
            self._start(number, again=True)

    def _guilty(self, works: list[Work]) -> list[Work]:
        """Returns the computations that caused a crash; if several threads were computing, those suspected for a second
        time.
        """
        if len({work.thread for work in works}) <= 1:
            return works
        known = [work._replace(thread=0) for work in works]
        again = [work for work in known if work in self._suspects]
        self._suspects.update(known)
        return again

    def _start_later(self, number: int) -> None:
        """Schedules the restart of a worker, with a backoff that grows with the number of failures."""
        self._pids[number] = 0
        self._begun[number] = time.monotonic() + min(LONGEST_PAUSE, LOOKED_AFTER * 2 ** min(self._failures, 10))

    def _watch(self, number: int) -> None:
        """Stops a worker whose computation has taken too long."""
        watched, works, pid = self._watched[number], self._board.works(number), self._pids[number]
        for gone in watched.keys() - works.keys():
            del watched[gone]
        for one, work in works.items():
            if one not in watched:
                watched[one] = Watched(processor_time(pid, work.thread))
                continue
            limit = LIMIT * work.patience
            if time.monotonic() - watched[one].since > limit < processor_time(pid, work.thread) - watched[one].spent:
                self._stop(number, work)
                return
        self._feel(number)

    def _feel(self, number: int) -> None:
        """Kills a worker whose event loop no longer runs."""
        (before, looks), now = self._beats[number], self._board.beats(number)
        self._beats[number] = now, looks + 1 if now == before else 0
        if looks * LOOKED_AFTER > STILL:
            kinds = [work.kind for work in self._board.works(number).values()]
            log.error("event loop blocked", process=number, seconds=round(looks * LOOKED_AFTER), works=kinds)
            self._replace(number, self._kill(number))

    def _stop(self, number: int, work: Work) -> None:
        log.error("rules did not end", process=number, table=work.table, version=work.version, kind=work.kind)
        if self._freeze_first:
            self._freeze_apart(work, "OutOfTime")
        status = self._kill(number)
        if not self._freeze_first:
            self._freeze_apart(work, "OutOfTime")
        self._replace(number, status)

    def _kill(self, number: int) -> int:
        """Kills a worker, waits until it is gone, and returns its exit status."""
        os.kill(self._pids[number], signal.SIGKILL)
        return os.waitpid(self._pids[number], 0)[1]

    def _freeze_apart(self, work: Work, why: str) -> None:
        """Abandons a computation, and freezes its table if it has one.

        The freezing runs in a separate process, because the supervisor must not do anything that could fail or take
        long.
        """
        WATCHDOG.given_up.add(work)
        if not work.table:
            return
        try:
            pid = os.fork()
        except OSError:
            log.exception("freezing failed", table=work.table)
            return
        if not pid:
            status = 1
            try:
                die_with(os.getppid())
                self._freeze(work, why)
                status = 0
            except Exception:
                log.exception("freezing failed", table=work.table)
            finally:
                os._exit(status)
        until = time.monotonic() + GRACE
        while not os.waitpid(pid, os.WNOHANG)[0]:
            if time.monotonic() > until:
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
                return
            time.sleep(0.02)

    def _end_all(self) -> None:
        """Tells all workers to stop, and kills those that do not."""
        for ending, grace in ((signal.SIGTERM, GRACE), (signal.SIGKILL, GRACE)):
            for pid in self._left():
                os.kill(pid, ending)
            until = time.monotonic() + grace
            while self._left() and time.monotonic() < until:
                for number, pid in enumerate(self._pids):
                    if pid and os.waitpid(pid, os.WNOHANG)[0]:
                        self._pids[number] = 0
                time.sleep(0.02)

    def _left(self) -> list[int]:
        return [pid for pid in self._pids if pid]


def processor_time(pid: int, thread: int) -> float:
    """Returns the processor seconds of a thread; without such data, the monotonic time, so that elapsed time counts
    instead.
    """
    try:
        fields = Path(f"/proc/{pid}/task/{thread}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return time.monotonic()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def die_with(parent: int) -> None:
    """Makes this process die when its parent does, however the parent ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_DIES_WITH_PARENT, signal.SIGKILL)
    else:
        threading.Thread(target=_look_for, args=(parent,), daemon=True).start()
    if os.getppid() != parent:  # the parent has died just now
        os._exit(1)


def _look_for(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)
