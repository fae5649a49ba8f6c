"""Runs tests in forks of a process that has already imported and collected everything.

Starting Python, importing the program and collecting the tests takes many times as long as the tests of one rule, and
is therefore done once.  For each mutant the process is forked, the function gets its changed code, and only the
requested tests run, up to the first failure.
"""

from __future__ import annotations

import functools
import gc
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Final, NamedTuple

import pytest

from mutation.changes import Mutant

PASSED, FAILED, NOT_POSSIBLE, ELSEWHERE, ENDLESS, OUT_OF_TIME = 0, 1, 3, 4, -signal.SIGPROF, -signal.SIGXCPU
"""Exit codes of a fork: its tests pass or fail, or it ends in one of four other ways.

The others: the change cannot be put into an existing function; the tests pass, but some start processes, which would
not be broken; a test does not end; there is no time for the remaining tests.
"""

LONGEST_TEST: Final = 12.0
"""Processor seconds after which a test with a mutant in place counts as endless."""

PATIENCE: Final = 20
"""Factor from processor time to the wall-clock limit of a run, as the machine may be busy."""

_Place = tuple[str, str, int]
"""A function identified by file, name and line."""


class Run(NamedTuple):
    """Tests to run in a fork, with a mutant in place or, to check that the mutant is what fails them, without.

    Both limits are in seconds of processor time: `seconds` for all tests together, `each` for one test.
    """

    tests: tuple[str, ...]
    seconds: float
    mutant: Mutant | None
    each: float


class Ended(NamedTuple):
    """The end of a run; `test` is the last test started, `begun` the number of tests started."""

    code: int
    test: str
    begun: int


class Fork:
    """A run in progress."""

    def __init__(self, pid: int, run: Run, note: Path) -> None:
        self.run: Final = run
        self._pid: Final = pid
        self._note: Final = note
        self._until: Final = time.monotonic() + PATIENCE * run.seconds

    def ended(self) -> Ended | None:
        """Returns the end of the run, or None if the run is still in progress."""
        done, status = os.waitpid(self._pid, os.WNOHANG)
        if done:
            self._sweep()
            return Ended(os.waitstatus_to_exitcode(status), *self._current())
        if time.monotonic() < self._until:
            return None
        self.end()
        return Ended(ENDLESS, *self._current())

    def end(self) -> None:
        """Ends the run at once."""
        self._sweep()
        os.waitpid(self._pid, 0)

    def _sweep(self) -> None:
        """Kills the process and everything that its tests have started."""
        with suppress(ProcessLookupError):
            os.killpg(self._pid, signal.SIGKILL)

    def _current(self) -> tuple[str, int]:
        """Returns the last test started and the number of tests started."""
        try:
            count, _, test = self._note.read_text().partition(" ")
        except FileNotFoundError:
            return "", 0
        return test, int(count or 0)


class NewProcess:
    """A run in a new process, which reads the changed file; needed for code that runs during import."""

    def __init__(self, run: Run, folder: Path) -> None:
        self.run: Final = run
        self._until: Final = time.monotonic() + PATIENCE * run.seconds
        self._copy: Final = Path(tempfile.mkdtemp(prefix="anew-", dir=folder.parent))
        self._output: Final = self._copy / "output"
        for part in folder.iterdir():  # unchanged parts are linked, not copied
            if part.name in ("src", "tests"):
                shutil.copytree(part, self._copy / part.name, ignore=shutil.ignore_patterns("web"))
            else:
                (self._copy / part.name).symlink_to(part)
        if run.mutant is not None:
            file = self._copy / run.mutant.file
            file.write_bytes(run.mutant.applied(file.read_bytes()))
        (self._copy / "chosen-tests").write_text("\n".join(run.tests))
        settings = [
            "-q",
            "-x",
            "--tb=no",
            "-rfE",
            "-o",
            "timeout=300",
            "-p",
            "no:cacheprovider",
            "-m",
            "not long",
            "--basetemp",
            str(self._copy / "temporary"),
        ]
        path = os.environ["PYTHONPATH"].replace(str(folder), str(self._copy))
        limited = ("sh", "-c", 'ulimit -S -t "$0"; exec "$@"', str(max(1, round(run.seconds))))
        nothing = subprocess.DEVNULL
        with self._output.open("wb") as output:
            self._process: Final = subprocess.Popen(
                [*limited, sys.executable, "-m", "pytest", *settings, "@chosen-tests"],
                cwd=self._copy,
                env={**os.environ, "PYTHONPATH": path},
                stdin=nothing,
                stdout=output,
                stderr=nothing,
                start_new_session=True,
            )

    def ended(self) -> Ended | None:
        """Returns the end of the run, or None while it is in progress; a timeout says nothing about import."""
        code = self._process.poll()
        if code is None and time.monotonic() < self._until:
            return None
        failed = re.search(
            r"^(?:FAILED|ERROR) (tests/\S+::.*?)(?: - .*)?$", self._output.read_text("utf-8"), re.MULTILINE
        )
        self.end()
        passed = code in (None, 0, 5, OUT_OF_TIME)  # 5: all of the tests are marked long and were left out
        return Ended(PASSED if passed else FAILED, failed[1] if failed else "", 0)

    def end(self) -> None:
        """Ends the run at once, with everything that its tests have started."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        shutil.rmtree(self._copy, ignore_errors=True)


class Early:
    """Records the functions that run during import and test collection."""

    def __init__(self) -> None:
        self.codes: Final[set[CodeType]] = set()

    def begin(self) -> None:
        sys.settrace(self._heard)

    def end(self) -> None:
        sys.settrace(None)

    def _heard(self, frame: FrameType, _event: str, _argument: object) -> None:
        self.codes.add(frame.f_code)


class Nursery:
    """The process that forks are made from: everything is imported, all tests are collected, no test has run."""

    def __init__(self, session: pytest.Session, folder: Path, early: Early) -> None:
        self.items: Final = {item.nodeid: item for item in session.items}
        self.folder: Final = folder
        self._early: Final = {(code.co_filename, code.co_qualname) for code in early.codes}
        gc.unfreeze()  # objects that the tests have frozen for speed would not be found
        self._functions: Final = _functions_in(folder)
        self._caches: Final = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
        self._forks = 0
        gc.freeze()  # so that forks do not copy memory that they only read

    def has_run(self, mutant: Mutant) -> bool:
        """Whether the mutant's function ran before any test, so that its effect may have happened already."""
        return (str(self.folder / mutant.file), mutant.function) in self._early

    def start(self, run: Run) -> Fork:
        """Starts a run in a fork."""
        self._forks += 1
        note = self.folder / f"fork-{self._forks}"
        pid = os.fork()
        if pid:
            return Fork(pid, run, note)
        code = FAILED
        try:
            os.setsid()
            _be_quiet()
            code = self._ran(run, note)
        finally:
            os._exit(code)

    def _ran(self, run: Run, note: Path) -> int:
        # A function that has not run yet is in no cache.
        for wrapper in self._caches if run.mutant is not None and self.has_run(run.mutant) else ():
            if (getattr(wrapper, "__module__", None) or "").startswith("inglenook"):
                wrapper.cache_clear()
        if run.mutant is not None and not self._broken(run.mutant):
            return NOT_POSSIBLE
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.signal(signal.SIGXCPU, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CPU, (max(1, round(run.seconds)), resource.RLIM_INFINITY))
        # Forks that share a folder would empty it for each other; a long path would be refused by what is tested.
        temporary = self.folder.parent / str(self._forks)
        temporary.mkdir()
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(temporary)
        items = [self.items[test] for test in run.tests]
        verdict = _Verdict()
        sys.addaudithook(verdict.heard)
        items[0].config.pluginmanager.register(verdict)
        for place, item in enumerate(items):
            note.write_text(f"{place + 1} {item.nodeid}")
            signal.setitimer(signal.ITIMER_PROF, run.each)
            following = items[place + 1] if place + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if verdict.failed:
                return FAILED
        return ELSEWHERE if verdict.elsewhere else PASSED

    def _broken(self, mutant: Mutant) -> bool:
        """Gives the function its changed code wherever the function is referenced, even inside a decorator."""
        file = self.folder / mutant.file
        source = file.read_bytes()
        places = [place for place in self._functions if place[:2] == (str(file), mutant.function)]
        wanted = [code for code in _codes(compile(mutant.applied(source), str(file), "exec", dont_inherit=True))]
        for place in places:
            for code in wanted:
                if (code.co_qualname, code.co_firstlineno) == place[1:]:
                    for function in self._functions[place]:
                        try:
                            function.__code__ = code
                        except ValueError:  # the changed code no longer uses `super()`
                            return False
        return bool(places)


class _Verdict:
    """Records whether a test has failed, and skips a test that starts a process, where the mutant would be missing."""

    failed = False
    elsewhere = False

    def heard(self, event: str, _: object) -> None:
        if event == "subprocess.Popen":
            self.elsewhere = True
            pytest.skip("a process of its own is not broken")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed


def _functions_in(folder: Path) -> dict[_Place, list[FunctionType]]:
    """Returns all functions of the program, including those referenced only by a decorator."""
    found: dict[_Place, list[FunctionType]] = {}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(str(folder)):
            code = one.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(one)
    return found


def _codes(code: CodeType) -> Iterator[CodeType]:
    """Yields the code object of a module and all code objects in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _be_quiet() -> None:
    """Disconnects a fork from the standard streams."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)


def cited_rules(items: Sequence[pytest.Item]) -> dict[str, list[str]]:
    """Returns the tests that cite each rule."""
    proofs: dict[str, list[str]] = {}
    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                proofs.setdefault(str(rule), []).append(item.nodeid)
    return proofs
