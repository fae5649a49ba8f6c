"""Cards in requests and responses: ids, with numbers of copies."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from inglenook.kernel.data import Data
from inglenook.kernel.messages import Message
from inglenook.lotr.decks.deck import MOST_CARDS
from inglenook.server.http.calls import Body, Unfit

CardId = Annotated[str, Meta(max_length=12, pattern=r"^[0-9A-Za-z]*$")]
Copies = Annotated[int, Meta(ge=1, le=999)]


class DeckCards(Body):
    """The cards of a deck by id; an unnamed Ring-bearer or Ring is ""."""

    ring_bearer: CardId
    ring: CardId
    adventure_deck: Annotated[list[CardId], Meta(max_length=300)]
    draw_deck: Annotated[list[tuple[CardId, Copies]], Meta(max_length=1500)]

    def data(self) -> Data:
        """Returns the deck as setup data: compiled rules accept lists only, not tuples."""
        pairs: list[Data] = [[id, count] for id, count in self.draw_deck]
        sites: list[Data] = [*self.adventure_deck]
        return {"ring_bearer": self.ring_bearer, "ring": self.ring, "adventure_deck": sites, "draw_deck": pairs}


class GivenDeck(DeckCards):
    """The cards of a deck to be processed, limited to the number of cards that a deck may have.

    A stored deck is `DeckCards`, without this limit: storing many copies of a card costs no more than storing one.
    """

    def __post_init__(self) -> None:
        """Refuses a deck with too many cards."""
        if sum([count for _, count in self.draw_deck]) > MOST_CARDS:
            raise Unfit(Message("api-error-deck-cards", {"most": MOST_CARDS}))
