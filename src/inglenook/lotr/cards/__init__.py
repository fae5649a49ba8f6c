"""Every card, as data in the words of the game: a folder for each set, a module for each culture, or two.

A card's facts stand in the table of its set, its sentences in the module of its culture, and nowhere else; what plays,
what reads and what explains it follows from these.  Modules are found, not listed.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from inglenook.lotr.cards.facts import ALL_FACTS, SETS
from inglenook.lotr.cards.language import DEFINED
from inglenook.lotr.library import add
from inglenook.lotr.words.cards import Definition

for _folder in SETS:
    _set = import_module(f"{__name__}.{_folder}")
    for _module in iter_modules(_set.__path__):
        import_module(f"{_set.__name__}.{_module.name}")

ALL: Final[tuple[Definition, ...]] = tuple([DEFINED[code] for code in ALL_FACTS if code in DEFINED])
"""Every card that is defined, in the order of the collection."""

for _definition in ALL:
    add(_definition)


def collector_order(definition: Definition) -> tuple[int, int]:
    """Set and number of a collector code: 1R13 is card 13 of set 1, a rare (LR-1.34)."""
    return int(definition.id[0]), int(definition.id[2:])
