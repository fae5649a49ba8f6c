"""Execution of the effects of the card language, and checks of when each can be done.

All are registered in `legality.VERBS`; a test finds effects that are missing there.
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
