"""All card definitions: a folder for each set, with one module, sometimes two, for each culture.

A card's facts are in the table of its set, and its abilities in the module of its culture.  Rules, texts and
explanations are all derived from these.

Modules are found automatically and imported when one of their cards is first needed (`library.Library`); `collection`
has all cards.
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
"""The names of modules that are not named after the culture in the data."""


class Modules:
    """Imports the modules that define cards."""

    def read(self, id: str) -> None:
        """Imports the modules in which a card may be defined."""
        if id in ALL_FACTS:
            for name in modules_for(id):
                import_module(name)

    def read_all(self) -> Sequence[str]:
        """Imports all card modules and returns the ids of their cards."""
        for folder in SETS:
            for name in modules_of(folder):
                import_module(name)
        return [code for code in ALL_FACTS if code in LIBRARY.cards]


def modules_for(id: str) -> list[str]:
    """Returns the modules of a card's set for its culture, such as `isengard` and `isengard_minions`."""
    facts = ALL_FACTS[id]
    kind = facts[CULTURE] or facts[TYPE]
    called = CALLED.get(kind, kind)
    return [name for name in modules_of(SETS[int(id[0])]) if name.rpartition(".")[2].partition("_")[0] == called]


@cache
def modules_of(folder: str) -> list[str]:
    """Returns the modules of a set."""
    package = import_module(f"{__name__}.{folder}")
    return [f"{package.__name__}.{module.name}" for module in iter_modules(package.__path__)]


LIBRARY.unread = Modules()
