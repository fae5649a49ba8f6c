"""Who may know what: hands, draw decks and adventure decks are hidden, all else is open (LG-59, LR-5.19)."""

from __future__ import annotations

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.dice import Dice
from inglenook.lotr import atoms
from inglenook.lotr.table import LotrTable
from inglenook.lotr.words import terms

USUAL_BIDS = 4
"""A bid imagined is lower than this."""

HIDDEN = (terms.DECK, terms.HAND, terms.ADVENTURE_DECK)


def knows(table: LotrTable, viewer: Seat, thing: Thing) -> bool:
    """Whether the viewer may know what this card is: the one place that decides it.

    A hand and an adventure deck are open to their owner (LR-5.19, LR-5.20), a draw deck to nobody; whatever was looked
    at or revealed stays known to those who saw it (LR-28.14, LR-28.15).  Discard piles keep no secrets.
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
    """Deals anew what the viewer cannot know.

    The unknown cards of a player's hand and draw deck change places among themselves: so a game dealt anew treats
    what is in a deck as known, and only where it lies as unknown.  Sites change places with those of the same number in
    the adventure decks of others, as each deck has one of every number (LR-5.16); between two players there is
    nothing to exchange.
    """
    sites: list[list[Thing]] = [[] for _ in range(10)]
    for player in table.players:
        cards = [card for card in player.hand + player.deck if not knows(table, viewer, card)]
        exchange(table, cards, dice)
        for site in player.adventure:
            if not knows(table, viewer, site):
                sites[table.cards[site].printed.site_number].append(site)
    for alike in sites:
        exchange(table, alike, dice)


def redeal_bids(table: LotrTable, viewer: Seat, dice: Dice) -> None:
    """Bids that are not disclosed yet could be any; most are low (LR-8.1)."""
    for seat in range(table.seats):
        if seat != viewer:
            atoms.set_bid(table, seat, dice.below("redeal", USUAL_BIDS))


def exchange(table: LotrTable, cards: list[Thing], dice: Dice) -> None:
    """What is printed on these cards changes places."""
    if len(cards) < 2:
        return
    printed = [table.cards[card].printed for card in cards]
    dice.shuffle("redeal", printed)
    for card, new in zip(cards, printed, strict=True):
        atoms.become(table, card, new)
