"""Situation of a card: in a skirmish, at home, bearing the Ring, roaming, controlled."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import NOTHING, Seat, Thing
from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword, total
from inglenook.lotr.library import printed
from inglenook.lotr.shares import PRINTED, Share, list_share
from inglenook.lotr.state import NOBODY
from inglenook.lotr.table import LotrTable

UNHASTY_CULTURE: Final = "gandalf"
"""Culture whose cards let unhasty characters take part (LR-29.23)."""


def opposed(table: LotrTable, card: Thing) -> tuple[Thing, ...]:
    """Returns the characters on the other side of the current skirmish (LR-18.24)."""
    if table.defender == NOTHING:
        return ()
    if card == table.defender:
        return table.attackers
    if card in table.attackers:
        return (table.defender,)
    return ()


def in_skirmish(table: LotrTable, card: Thing) -> bool:
    """Whether a card takes part in the current skirmish."""
    return card == table.defender or card in table.attackers


def is_assigned(table: LotrTable, card: Thing) -> bool:
    """Whether a card is assigned to a skirmish, to come or current (LR-18.23)."""
    if in_skirmish(table, card):
        return True
    return any(card == fighter or card in minions for fighter, minions in table.assignments)


def assigned_against(table: LotrTable, card: Thing) -> tuple[Thing, ...]:
    """Returns the characters that a card is assigned to skirmish, now or later (LR-17.14, LR-18.23)."""
    for fighter, minions in table.assignments:
        if card == fighter:
            return minions
        if card in minions:
            return (fighter,)
    return opposed(table, card)


def is_ring_bearer(table: LotrTable, card: Thing) -> bool:
    """Whether the card is a Ring-bearer (LR-29.14)."""
    return table.players[table.cards[card].owner].ring_bearer == card


def ring_bound(table: LotrTable, card: Thing) -> bool:
    """Whether a card is Ring-bound: Frodo and Sam always, others by the keyword (LR-29.21, LR-29.22)."""
    return table.cards[card].printed.ring_bound or keyword(table, card, terms.RING_BOUND_KEYWORD) > 0


def is_mounted(table: LotrTable, card: Thing) -> bool:
    """Whether a character bears a possession whose class is mount (LR-31.4)."""
    for item in table.cards[card].borne:
        printed = table.cards[item].printed
        if printed.item_class == terms.MOUNT_CLASS and printed.type == terms.POSSESSION_TYPE:
            return True
    return False


def is_roaming(table: LotrTable, card: Thing) -> bool:
    """Whether a minion's site number exceeds the fellowship's, unless a card prevents roaming (LR-14.13, LR-14.17)."""
    if table.cards[card].printed.type != terms.MINION_TYPE:
        return False
    return site_number(table, card) > table.site_number() and total(table, card, terms.NOT_ROAMING) <= 0


def site_number(table: LotrTable, minion: Thing, shares: list[Share] | None = None) -> int:
    """Returns a minion's site number, from which on the minion does not roam (LR-14.13)."""
    number = table.cards[minion].printed.site_number
    if shares is not None:
        list_share(shares, PRINTED, number)
    return max(0, number + total(table, minion, terms.SITE_NUMBER, shares))


def at_home(table: LotrTable, card: Thing) -> bool:
    """Whether the fellowship is at an ally's home site, by number and block (LR-23.8)."""
    site = table.site()
    if site == NOTHING:
        return False
    here = table.cards[site].printed
    for home in table.cards[card].printed.definition.homes:
        if home.site == here.site_number and home.block == here.block:
            return True
    return False


def takes_part(table: LotrTable, card: Thing) -> bool:
    """Whether a companion or ally may take part in archery and skirmishes (LR-23.5, LR-23.7, LR-29.23).

    The Free Peoples player cannot use an unhasty companion there, but Shadow players may choose it (LG-46).
    """
    kind = table.cards[card].printed.type
    if kind == terms.COMPANION_TYPE:
        return True
    if kind != terms.ALLY_TYPE or is_kept_out(table, card):
        return False
    return at_home(table, card) or is_let_in(table, card, terms.TAKE_PART)


def takes_part_in_skirmishes(table: LotrTable, card: Thing) -> bool:
    """Whether a companion or ally may be assigned to skirmishes (LR-17.10); a card may allow just that (4C15)."""
    if takes_part(table, card):
        return True
    if table.cards[card].printed.type != terms.ALLY_TYPE or is_kept_out(table, card):
        return False
    return is_let_in(table, card, terms.TAKE_PART_IN_SKIRMISHES)


def is_let_in(table: LotrTable, card: Thing, what: str) -> bool:
    """Whether a card lets this one take part; for an unhasty character it must be a Gandalf card (LR-29.23)."""
    shares: list[Share] = []
    if total(table, card, f"{terms.CAN}:{what}", shares) <= 0:
        return False
    if keyword(table, card, terms.UNHASTY) <= 0:
        return True
    return any(printed(share.source).culture == UNHASTY_CULTURE for share in shares)


def is_kept_out(table: LotrTable, card: Thing) -> bool:
    """Whether a card keeps an ally from archery and skirmishes, overriding any permission (LG-53, 4U340)."""
    return total(table, card, f"{terms.CANNOT}:{terms.TAKE_PART}") > 0


def controlled_sites(table: LotrTable, seat: Seat, word: str = "") -> int:
    """Returns the number of sites that a player controls (LR-30.7), or of those with a keyword."""
    return sum(
        [
            1
            for card, piece in enumerate(table.cards)
            if piece.zone == terms.CONTROLLED
            and piece.controller == seat
            and (not word or keyword(table, card, word) > 0)
        ]
    )


def home_controlled_by_opponent(table: LotrTable, ally: Thing) -> bool:
    """Whether a player other than an ally's owner controls the ally's home site (LR-30.5)."""
    piece = table.cards[ally]
    for site in table.cards:
        if site.zone == terms.CONTROLLED and site.controller not in (piece.owner, NOBODY):
            for home in piece.printed.definition.homes:
                if home.site == site.printed.site_number and home.block == site.printed.block:
                    return True
    return False
