"""What one process tells the others that use the same database: PostgreSQL's LISTEN and NOTIFY.

SQLite is used by one process only, so there is nobody to tell.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy import Connection, text

from inglenook.server.storage.database import PATIENCE, Database, ServerDatabase

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

log = structlog.get_logger("inglenook.server.storage")

CHANNEL: Final = "inglenook"
NOTIFY: Final = text("SELECT pg_notify(:channel, :told)")
LOOKED_AFTER: Final = 5.0
"""After so many seconds the connection is asked whether it still is one: it may be silently dead."""
EVERYTHING: Final = ("", "all")
"""While the connection was down anything may have been announced."""


class Announcements:
    """Tells the other processes, and hears them."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self.process: Final = secrets.token_hex(4)
        """What this process calls itself, so that it does not listen to itself."""
        self._heard: Final[asyncio.Queue[tuple[str, str] | None]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None

    def within(self, connection: Connection, table: str, what: str) -> None:
        """Tells the others when the transaction that is under way is committed."""
        if self._database.is_postgresql:
            connection.execute(NOTIFY, {"channel": CHANNEL, "told": f"{self.process} {table} {what}"})

    async def announce(self, table: str, what: str) -> None:
        """Tells the others."""
        if self._database.is_postgresql:
            await self._database.write(lambda connection: self.within(connection, table, what))

    async def news(self) -> AsyncIterator[tuple[str, str]]:
        """What the others tell, as it comes, until the store is closed."""
        if isinstance(self._database, ServerDatabase) and self._listening is None:
            self._listening = asyncio.create_task(self._listen(self._database))
        while (told := await self._heard.get()) is not None:
            yield told

    async def _listen(self, database: ServerDatabase) -> None:
        """Listens, and begins anew whenever the connection is lost."""
        pause = 0.1
        while True:
            try:
                async with database.engine.connect() as connection:
                    await self._listen_on(connection)
            except Exception:  # whatever it is, not to hear of anything any more would be worse
                log.warning("listening", exc_info=True)
                await asyncio.sleep(pause)
                pause = min(pause * 2, 5.0)
            else:
                pause = 0.1

    async def _listen_on(self, connection: AsyncConnection) -> None:
        """Listens on one connection until that is lost."""
        raw: Any = (await connection.get_raw_connection()).driver_connection
        lost = asyncio.Event()
        raw.add_termination_listener(lambda _: lost.set())
        await raw.add_listener(CHANNEL, self._hear)
        self._heard.put_nowait(EVERYTHING)
        try:
            while not lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), LOOKED_AFTER)
                await raw.execute("SELECT 1", timeout=PATIENCE)
        finally:
            with suppress(Exception):
                await raw.remove_listener(CHANNEL, self._hear)

    def _hear(self, _connection: object, _pid: int, _channel: str, told: str) -> None:
        process, table, what = told.split(" ", 2)
        if process != self.process:
            self._heard.put_nowait((table, what))

    async def close(self) -> None:
        """Listens no more."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        self._heard.put_nowait(None)
