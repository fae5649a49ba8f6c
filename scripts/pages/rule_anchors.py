"""Prepares the rulebooks for readers: each rule has an anchor, and citations link to it."""

from __future__ import annotations

import re
from typing import Any, Final

from inglenook.rulebooks.pages import for_readers

RULE: Final = re.compile(r"^(\s*- )\*\*([A-Z]{2}-[\w.]+)\*\*", re.MULTILINE)
NAMED: Final = re.compile(r"(?<![\w\"`*#-])[A-Z]{2}-[A-Z]?\d+[a-z]?(?:\.\d+)?\b(?![`*])")


def prepared(text: str) -> str:
    """Returns a catalogue for readers, with an anchor at each rule and links to the rules of the same page."""
    read = for_readers(text).rstrip().removesuffix("---")
    known = {found[2] for found in RULE.finditer(read)}
    linked = NAMED.sub(lambda found: f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in known else found[0], read)
    return RULE.sub(r'\1<strong id="\2">\2</strong>', linked)


def prepare(app: Any, name: str, source: list[str]) -> None:
    """Prepares a page if the page is a rule catalogue."""
    if name.startswith("rules/"):
        source[0] = prepared(source[0])


def setup(app: Any) -> dict[str, bool]:
    """Connects the extension to Sphinx."""
    app.connect("source-read", prepare)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
