"""What one process tells the others that use the same database: PostgreSQL's LISTEN and NOTIFY.

News are told after the commit, in batches: a transaction with NOTIFY holds a lock of the whole database until its
commit is done, so that telling inside the transaction of an answer makes all processes commit one after the other.
A process that ends between commit and telling leaves news untold; the others find the entries it kept when they next
compare versions (`Hall`), and nothing rests on having been told: truth and order are in the numbers of the entries.

Tables are spread over a fixed number of channels, and a process listens to the channels of the tables it has loaded.
SQLite is used by one process only, so there is nobody to tell.
"""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import structlog

from inglenook.server.storage.appending import Added
from inglenook.server.storage.database import PATIENCE, Database, ServerDatabase, Unanswered
from inglenook.server.storage.plain_postgresql import ConnectionLost

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

log = structlog.get_logger("inglenook.server.storage")

CHANNELS: Final = 64
"""Number of channels over which tables are spread."""
LARGEST: Final = 7_900
"""Bytes in one notification; PostgreSQL takes less than 8,000."""
NOTIFY: Final = "SELECT pg_notify(channel, told) FROM unnest($1::text[], $2::text[]) AS news(channel, told)"
LOOKED_AFTER: Final = 5.0
"""Seconds between two checks that the listening connection is still alive: it may be silently dead."""
PAUSE: Final = 0.002
"""Seconds for which news are collected before they are told together."""


class News(NamedTuple):
    """Something that another process has announced: about which table, what, and the entry if one was added."""

    table: str
    what: str
    added: Added | None = None


EVERYTHING: Final = News("", "all")
"""Sent after the connection was down: anything may have been announced meanwhile."""

told_in: Final = msgspec.json.Decoder(tuple[str, list[News]]).decode


class Untold(NamedTuple):
    """News that wait to be told, and the future of a caller that waits until they are."""

    news: News
    done: asyncio.Future[None] | None


class Announcements:
    """Tells the other processes, and hears them."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self.process: Final = secrets.token_hex(4)
        """Random name of this process, so that it ignores its own news."""
        self._heard: Final[asyncio.Queue[News | None]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._followed: Final[Counter[str]] = Counter()
        """Number of loaded tables by channel."""
        self._connection: Any = None
        """The driver's connection that listens, while there is one."""
        self._using: Final = asyncio.Lock()
        """Held while a statement runs on the listening connection, which can run only one at a time."""
        self._untold: list[Untold] = []
        self._wake: Final = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None
        self._closing = False

    # Telling.

    def tell(self, news: News) -> None:
        """Tell the others soon, without waiting for it."""
        self._tell(Untold(news, None))

    async def announce(self, table: str, what: str) -> None:
        """Tell the others; returns when they have been told."""
        if self._database.is_postgresql:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._tell(Untold(News(table, what), done))
            await done

    def _tell(self, untold: Untold) -> None:
        if isinstance(self._database, ServerDatabase):
            self._untold.append(untold)
            self._wake.set()
            if self._telling is None:
                self._telling = asyncio.create_task(self._tell_all(self._database))

    async def _tell_all(self, database: ServerDatabase) -> None:
        """Tells what waits to be told, batch by batch, until the store is closed."""
        while not (self._closing and not self._untold):
            await self._wake.wait()
            self._wake.clear()
            if not self._closing:
                await asyncio.sleep(PAUSE)
            batch, self._untold = self._untold, []
            if batch:
                await self._tell_batch(database, batch)

    async def _tell_batch(self, database: ServerDatabase, batch: list[Untold]) -> None:
        channels, texts = payloads(self.process, [one.news for one in batch])
        problem: Exception | None = None
        try:
            async with database.telling.use() as raw:
                await raw.execute(NOTIFY, channels, texts)
        except Exception as raised:  # whoever does not wait for it need not know: the others compare versions
            log.warning("telling", news=len(batch), exc_info=True)
            problem = Unanswered() if isinstance(raised, ConnectionLost) else raised
        for one in batch:
            if one.done is not None and not one.done.done():
                if problem is None:
                    one.done.set_result(None)
                else:
                    one.done.set_exception(problem)

    # Hearing.

    async def follow(self, table: str) -> None:
        """Listen to news of a table from now on."""
        channel = channel_of(table)
        self._followed[channel] += 1
        if self._followed[channel] == 1:
            await self._on_connection("add_listener", channel)

    async def unfollow(self, table: str) -> None:
        """Listen to news of a table no more."""
        channel = channel_of(table)
        self._followed[channel] -= 1
        if not self._followed[channel]:
            await self._on_connection("remove_listener", channel)

    async def _on_connection(self, method: str, channel: str) -> None:
        """Calls a method of the listening connection; without one, the next connection begins with what is followed."""
        async with self._using:
            if self._connection is not None:
                try:
                    async with asyncio.timeout(PATIENCE):
                        await getattr(self._connection, method)(channel, self._hear)
                except Exception:
                    log.warning("listening", channel=channel, exc_info=True)
                    self._connection.terminate()

    async def news(self) -> AsyncIterator[News]:
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
        try:
            async with self._using:
                for channel in [channel for channel, tables in self._followed.items() if tables]:
                    await raw.add_listener(channel, self._hear)
                self._connection = raw
            self._heard.put_nowait(EVERYTHING)
            while not lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), LOOKED_AFTER)
                async with self._using:
                    await raw.execute("SELECT 1", timeout=PATIENCE)
        finally:
            self._connection = None
            raw.terminate()

    def _hear(self, _connection: object, _pid: int, _channel: str, told: str) -> None:
        process, news = told_in(told)
        if process != self.process:
            for one in news:
                self._heard.put_nowait(one)

    async def close(self) -> None:
        """Tells what is left to tell, and listens no more."""
        self._closing = True
        self._wake.set()
        if self._telling is not None:
            await self._telling
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        self._heard.put_nowait(None)


def channel_of(table: str) -> str:
    """The channel over which news of a table go."""
    return f"inglenook_{zlib.crc32(table.encode()) % CHANNELS}"


def payloads(process: str, news: Sequence[News]) -> tuple[list[str], list[str]]:
    """The notifications that tell some news: their channels, and their texts.

    An entry that is too large for a notification is announced without its content, and the others read it.
    """
    head = msgspec.json.encode(process)
    channels: list[str] = []
    texts: list[list[bytes]] = []
    latest: dict[str, tuple[list[bytes], int]] = {}
    for one in news:
        encoded = msgspec.json.encode(one)
        if len(encoded) > LARGEST - len(head) - 5:
            encoded = msgspec.json.encode(one._replace(added=None))
        channel = channel_of(one.table)
        parts, size = latest.get(channel, ([], LARGEST))
        if size + len(encoded) + 1 > LARGEST:
            parts, size = [], len(head) + 5
            channels.append(channel)
            texts.append(parts)
        parts.append(encoded)
        latest[channel] = parts, size + len(encoded) + 1
    return channels, [f"[{head.decode()},[{b','.join(parts).decode()}]]" for parts in texts]
