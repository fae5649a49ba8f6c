"""Deck legality: every reason why a deck may not be played, each with its rule (LR-5.2 to LR-5.17, LG-109)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from inglenook.kernel.errors import BadSetup
from inglenook.kernel.messages import Argument, Message
from inglenook.kernel.rulebook import Reason
from inglenook.lotr.decks.codes import SETS, set_of
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.formats import Format, is_printing_of
from inglenook.lotr.decks.names import full_name, like_code, name_with_code
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY, Printed

LEAST_CARDS: Final = 60
MOST_OF_A_TITLE: Final = 4
MOST_FRODOS: Final = 3
FRODO: Final = "Frodo"
SITE_NUMBERS: Final = range(1, 10)


class IllegalDeck(BadSetup):
    """Raised for a deck that may not be played in the format of the game.  The error names every reason."""

    reasons: tuple[Reason, ...] = ()


def refuse_illegal(deck: Deck, format: Format, name: str) -> None:
    """Raises IllegalDeck with every reason if a deck is illegal; `name` is the name of the deck in the error."""
    reasons = legality(deck, format)
    if reasons:
        faults = tuple([Message("deck-fault", {"fault": one.message, "rule": one.rule}) for one in reasons])
        refusal = IllegalDeck("error-illegal-deck", {"deck": name, "format": format.title, "faults": faults})
        refusal.reasons = reasons
        raise refusal


@lru_cache(maxsize=512)
def legality(deck: Deck, format: Format) -> tuple[Reason, ...]:
    """Returns every reason why a deck may not be played; empty if the deck is legal.

    Results are cached, since many games are played with the same decks.
    """
    return (
        *_unknown_cards(deck, format),
        *_outside_the_format(deck, format),
        *_listed(deck, format),
        *_ring_bearer(deck),
        *_ring(deck),
        *_draw_deck(deck, format),
        *_adventure_deck(deck),
    )


# The cards.


def _unknown_cards(deck: Deck, format: Format) -> list[Reason]:
    """Returns a reason for each card that does not exist."""
    return [Reason(unknown_card(id), format.rule) for id in deck.ids() if id not in LIBRARY]


def unknown_card(given: str) -> Message:
    """Returns the message for a code that does not exist, with similar codes if there are any."""
    near = like_code(given)
    if not near:
        return Message("deck-unknown-code", {"given": given})
    return Message("deck-unknown-code-near", {"given": given, "near": named(near)})


def _outside_the_format(deck: Deck, format: Format) -> list[Reason]:
    """Returns reasons for cards of other sets and sites of the other block (LR-5.2 to LR-5.4)."""
    reasons = []
    for card in _known(deck.ids()):
        if not format.has_set_of(card):
            told: dict[str, Argument] = {"card": name_with_code(card), "set": SETS[set_of(card.id)]}
            reasons.append(Reason(Message("deck-not-in-format", {**told, "format": format.title}), format.rule))
    return reasons


def _listed(deck: Deck, format: Format) -> list[Reason]:
    """Returns reasons for banned cards and for extra copies of restricted cards (LG-109)."""
    if not format.banned and not format.restricted:
        return []
    reasons = []
    copies: dict[str, int] = {}
    for card in _known([id for id in (deck.ring_bearer, deck.ring, *deck.adventure_deck, *deck.copies()) if id]):
        copies[full_name(card)] = copies.get(full_name(card), 0) + 1
    for card in _known(deck.ids()):
        told: dict[str, Argument] = {"card": name_with_code(card), "format": format.title}
        if is_printing_of(card, format.banned):
            reasons.append(Reason(Message("deck-banned", told), format.rule))
        elif is_printing_of(card, format.restricted) and copies[full_name(card)] > 1:
            reasons.append(Reason(Message("deck-restricted", {**told, "n": copies[full_name(card)]}), format.rule))
    return reasons


def _ring_bearer(deck: Deck) -> list[Reason]:
    """Returns the reasons why the starting Ring-bearer is not a Frodo (LR-5.7)."""
    if not deck.ring_bearer:
        return [Reason(Message("deck-no-ring-bearer"), "LR-5.7")]
    others = [card for card in _known([deck.ring_bearer]) if card.title != FRODO]
    return [Reason(Message("deck-not-frodo", {"card": name_with_code(card)}), "LR-5.7") for card in others]


def _ring(deck: Deck) -> list[Reason]:
    """Returns the reasons why the deck does not have one copy of The One Ring (LR-5.8)."""
    if not deck.ring:
        return [Reason(Message("deck-no-ring"), "LR-5.8")]
    others = [card for card in _known([deck.ring]) if card.type != terms.RING_TYPE]
    return [Reason(Message("deck-not-the-ring", {"card": name_with_code(card)}), "LR-5.8") for card in others]


# The draw deck.


def _draw_deck(deck: Deck, format: Format) -> list[Reason]:
    """Returns the draw deck's faults: size, sides, forbidden cards, copies of a title (LR-5.10 to LR-5.15, LG-112)."""
    reasons = []
    size = len(deck.copies())
    if size < LEAST_CARDS:
        reasons.append(Reason(Message("deck-too-few", {"n": size, "least": LEAST_CARDS}), "LR-5.10"))
    cards = _known(deck.copies())
    free = len([card for card in cards if card.side == terms.FREE_PEOPLES])
    shadow = len([card for card in cards if card.side == terms.SHADOW])
    if abs(free - shadow) > size - len(cards):  # an unknown card might be of the side with fewer cards
        reasons.append(Reason(Message("deck-unequal", {"free": free, "shadow": shadow}), "LR-5.11"))
    for card in _known([id for id, _ in deck.draw_deck]):
        if card.type == terms.RING_TYPE:
            reasons.append(Reason(Message("deck-ring-in-draw-deck", {"card": name_with_code(card)}), "LR-5.12"))
        elif card.type == terms.SITE_TYPE:
            reasons.append(Reason(Message("deck-site-in-draw-deck", {"card": name_with_code(card)}), "LR-5.13"))
    return reasons if format.limited else reasons + _titles(cards)


def _titles(cards: list[Printed]) -> list[Reason]:
    """Returns reasons for titles with too many copies: at most four (LR-5.14), of Frodo three (LR-5.15)."""
    titles: dict[str, int] = {}
    for card in cards:
        if card.type not in (terms.RING_TYPE, terms.SITE_TYPE):
            titles[card.title] = titles.get(card.title, 0) + 1
    reasons = []
    for title, count in titles.items():
        most = MOST_FRODOS if title == FRODO else MOST_OF_A_TITLE
        if count > most:
            told: dict[str, Argument] = {"n": count, "title": title, "most": most}
            reasons.append(Reason(Message("deck-too-many", told), "LR-5.15" if title == FRODO else "LR-5.14"))
    return reasons


# The adventure deck.


def _adventure_deck(deck: Deck) -> list[Reason]:
    """Returns the faults of the adventure deck: nine sites of one block, one for each number (LR-5.16, LR-5.17)."""
    cards = _known(deck.adventure_deck)
    sites = [card for card in cards if card.type == terms.SITE_TYPE]
    reasons = [
        Reason(Message("deck-not-a-site", {"card": name_with_code(card)}), "LR-5.16")
        for card in cards
        if card.type != terms.SITE_TYPE
    ]
    missing: list[int] = []
    for number in SITE_NUMBERS:
        there = [site for site in sites if site.site_number == number]
        if not there:
            missing.append(number)
        elif len(there) > 1:
            told: dict[str, Argument] = {"number": number, "sites": named(there)}
            reasons.append(Reason(Message("deck-sites-of-one-number", told), "LR-5.16"))
    if len(missing) > len(deck.adventure_deck) - len(cards):  # an unknown site might be one of the missing ones
        reasons.append(Reason(Message("deck-no-site", {"numbers": tuple(missing)}), "LR-5.16"))
    fellowship = [site for site in sites if site.block == terms.FELLOWSHIP_BLOCK]
    towers = [site for site in sites if site.block == terms.TOWERS_BLOCK]
    if fellowship and towers:
        blocks: dict[str, Argument] = {"fellowship": named(fellowship), "towers": named(towers)}
        reasons.append(Reason(Message("deck-mixed-blocks", blocks), "LR-5.17"))
    return reasons


# Card lookup and names.


def _known(ids: list[str] | tuple[str, ...]) -> list[Printed]:
    """Returns the cards that exist, without unknown ids."""
    return [LIBRARY[id] for id in ids if id in LIBRARY]


def named(cards: list[Printed]) -> tuple[str, ...]:
    """Returns the names of cards as used in messages."""
    return tuple([name_with_code(card) for card in cards])
