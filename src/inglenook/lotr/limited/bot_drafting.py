"""Drafting and deck building by bots: the value of a card to pick, and the deck built from the picks (LG-112).

A rare card has a higher value than a common one, and a character a higher value than cards that need
characters.  Cards of a culture gain value with every card of that culture in the pool.  Cards of the side with
fewer cards in the pool gain value, since a deck needs thirty of each side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from inglenook.kernel.messages import Message
from inglenook.kernel.rulebook import Reason
from inglenook.lotr.decks.codes import read_code
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.legality import FRODO, LEAST_CARDS, SITE_NUMBERS
from inglenook.lotr.decks.names import name_with_code
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY, Printed

RARITY: Final[Mapping[str, int]] = {"C": 10, "U": 13, "R": 18, "P": 18}
TYPE: Final[Mapping[str, int]] = {
    terms.COMPANION_TYPE: 8,
    terms.MINION_TYPE: 6,
    terms.ALLY_TYPE: -2,
    terms.SITE_TYPE: -9,
    terms.RING_TYPE: -12,
}
"""Value of each card type relative to an event."""

OWN_CULTURE: Final = 2
MOST_FOR_CULTURE: Final = 14
MOST_FOR_SIDE: Final = 12
ANOTHER_COPY: Final = 4
"""Reduction of a unique card's value for each copy in the pool."""

HALF: Final = LEAST_CARDS // 2
CULTURES: Final = 2
"""Number of cultures on each side of a bot's deck."""
CHARACTERS: Final = {terms.FREE_PEOPLES: 10, terms.SHADOW: 16}
"""Minimum number of characters on each side of a deck, as far as the pool has so many."""


def worth(card: Printed) -> int:
    """Returns the value of a card by itself."""
    code = read_code(card.id)
    assert code is not None
    efficient = (card.strength or 0) - 2 * (card.cost or 0) if card.is_character else 0
    return RARITY[code.rarity] + TYPE.get(card.type, 0) + efficient


def wanted(card: Printed, pool: Sequence[Printed]) -> int:
    """Returns the value of a card to the owner of a pool."""
    sides = Counter([one.side for one in pool])
    culture = len([one for one in pool if one.side == card.side and one.culture == card.culture])
    found = worth(card)
    if card.side in CHARACTERS:
        lacking = sides[terms.FREE_PEOPLES] + sides[terms.SHADOW] - 2 * sides[card.side]
        found += min(MOST_FOR_CULTURE, OWN_CULTURE * culture) + max(-MOST_FOR_SIDE, min(MOST_FOR_SIDE, lacking))
    copies = len([one for one in pool if one.title == card.title]) if card.unique else 0
    return found - ANOTHER_COPY * copies


def pick(pack: Sequence[str], pool: Sequence[str]) -> str:
    """Returns the card that a bot takes from a pack; among equals, the first."""
    taken = [LIBRARY[id] for id in pool]
    most = max([wanted(LIBRARY[id], taken) for id in pack])
    return next(id for id in pack if wanted(LIBRARY[id], taken) == most)


# Decks.


def build(pool: Sequence[str], stock: Sequence[str] = ()) -> Deck:
    """Builds a deck from a pool: on each side the best cards of two main cultures, filled up from the stock.

    The deck is legal whatever was picked, provided that the stock alone makes a legal deck.
    """
    own, others = [LIBRARY[id] for id in pool], [LIBRARY[id] for id in stock]
    frodo = next(card for card in [*own, *others] if card.title == FRODO)
    ring = next(card for card in [*own, *others] if card.type == terms.RING_TYPE)
    sites = [card for card in [*own, *others] if card.type == terms.SITE_TYPE]
    path = [next(site for site in sites if site.site_number == number) for number in SITE_NUMBERS]
    (own if frodo in own else others).remove(frodo)
    draw_deck: Counter[str] = Counter()
    for side in CHARACTERS:
        draw_deck.update([card.id for card in half([card for card in own if card.side == side], others, side)])
    return Deck(frodo.id, ring.id, tuple([site.id for site in path]), tuple(draw_deck.items()))


def half(own: Sequence[Printed], stock: Sequence[Printed], side: str) -> list[Printed]:
    """Returns the thirty cards of a side: the required characters first, then the cards of the highest value."""
    there = [card for card in own if card.type not in (terms.SITE_TYPE, terms.RING_TYPE)]
    best = main_cultures(there)
    ranks = sorted([(card.culture in best, worth(card), -place) for place, card in enumerate(there)], reverse=True)
    order = [there[-place] for _own, _worth, place in ranks]
    order += [card for card in stock if card.side == side]
    needed = [card for card in order if card.is_character][: CHARACTERS[side]]
    rest = [card for place, card in enumerate(order) if place not in places_of(needed, order)]
    return [*needed, *rest][:HALF]


def places_of(some: Sequence[Printed], order: Sequence[Printed]) -> set[int]:
    """Returns the positions of cards in an ordered list; each copy has a position of its own."""
    found: set[int] = set()
    for card in some:
        found.add(next(place for place, one in enumerate(order) if one is card and place not in found))
    return found


def main_cultures(cards: Iterable[Printed]) -> list[str]:
    """Returns the cultures whose cards have the highest total value."""
    sums: Counter[str] = Counter()
    for card in cards:
        sums[card.culture] += max(1, worth(card))
    return [culture for culture, _sum in sums.most_common(CULTURES)]


def beyond_pool(deck: Deck, pool: Iterable[str]) -> list[Reason]:
    """Returns a reason for each card of which a deck has more copies than its owner (LG-112)."""
    have = Counter(pool)
    used = Counter([id for id in (deck.ring_bearer, deck.ring, *deck.adventure_deck, *deck.copies()) if id])
    beyond = [(LIBRARY[id], count) for id, count in used.items() if id in LIBRARY and count > have[id]]
    return [
        Reason(Message("deck-beyond-pool", {"card": name_with_code(card), "n": count, "have": have[card.id]}), "LG-112")
        for card, count in beyond
    ]
