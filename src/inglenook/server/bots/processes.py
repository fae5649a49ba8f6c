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
from inglenook.search.levels import EFFORTS
from inglenook.server.bots.thinker import Thought, load, prepare, think
from inglenook.server.fair_queue import NOBODY, Turns, Whose
from inglenook.server.health import metrics
from inglenook.server.processes.pools import TIDIED_WITHIN, end_pool, open_pool

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
        self._most: Final = processes or max(2, (os.cpu_count() or 2) - 1)
        self._turns: Final = Turns(1)
        """Whoever has to wait for a process waits here: the limit is for thinking only."""
        self._coming: asyncio.Task[None] | None = None
        """Another process, for which nobody waits."""
        self._pools: Final[set[ProcessPoolExecutor]] = set()
        """All processes, each as a pool of one."""
        self._idle: Final[list[ProcessPoolExecutor]] = []

    async def about(self, game: Game[Any], bot: str, dice_seed: str, whose: Whose = NOBODY) -> Thought:
        """What a bot does in the pending question of a game, for whom.  Always something legal."""
        assert game.pending is not None
        seat, name = game.pending.seat, game.rulebook.name
        text = snapshots.save(game)
        self._want(name)
        async with self._turns.turn(whose, bot in EFFORTS.get(name, ())) as hurry:
            start = time.perf_counter()
            for _attempt in range(2):
                try:
                    thought = await self._ask(name, think, text, name, bot, seat, dice_seed, hurry)
                except BrokenProcessPool:  # it has died, perhaps long ago
                    continue
                except Exception:  # noqa: BLE001  # a bot that fails or takes too long does not stop a game
                    break
                metrics.bot_seconds.labels(bot).observe(time.perf_counter() - start)
                return thought
            metrics.bot_seconds.labels("fallback").observe(time.perf_counter() - start)
        asked = snapshots.resume(text, "snapshot", {name: game.rulebook})  # the game itself may have gone on since
        return Thought("", Uniform(Dice(dice_seed)).choose(SeatPlayer(asked, seat)))

    async def ask(self, game: str, do: Callable[..., T], *given: object, whose: Whose = NOBODY) -> T:
        """What one of the processes finds out about a game, for whom; raises whatever it does, or a TimeoutError."""
        self._want(game)
        async with self._turns.turn(whose, is_long=True):
            try:
                return await self._ask(game, do, *given)
            except BrokenProcessPool:  # it has died, perhaps long ago
                return await self._ask(game, do, *given)

    def _want(self, game: str) -> None:
        """Where all are busy another process is begun, if there may be more; it is not used before it is ready."""
        if self._turns.are_taken and self._turns.places < self._most and (self._coming is None or self._coming.done()):
            self._coming = asyncio.create_task(self._one_more(game))

    async def _one_more(self, game: str) -> None:
        pool = self._open()
        try:
            await asyncio.wait_for(asyncio.wrap_future(pool.submit(load, game)), STARTED_WITHIN)
        except (BrokenProcessPool, TimeoutError):  # whoever has to wait next tries again
            self._end(pool)
        else:
            self._idle.append(pool)
            self._turns.add_place()

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

    def _end(self, pool: ProcessPoolExecutor, wait: float = 0.0) -> None:
        """Ends a process, whatever it does."""
        self._pools.discard(pool)
        end_pool(pool, wait)

    def close(self) -> None:
        """Ends all processes."""
        if self._coming is not None:
            self._coming.cancel()
        self._idle.clear()
        while self._pools:
            self._end(next(iter(self._pools)), TIDIED_WITHIN)
