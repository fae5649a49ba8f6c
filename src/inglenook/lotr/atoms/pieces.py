"""Access to cards and players for atoms that write to them."""

from __future__ import annotations

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.table import own
from inglenook.lotr.state import Card, Player
from inglenook.lotr.table import LotrTable


def card_of(table: LotrTable, card: Thing) -> Card:
    """Returns a card that may be written to."""
    table.changed()
    piece = table.cards[card]
    return piece if piece.stamp is table.stamp else own(table, table.cards, card)


def player_of(table: LotrTable, seat: Seat) -> Player:
    """Returns a player that may be written to."""
    table.changed()
    player = table.players[seat]
    return player if player.stamp is table.stamp else own(table, table.players, seat)


def without(pile: tuple[Thing, ...], card: Thing) -> tuple[Thing, ...]:
    """Returns a pile without one of its cards."""
    for place, one in enumerate(pile):
        if one == card:
            return pile[:place] + pile[place + 1 :] if place else pile[1:]
    return pile
