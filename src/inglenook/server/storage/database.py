"""The database connection: short reads, and writes that are committed together.

SQLite writes with `synchronous=FULL`: acknowledged data survives the end of the process and a power failure.  A
checkpoint, which makes everybody wait, happens only after 40 MB of writes.

Every commit costs a disk sync, so all concurrent writes share one commit.
"""

from __future__ import annotations

import asyncio
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError

from inglenook.server.storage import plain_postgresql
from inglenook.server.storage.appending import Append
from inglenook.server.storage.upgrade import BadDatabase, make_tables
from inglenook.server.storage.upgrade_backup import keep_before_migration

if TYPE_CHECKING:  # only PostgreSQL needs it: a sixth of all loaded modules
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")

Work = Callable[[Connection], T]
"""A function run with a connection, inside a transaction."""

PATIENCE: Final = 8.0
"""Timeout of any database operation, in seconds: for PostgreSQL over a silently dead connection, for SQLite while
another process writes to the file.
"""
READERS: Final = 10
"""Maximum number of concurrent reads from PostgreSQL, over permanent connections; further reads queue.

Extra connections would have to be opened during a rush, which takes longer than waiting for a turn.
"""
WRITES: Final = {"writes": True}
"""Option of an SQLite connection that writes."""


class Closed(Exception):
    """Raised for a write after the database was closed."""


class Unanswered(Exception):
    """Raised when the database did not answer, so that it is unknown whether a write was stored."""


class Waiting(NamedTuple):
    """A waiting write: its subject, the work, and the future of the caller."""

    about: str
    work: Work[Any]
    done: asyncio.Future[Any]


class Database(ABC):
    """Reads and writes, each all or nothing; concurrent writes are committed together."""

    is_postgresql = False

    def __init__(self) -> None:
        self._waiting: list[Waiting] = []
        self._wake: Final = asyncio.Event()
        self._writer: Final = asyncio.create_task(self._write_all())
        self._closing = False

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Returns the result of a reading function."""

    @abstractmethod
    async def commit(self, works: list[Work[Any]]) -> list[Any]:
        """Runs several writes in one transaction."""

    @abstractmethod
    async def dispose(self) -> None:
        """Closes all connections."""

    async def write(self, work: Work[T], about: str = "") -> T:
        """Runs a write and returns its result once it is stored; writes about the same subject keep their order.

        `about` names the subject, a table or a guest.  Writes of one transaction run in the order of these names, so
        that no two processes deadlock.
        """
        if self._closing:
            raise Closed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(about, work, done))
        self._wake.set()
        return await done  # the work goes on even if the caller is cancelled

    async def _write_all(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                parts = self._parts(sorted(batch, key=lambda one: one.about))
                await asyncio.gather(*[self._write_batch(part) for part in parts])

    def _parts(self, batch: list[Waiting]) -> list[list[Waiting]]:
        """Splits a batch into transactions."""
        return [batch]

    async def _write_batch(self, batch: list[Waiting]) -> None:
        """Commits several writes at once; if one fails, retries each separately."""
        try:
            results = await self.commit([one.work for one in batch])
        except Unanswered as problem:  # not retried: it may be stored already
            for one in batch:
                _fail(one.done, problem)
            return
        except Exception as problem:  # noqa: BLE001  # it is handed to whoever waits
            if len(batch) > 1:
                for one in batch:
                    await self._write_batch([one])
            else:
                _fail(batch[0].done, problem)
            return
        for one, result in zip(batch, results, strict=True):
            if isinstance(result, Exception):
                _fail(one.done, result)
            elif not one.done.done():
                one.done.set_result(result)

    async def close(self) -> None:
        """Closes the database once all waiting writes are done."""
        self._closing = True
        self._wake.set()
        await self._writer
        await self.dispose()


class FileDatabase(Database):
    """SQLite, with one writing and two reading threads; handing over a whole function is cheaper than awaiting each
    statement.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine: Final = engine
        self._writing: Final = ThreadPoolExecutor(1, "writes")
        self._reading: Final = ThreadPoolExecutor(2, "reads")
        self._connection: Connection | None = None

    async def read(self, work: Work[T]) -> T:
        """Returns the result of a reading function."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def commit(self, works: list[Work[Any]]) -> list[Any]:
        """Runs several writes in one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._commit, works)

    def _commit(self, works: list[Work[Any]]) -> list[Any]:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(**WRITES)
        try:
            with self._connection.begin():
                return [work(self._connection) for work in works]
        except OperationalError as problem:
            if is_busy(problem):  # no separate retries: each would wait as long again
                raise Unanswered from problem
            raise

    async def dispose(self) -> None:
        """Closes all connections."""
        self._reading.shutdown()
        self._writing.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


class ServerDatabase(Database):
    """A PostgreSQL database."""

    is_postgresql = True

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self.engine: Final = engine
        self.telling: Final = plain_postgresql.PlainConnection(engine, PATIENCE, "SET synchronous_commit = off")
        """Connection for news to other processes; nothing depends on news, so commits do not wait for the disk."""
        self._appending: Final = plain_postgresql.PlainConnection(engine, PATIENCE)
        self._turns: Final = asyncio.Semaphore(READERS)
        self._answered = 0.0
        """Monotonic time of the database's latest answer."""

    async def read(self, work: Work[T]) -> T:
        """Returns the result of a reading function."""
        async with asyncio.timeout(PATIENCE):
            await self._turns.acquire()
        try:
            return await self._with(self.engine.connect(), work)
        finally:
            self._turns.release()

    def _parts(self, batch: list[Waiting]) -> list[list[Waiting]]:
        """Groups entries into transactions with at most one per table; all other writes form one that uses
        SQLAlchemy.
        """
        entries: list[list[Waiting]] = []
        others: list[Waiting] = []
        for one in batch:
            if not isinstance(one.work, Append):
                others.append(one)
                continue
            part = next((part for part in entries if part[-1].about != one.about), None)
            if part is None:
                part = []
                entries.append(part)
            part.append(one)
        return [part for part in (*entries, others) if part]

    async def commit(self, works: list[Work[Any]]) -> list[Any]:
        """Runs several writes in one transaction: entries of different tables, or anything else."""
        appends = [work for work in works if isinstance(work, Append)]
        if appends:
            try:
                async with self._appending.use() as raw:
                    return await plain_postgresql.append_all(raw, appends)
            except plain_postgresql.ConnectionLost as problem:
                raise Unanswered from problem
        try:
            return await self._with(self.engine.begin(), lambda sync: [work(sync) for work in works])
        except (DBAPIError, OSError) as problem:
            if is_lost(problem):
                raise Unanswered from problem
            raise

    async def _with(self, connecting: AbstractAsyncContextManager[AsyncConnection], work: Work[T]) -> T:
        began = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE), connecting as connection:
                found = await connection.run_sync(work)
        except (DBAPIError, OSError) as problem:
            if is_lost(problem) and self._answered < began:
                await self._begin_anew()
            raise
        self._answered = time.monotonic()
        return found

    async def _begin_anew(self) -> None:
        """Drops all connections after one was lost with no answer since, as the others are probably lost too."""
        try:
            async with asyncio.timeout(PATIENCE / 4):
                await self.engine.dispose()
        except (DBAPIError, OSError):
            await self.engine.dispose(close=False)

    async def dispose(self) -> None:
        """Closes all connections."""
        await self._appending.close()
        await self.telling.close()
        await self.engine.dispose()


def is_lost(problem: DBAPIError | OSError) -> bool:
    """Whether a connection was lost or timed out."""
    return isinstance(problem, (OSError, InterfaceError)) or problem.connection_invalidated


def is_busy(problem: OperationalError) -> bool:
    """Whether another process held the lock of the SQLite file until the timeout."""
    return getattr(problem.orig, "sqlite_errorname", "").startswith("SQLITE_BUSY")


def _fail(done: asyncio.Future[Any], problem: Exception) -> None:
    if not done.done():
        done.set_exception(problem)
        done.exception()  # mark it retrieved, in case the caller has gone


async def open_database(address: str, upgrade: bool = True) -> Database:
    """Opens the database at an address; creates missing tables, and upgrades an older schema or, without `upgrade`,
    refuses it.
    """
    url = address_of(address)
    try:
        if url.get_backend_name() == "sqlite":
            return FileDatabase(await asyncio.to_thread(_open_file, url, upgrade))
        return await _open_server(url, upgrade)
    except (DBAPIError, OSError) as problem:
        cause = str(getattr(problem, "orig", None) or problem)
        shown = url.render_as_string(hide_password=True)
        raise BadDatabase("server-error-database", {"address": shown, "detail": cause}) from problem


def keep_from_others(file: Path) -> None:
    """Creates a file that only its owner can read, or removes others' rights to an existing one, because it holds
    secrets.
    """
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    mode = file.stat().st_mode
    if mode & 0o007 and (not hasattr(os, "getuid") or file.stat().st_uid == os.getuid()):
        file.chmod(mode & 0o770)


def _open_file(url: URL, upgrade: bool) -> Engine:
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        keep_from_others(Path(url.database))
    engine = create_engine(url, hide_parameters=True)  # keeps stored data out of the logs
    if upgrade:
        keep_before_migration(url.database)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    try:
        with engine.connect().execution_options(**WRITES) as connection, connection.begin():
            make_tables(connection, upgrade)
    except BaseException:
        engine.dispose()
        raise
    return engine


async def _open_server(url: URL, upgrade: bool) -> ServerDatabase:
    from sqlalchemy.ext.asyncio import create_async_engine

    patient = {"timeout": PATIENCE / 2, "command_timeout": PATIENCE / 2}
    engine = create_async_engine(
        url,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args=patient,
        pool_size=READERS + 4,  # for writing, for entries, for sending and for hearing news
        max_overflow=0,
    )
    try:
        async with engine.begin() as connection:
            await connection.run_sync(make_tables, upgrade)
    except BaseException:
        await engine.dispose()
        raise
    return ServerDatabase(engine)


def address_of(address: str) -> URL:
    """Returns the database address with its driver; raises BadDatabase if it is malformed."""
    try:
        url = make_url(address)
    except ArgumentError as problem:
        raise BadDatabase("server-error-database-address", {"given": address}) from problem
    kind = url.get_backend_name()
    if kind == "sqlite":
        return url.set(drivername="sqlite")
    if kind in ("postgresql", "postgres"):
        if find_spec("asyncpg") is None:
            raise BadDatabase("server-error-no-asyncpg")
        return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase("server-error-database-address", {"given": address})


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Sets up SQLite: readers do not wait for the writer (WAL), and a commit is on disk when it returns (FULL).

    The driver's own transactions would not cover the creation and change of tables, which could be left half done, so
    transactions are begun explicitly.
    """
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "wal_autocheckpoint=10000",
        f"busy_timeout={int(PATIENCE * 1000)}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Begins a transaction; a writing one takes the lock at once, as it could not get it after another process has
    written.
    """
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
