"""Atoms for wounds, tokens, burdens, and the Ring (LR-3, LR-4, LR-22)."""

from __future__ import annotations

from inglenook.kernel.decisions import Seat, Thing
from inglenook.lotr.atoms.pieces import card_of, player_of
from inglenook.lotr.table import LotrTable


def set_wounds(table: LotrTable, card: Thing, wounds: int) -> None:
    """Sets a character's wounds."""
    card_of(table, card).wounds = wounds


def add_wound(table: LotrTable, card: Thing) -> None:
    """Puts one wound on a character and counts it for this phase (LR-3.2)."""
    card_of(table, card).wounds += 1
    table.wounded_in_phase[card] = table.wounded_in_phase.get(card, 0) + 1


def set_tokens(table: LotrTable, card: Thing, culture: str, tokens: int) -> None:
    """Sets the culture tokens on a card (LR-31.1)."""
    piece = card_of(table, card)
    piece.tokens = tokens
    piece.culture_tokens = culture if tokens else ""


def set_twilight(table: LotrTable, tokens: int) -> None:
    """Sets the number of tokens in the twilight pool."""
    table.changed()
    table.twilight = tokens


def set_burdens(table: LotrTable, seat: Seat, burdens: int) -> None:
    """Sets the burdens on a player's Ring-bearer."""
    player_of(table, seat).burdens = burdens


def set_bid(table: LotrTable, seat: Seat, bid: int) -> None:
    """Sets a player's bid (LR-8.1)."""
    player_of(table, seat).bid = bid


def take_into_hand(table: LotrTable, seat: Seat) -> None:
    """Counts another card taken into hand in this fellowship phase (LR-11.13)."""
    player_of(table, seat).taken_into_hand += 1


def forget_taken(table: LotrTable, seat: Seat) -> None:
    """Resets the count for the Rule of 4 as a fellowship phase begins or ends (LR-11.12)."""
    player_of(table, seat).taken_into_hand = 0


def reshuffle_once(table: LotrTable, seat: Seat) -> None:
    """Records that the only reshuffle of the Starter Rules is used (LR-6.19)."""
    player_of(table, seat).reshuffled = True


# The Ring.


def make_ring_bearer(table: LotrTable, seat: Seat, card: Thing) -> None:
    """Makes a character the Ring-bearer (LR-22.1, LR-22.20)."""
    player_of(table, seat).ring_bearer = card


def set_ring(table: LotrTable, seat: Seat, ring: Thing) -> None:
    """Sets a player's Ring."""
    player_of(table, seat).ring = ring


def wear_ring(table: LotrTable, seat: Seat, wearing: bool) -> None:
    """Puts on or takes off the Ring (LR-22.2)."""
    player_of(table, seat).wearing = wearing
