"""How a player goes about the game: what those who play by rules of thumb differ in."""

from __future__ import annotations

from typing import Final


class Manner:
    """How a player finds its way."""

    def __init__(self, turns_ahead: int, to_the_cards: bool = False) -> None:
        self.turns_ahead: Final = turns_ahead
        """So far ahead it looks; 0: only what can be reached with this roll counts."""
        self.to_the_cards: Final = to_the_cards
        """Whether it walks to where most cards are, whatever they may be."""


ROAMING: Final = Manner(9, to_the_cards=True)
"""Walks to the cards, as beginners do; only where to leave a region is thought of further."""

STROLLING: Final = Manner(0)
"""Weighs what lies within reach."""

TRAVELLING: Final = Manner(9)
"""Plans its way."""
