"""Analyses of finished games: one at a time, one per guest, at the lowest priority (SR-33).

The database knows which are in progress, so that any process can report them and none begins one twice.  An analysis
whose process ended may be requested again soon, a failed one after a while.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final, Literal

import structlog

from inglenook.server.bots.analyst import analyse
from inglenook.server.bots.processes import BotProcesses
from inglenook.server.bots.thinker import prepare_behind
from inglenook.server.fair_queue import Whose
from inglenook.server.rate_limits import Clock
from inglenook.server.storage import analyses as storage
from inglenook.server.storage.store import Store

log = structlog.get_logger("inglenook.server.bots.analyses")

LIMIT: Final = 600.0
"""Time limit of an analysis, in seconds."""
MOST: Final = 100
"""Maximum number of waiting analyses, which take turns by address and then by guest (SR-92)."""
MOST_OF_AN_ADDRESS: Final = 4
"""Maximum number of waiting analyses per address."""

NOT_BEGUN: Final = "none"
WORKING: Final = "working"
READY: Final = "ready"
FAILED: Final = "failed"
State = Literal["none", "working", "ready", "failed"]


class Analyses:
    """The analyses in progress, by table; findings are stored with the games."""

    def __init__(self, store: Store, wall: Clock = time.time) -> None:
        self._store: Final = store
        self._now: Final = wall
        self._processes: Final = BotProcesses(1, LIMIT, prepare_behind)
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        """The analyses that this process works on."""
        self._addresses: Final[dict[str, str]] = {}
        """The address from which each of them was requested."""
        self._heart: asyncio.Task[None] | None = None

    async def state(self, table: str) -> State:
        """Returns the state of the analysis of a game without stored findings, in whichever process."""
        failed = await storage.has_failed(self._store, table, self._now())
        return NOT_BEGUN if failed is None else FAILED if failed else WORKING

    def has_room(self, whose: Whose) -> bool:
        """Whether another analysis may wait for a guest's address."""
        here = list(self._addresses.values()).count(whose.address)
        return len(self._tasks) < MOST and here < MOST_OF_AN_ADDRESS

    async def begin(self, table: str, whose: Whose, record: str, game: str, winners: list[int]) -> bool:
        """Starts the analysis of a game, which waits for its turn; returns False if there is no place for it."""
        if not self.has_room(whose):
            return False
        self._addresses[table] = whose.address
        if not await storage.begin_analysis(self._store, table, whose.guest, self._now()):
            if table not in self._tasks:
                del self._addresses[table]
            return False
        self._tasks[table] = asyncio.create_task(self._look(table, whose, record, game, winners))
        if self._heart is None:
            self._heart = asyncio.create_task(self._beat())
        return True

    async def _look(self, table: str, whose: Whose, record: str, game: str, winners: list[int]) -> None:
        failed = False
        try:
            found = await self._processes.ask(game, analyse, record, game, winners, whose=whose)
            await storage.keep_findings(self._store, table, found)
        except Exception:  # a fault in a finished game does not affect play
            log.exception("analysis failed", table=table)
            failed = True
        finally:
            self._addresses.pop(table, None)
            self._tasks.pop(table, None)
            with suppress(Exception):  # the database does not answer; others notice the silence
                await storage.end_analysis(self._store, table, self._now(), failed)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(storage.BEATS)
            if self._tasks:
                try:
                    await storage.keep_alive(self._store, list(self._tasks), self._now())
                except Exception:  # the database does not answer; tried again later
                    log.exception("keeping analyses alive failed")

    async def close(self) -> None:
        """Stops all analyses; guests may request them again."""
        tasks = [*self._tasks.values(), *([] if self._heart is None else [self._heart])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._processes.close()
