"""Recap of the other players' turns, each phase in one line, so that a listener can skip to the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from inglenook.kernel.decisions import Seat
from inglenook.kernel.lines import SPECTATOR, Line
from inglenook.kernel.messages import Message, Player
from inglenook.registry import GameEntry
from inglenook.terminal.screen import Screen


def recapped(
    screen: Screen,
    entry: GameEntry,
    told: Sequence[Message],
    viewer: Seat,
    whose: Seat,
    explain: Callable[[Message], list[str]],
) -> list[str]:
    """Returns the messages as lines; messages of the viewer's own turn are followed by explanations.

    `whose` is the turn that is under way at first.  In a game without messages that begin a turn, each message is a
    line. A message that begins a phase begins a line, even if the message itself is left unsaid.
    """
    lines: list[str] = []
    joining = False
    for message in told:
        if message.id == entry.tables.turn_begins:
            whose = _player_in(message)
        if message.id == entry.tables.turn_begins or message.id in entry.tables.phases_begin:
            joining = False
        if message.id in entry.lines.left_unsaid:
            continue
        text = screen.word(message)
        if joining:
            lines[-1] += f" {text}"
        else:
            lines.append(text)
        joining = whose not in (viewer, SPECTATOR)
        if whose == viewer != SPECTATOR:
            lines += explain(message)
    return lines


def whose_turn(log: Sequence[Line], begins: str) -> Seat:
    """Returns the seat whose turn is under way at the end of a log; SPECTATOR if nothing in the log begins a turn."""
    if begins:
        for line in reversed(log):
            if line.message.id == begins:
                return _player_in(line.message)
    return SPECTATOR


def _player_in(message: Message) -> Seat:
    player = message.arguments["player"]
    assert isinstance(player, Player)
    return player.seat
