"""Which cards a game had, and which of them came into play: simulations count that."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.game import Game
from inglenook.kernel.messages import Name
from inglenook.lotr.table import LotrTable

PLAYED: Final = ("log-played", "log-played-on", "log-site-laid")
"""The messages with which a `card` is played; only the Ring-bearers and their Rings come into play without one."""


def components(game: Game[LotrTable]) -> dict[str, bool]:
    """The cards of all decks, and whether one of each was played."""
    table = game.table
    found = {card.printed.id: False for card in table.cards}
    for player in table.players:
        for card in (player.ring_bearer, player.ring):
            found[table.cards[card].printed.id] = True
    for line in game.log:
        if line.message.id in PLAYED:
            name = line.message.arguments["card"]
            assert isinstance(name, Name)
            found[name.definition] = True
    return found
