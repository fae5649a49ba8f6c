"""Conceding: while a player is asked for an action, anybody may leave the game (LG-87)."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import ACTION, ASIDES_OF_ALL, Decision, Option, Seat
from inglenook.kernel.messages import Message, Player
from inglenook.kernel.questions import AGAIN, Ask
from inglenook.lotr.responses.consequences import lose
from inglenook.lotr.table import LotrTable

CONCEDE: Final = "concede"


async def choose_action(seat: Seat, prompt: Message, options: tuple[Option, ...]) -> Option | None:
    """One of the options; None if somebody has conceded instead: then the step begins anew."""
    picked = await Ask(Decision(seat, ACTION, prompt, options, asides=ASIDES_OF_ALL))
    return None if picked is AGAIN else options[picked[0]]


def asides(table: LotrTable, seat: Seat) -> tuple[Option, ...]:
    """What a player who is still in the game may do at any such moment."""
    return () if table.players[seat].out else (Option(CONCEDE),)


def concede(table: LotrTable, seat: Seat) -> None:
    """A player gives up, which is a loss like any other (LR-21.9 to LR-21.15)."""
    table.tell(Message("log-conceded", {"player": Player(seat), "rule": "LR-21.9"}))
    lose(table, seat)
