"""What happened in the turns of others, each phase in one line: so one can listen to it, or go on to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from inglenook.games import GameEntry
from inglenook.kernel.decisions import Seat
from inglenook.kernel.lines import SPECTATOR, Line
from inglenook.kernel.messages import Message, Player
from inglenook.terminal.screen import Screen


def recapped(
    screen: Screen,
    entry: GameEntry,
    told: Sequence[Message],
    viewer: Seat,
    whose: Seat,
    explain: Callable[[Message], list[str]],
) -> list[str]:
    """The messages as lines; after those of the viewer's own turn, what explains them.

    `whose` is the turn that is under way at first.  Where no message begins a turn, each is a line.  A message that
    begins a phase begins a line, even if the message itself is left unsaid.
    """
    lines: list[str] = []
    joining = False
    for message in told:
        if message.id == entry.turn_begins:
            whose = _player_in(message)
        if message.id == entry.turn_begins or message.id in entry.phases_begin:
            joining = False
        if message.id in entry.left_unsaid:
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
    """Whose turn is under way at the end of a log; nobody's, if nothing in it begins a turn."""
    if begins:
        for line in reversed(log):
            if line.message.id == begins:
                return _player_in(line.message)
    return SPECTATOR


def _player_in(message: Message) -> Seat:
    player = message.arguments["player"]
    assert isinstance(player, Player)
    return player.seat
