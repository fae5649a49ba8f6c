"""How a player goes about the game: what those who play by rules of thumb differ in."""

from __future__ import annotations

from typing import Final

from inglenook.bots.talisman.prices import LEARNED, PLAIN, Prices


class Manner:
    """How a player finds its way, and what things are worth to it."""

    def __init__(
        self,
        turns_ahead: int,
        to_the_cards: bool = False,
        by_the_print: bool = False,
        counts_cards: bool = False,
        prices: Prices = PLAIN,
    ) -> None:
        self.turns_ahead: Final = turns_ahead
        """So far ahead it looks; 0: only what can be reached with this roll counts."""
        self.to_the_cards: Final = to_the_cards
        """Whether it walks to where most cards are, whatever they may be."""
        self.by_the_print: Final = by_the_print
        """Whether it goes by what is printed on the spaces, and looks at what lies there when it comes there."""
        self.counts_cards: Final = counts_cards
        """Whether it remembers which cards are still in the deck."""
        self.prices: Final = prices


ROAMING: Final = Manner(9, to_the_cards=True)
"""Walks to the cards, as beginners do; only where to leave a region is thought of further."""

WANDERING: Final = Manner(0, by_the_print=True)
"""Weighs what is printed on the spaces within reach."""

STROLLING: Final = Manner(0, counts_cards=True)
"""Weighs what lies within reach, too, and remembers the cards."""

TRAVELLING: Final = Manner(9, counts_cards=True, prices=LEARNED)
"""Plans its way, remembers the cards, and knows better what things are worth."""
