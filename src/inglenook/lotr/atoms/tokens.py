"""Wounds, tokens, burdens, and the Ring (LR-3, LR-4, LR-22)."""

from __future__ import annotations

from inglenook.kernel.decisions import Seat, Thing
from inglenook.lotr.atoms.pieces import card_of, player_of
from inglenook.lotr.table import LotrTable


def set_wounds(table: LotrTable, card: Thing, wounds: int) -> None:
    """Wounds are put on a character or removed."""
    card_of(table, card).wounds = wounds


def add_wound(table: LotrTable, card: Thing) -> None:
    """One wound is put on a character, and counted for this phase (LR-3.2)."""
    card_of(table, card).wounds += 1
    table.wounded_in_phase[card] = table.wounded_in_phase.get(card, 0) + 1


def set_tokens(table: LotrTable, card: Thing, culture: str, tokens: int) -> None:
    """Culture tokens are put on a card or removed (LR-31.1)."""
    piece = card_of(table, card)
    piece.tokens = tokens
    piece.culture_tokens = culture if tokens else ""


def set_twilight(table: LotrTable, tokens: int) -> None:
    """Tokens in the pool."""
    table.changed()
    table.twilight = tokens


def set_burdens(table: LotrTable, seat: Seat, burdens: int) -> None:
    """Burdens on a Ring-bearer."""
    player_of(table, seat).burdens = burdens


def set_bid(table: LotrTable, seat: Seat, bid: int) -> None:
    """A player bids (LR-8.1)."""
    player_of(table, seat).bid = bid


def take_into_hand(table: LotrTable, seat: Seat) -> None:
    """Another card came to hand in this fellowship phase (LR-11.13)."""
    player_of(table, seat).taken_into_hand += 1


def forget_taken(table: LotrTable, seat: Seat) -> None:
    """A fellowship phase begins or ends: the Rule of 4 counts anew (LR-11.12)."""
    player_of(table, seat).taken_into_hand = 0


def reshuffle_once(table: LotrTable, seat: Seat) -> None:
    """The one reshuffle of the Starter Rules is used (LR-6.19)."""
    player_of(table, seat).reshuffled = True


# The Ring.


def make_ring_bearer(table: LotrTable, seat: Seat, card: Thing) -> None:
    """A character is the Ring-bearer from now on (LR-22.1, LR-22.20)."""
    player_of(table, seat).ring_bearer = card


def set_ring(table: LotrTable, seat: Seat, ring: Thing) -> None:
    """Which card is the player's Ring."""
    player_of(table, seat).ring = ring


def wear_ring(table: LotrTable, seat: Seat, wearing: bool) -> None:
    """The Ring is put on or taken off (LR-22.2)."""
    player_of(table, seat).wearing = wearing
