"""Prepared PostgreSQL statements that store entries during play.

SQLAlchemy takes several times as long to build these statements as PostgreSQL to run them, and each would be a round
trip; here all entries of a batch are one statement, which commits by itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from inglenook.server.storage.appending import Append
from inglenook.server.storage.plain_sql import as_json
from inglenook.server.storage.rows import NoTable

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

ADD_ENTRIES: Final = """
WITH given AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::int[], $8::float8[], $9::text[],
        $10::int[], $11::text[], $12::text[], $13::float8[]
    ) AS given("table", number, kind, seat, keys, fingerprint, answers, at, "by", asked, state, winners, changed)
), there AS (
    SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE
), added AS (
    INSERT INTO entries ("table", number, kind, seat, keys, fingerprint, answers, at, "by")
    SELECT given."table", number, kind, seat, keys::json, fingerprint, answers, at, "by"
    FROM given JOIN there ON there.id = given."table"
    ON CONFLICT DO NOTHING RETURNING "table"
), changed AS (
    UPDATE tables SET version = given.number, changed = given.changed, asked = coalesce(given.asked, tables.asked),
        state = coalesce(given.state, tables.state), winners = coalesce(given.winners::json, tables.winners)
    FROM given JOIN added ON added."table" = given."table"
    WHERE tables.id = given."table"
)
SELECT there.id, added."table" IS NOT NULL FROM there LEFT JOIN added ON added."table" = there.id
"""
"""Adds entries of different tables, and updates the rows of those tables whose number was free.  Rows are locked in the
order of their ids, so that no two processes deadlock.
"""
KEEP_SNAPSHOT: Final = (
    'INSERT INTO snapshots ("table", number, answers, data) VALUES ($1, $2, $3, $4) '
    'ON CONFLICT ("table") DO UPDATE SET number = excluded.number, answers = excluded.answers, data = excluded.data'
)


class PlainConnection:
    """A connection of the driver itself, opened on demand and reopened after it was lost."""

    def __init__(self, engine: AsyncEngine, patience: float, first: str = "") -> None:
        """`first` is executed on each new connection; no use may take longer than `patience` seconds."""
        self._engine: Final = engine
        self._patience: Final = patience
        self._first: Final = first
        self._held: AsyncConnection | None = None
        self._raw: Any = None
        self._using: Final = asyncio.Lock()

    @asynccontextmanager
    async def use(self) -> AsyncIterator[Any]:
        """Lends the connection; raises ConnectionLost if it is unknown whether the work was stored."""
        try:
            async with asyncio.timeout(self._patience), self._using:
                try:
                    if self._raw is None:
                        await self._open()
                    yield self._raw
                except BaseException as problem:
                    told_so = is_refusal(problem) and not self._raw.is_closed()
                    await self._drop()
                    if told_so or not isinstance(problem, Exception):
                        raise
                    raise ConnectionLost from problem
        except TimeoutError as problem:
            raise ConnectionLost from problem

    async def _open(self) -> None:
        self._held = await self._engine.connect().start()
        self._raw = (await self._held.get_raw_connection()).driver_connection
        if self._first:
            await self._raw.execute(self._first)

    async def _drop(self) -> None:
        """Closes the connection at once, whatever it is doing."""
        held, raw, self._held, self._raw = self._held, self._raw, None, None
        if raw is not None:
            raw.terminate()
        if held is not None:
            with suppress(Exception):
                await held.invalidate()
                await held.close()

    async def close(self) -> None:
        """Closes the connection; the next use opens a new one."""
        async with self._using:
            await self._drop()


class ConnectionLost(Exception):
    """Raised when the connection was lost or timed out."""


def is_refusal(problem: BaseException) -> bool:
    """Whether PostgreSQL itself reported that it refused the work."""
    from asyncpg import PostgresError  # type: ignore[import-untyped]

    return isinstance(problem, PostgresError)


async def append_all(raw: Any, works: Sequence[Append]) -> list[bool | NoTable]:
    """Stores entries of different tables in one transaction.

    The result for each is True, False if its number is taken, or NoTable if its table was deleted.
    """
    if any(work.snapshot is not None for work in works):
        async with raw.transaction():
            results = await add_entries(raw, works)
            for work, kept in zip(works, results, strict=True):
                if work.snapshot is not None and kept is True:
                    one = work.snapshot
                    await raw.execute(KEEP_SNAPSHOT, one.table, one.number, one.answers, one.data)
        return results
    return await add_entries(raw, works)


async def add_entries(raw: Any, works: Sequence[Append]) -> list[bool | NoTable]:
    """Adds entries of different tables with one statement; returns the results described at `append_all`."""
    rows = [row_of(work) for work in works]
    kept = {id: added for id, added in await raw.fetch(ADD_ENTRIES, *zip(*rows, strict=True))}
    return [kept.get(row[0], NoTable("server-refused-no-table")) for row in rows]


def row_of(work: Append) -> tuple[Any, ...]:
    """Returns the parameters of ADD_ENTRIES for one entry."""
    entry, asked, state, winners = work.added.entry, work.added.asked, work.added.state, work.added.winners
    return (
        entry.table,
        entry.number,
        entry.kind,
        entry.seat,
        as_json(entry.keys),
        entry.fingerprint,
        entry.answers,
        entry.at,
        entry.by,
        asked,
        state,
        None if winners is None else as_json(winners),
        entry.at or time.time(),
    )
