"""Which cards a game had, which of them came into play, and what became of each deck: simulations count that."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import RESPOND
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Name, Player
from inglenook.lotr.dsl import terms
from inglenook.lotr.rules.options import PLAY
from inglenook.lotr.table import LotrTable

PLAYED: Final = ("log-played", "log-played-on", "log-site-laid")
"""The messages with which a `card` is played; only the Ring-bearers and their Rings come into play without one."""

FATE_PLAYED, HELD, UNDRAWN = "played", "held", "undrawn"


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


def fates(game: Game[LotrTable]) -> list[dict[str, str]]:
    """What became of the cards of each seat's draw deck: one was played, or drawn and never played, or none drawn.

    Drawn is whatever left the deck, a companion who was there from the start included.
    """
    table = game.table
    found: list[dict[str, str]] = [{} for _player in table.players]
    started: list[int] = []
    for card in table.cards:
        if card.owner not in started:  # the first card of each is the Ring-bearer whom the game begins with
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
"""Somebody else was quicker at the last site; or gave up, or ran out of anything else to lose by."""


def endings(game: Game[LotrTable]) -> list[str]:
    """In which way each seat lost: its Ring-bearer was killed or corrupted, or another came to the end before it."""
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
    """The turn that it is, and by seat the cards in hand, each with whether the pending question offers to play it."""
    table, decision = game.table, game.pending
    options = () if decision is None else decision.options
    offered = [option.subject for option in options if option.verb in (PLAY, RESPOND)]
    found: list[dict[str, bool]] = [{} for _player in table.players]
    for seat, player in enumerate(table.players):
        for card in player.hand:
            id = table.cards[card].printed.id
            found[seat][id] = card in offered or found[seat].get(id, False)
    return table.turns, found
