"""The collection of all cards, which are imported with this module."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.facts import ALL_FACTS
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.library import LIBRARY

ALL: Final[tuple[Definition, ...]] = tuple([card.definition for id, card in LIBRARY.all().items() if id in ALL_FACTS])
"""All card definitions, in the order of the collection."""


def collector_order(definition: Definition) -> tuple[int, int]:
    """Returns set and number of a collector code, as sort key: 1R13 is card 13 of set 1, a rare (LR-1.34)."""
    return int(definition.id[0]), int(definition.id[2:])
