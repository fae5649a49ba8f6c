"""A deck: all cards that a player brings to a game (LR-5.6), legal or not.  `legality` finds the faults of a deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.errors import BadSetup

MOST_CARDS: Final = 999
"""Maximum number of cards in a draw deck or adventure deck that is read from a text or sent to the server."""


@dataclass(frozen=True)
class Deck:
    """The cards of a deck by their ids.  A Ring-bearer or Ring that was not named is ""."""

    ring_bearer: str
    ring: str
    adventure_deck: tuple[str, ...]
    draw_deck: tuple[tuple[str, int], ...]
    """Each card of the draw deck with its number of copies, in the order in which the cards were named."""

    def ids(self) -> list[str]:
        """Returns every card of the deck once."""
        named = [self.ring_bearer, self.ring, *self.adventure_deck, *[id for id, _ in self.draw_deck]]
        return [id for id in dict.fromkeys(named) if id]

    def copies(self) -> list[str]:
        """Returns the draw deck card by card, each copy by itself."""
        return [id for id, count in self.draw_deck for _ in range(count)]

    def data(self) -> Data:
        """Returns the deck as setup data; the draw deck is a list, since its order decides the result of a shuffle."""
        return {
            "ring_bearer": self.ring_bearer,
            "ring": self.ring,
            "adventure_deck": list(self.adventure_deck),
            "draw_deck": [[id, count] for id, count in self.draw_deck],
        }


def deck_of(data: Data) -> Deck:
    """Returns the deck stored in setup data."""
    if not isinstance(data, dict):
        raise malformed(data)
    ring_bearer, ring = data.get("ring_bearer", ""), data.get("ring", "")
    sites, cards = data.get("adventure_deck", []), data.get("draw_deck", [])
    if not (isinstance(ring_bearer, str) and isinstance(ring, str) and isinstance(sites, list)):
        raise malformed(data)
    adventure_deck = [site for site in sites if isinstance(site, str)]
    if len(adventure_deck) != len(sites) or not isinstance(cards, list):
        raise malformed(data)
    draw_deck = tuple([card_and_count(part) for part in cards])
    return Deck(ring_bearer, ring, tuple(adventure_deck), draw_deck)


def card_and_count(part: object) -> tuple[str, int]:
    """Returns a card of the draw deck and its number of copies."""
    pair = list(part) if isinstance(part, tuple) else part  # data from a client comes in pairs
    if isinstance(pair, list) and len(pair) == 2:
        id, count = pair[0], pair[1]
        if isinstance(id, str) and isinstance(count, int) and count is not True and 0 < count < 1000:
            return id, count
    raise malformed(part)


def malformed(data: object) -> BadSetup:
    """Returns the error for setup data that is not a deck."""
    return BadSetup("error-deck-data", {"given": str(data)[:80]})
