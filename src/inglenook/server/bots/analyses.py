"""Analyses of finished games: one at a time, one per guest, at the lowest priority (SR-33)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, Literal

import structlog

from inglenook.server.bots.analyst import analyse, prepare_behind
from inglenook.server.bots.processes import BotProcesses
from inglenook.server.fair_queue import Whose
from inglenook.server.storage.analyses import keep_findings
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

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._processes: Final = BotProcesses(1, LIMIT, prepare_behind)
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._guests: Final[dict[str, str]] = {}
        """The address from which each waiting guest asked."""
        self._failed: Final[set[str]] = set()

    def state(self, table: str) -> State:
        """Returns the state of the analysis of a game without stored findings."""
        return WORKING if table in self._tasks else FAILED if table in self._failed else NOT_BEGUN

    def may_begin(self, whose: Whose) -> bool:
        """Whether this guest may start another analysis."""
        here = list(self._guests.values()).count(whose.address)
        return whose.guest not in self._guests and len(self._tasks) < MOST and here < MOST_OF_AN_ADDRESS

    def begin(self, table: str, whose: Whose, record: str, game: str, winners: list[int]) -> None:
        """Starts the analysis of a game, which waits for its turn."""
        self._guests[whose.guest] = whose.address
        self._tasks[table] = asyncio.create_task(self._look(table, whose, record, game, winners))

    async def _look(self, table: str, whose: Whose, record: str, game: str, winners: list[int]) -> None:
        try:
            found = await self._processes.ask(game, analyse, record, game, winners, whose=whose)
            await keep_findings(self._store, table, found)
        except Exception:  # a fault in a finished game does not affect play
            log.exception("analysis", table=table)
            self._failed.add(table)
        finally:
            self._guests.pop(whose.guest, None)
            self._tasks.pop(table, None)

    async def close(self) -> None:
        """Stops all analyses; guests may request them again."""
        for task in list(self._tasks.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._processes.close()
