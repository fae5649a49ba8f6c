"""Processes in which bots think, so that no other table waits for them.

A process receives the whole game as text, returns the bot's answer, and keeps no state, so any process will do.  Each
handles one question at a time.  One that dies or takes too long is killed without harm to other tables, and a random
legal answer is given instead.
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
from inglenook.registry import find
from inglenook.server.bots.thinker import Thought, load, prepare, think
from inglenook.server.fair_queue import NOBODY, Turns, Whose
from inglenook.server.health import metrics
from inglenook.server.processes.pools import TIDIED_WITHIN, end_pool, open_pool

T = TypeVar("T")

LIMIT: Final = 10.0
"""Time limit for a bot's answer, in seconds."""
STARTED_WITHIN: Final = 60.0
"""Time limit for a process to start and load a game, in seconds; on a busy computer that takes a while."""


class BotProcesses:
    """The processes in which bots think."""

    def __init__(self, processes: int = 0, limit: float = LIMIT, prepared: Callable[[], None] = prepare) -> None:
        self._limit: Final = limit
        self._prepared: Final = prepared
        """Function that each process runs first."""
        self._most: Final = processes or max(2, (os.cpu_count() or 2) - 1)
        self._turns: Final = Turns(1)
        """Queue for the processes; waiting here does not count towards the time limit."""
        self._coming: asyncio.Task[None] | None = None
        """Task that starts another process in advance."""
        self._pools: Final[set[ProcessPoolExecutor]] = set()
        """All processes, each as a pool of one."""
        self._idle: Final[list[ProcessPoolExecutor]] = []

    async def about(self, game: Game[Any], bot: str, dice_seed: str, whose: Whose = NOBODY) -> Thought:
        """Returns a bot's answer to the pending question of a game, which is always legal."""
        assert game.pending is not None
        seat, name = game.pending.seat, game.rulebook.name
        text = snapshots.save(game)
        self._want(name)
        async with self._turns.turn(whose, find(name).bots.thinks_ahead(bot)) as hurry:
            start = time.perf_counter()
            for _attempt in range(2):
                try:
                    thought = await self._ask(name, think, text, name, bot, seat, dice_seed, hurry)
                except BrokenProcessPool:  # the process died, perhaps long ago
                    continue
                except Exception:  # noqa: BLE001  # a bot that fails or takes too long does not stop a game
                    break
                metrics.bot_seconds.labels(bot).observe(time.perf_counter() - start)
                return thought
            metrics.bot_seconds.labels("fallback").observe(time.perf_counter() - start)
        asked = snapshots.resume(text, "snapshot", {name: game.rulebook})  # the game itself may have moved on
        return Thought("", Uniform(Dice(dice_seed)).choose(SeatPlayer(asked, seat)))

    async def ask(
        self, game: str, do: Callable[..., T], *given: object, whose: Whose = NOBODY, hurries: bool = False
    ) -> T:
        """Runs a function about a game in one of the processes; raises its exceptions, or TimeoutError.

        A function that `hurries` is given last the factor by which it has to.
        """
        self._want(game)
        async with self._turns.turn(whose, is_long=True) as hurry:
            given = (*given, hurry) if hurries else given
            try:
                return await self._ask(game, do, *given)
            except BrokenProcessPool:  # the process died, perhaps long ago
                return await self._ask(game, do, *given)

    def _want(self, game: str) -> None:
        """Starts another process if all are busy and more are allowed; it is used once it is ready."""
        if self._turns.are_taken and self._turns.places < self._most and (self._coming is None or self._coming.done()):
            self._coming = asyncio.create_task(self._one_more(game))

    async def _one_more(self, game: str) -> None:
        pool = self._open()
        try:
            await asyncio.wait_for(asyncio.wrap_future(pool.submit(load, game)), STARTED_WITHIN)
        except (BrokenProcessPool, TimeoutError):  # the next request that has to wait tries again
            self._end(pool)
        else:
            self._idle.append(pool)
            self._turns.add_place()

    async def _ask(self, game: str, do: Callable[..., T], *given: object) -> T:
        """Runs a function in an idle process.  A process that gives no answer is killed, as its state is unknown."""
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
        """Kills a process."""
        self._pools.discard(pool)
        end_pool(pool, wait)

    def close(self) -> None:
        """Ends all processes."""
        if self._coming is not None:
            self._coming.cancel()
        self._idle.clear()
        while self._pools:
            self._end(next(iter(self._pools)), TIDIED_WITHIN)
