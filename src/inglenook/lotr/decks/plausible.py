"""Plausible contents of a deck of which only some cards were seen, for dealing the hidden cards of a game anew.

A bot does not know the deck list of an opponent, but the cards seen say much about it.  A starter or another known deck
is soon recognised, and any other deck still has its cultures.

All results follow from the format and the cards seen, so the same observation always leads to the same guesses.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from inglenook.kernel.dice import Dice
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.formats import FORMATS, OPEN
from inglenook.lotr.decks.starters import NAMED, starter_deck
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY, Printed

DICE: Final = "redeal"
SIDES: Final = (terms.FREE_PEOPLES, terms.SHADOW)

MOST_OF_A_CARD: Final = 4


@cache
def known_decks(format: str) -> tuple[Deck, ...]:
    """Returns the named decks that a format allows, or all named decks if it allows none."""
    rules = FORMATS.get(format, OPEN)
    decks = [starter_deck(name) for name in NAMED]
    allowed = [deck for deck in decks if all(rules.allows(LIBRARY[id]) for id in deck.ids())]
    return tuple(allowed or decks)


@cache
def sites_of(format: str, number: int) -> tuple[Printed, ...]:
    """Returns all sites of a number in a format."""
    rules = FORMATS.get(format, OPEN)
    sites = [card for card in LIBRARY.all().values() if card.type == terms.SITE_TYPE and card.site_number == number]
    return tuple([card for card in sites if ":" not in card.id and rules.allows(card)])


@lru_cache(1024)
def sites_like(format: str, number: int, named: tuple[str, ...]) -> tuple[Printed, ...]:
    """Returns the sites of a number that are in `named`, or all sites of that number if none is."""
    sites = sites_of(format, number)
    return tuple([site for site in sites if site.id in named]) or sites


@cache
def cards_of(format: str, side: str, culture: str) -> tuple[str, ...]:
    """Returns the cards of a culture that a format has for one side of a draw deck."""
    rules = FORMATS.get(format, OPEN)
    cards = [card for card in LIBRARY.all().values() if card.side == side and card.culture == culture]
    return tuple(sorted([card.id for card in cards if ":" not in card.id and rules.allows(card)]))


def without(ids: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Returns the cards without the taken ones, copy by copy."""
    left = list(ids)
    for id in taken:
        if id in left:
            left.remove(id)
    return left


def of_side(ids: Sequence[str], side: str) -> list[str]:
    """Returns the cards that belong to a side."""
    cards = LIBRARY.all()
    return [id for id in ids if cards[id].side == side]


@lru_cache(64)
def fitting(format: str, seen: tuple[str, ...]) -> tuple[tuple[Deck, tuple[str, ...]], ...]:
    """Returns the known decks that contain all cards seen, each with the rest of its draw deck."""
    found = []
    for deck in known_decks(format):
        copies = deck.copies()
        left = without(copies, seen)
        if len(left) == len(copies) - len(seen):
            found.append((deck, tuple(left)))
    return tuple(found)


@lru_cache(64)
def halves(format: str, side: str, seen: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Returns pools for the unseen cards of one side, for a deck that matches no known deck.

    A pool has more copies of the cards seen, since decks often have several, then all cards of the cultures
    seen.  If no card was seen, the pools are the halves of the known decks.
    """
    cultures = [LIBRARY[id].culture for id in seen]
    own = list(dict.fromkeys(cultures))
    more = [id for id in dict.fromkeys(seen) if not LIBRARY[id].unique for _ in range(2)]
    more = [id for place, id in enumerate(more) if seen.count(id) + more[:place].count(id) < MOST_OF_A_CARD]
    pool = [id for culture in own for id in cards_of(format, side, culture)]
    if pool:
        return ((*more, *pool),)
    return tuple([tuple(of_side(deck.copies(), side)) for deck in known_decks(format)])


def unseen_cards(format: str, seen: tuple[str, ...], hidden: int, dice: Dice) -> tuple[list[Printed], Deck | None]:
    """Returns a guess at the `hidden` other cards of a draw deck, shuffled, and the known deck chosen, if any fits.

    `seen` are the cards of the deck that were seen, in the order of their ids.  A deck has equally many cards of each
    side (LR-5.11).
    """
    decks = fitting(format, seen)
    ids: list[str] = []
    deck: Deck | None = None
    if decks:
        deck, rest = decks[dice.below(DICE, len(decks))]
        ids += rest
    else:
        good = max(0, min(hidden, (hidden + len(seen)) // 2 - len(of_side(seen, terms.FREE_PEOPLES))))
        for side, count in ((terms.FREE_PEOPLES, good), (terms.SHADOW, hidden - good)):
            choices = halves(format, side, tuple(of_side(seen, side)))
            found = list(choices[dice.below(DICE, len(choices))])
            dice.shuffle(DICE, found)
            ids += found[:count]
    dice.shuffle(DICE, ids)
    while len(ids) < hidden:  # a deck may be larger than the known ones
        ids += starters_cards(format)[: hidden - len(ids)]
    cards = LIBRARY.all()
    return [cards[id] for id in ids[:hidden]], deck


@cache
def starters_cards(format: str) -> tuple[str, ...]:
    """Returns the draw deck cards of all known decks."""
    return tuple([id for deck in known_decks(format) for id in deck.copies()])
