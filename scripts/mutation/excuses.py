"""Breaks that no test can notice, and the reason: `excuses.yaml`, one entry for each.

An excuse names a line of a function before and after the break.  An excused break does not count as noticed; it is
reported beside the survivors, with its reason.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import yaml

from mutation.changes import Mutant, mutants_in

EXCUSES: Final = Path(__file__).with_name("excuses.yaml")
WORDS: Final = ("file", "function", "line", "broken", "why")


class Excuses:
    """The reasons, by break."""

    def __init__(self, file: Path = EXCUSES) -> None:
        self.entries: Final[list[dict[str, str]]] = yaml.safe_load(file.read_text("utf-8")) or []
        for entry in self.entries:
            if sorted(entry) != sorted(WORDS):
                raise ValueError(f"{file.name}: an excuse has {', '.join(WORDS)}, and not: {', '.join(entry)}")

    def reason(self, mutant: Mutant, source: bytes) -> str:
        """Returns the reason that no test can notice a mutant; empty if there is no excuse."""
        line, broken = mutant.lines(source)
        key = {"file": mutant.file, "function": mutant.function, "line": line, "broken": broken}
        return next((entry["why"] for entry in self.entries if entry == {**key, "why": entry["why"]}), "")

    def outdated(self, project: Path) -> list[str]:
        """Returns the excuses for lines that no longer exist."""
        found = []
        for entry in self.entries:
            source = (project / entry["file"]).read_bytes() if (project / entry["file"]).is_file() else b""
            lines = [(mutant.function, *mutant.lines(source)) for mutant in mutants_in(entry["file"], source)]
            if (entry["function"], entry["line"], entry["broken"]) not in lines:
                found.append(f"{entry['file']} {entry['function']}: {entry['line']}")
        return found
