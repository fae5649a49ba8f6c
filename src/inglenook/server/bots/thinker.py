"""Functions run in the bot processes, with few imports because there may be many such processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from contextlib import suppress
from typing import Final, NamedTuple

from inglenook.kernel.dice import Dice
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.saved import snapshots
from inglenook.registry import find
from inglenook.search.levels import by_the_clock

DEFENCE: Final = "defence"
"""The bot that plays the opponent of a puzzle, with the best defence."""

GIVES_WAY: Final = 5
"""Increment to the niceness of bot processes, so that the server process goes first."""


class Thought(NamedTuple):
    """A bot's choice: the key of an aside, or the option indexes of an answer."""

    aside: str
    picked: tuple[int, ...]


def prepare() -> None:
    """Prepares a bot process: it ignores Ctrl-C, ends when the server ends, and yields to the server process.

    The lower priority keeps players' answers from waiting for a bot at another table.
    """
    with suppress(OSError, AttributeError):
        os.nice(GIVES_WAY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def prepare_behind() -> None:
    """Prepares a process with the lowest priority, which uses only otherwise idle processor time.

    Where the system can, it is interrupted the moment the server has something to do.
    """
    prepare()
    with suppress(OSError, AttributeError):
        os.nice(19)
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def load(game: str) -> None:
    """Loads a game before a question about it is asked."""
    find(game)


def think(text: str, game: str, bot: str, seat: int, dice_seed: str, hurry: float = 1.0) -> Thought:
    """Returns a bot's choice in a game; `hurry` is the factor by which it shortens its thinking time.

    The bot is created anew for each question with its own dice, so it always chooses the same, unless its time runs
    out.
    """
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
