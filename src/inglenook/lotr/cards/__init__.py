"""Every card, as data in the words of the game: a folder for each set, a module for each culture, or two.

A card's facts stand in the table of its set, its sentences in the module of its culture, and nowhere else; what plays,
what reads and what explains it follows from these.  Modules are found, not listed, and read when a card of theirs is
first asked for (`library.Library`); `collection` has all cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from inglenook.lotr.cards.facts import ALL_FACTS, COLUMNS, SETS
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY

CULTURE: Final = COLUMNS.index("culture")
TYPE: Final = COLUMNS.index("type")
CALLED: Final = {"wraith": "ringwraith", terms.SITE_TYPE: "sites", terms.RING_TYPE: "ring"}
"""What modules are called that are not called after a culture, or are after its players' name for it."""


class Modules:
    """The modules in which the cards stand."""

    def read(self, id: str) -> None:
        """Reads those in which a card may stand."""
        if id in ALL_FACTS:
            for name in modules_for(id):
                import_module(name)

    def read_all(self) -> Sequence[str]:
        """Reads them all."""
        for folder in SETS:
            for name in modules_of(folder):
                import_module(name)
        return [code for code in ALL_FACTS if code in LIBRARY.cards]


def modules_for(id: str) -> list[str]:
    """The modules of its set that are called after the culture of a card: `isengard` and `isengard_minions`."""
    facts = ALL_FACTS[id]
    kind = facts[CULTURE] or facts[TYPE]
    called = CALLED.get(kind, kind)
    return [name for name in modules_of(SETS[int(id[0])]) if name.rpartition(".")[2].partition("_")[0] == called]


@cache
def modules_of(folder: str) -> list[str]:
    """The modules of a set."""
    package = import_module(f"{__name__}.{folder}")
    return [f"{package.__name__}.{module.name}" for module in iter_modules(package.__path__)]


LIBRARY.unread = Modules()
