"""Statistics for simulations: the cards of a game, the cards that were played, and the fate of each deck."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import RESPOND
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Name, Player
from inglenook.lotr.dsl import terms
from inglenook.lotr.rules.options import PLAY
from inglenook.lotr.table import LotrTable

PLAYED: Final = ("log-played", "log-played-on", "log-site-laid")
"""The messages for a played `card`; only Ring-bearers and their Rings come into play without a message."""

FATE_PLAYED, HELD, UNDRAWN = "played", "held", "undrawn"


def components(game: Game[LotrTable]) -> dict[str, bool]:
    """Returns the cards of all decks, each with whether at least one copy was played."""
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


def fates(game: Game[LotrTable]) -> list[dict[str, str]]:
    """Returns the fate of the cards in each seat's draw deck: played, drawn and never played, or not drawn.

    A card that left the deck counts as drawn, including a companion in play from the start.
    """
    table = game.table
    found: list[dict[str, str]] = [{} for _player in table.players]
    started: list[int] = []
    for card in table.cards:
        if card.owner not in started:  # the first card of each seat is the Ring-bearer that starts the game
            started.append(card.owner)
        elif card.printed.type not in (terms.SITE_TYPE, terms.RING_TYPE):
            drawn = card.zone != terms.DECK or found[card.owner].get(card.printed.id) == HELD
            found[card.owner][card.printed.id] = HELD if drawn else UNDRAWN
    for line in game.log:
        if line.message.id in PLAYED:
            name, player = line.message.arguments["card"], line.message.arguments.get("player")
            if isinstance(name, Name) and isinstance(player, Player) and name.definition in found[player.seat]:
                found[player.seat][name.definition] = FATE_PLAYED
    return found


WAYS: Final = {"log-ring-bearer-killed": "killed", "log-corrupted": "corrupted"}
BEHIND, CONCEDED = "behind", "conceded"
"""The endings of a seat that another beat to the last site, and of one that conceded or lost in another way."""


def endings(game: Game[LotrTable]) -> list[str]:
    """Returns how each seat lost: the Ring-bearer killed or corrupted, overtaken at the last site, or conceded."""
    table = game.table
    found = [CONCEDED if player.out else BEHIND for player in table.players]
    for line in game.log:
        if line.message.id in WAYS:
            player = line.message.arguments["player"]
            assert isinstance(player, Player)
            found[player.seat] = WAYS[line.message.id]
    for seat in table.winners:
        found[seat] = ""
    return found


def in_hand(game: Game[LotrTable]) -> tuple[int, list[dict[str, bool]]]:
    """Returns the turn and, by seat, the cards in hand, each with whether the pending decision offers to play it."""
    table, decision = game.table, game.pending
    options = () if decision is None else decision.options
    offered = [option.subject for option in options if option.verb in (PLAY, RESPOND)]
    found: list[dict[str, bool]] = [{} for _player in table.players]
    for seat, player in enumerate(table.players):
        for card in player.hand:
            id = table.cards[card].printed.id
            found[seat][id] = card in offered or found[seat].get(id, False)
    return table.turns, found
