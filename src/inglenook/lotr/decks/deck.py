"""A deck: all that a player brings to a game (LR-5.6), legal or not.  `legality` says what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from inglenook.kernel.data import Data
from inglenook.kernel.errors import BadSetup

MOST_CARDS: Final = 999
"""Cards that a draw deck or an adventure deck that is read from a text or sent to the server has at most."""


@dataclass(frozen=True)
class Deck:
    """The cards of a deck by their ids.  A Ring-bearer or a Ring that was not named is ""."""

    ring_bearer: str
    ring: str
    adventure_deck: tuple[str, ...]
    draw_deck: tuple[tuple[str, int], ...]
    """Each card with its number of copies, in the order in which they were named."""

    def ids(self) -> list[str]:
        """Every card it is made of, each once."""
        named = [self.ring_bearer, self.ring, *self.adventure_deck, *[id for id, _ in self.draw_deck]]
        return [id for id in dict.fromkeys(named) if id]

    def copies(self) -> list[str]:
        """The draw deck card by card."""
        return [id for id, count in self.draw_deck for _ in range(count)]

    def data(self) -> Data:
        """The deck as a set-up holds it; the draw deck is a list, since its order decides what a shuffle gives."""
        return {
            "ring_bearer": self.ring_bearer,
            "ring": self.ring,
            "adventure_deck": list(self.adventure_deck),
            "draw_deck": [[id, count] for id, count in self.draw_deck],
        }


def deck_of(data: Data) -> Deck:
    """The deck that a set-up holds."""
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
    """A card of the draw deck with its number of copies."""
    pair = list(part) if isinstance(part, tuple) else part  # what was sent comes in pairs
    if isinstance(pair, list) and len(pair) == 2:
        id, count = pair[0], pair[1]
        if isinstance(id, str) and isinstance(count, int) and count is not True and 0 < count < 1000:
            return id, count
    raise malformed(part)


def malformed(data: object) -> BadSetup:
    """What a set-up holds instead of a deck."""
    return BadSetup("error-deck-data", {"given": str(data)[:80]})
