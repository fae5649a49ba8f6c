"""Tries each mutant on the tests that cite its rules, and then on the other tests that could notice it.

A mutant is noticed by a test that fails with the mutant and passes without it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from mutation.changes import Mutant
from mutation.forks import (
    ELSEWHERE,
    ENDLESS,
    FAILED,
    LONGEST_TEST,
    NOT_POSSIBLE,
    OUT_OF_TIME,
    PASSED,
    Early,
    Ended,
    Fork,
    NewProcess,
    Nursery,
    Run,
    cited_rules,
)

NO_TEST, UNNOTICED, NOTICED, UNTRIED = "NO TEST", "NOT NOTICED", "noticed", "not tried"
CITING, REST, ANEW = "citing", "rest", "anew"
"""Stages of a trial: the tests that cite a mutant's rules, the rest of its part, and the first in a new process."""

PAUSE: Final = 0.02
WITH_EVERY_PART: Final = tuple(f"tests/{part}/" for part in ("scenarios", "records", "conformance"))
"""Folders of tests that play all games; the slowest last."""

OF_THE_KERNEL: Final = ("tests/kernel/", "tests/games/")


@dataclass
class Result:
    """Result of a mutant: the test that noticed it, or the number of tests that did not."""

    outcome: str
    by: str = ""
    tests: int = 0


@dataclass
class Trial:
    """A mutant on its way through the tests."""

    mutant: Mutant
    citing: list[str]
    rest: list[str]
    stage: str = CITING
    seen: int = 0
    suspect: str = ""
    """Test that failed or did not end, until it is known to pass without the mutant."""
    endless: bool = False
    anew: bool = False
    """Whether the change only shows in a new process.

    This is so if its function has run already or cannot be replaced, or if tests start processes themselves.
    """
    done: set[str] = field(default_factory=set)
    """Tests that have passed at this stage, or prove nothing."""

    def tests(self) -> tuple[str, ...]:
        """Returns the tests of the current stage that are left."""
        tests = self.rest if self.stage == REST or not self.citing else self.citing
        return tuple([test for test in tests if test not in self.done])


class Trials:
    """Tries mutants, several at once, in forks of this process."""

    def __init__(
        self,
        session: pytest.Session,
        folder: Path,
        early: Early,
        told: Callable[[Mutant, Result], None],
        jobs: int,
        seconds: float,
        deadline: float,
    ) -> None:
        proofs = cited_rules(session.items)
        self._nursery: Final = Nursery(session, folder, early)
        self._folder: Final = folder
        self._proofs: Final = proofs
        self._told: Final = told
        self._jobs: Final = max(1, jobs)
        self._seconds: Final = seconds
        self._deadline: Final = deadline
        self._sound: Final[dict[tuple[str, bool, bool], bool]] = {}
        """Whether a test passes (or ends soon) without any change, by test, kind of check and kind of process."""
        self.unsound: Final[list[str]] = []
        """Tests that fail without any change."""
        self._running: Final[list[tuple[Trial, Fork | NewProcess]]] = []

    def run(self, mutants: Sequence[Mutant]) -> None:
        """Tries all mutants, or as many as time allows."""
        waiting = list(mutants)
        try:
            while waiting or self._running:
                while waiting and len(self._running) < self._jobs:
                    self._begin(self._trial(waiting.pop(0)))
                for trial, fork in list(self._running):
                    ended = fork.ended()
                    if ended is not None:
                        self._running.remove((trial, fork))
                        self._judge(trial, fork.run, ended)
                time.sleep(PAUSE)
        finally:
            for _, fork in self._running:
                fork.end()

    def _trial(self, mutant: Mutant) -> Trial:
        citing = proofs_of(mutant.rules, self._proofs)
        known = set(citing)
        rest = [test for test in relevant(mutant, list(self._nursery.items), self._folder) if test not in known]
        return Trial(mutant, citing, rest, CITING if citing else REST, anew=self._nursery.has_run(mutant))

    def _begin(self, trial: Trial) -> None:
        if time.monotonic() > self._deadline:
            self._told(trial.mutant, Result(UNTRIED))
        else:
            self._go_on(trial)

    def _go_on(self, trial: Trial) -> None:
        """Starts the next run of a trial; a trial without tests left moves to the next stage."""
        each = min(LONGEST_TEST, self._seconds / 2)
        if trial.suspect:
            self._start(trial, Run((trial.suspect,), self._seconds, None, each / 2 if trial.endless else self._seconds))
        elif trial.tests():
            self._start(trial, Run(trial.tests(), self._seconds, trial.mutant, each))
        else:
            self._next_stage(trial)

    def _start(self, trial: Trial, run: Run) -> None:
        started = NewProcess(run, self._folder) if trial.stage == ANEW else self._nursery.start(run)
        self._running.append((trial, started))

    def _judge(self, trial: Trial, run: Run, ended: Ended) -> None:
        if run.mutant is None:
            self._sound[trial.suspect, trial.endless, trial.stage == ANEW] = ended.code == PASSED
            self._judge_suspect(trial)
        elif trial.stage == ANEW and ended.code == FAILED and not ended.test:
            self._told(trial.mutant, Result(NOTICED, "a new process"))  # import or collection fails
        elif ended.code == NOT_POSSIBLE:
            trial.stage, trial.anew = REST, True
            self._next_stage(trial)
        elif ended.code in (PASSED, ELSEWHERE, OUT_OF_TIME):
            trial.anew |= ended.code == ELSEWHERE and trial.stage == CITING
            trial.seen += ended.begun
            self._next_stage(trial)
        else:
            trial.suspect, trial.endless = ended.test or run.tests[0], ended.code == ENDLESS
            trial.seen += max(0, ended.begun - 1)
            trial.done.update([*run.tests[: ended.begun], trial.suspect])
            self._judge_suspect(trial)

    def _judge_suspect(self, trial: Trial) -> None:
        """Judges a test that failed or did not end: if it passes (soon) without the mutant, it noticed the mutant."""
        test = trial.suspect
        sound = self._sound.get((test, trial.endless, trial.stage == ANEW))
        if sound is None:
            self._go_on(trial)
            return
        trial.suspect = ""
        if sound:
            self._told(trial.mutant, Result(NOTICED, f"{test} in a new process" if trial.stage == ANEW else test))
            return
        if not trial.endless and test not in self.unsound:
            self.unsound.append(test)
        self._go_on(trial)

    def _next_stage(self, trial: Trial) -> None:
        trial.done = set(self.unsound)
        if trial.stage == CITING:
            trial.stage = REST
            self._go_on(trial)
            return
        if trial.stage == REST and trial.anew:
            trial.stage = ANEW
            self._go_on(trial)
            return
        self._told(trial.mutant, Result(UNNOTICED if trial.citing else NO_TEST, "", trial.seen))


def proofs_of(rules: Sequence[str], proofs: dict[str, list[str]]) -> list[str]:
    """Returns the tests that cite one of these rules or a part of one: XR-2 includes XR-2.1."""
    parts = tuple(f"{rule}." for rule in rules)
    return sorted({test for rule in proofs if f"{rule}.".startswith(parts) for test in proofs[rule]})


def relevant(mutant: Mutant, tests: Sequence[str], folder: Path) -> list[str]:
    """Returns the tests of a mutant's part, first those whose file names the mutant's module or function."""
    parts = mutant.file.split("/")
    part = parts[2] if parts[:2] == ["src", "inglenook"] and len(parts) > 3 else ""
    folders: tuple[str, ...] = (f"tests/{part}/", *WITH_EVERY_PART) if part else ("tests/",)
    if part == "kernel" or parts[0] == "tests":
        folders = (*OF_THE_KERNEL, *WITH_EVERY_PART)
    found = [test for each in folders for test in tests if test.startswith(each)]
    names = {Path(mutant.file).stem, mutant.function.rpartition(".")[2]}
    mention = re.compile(rf"\b({'|'.join(map(re.escape, sorted(names)))})\b")
    files = dict.fromkeys([test.partition("::")[0] for test in found])
    near = {file: mention.search((folder / file).read_text("utf-8")) is not None for file in files}
    return sorted(found, key=lambda test: not near[test.partition("::")[0]])
