"""Announcements between processes that use the same database, by PostgreSQL's LISTEN and NOTIFY.

News are sent after the commit, in batches.  A transaction with NOTIFY holds a lock of the whole database until its
commit is done, so sending inside the transaction of an answer would make all processes commit one after the other.

A process that ends between commit and sending loses its news.  The others find the stored entries when they next
compare versions (`Hall`).  Nothing depends on an announcement: the numbers of the entries decide what happened and in
what order.

Tables are spread over a fixed number of channels, and a process listens to the channels of its loaded tables.  SQLite
is used by one process only, so nothing is sent.
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
"""Seconds between checks that the listening connection is still alive: it may be silently dead."""
PAUSE: Final = 0.002
"""Seconds for which news are collected into a batch."""


class News(NamedTuple):
    """News from another process: the table, the kind of change, and the entry if one was added."""

    table: str
    what: str
    added: Added | None = None


EVERYTHING: Final = News("", "all")
"""Stands for all news missed while the connection was down."""

told_in: Final = msgspec.json.Decoder(tuple[str, list[News]]).decode


class Untold(NamedTuple):
    """News waiting to be sent, and the future of a caller that waits for it."""

    news: News
    done: asyncio.Future[None] | None


class Announcements:
    """Sends news to the other processes and receives theirs."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self.process: Final = secrets.token_hex(4)
        """Random name of this process, by which it ignores its own news."""
        self._heard: Final[asyncio.Queue[News | None]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._followed: Final[Counter[str]] = Counter()
        """Number of loaded tables by channel."""
        self._connection: Any = None
        """The driver's listening connection, while there is one."""
        self._using: Final = asyncio.Lock()
        """Lock held while a statement runs on the listening connection, which can run only one at a time."""
        self._untold: list[Untold] = []
        self._wake: Final = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None
        self._closing = False

    # Sending.

    def tell(self, news: News) -> None:
        """Sends news soon, without waiting for it."""
        self._tell(Untold(news, None))

    async def announce(self, table: str, what: str) -> None:
        """Sends news, and returns when it has been sent."""
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
        """Sends waiting news batch by batch until the store is closed."""
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
        except Exception as raised:  # the other processes find out by comparing versions
            log.warning("announcing news failed", news=len(batch), exc_info=True)
            problem = Unanswered() if isinstance(raised, ConnectionLost) else raised
        for one in batch:
            if one.done is not None and not one.done.done():
                if problem is None:
                    one.done.set_result(None)
                else:
                    one.done.set_exception(problem)

    # Receiving.

    async def follow(self, table: str) -> None:
        """Listens to news of a table from now on."""
        channel = channel_of(table)
        self._followed[channel] += 1
        if self._followed[channel] == 1:
            await self._on_connection("add_listener", channel)

    async def unfollow(self, table: str) -> None:
        """Stops listening to news of a table."""
        channel = channel_of(table)
        self._followed[channel] -= 1
        if not self._followed[channel]:
            await self._on_connection("remove_listener", channel)

    async def _on_connection(self, method: str, channel: str) -> None:
        """Calls a method of the listening connection, if any; a new connection starts with all channels followed."""
        async with self._using:
            if self._connection is not None:
                try:
                    async with asyncio.timeout(PATIENCE):
                        await getattr(self._connection, method)(channel, self._hear)
                except Exception:
                    log.warning("listening for news failed", channel=channel, exc_info=True)
                    self._connection.terminate()

    async def news(self) -> AsyncIterator[News]:
        """Yields news from other processes until the store is closed."""
        if isinstance(self._database, ServerDatabase) and self._listening is None:
            self._listening = asyncio.create_task(self._listen(self._database))
        while (told := await self._heard.get()) is not None:
            yield told

    async def _listen(self, database: ServerDatabase) -> None:
        """Listens, and reconnects whenever the connection is lost."""
        pause = 0.1
        while True:
            try:
                async with database.engine.connect() as connection:
                    await self._listen_on(connection)
            except Exception:  # any error: never to hear news again would be worse
                log.warning("listening for news failed", exc_info=True)
                await asyncio.sleep(pause)
                pause = min(pause * 2, 5.0)
            else:
                pause = 0.1

    async def _listen_on(self, connection: AsyncConnection) -> None:
        """Listens on one connection until it is lost."""
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
        """Sends the remaining news and stops listening."""
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
    """Returns the channel for news of a table."""
    return f"inglenook_{zlib.crc32(table.encode()) % CHANNELS}"


def payloads(process: str, news: Sequence[News]) -> tuple[list[str], list[str]]:
    """Returns the notifications for some news: their channels and their texts.

    An entry too large for a notification is announced without its content, and the other processes read it.
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
