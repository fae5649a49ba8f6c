"""A mark of everything that is printed and decided here: it changes with the rules, the cards and their words."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import inglenook
from inglenook.games import GameEntry

PACKAGE: Final = Path(inglenook.__file__).parent
SOURCES: Final = (".py", ".so", ".pyd", ".ftl")
"""The files that everything printed, the words for it and the rules are made from."""


@cache
def edition(*folders: Path) -> str:
    """A mark that changes with anything in these folders, so that none of it has to be made to know it."""
    found = hashlib.sha256()
    for folder in folders:
        for file in sorted([file for file in folder.rglob("*") if file.suffix in SOURCES]):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def edition_of(entry: GameEntry) -> str:
    """The mark of a game, which may be somebody else's."""
    return edition(PACKAGE, entry.locales.parent)
