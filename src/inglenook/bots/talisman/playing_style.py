"""Playing styles: the ways in which heuristic players differ."""

from __future__ import annotations

from typing import Final

from inglenook.bots.talisman.prices import LEARNED, PLAIN, Prices


class Manner:
    """A playing style: how a player finds its way, and its values."""

    def __init__(
        self,
        turns_ahead: int,
        to_the_cards: bool = False,
        by_the_print: bool = False,
        counts_cards: bool = False,
        prices: Prices = PLAIN,
    ) -> None:
        self.turns_ahead: Final = turns_ahead
        """Turns that the player looks ahead; with 0, only spaces in reach of this roll count."""
        self.to_the_cards: Final = to_the_cards
        """Whether the player walks to where most cards are, whatever the cards are."""
        self.by_the_print: Final = by_the_print
        """Whether the player goes by the text printed on spaces and looks at cards only on arrival."""
        self.counts_cards: Final = counts_cards
        """Whether the player remembers which cards are still in the deck."""
        self.prices: Final = prices


ROAMING: Final = Manner(9, to_the_cards=True)
"""Style that walks to the cards, as beginners do, and looks ahead only for where to leave a region."""

WANDERING: Final = Manner(0, by_the_print=True)
"""Style that weighs the text printed on the spaces within reach."""

STROLLING: Final = Manner(0, counts_cards=True)
"""Style that also weighs the cards within reach, and remembers the cards."""

TRAVELLING: Final = Manner(9, counts_cards=True, prices=LEARNED)
"""Style that plans its way, remembers the cards, and uses the learned prices."""
