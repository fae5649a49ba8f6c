"""Decides who may know a card: hands, draw decks and adventure decks are hidden, all else is open (LG-59, LR-5.19)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.lotr import atoms
from inglenook.lotr.decks.plausible import SIDES, sites_like, unseen_cards
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY, Printed
from inglenook.lotr.table import LotrTable

USUAL_BIDS: Final = 4
"""Exclusive upper bound of an imagined bid."""

HIDDEN: Final = (terms.DECK, terms.HAND, terms.ADVENTURE_DECK)


def knows(table: LotrTable, viewer: Seat, thing: Thing) -> bool:
    """Whether the viewer may know which card this is; no other code decides it.

    Hands and adventure decks are open to their owner (LR-5.19, LR-5.20), draw decks to no player.  A card that was
    looked at or revealed stays known to those who saw it (LR-28.14, LR-28.15).  Discard piles keep no secrets.
    """
    card = table.cards[thing]
    if card.zone not in HIDDEN:
        return True
    if viewer < 0:
        return False
    if card.owner == viewer and card.zone != terms.DECK:
        return True
    return bool(card.seen_by >> viewer & 1)


def redeal(table: LotrTable, viewer: Seat, dice: Dice) -> None:
    """Replaces everything that the viewer cannot know with random cards.

    Of the viewer's own deck only the order is unknown.  The other players' decks, hands and sites are imagined from the
    cards seen of them (`decks.plausible`), so that the result never depends on the actual cards.
    """
    for seat, player in enumerate(table.players):
        cards = [card for card in player.hand + player.deck if not knows(table, viewer, card)]
        if seat == viewer:
            exchange(table, cards, dice)
            continue
        found, deck = unseen_cards(table.format, seen_of(table, viewer, seat), len(cards), dice)
        atoms.become(table, cards, found)
        own = () if deck is None else deck.adventure_deck
        sites = [site for site in player.adventure if not knows(table, viewer, site)]
        atoms.become(table, sites, [site_like(table, site, own, dice) for site in sites])


def seen_of(table: LotrTable, viewer: Seat, seat: Seat) -> tuple[str, ...]:
    """Returns the ids of the cards of another player's draw deck that the viewer has seen."""
    found: list[str] = []
    beside = True  # the Ring-bearer and the Ring are laid out first, beside the draw deck (LR-9.2)
    for card, piece in enumerate(table.cards):
        if piece.owner == seat and piece.printed.side in SIDES:
            if beside and piece.printed.resistance:
                beside = False
            elif knows(table, viewer, card):
                found.append(piece.printed.id)
    found.sort()
    return tuple(found)


def site_like(table: LotrTable, site: Thing, own: tuple[str, ...], dice: Dice) -> Printed:
    """Returns a site of the same number (LR-5.16): from a deck that fits, or any."""
    sites = sites_like(table.format, table.cards[site].printed.site_number, own)
    return sites[dice.below("redeal", len(sites))] if sites else table.cards[site].printed


def redeal_bids(table: LotrTable, viewer: Seat, dice: Dice) -> None:
    """Replaces undisclosed bids with random ones, most of them low (LR-8.1)."""
    for seat in range(table.seats):
        if seat != viewer:
            atoms.set_bid(table, seat, dice.below("redeal", USUAL_BIDS))


def exchange(table: LotrTable, cards: list[Thing], dice: Dice) -> None:
    """Shuffles the definitions of these cards among them."""
    if len(cards) < 2:
        return
    ids = [table.cards[card].printed.id for card in cards]
    ids.sort()  # so that the result does not depend on the cards' places
    dice.shuffle("redeal", ids)
    printed = LIBRARY.all()
    atoms.become(table, cards, [printed[id] for id in ids])
