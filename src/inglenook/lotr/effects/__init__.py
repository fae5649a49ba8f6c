"""What the verbs of the card language do, and when they can be done; each stands in the registry of its kind.

`legality.VERBS` is that registry; a test finds the verb that has no place in it.
"""

from inglenook.lotr.effects import (
    cards_in_play,
    characters,
    choices,
    modifiers,
    piles,
    plays,
    reconciling,
    responses,
    reveals,
    ring,
    sites,
    skirmishes,
    tokens,
)

__all__ = [
    "cards_in_play",
    "characters",
    "choices",
    "modifiers",
    "piles",
    "plays",
    "reconciling",
    "responses",
    "reveals",
    "ring",
    "sites",
    "skirmishes",
    "tokens",
]
