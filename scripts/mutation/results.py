"""Results of the mutants: stored between runs, and reported at the end."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from mutation.changes import Mutant
from mutation.excuses import Excuses
from mutation.runs import NO_TEST, NOTICED, UNNOTICED, UNTRIED, Result

SURVIVED: Final = (UNNOTICED, NO_TEST)
READ: Final = (".py", ".yaml", ".md", ".json", ".ftl", ".deck", ".record", ".txt")
"""File types that affect the result of a test."""


class Results:
    """The results so far, in a file that survives an interrupted run.

    A noticed mutant keeps its result as long as the broken file is the same; a survivor is tried again after any
    change.
    """

    def __init__(self, file: Path, sources: Mapping[str, bytes], digest: str, excuses: Excuses) -> None:
        self._file: Final = file
        self._sources: Final = sources
        self._digest: Final = digest
        self._excuses: Final = excuses
        self._kept: Final[dict[str, list[str]]] = {}
        self.found: Final[dict[Mutant, Result]] = {}

    def resume(self) -> None:
        """Loads the results of an earlier run."""
        if self._file.is_file():
            self._kept.update(json.loads(self._file.read_text("utf-8")))

    def known(self, mutant: Mutant) -> bool:
        """Whether an earlier run has settled a mutant; its result then counts here too."""
        outcome, by, tests, digest = self._kept.get(self._key(mutant), ("", "", "0", ""))
        settled = outcome == NOTICED or (outcome in SURVIVED and digest == self._digest)
        if settled:
            self.found[mutant] = Result(outcome, by, int(tests))
        return settled

    def add(self, mutant: Mutant, result: Result) -> None:
        """Stores a result at once, so that nothing is tried twice after an interruption."""
        self.found[mutant] = result
        self._kept[self._key(mutant)] = [result.outcome, result.by, str(result.tests), self._digest]
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self._kept, indent=0), "utf-8")

    def _key(self, mutant: Mutant) -> str:
        source = hashlib.sha256(self._sources[mutant.file]).hexdigest()[:12]
        return f"{mutant.file}@{source}:{mutant.start}-{mutant.end}={mutant.text.decode()}"

    # Reports.

    def survivors(self, *, excused: bool) -> list[Mutant]:
        """Returns the mutants that no test noticed, by file and line: either those with an excuse or those without."""
        survived = sorted([mutant for mutant, result in self.found.items() if result.outcome in SURVIVED])
        return [mutant for mutant in survived if bool(self._excuse(mutant)) == excused]

    def _excuse(self, mutant: Mutant) -> str:
        return self._excuses.reason(mutant, self._sources[mutant.file])

    def count(self, outcome: str) -> int:
        """Returns the number of mutants with an outcome."""
        return sum(result.outcome == outcome for result in self.found.values())

    def share(self) -> float:
        """Returns the share of the tried mutants that was noticed."""
        tried = len(self.found) - self.count(UNTRIED)
        return self.count(NOTICED) / tried if tried else 0.0

    def lines(self, chosen: int) -> list[str]:
        """Returns the report: each survivor as a diff, all in a table, those with an excuse, and the figures."""
        survivors, excused = self.survivors(excused=False), self.survivors(excused=True)
        lines = []
        for mutant in survivors:
            heading = f"{self.found[mutant].outcome}: {mutant}"
            lines += ["", heading, mutant.diff(self._sources[mutant.file])]
        if survivors:
            lines += ["", *table([self._row(mutant) for mutant in survivors])]
        for mutant in excused:
            line, broken = mutant.lines(self._sources[mutant.file])
            lines += ["", f"EXCUSED: {mutant}", f"-{line}", f"+{broken}", f"because {self._excuse(mutant)}"]
        tried = len(self.found) - self.count(UNTRIED)
        anew = sum(result.outcome == NOTICED and "a new process" in result.by for result in self.found.values())
        figures = f"mutants: {self.count(NOTICED)} of {tried} noticed ({self.share():.0%})"
        figures += f", {len(survivors)} not, {len(excused)} excused, {chosen - tried} not tried for lack of time"
        return [*lines, "", figures + (f"; {anew} only in a new process" if anew else "")]

    def _row(self, mutant: Mutant) -> tuple[str, ...]:
        looked = self.found[mutant].tests
        return (f"{mutant.file}:{mutant.line}", mutant.function, mutant.kind, ", ".join(mutant.rules), str(looked))


def table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Returns rows under a heading, in columns."""
    every = [("where", "function", "break", "rules", "tests in vain"), *rows]
    widths = [max(len(row[column]) for row in every) for column in range(len(every[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in every]


def digest_of(folder: Path) -> str:
    """Returns a digest of the program and its tests."""
    files = [file for part in ("src", "tests", "docs") for file in (folder / part).rglob("*") if file.suffix in READ]
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(file.as_posix().encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()[:16]
