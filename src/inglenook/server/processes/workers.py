"""Starts the processes that serve, puts another in the place of one that dies, and ends them all.

It loads what they need, and they are forked off: another one is there at once.  It does nothing else itself, so that it
can always be told to end; when it dies, however, its processes die with it and let go of the port.
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
"""So many seconds of processor time rules have until their process is killed: more than until they are interrupted."""
LOOKED_AFTER: Final = 0.2
STILL: Final = 120.0
"""For so many seconds an event loop may not turn: far longer than anything has that is meant to end.  Then whatever
holds it was forgotten by all else that looks after it, and its process is killed."""
GRACE: Final = 8.0
"""So many seconds processes have to end when they are told to."""
TOO_SOON: Final = 2.0
"""A process that lives no longer than that cannot serve."""
MOST_FAILURES: Final = 5
"""So many may die too soon, one after the other, before any has lived longer: then none can serve here."""
LONGEST_PAUSE: Final = 10.0
"""Whoever dies too soon is waited with twice as long each time, but no longer than so many seconds."""
CRASHES: Final = (signal.SIGSEGV, signal.SIGBUS, signal.SIGFPE, signal.SIGILL, signal.SIGABRT)
"""How a process dies by its own fault: what it was at work on is not tried again."""

_DIES_WITH_PARENT: Final = 1
"""PR_SET_PDEATHSIG of Linux."""


class Watched:
    """A work that a process has been at for a while: since when, and how much it had worked before."""

    def __init__(self, spent: float) -> None:
        self.since: Final = time.monotonic()
        self.spent: Final = spent


class Workers:
    """The processes that serve."""

    def __init__(
        self, count: int, serve: Callable[[int, bool], None], freeze: Callable[[Work, str], None], freeze_first: bool
    ) -> None:
        """`serve` serves in the process of this number, for the first time or again.

        `freeze` is called with a work that does not come to an end or let its process crash, and with the word for
        that: its table is not to be tried again.

        `freeze_first`: before its process is killed; else afterwards, as that may hold the lock of the database.
        """
        self._serve: Final = serve
        self._freeze: Final = freeze
        self._freeze_first: Final = freeze_first
        self._board: Final = Board(count)
        self._pids: Final[list[int]] = [0] * count
        self._begun: Final[list[float]] = [0.0] * count
        """When each was started; of one that died too soon, when it will be."""
        self._watched: Final[list[dict[int, Watched]]] = [{} for _ in range(count)]
        self._beats: Final[list[tuple[int, int]]] = [(0, 0)] * count
        """How often the event loop of each had turned, and how often that was seen since: by looks, and not by a clock,
        as a computer that was asleep must not be taken for one that is at work."""
        self._suspects: Final[set[Work]] = set()
        """What processes were at work on that crashed, where it was several things."""
        self._failures = 0
        self._served = False
        """Whether any has lived long enough to serve."""
        self._told_to_end = 0

    def run(self) -> int:
        """Serves until it is told to end; the signal that told it, or 0 if the processes cannot serve."""
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # else they could not be waited for
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
        except OSError:  # too many processes, or no memory: perhaps not for long
            log.exception("no process", process=number)
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
                log.exception("serving", process=number)
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
                if self._told_to_end:  # whoever told us may have told it too
                    self._pids[number] = 0
                    continue
                self._replace(number, status)
            else:
                self._watch(number)

    def _replace(self, number: int, status: int) -> None:
        """Puts another process in the place of one that has died: at once, or after a while if it died too soon.

        What it was at work on when it crashed would let the next one crash, too.
        """
        soon = time.monotonic() - self._begun[number] < TOO_SOON
        self._failures = self._failures + 1 if soon else 0
        self._served = self._served or not soon
        metrics.died(self._pids[number])
        code = os.waitstatus_to_exitcode(status)
        log.error("process died", process=number, status=code, soon=soon)
        if -code in CRASHES:
            for work in self._guilty(list(self._board.works(number).values())):
                log.error("crashed", process=number, table=work.table, version=work.version, kind=work.kind)
                self._freeze_apart(work, "Crashed")
        if self._failures > 1:
            self._start_later(number)
        else:
            self._start(number, again=True)

    def _guilty(self, works: list[Work]) -> list[Work]:
        """What let a process crash.  Of what several threads were at nobody knows that: what is met a second time."""
        if len({work.thread for work in works}) <= 1:
            return works
        known = [work._replace(thread=0) for work in works]
        again = [work for work in known if work in self._suspects]
        self._suspects.update(known)
        return again

    def _start_later(self, number: int) -> None:
        """Waits before another process is started: the longer, the more could not serve."""
        self._pids[number] = 0
        self._begun[number] = time.monotonic() + min(LONGEST_PAUSE, LOOKED_AFTER * 2 ** min(self._failures, 10))

    def _watch(self, number: int) -> None:
        """Looks whether a process has been at the same work for too long."""
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
        """Looks whether the event loop of a process still turns."""
        (before, looks), now = self._beats[number], self._board.beats(number)
        self._beats[number] = now, looks + 1 if now == before else 0
        if looks * LOOKED_AFTER > STILL:
            kinds = [work.kind for work in self._board.works(number).values()]
            log.error("stands still", process=number, seconds=round(looks * LOOKED_AFTER), works=kinds)
            self._replace(number, self._kill(number))

    def _stop(self, number: int, work: Work) -> None:
        log.error("endless", process=number, table=work.table, version=work.version, kind=work.kind)
        if self._freeze_first:
            self._freeze_apart(work, "OutOfTime")
        status = self._kill(number)
        if not self._freeze_first:
            self._freeze_apart(work, "OutOfTime")
        self._replace(number, status)

    def _kill(self, number: int) -> int:
        """Kills a process, and waits until it is gone; its status."""
        os.kill(self._pids[number], signal.SIGKILL)
        return os.waitpid(self._pids[number], 0)[1]

    def _freeze_apart(self, work: Work, why: str) -> None:
        """Lets nobody begin it again: freezes its table, if it has one.

        That is done in a process of its own, as this one does nothing that could fail or take long.
        """
        WATCHDOG.given_up.add(work)
        if not work.table:
            return
        try:
            pid = os.fork()
        except OSError:
            log.exception("freezing", table=work.table)
            return
        if not pid:
            status = 1
            try:
                die_with(os.getppid())
                self._freeze(work, why)
                status = 0
            except Exception:
                log.exception("freezing", table=work.table)
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
        """Tells all to end, and ends those that do not."""
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
    """The seconds a thread of a process has worked; where the system does not say, endlessly many."""
    try:
        fields = Path(f"/proc/{pid}/task/{thread}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return time.monotonic()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def die_with(parent: int) -> None:
    """Lets this process die when the one that started it does, however that ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_DIES_WITH_PARENT, signal.SIGKILL)
    else:
        threading.Thread(target=_look_for, args=(parent,), daemon=True).start()
    if os.getppid() != parent:  # in this very moment
        os._exit(1)


def _look_for(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)
