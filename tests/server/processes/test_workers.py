"""The supervisor keeps its workers running, whatever happens to them (SR-81)."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time

import pytest

from inglenook.server.processes import workers
from inglenook.server.processes.status_board import Work
from inglenook.server.processes.workers import LONGEST_PAUSE, Workers

pytestmark = pytest.mark.rule("SR-81")


def looked_after() -> Workers:
    """Returns a supervisor of one worker that was not started yet."""
    return Workers(1, lambda number, again: None, lambda work, why: None, freeze_first=False)


def test_however_often_they_die_another_is_started() -> None:
    """A worker that failed thousands of times is restarted again, within the longest backoff."""
    found = looked_after()
    found._served, found._failures, found._begun[0] = True, 5000, time.monotonic()

    found._replace(0, 256)

    assert [0] == found._pids
    assert time.monotonic() < found._begun[0] <= time.monotonic() + LONGEST_PAUSE


def test_where_no_process_can_be_started_it_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A supervisor that cannot start a worker, for lack of memory say, tries again and keeps the others."""

    def forks() -> int:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(os, "fork", forks)
    found = looked_after()
    for failures in (1, 2):
        found._start(0, again=True)
        assert ([0], failures) == (found._pids, found._failures)
    found._freeze_apart(Work("table", 1, "answer"), "Crashed")
    found._begun[0] = 0.0
    monkeypatch.setattr(os, "fork", lambda: 4711)

    found._look_after()

    assert [4711] == found._pids


def test_a_crash_is_not_laid_to_whoever_was_at_work_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash with several computations at work freezes a table only at a second crash; with one, at once."""
    found, frozen = looked_after(), list[str]()
    monkeypatch.setattr(found, "_start", lambda number, again: None)
    monkeypatch.setattr(found, "_freeze_apart", lambda work, why: frozen.append(work.table))
    guilty, one, other = [Work(table, 1, "loading", thread=thread) for thread, table in enumerate(("guilty", "a", "b"))]
    told = []
    for works in ((guilty, one), (guilty._replace(thread=7), other), (other,)):
        found._board.clear(0)
        desk = found._board.desk(0)
        for work in works:
            desk.begin(work)
        found._replace(0, signal.SIGSEGV)
        told.append([*frozen])

    assert [[], ["guilty"], ["guilty", "b"]] == told


FAILS = """
from inglenook.server.processes import workers
def serve(number, again):
    raise ValueError("no such thing")
workers.LOOKED_AFTER = 0.001
print(workers.Workers(1, serve, print, freeze_first=False).run())
"""


def test_why_a_process_could_not_serve_is_written_down() -> None:
    """The log tells the reason why a worker could not serve."""
    found = subprocess.run([sys.executable, "-c", FAILS], capture_output=True, text=True, check=True, timeout=120)
    assert "no such thing" in found.stdout + found.stderr
    assert "0" == found.stdout.split()[-1]
    assert workers.MOST_FAILURES == (found.stdout + found.stderr).count("worker died")
