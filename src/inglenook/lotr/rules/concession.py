"""Conceding: any player may leave the game while a player is asked for an action (LG-87)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import ACTION, ASIDES_OF_ALL, Decision, Option, Seat
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.questions import AGAIN, Ask
from inglenook.lotr.responses.consequences import lose
from inglenook.lotr.table import LotrTable

CONCEDE: Final = "concede"


async def choose_action(seat: Seat, prompt: Message, options: tuple[Option, ...]) -> Option | None:
    """Asks a player for an action; returns None if a player conceded instead, after which the step must begin again."""
    picked = await Ask(Decision(seat, ACTION, prompt, options, asides=ASIDES_OF_ALL))
    return None if picked is AGAIN else options[picked[0]]


def asides(table: LotrTable, seat: Seat) -> tuple[Option, ...]:
    """Returns what a player still in the game may do besides, whenever any player is asked for an action."""
    return () if table.players[seat].out else (Option(CONCEDE),)


def concede(table: LotrTable, seat: Seat) -> None:
    """Makes a player concede, which is a loss like any other (LR-21.9 to LR-21.15)."""
    table.tell(Message("log-conceded", {"player": Player(seat), "rule": "LR-21.9"}))
    lose(table, seat)
