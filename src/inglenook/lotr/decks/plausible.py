"""What may be in a deck of which only some cards were seen: for games that are dealt anew.

Nobody knows the list of another's deck.  What was seen tells much, though: whoever knows the starters, and the decks
that others build, soon recognises one, and a deck that is none of them still has its cultures.  All this follows from
the format and from the cards seen, so that two decks of which the same was seen are imagined alike.
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
    """The decks that everybody knows: those with a name that a format allows, or all if it allows none."""
    rules = FORMATS.get(format, OPEN)
    decks = [starter_deck(name) for name in NAMED]
    allowed = [deck for deck in decks if all(rules.allows(LIBRARY[id]) for id in deck.ids())]
    return tuple(allowed or decks)


@cache
def sites_of(format: str, number: int) -> tuple[Printed, ...]:
    """All sites of a number that a format has."""
    rules = FORMATS.get(format, OPEN)
    sites = [card for card in LIBRARY.all().values() if card.type == terms.SITE_TYPE and card.site_number == number]
    return tuple([card for card in sites if ":" not in card.id and rules.allows(card)])


@lru_cache(1024)
def sites_like(format: str, number: int, named: tuple[str, ...]) -> tuple[Printed, ...]:
    """Those of them that are named, or all if none is."""
    sites = sites_of(format, number)
    return tuple([site for site in sites if site.id in named]) or sites


@cache
def cards_of(format: str, side: str, culture: str) -> tuple[str, ...]:
    """The cards of a culture that a format has for one side of a draw deck."""
    rules = FORMATS.get(format, OPEN)
    cards = [card for card in LIBRARY.all().values() if card.side == side and card.culture == culture]
    return tuple(sorted([card.id for card in cards if ":" not in card.id and rules.allows(card)]))


def without(ids: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Cards less those that are gone, copy by copy."""
    left = list(ids)
    for id in taken:
        if id in left:
            left.remove(id)
    return left


def of_side(ids: Sequence[str], side: str) -> list[str]:
    """Those of some cards that belong to a side."""
    cards = LIBRARY.all()
    return [id for id in ids if cards[id].side == side]


@lru_cache(64)
def fitting(format: str, seen: tuple[str, ...]) -> tuple[tuple[Deck, tuple[str, ...]], ...]:
    """The known decks that have all cards seen, each with what is left of its draw deck."""
    found = []
    for deck in known_decks(format):
        copies = deck.copies()
        left = without(copies, seen)
        if len(left) == len(copies) - len(seen):
            found.append((deck, tuple(left)))
    return tuple(found)


@lru_cache(64)
def halves(format: str, side: str, seen: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """What may be left of one side of a deck that is none of the known ones.

    First the halves of known decks that share most cultures with what was seen, then more of what was seen: of a card
    that somebody plays there are often several.
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
    """So many cards that may be the rest of a draw deck, shuffled, and the deck it may be, if one fits.

    `seen` are those of its cards that were seen, in the order of their ids.  A deck has as many cards of one side as of
    the other (LR-5.11).
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
    while len(ids) < hidden:  # a deck may be larger than those that are known
        ids += starters_cards(format)[: hidden - len(ids)]
    cards = LIBRARY.all()
    return [cards[id] for id in ids[:hidden]], deck


@cache
def starters_cards(format: str) -> tuple[str, ...]:
    """All that lies in known decks."""
    return tuple([id for deck in known_decks(format) for id in deck.copies()])
