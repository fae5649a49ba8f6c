"""Analyses of finished games: their stored findings, and which are in progress in any process (SR-33)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from inglenook.server.storage import schema
from inglenook.server.storage.store import Store

BEATS: Final = 10.0
"""Seconds between signs of life of an analysis."""
SILENT: Final = 6 * BEATS
"""Seconds without a sign of life after which an analysis has lost its process, and may be requested again."""
FAILED_FOR: Final = 3600.0
"""Seconds after which a failed analysis may be requested again."""


async def kept_findings(store: Store, table: str) -> str | None:
    """Returns the stored findings about a table's game; None if there are none yet."""
    wanted = select(schema.analyses.c.findings).where(schema.analyses.c.table == table)
    found = await store.database.read(lambda connection: connection.execute(wanted).scalar())
    return None if found is None else str(found)


async def has_failed(store: Store, table: str, now: float) -> bool | None:
    """Returns False for an analysis in progress and True for one that failed lately; None if there is neither."""
    rows = schema.analysing.c
    wanted = select(rows.failed, rows.beat).where(rows.table == table)
    row = await store.database.read(lambda connection: connection.execute(wanted).first())
    if row is None or row.beat < now - (FAILED_FOR if row.failed else SILENT):
        return None
    return bool(row.failed)


async def begin_analysis(store: Store, table: str, guest: str, now: float) -> bool:
    """Notes an analysis as begun; returns False if the table's or another of this guest is in progress."""
    rows, values = schema.analysing.c, {"guest": guest, "failed": False, "beat": now}
    forgotten = (rows.beat < now - FAILED_FOR) | (~rows.failed & (rows.beat < now - SILENT))
    own = select(rows.table).where(rows.guest == guest, ~rows.failed, rows.table != table)

    def work(connection: Connection) -> bool:
        connection.execute(delete(schema.analysing).where(forgotten))
        if connection.execute(own).first() is not None:
            return False
        statement = store.insert_into(schema.analysing).values({"table": table, **values})
        return connection.execute(statement.on_conflict_do_nothing()).rowcount == 1

    return await store.database.write(work, guest)


async def keep_alive(store: Store, begun: Collection[str], now: float) -> None:
    """Notes a sign of life of analyses in progress."""
    change = update(schema.analysing).where(schema.analysing.c.table.in_(begun)).values(beat=now)
    await store.database.write(lambda connection: connection.execute(change))


async def end_analysis(store: Store, table: str, now: float, failed: bool = False) -> None:
    """Notes that an analysis is no longer in progress, and whether it failed."""
    where = schema.analysing.c.table == table
    change = update(schema.analysing).where(where).values(failed=True, beat=now)
    ended = change if failed else delete(schema.analysing).where(where)
    await store.database.write(lambda connection: connection.execute(ended))


async def keep_findings(store: Store, table: str, findings: str) -> None:
    """Stores findings unless the table was deleted; another process may have stored them at the same time."""
    there = select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update(read=True, key_share=True)

    def work(connection: Connection) -> None:
        if connection.execute(there).first() is None:
            return
        connection.execute(delete(schema.analyses).where(schema.analyses.c.table == table))
        connection.execute(insert(schema.analyses).values({"table": table, "findings": findings}))

    await store.database.write(work)
