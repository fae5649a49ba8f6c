"""Time limit for computations by the rules at a table; one that exceeds the limit freezes the table (SR-81)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from inglenook.server.processes.status_board import TRYING, WHOLE_GAME
from inglenook.server.processes.watchdog import WATCHDOG, OutOfTime
from inglenook.server.tables.room import Frozen, Room

T = TypeVar("T")


async def in_time(room: Room, find_out: Callable[[], T], whole_game: bool = False) -> T:
    """Returns the result of a computation by the rules; raises Frozen if it exceeds its time limit.

    A computation over the whole game gets more time, and runs in a thread.
    """
    play = room.playing()
    run = WATCHDOG.over(room.id, play.version, TRYING, patience=WHOLE_GAME if whole_game else 1.0)
    try:
        return await asyncio.to_thread(run.let, find_out) if whole_game else run.let(find_out)
    except OutOfTime as problem:
        await room.freeze(problem, play.record(room.names()), {"version": play.version})
        raise Frozen from problem
