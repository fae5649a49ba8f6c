"""Goods and Talismans, which come from stacks and never from a deck (TR-20a), and the prices of goods by place."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inglenook.talisman.components.objects import MAGIC_OBJECTS, OBJECTS
from inglenook.talisman.dsl.definitions import HIGH, LOW, CardDefinition
from inglenook.talisman.dsl.terms import SPELL, TALISMAN

_FOUND: Final = {card.name: card for card in (*OBJECTS, *MAGIC_OBJECTS)}


def stack(name: str, count: int, certainty: str = LOW) -> CardDefinition:
    """Creates a stack of cards that work like the Adventure card of the same name (TR-20b.1)."""
    return replace(_FOUND[name], id=f"purchase:{name}", count=count, certainty=certainty)


PURCHASE: Final = (
    # The total of 38 cards is certain; how they are divided among the stacks is not.
    stack("sword", 5),
    stack("axe", 5),
    stack("helmet", 5),
    stack("shield", 5),
    stack("armour", 5),
    stack("water-bottle", 5),
    stack("mule", 5),
    stack("raft", 3),
    stack(TALISMAN, 6, HIGH),
)

Prices = tuple[tuple[str, int], ...]

BLACKSMITH_PRICES: Final[Prices] = (("helmet", 2), ("sword", 2), ("axe", 3), ("shield", 3), ("armour", 4))

MARKET_PRICES: Final[Prices] = (
    ("sword", 1),
    ("helmet", 1),
    ("water-bottle", 1),
    ("shield", 2),
    ("mule", 2),
    ("raft", 3),
)
"""Prices at the Market and on a Market Day."""

PEDLAR_PRICES: Final[Prices] = (
    ("sword", 1),
    ("helmet", 1),
    ("water-bottle", 1),
    ("raft", 1),
    ("axe", 2),
    ("shield", 2),
    ("mule", 2),
    (SPELL, 2),
)
