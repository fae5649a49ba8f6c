"""Gives each numbered rule of a rulebook an address of its own, and hides the working notes of the catalogues."""

from __future__ import annotations

import re
from typing import Any, Final

RULE: Final = re.compile(r"^(\s*- )(\*\*([A-Z]{2}-[\w.]+)\*\*)", re.MULTILINE)
NOTES: Final = re.compile(r"<!-- working notes -->.*?<!-- end of working notes -->\n?", re.DOTALL)


def prepared(text: str) -> str:
    """Returns a catalogue with an anchor at each rule, and without working notes."""
    read = NOTES.sub("", text).rstrip().removesuffix("---")
    return RULE.sub(r'\1<span id="\3">\2</span>', read)


def prepare(app: Any, name: str, source: list[str]) -> None:
    """Prepares a page if it is a catalogue."""
    if name.startswith("rules/"):
        source[0] = prepared(source[0])


def setup(app: Any) -> dict[str, bool]:
    """Connects the extension to Sphinx."""
    app.connect("source-read", prepare)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
