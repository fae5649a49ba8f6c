"""Bots think in processes of their own, so that nobody at another table waits for them.

A process gets the whole game as text and gives back what the bot does; it keeps nothing.  So it does not matter which
one is asked, or whether it lives.  Each has one question at a time: one that dies or takes too long is ended without
harm to the questions of other tables, and a legal answer is found without it.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from inglenook.bots.uniform import Uniform
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.saved import snapshots
from inglenook.server.bots.thinker import Thought, load, prepare, think
from inglenook.server.health import metrics
from inglenook.server.processes.pools import end_pool, open_pool

T = TypeVar("T")

LIMIT: Final = 10.0
"""After so many seconds a bot has thought long enough."""
STARTED_WITHIN: Final = 60.0
"""So many seconds a process has to begin and to load the game, which on a busy computer takes a while."""


class BotProcesses:
    """The processes in which bots think."""

    def __init__(self, processes: int = 0, limit: float = LIMIT, prepared: Callable[[], None] = prepare) -> None:
        self._limit: Final = limit
        self._prepared: Final = prepared
        """What each process does first."""
        self._free: Final = asyncio.Semaphore(processes or max(1, (os.cpu_count() or 2) - 1))
        """Whoever has to wait for a process waits here: the limit is for thinking only."""
        self._pools: Final[set[ProcessPoolExecutor]] = set()
        """All processes, each as a pool of one."""
        self._idle: Final[list[ProcessPoolExecutor]] = []

    async def about(self, game: Game[Any], bot: str, dice_seed: str) -> Thought:
        """What a bot does in the pending question of a game.  Always something legal."""
        assert game.pending is not None
        seat, name = game.pending.seat, game.rulebook.name
        text = snapshots.save(game)
        async with self._free:
            start = time.perf_counter()
            for _attempt in range(2):
                try:
                    thought = await self._ask(name, think, text, name, bot, seat, dice_seed)
                except BrokenProcessPool:  # it has died, perhaps long ago
                    continue
                except Exception:  # noqa: BLE001  # a bot that fails or takes too long does not stop a game
                    break
                metrics.bot_seconds.labels(bot).observe(time.perf_counter() - start)
                return thought
            metrics.bot_seconds.labels("fallback").observe(time.perf_counter() - start)
        asked = snapshots.resume(text, "snapshot", {name: game.rulebook})  # the game itself may have gone on since
        return Thought("", Uniform(Dice(dice_seed)).choose(SeatPlayer(asked, seat)))

    async def ask(self, game: str, do: Callable[..., T], *given: object) -> T:
        """What one of the processes finds out about a game; raises whatever it does, or a TimeoutError."""
        async with self._free:
            try:
                return await self._ask(game, do, *given)
            except BrokenProcessPool:  # it has died, perhaps long ago
                return await self._ask(game, do, *given)

    async def _ask(self, game: str, do: Callable[..., T], *given: object) -> T:
        """Asks a process that has nothing else to do.  One that gives no answer is ended: who knows what it does."""
        pool = self._idle.pop() if self._idle else self._open()
        try:
            await asyncio.wait_for(asyncio.wrap_future(pool.submit(load, game)), STARTED_WITHIN)
            found = await asyncio.wait_for(asyncio.wrap_future(pool.submit(do, *given)), self._limit)
        except BaseException:
            self._end(pool)
            raise
        self._idle.append(pool)
        return found

    def _open(self) -> ProcessPoolExecutor:
        pool = open_pool(self._prepared)
        self._pools.add(pool)
        return pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """Ends a process, whatever it does."""
        self._pools.discard(pool)
        end_pool(pool)

    def close(self) -> None:
        """Ends all processes."""
        self._idle.clear()
        for pool in list(self._pools):
            self._end(pool)
