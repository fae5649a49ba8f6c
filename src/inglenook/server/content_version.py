"""A version hash of the cards, the rules and their texts."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import inglenook
from inglenook.registry import GameEntry

PACKAGE: Final = Path(inglenook.__file__).parent
SOURCES: Final = (".py", ".so", ".pyd", ".ftl")
"""Extensions of the files that determine cards, texts and rules."""


@cache
def edition(*folders: Path) -> str:
    """Returns a hash of the source files in some folders, so that nothing need be rendered to know whether it
    changed.
    """
    found = hashlib.sha256()
    for folder in folders:
        for file in sorted([file for file in folder.rglob("*") if file.suffix in SOURCES]):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def edition_of(entry: GameEntry) -> str:
    """Returns the version hash of a game, which may be a third party's."""
    return edition(PACKAGE, entry.locales.parent)
