"""Deletion of old data, by retention periods that the operator can change (SR-86)."""

from __future__ import annotations

import json
import time
from collections.abc import Collection
from dataclasses import asdict, replace
from typing import Any, Final

import structlog
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import DBAPIError

from inglenook.server.storage import schema
from inglenook.server.storage.accounts import carry_over_again
from inglenook.server.storage.database import Unanswered
from inglenook.server.storage.retention import Keep
from inglenook.server.storage.rows import FROZEN, OVER, PLAYING, WAITING, TableRow
from inglenook.server.storage.store import Store
from inglenook.server.storage.tokens import remove_tokens_of_the_gone

log = structlog.get_logger("inglenook.server.storage.cleanup")

A_DAY: Final = 24 * 3600
NOTED_AGAIN: Final = 3600.0
"""Seconds between updates of a table's time of last watching."""
AT_ONCE: Final = 100
"""Tables deleted per transaction, so that nobody waits long for it."""
FORGOTTEN: Final = 90
"""Days after which a deleted deck's marker is dropped; by then other devices have seen the deletion."""
IDLE: Final = 400 * A_DAY
"""Seconds without use after which a session ends."""
OF_A_TABLE: Final = (
    schema.seats, schema.entries, schema.snapshots, schema.chat, schema.faults, schema.analyses, schema.analysing,
)  # fmt: skip
OF_A_GUEST: Final = (schema.decks, schema.packs, schema.trials, schema.sessions, schema.ways)


async def keep_house(store: Store, keep: Keep, now: float = 0.0) -> dict[str, int]:
    """Deletes all data past its retention period; returns the number of deleted rows by kind."""
    moment = now or time.time()
    tables = schema.tables.c
    found = {"reports": await _remove_reports(store, keep.reports, moment)}
    for name, days, states in (
        ("waiting", keep.waiting, (WAITING,)),
        ("stopped", keep.stopped, (PLAYING, FROZEN)),
        ("over", keep.over, (OVER,)),
    ):
        before = moment - days * A_DAY
        old = tables.state.in_(states) & (tables.changed < before) & (tables.watched < before)
        found[name] = await _remove_tables(store, old) if days else 0
        if days:
            found[name] += await _remove_leagues(store, states, before)
    found["guests"] = await _remove_guests(store, keep.guests, moment)
    await carry_over_again(store, moment)
    found["sessions"] = await _remove_sessions(store, moment)
    found["tokens"] = await remove_tokens_of_the_gone(store, moment)
    return found


async def note_watched(store: Store, table: TableRow) -> TableRow:
    """Records that a table is being watched, so that the cleanup of any process leaves it alone.

    If the database cannot be written, watching still works, and the time is recorded later.
    """
    now, tables = time.time(), schema.tables.c
    if now - max(table.changed, table.watched) < NOTED_AGAIN:
        return table
    noted = update(schema.tables).where(tables.id == table.id).values(watched=now)
    try:
        await store.database.write(lambda connection: connection.execute(noted), table.id)
    except (DBAPIError, OSError, Unanswered):
        log.warning("marking table as used failed", table=table.id, exc_info=True)
        return table
    return replace(table, watched=now)


async def note_keep(store: Store, keep: Keep) -> None:
    """Stores the operator's retention periods, which the admin command uses too."""
    row = {"key": "keep", "value": json.dumps(asdict(keep))}
    gone = delete(schema.meta).where(schema.meta.c.key == "keep")

    def work(connection: Connection) -> None:
        connection.execute(gone)
        connection.execute(insert(schema.meta).values(row))

    await store.database.write(work)


async def noted_keep(store: Store) -> Keep:
    """Returns the retention periods of the server that last used this database."""
    noted = select(schema.meta.c.value).where(schema.meta.c.key == "keep")
    found = await store.database.read(lambda connection: connection.execute(noted).scalar())
    return Keep(**json.loads(found)) if found else Keep()


async def remove_table(store: Store, id: str) -> bool:
    """Deletes a table with all its data; returns whether it existed."""
    return await store.database.write(lambda connection: remove_all(connection, [id])) == 1


def remove_all(connection: Connection, ids: list[str]) -> int:
    """Deletes tables with all their data; returns how many there were.

    The table rows go first, which waits for transactions at these tables; later ones find no table.
    """
    removed = connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids))).rowcount
    for table in OF_A_TABLE:
        connection.execute(delete(table).where(table.c.table.in_(ids)))
    return removed


async def _remove_tables(store: Store, old: ColumnElement[bool]) -> int:
    faults, tables = schema.faults.c, schema.tables.c
    reported = select(faults.table).where(faults.kind == "report")
    found = select(tables.id).where(old, tables.id.not_in(reported)).limit(AT_ONCE)
    some = found.with_for_update(skip_locked=True)  # tables being changed are not old any more

    def work(connection: Connection) -> int:
        return remove_all(connection, [row.id for row in connection.execute(some)])

    removed = 0
    while gone := await store.database.write(work):
        removed += gone
    return removed


async def _remove_leagues(store: Store, states: Collection[str], before: float) -> int:
    """Deletes leagues by the tables' retention periods: waiting, stopped and finished ones."""
    leagues = schema.leagues.c
    waits, over = leagues.phase == WAITING, leagues.phase == OVER
    phase = waits if WAITING in states else over if OVER in states else ~waits & ~over
    old = select(leagues.id).where(phase, leagues.changed < before).with_for_update(skip_locked=True)

    def work(connection: Connection) -> int:
        gone = [row.id for row in connection.execute(old)]
        connection.execute(delete(schema.deeds).where(schema.deeds.c.league.in_(gone)))
        return int(connection.execute(delete(schema.leagues).where(leagues.id.in_(gone))).rowcount)

    return await store.database.write(work)


async def _remove_reports(store: Store, days: int, now: float) -> int:
    faults = schema.faults.c
    old: Any = delete(schema.faults).where(faults.kind == "report", faults.at < now - days * A_DAY)
    return await store.database.write(lambda connection: int(connection.execute(old).rowcount)) if days else 0


async def _remove_sessions(store: Store, now: float) -> int:
    """Deletes sessions unused for too long, and those that replaced a signed cookie but never reached the browser."""
    sessions = schema.sessions.c
    unused = (sessions.seen == 0.0) & (sessions.created < now - A_DAY)
    old: Any = delete(schema.sessions).where(unused | (sessions.seen > 0.0) & (sessions.seen < now - IDLE))
    return await store.database.write(lambda connection: int(connection.execute(old).rowcount))


async def _remove_guests(store: Store, days: int, now: float) -> int:
    """Deletes old guests with all their data, and the markers of long-deleted decks."""
    guests, decks = schema.guests.c, schema.decks.c
    gone = (
        (guests.kept_since == 0.0) & guests.id.not_in(select(schema.seats.c.guest)) & (guests.seen < now - days * A_DAY)
    )
    old: Any = delete(schema.guests).where(gone)
    forgotten = delete(schema.decks).where(decks.gone, decks.at < now - FORGOTTEN * A_DAY)

    def work(connection: Connection) -> int:
        connection.execute(forgotten)
        removed = int(connection.execute(old).rowcount)
        for table in OF_A_GUEST if removed else ():
            connection.execute(delete(table).where(table.c.guest.not_in(select(guests.id))))
        return removed

    return await store.database.write(work) if days else 0
