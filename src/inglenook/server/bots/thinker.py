"""What runs in a process in which bots think.  It loads no more than it takes for that: there may be many of them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from contextlib import suppress
from typing import Final, NamedTuple

from inglenook.games import find
from inglenook.kernel.dice import Dice
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.saved import snapshots
from inglenook.search.levels import by_the_clock

DEFENCE: Final = "defence"
"""Who answers for the other side of a puzzle: nobody defends better."""

GIVES_WAY: Final = 5
"""By how much it comes after the process that serves."""


class Thought(NamedTuple):
    """What a bot does: an aside by its key, or an answer by the places of its options."""

    aside: str
    picked: tuple[int, ...]


def prepare() -> None:
    """A process in which bots think leaves Ctrl-C to the server, and ends when the server ends, however that ends.

    On a busy computer it gives way to the one that serves: nobody's answer waits for a bot at another table.
    """
    with suppress(OSError, AttributeError):
        os.nice(GIVES_WAY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def load(game: str) -> None:
    """Loads a game, before anybody has to think about it."""
    find(game)


def think(text: str, game: str, bot: str, seat: int, dice_seed: str, hurry: float = 1.0) -> Thought:
    """What a bot does in a game, so many times faster than it usually thinks ahead.

    It is made anew for each question, with dice of its own: it always does the same, unless its time is up before."""
    entry = find(game)
    if bot == DEFENCE:
        from inglenook.puzzles.attempt import reply

        return Thought("", reply(snapshots.resume(text, "snapshot", {game: entry.rulebook})))
    player = SeatPlayer(snapshots.resume(text, "snapshot", {game: entry.rulebook}), seat)
    sitter: Bot = entry.bots[bot](Dice(dice_seed))
    aside = sitter.aside(player)
    if aside is not None:
        return Thought(aside, ())
    sitter = by_the_clock(entry.bots[bot](Dice(dice_seed)), lambda: hurry * time.monotonic())
    return Thought("", sitter.choose(player))
