"""Loads a table with all its data in one read, as after a restart all players come back at once.

The statements are built once, because building one takes longer than running it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, select

from inglenook.server.storage import plain_sql, schema
from inglenook.server.storage.rows import ChatRow, Entry, SeatRow, SnapshotRow, TableRow

TABLE: Final = select(schema.tables).where(schema.tables.c.id == bindparam("id"))
SEATS: Final = select(schema.seats).where(schema.seats.c.table == bindparam("id")).order_by(schema.seats.c.seat)
SNAPSHOT: Final = select(schema.snapshots).where(schema.snapshots.c.table == bindparam("id"))
ENTRIES: Final = (
    select(schema.entries)
    .where(schema.entries.c.table == bindparam("id"), schema.entries.c.number > bindparam("after"))
    .order_by(schema.entries.c.number)
)
ENTRY: Final = select(schema.entries).where(
    schema.entries.c.table == bindparam("id"), schema.entries.c.number == bindparam("number")
)
CHAT: Final = (
    select(schema.chat)
    .where(schema.chat.c.table == bindparam("id"), schema.chat.c.number > bindparam("after"))
    .order_by(schema.chat.c.number.desc())
    .limit(bindparam("most"))
)


class WholeTable(NamedTuple):
    """All stored data of a table that play needs."""

    row: TableRow
    seats: list[SeatRow]
    snapshot: SnapshotRow | None
    entries: list[Entry]


def whole_table(connection: Connection, id: str) -> WholeTable | None:
    """Returns all data of a table, or None."""
    row = table(connection, id)
    if row is None:
        return None
    kept = snapshot(connection, id)  # first, so that its entries are there
    return WholeTable(row, seats(connection, id), kept, entries(connection, id, 0))


def table(connection: Connection, id: str) -> TableRow | None:
    """Returns a table's row, or None."""
    row = connection.execute(TABLE, {"id": id}).first()
    return None if row is None else TableRow(**row._mapping)


def seats(connection: Connection, table: str) -> list[SeatRow]:
    """Returns the seats of a table, in order."""
    return [SeatRow(**row._mapping) for row in connection.execute(SEATS, {"id": table}).all()]


def snapshot(connection: Connection, table: str) -> SnapshotRow | None:
    """Returns the latest snapshot of a game, or None."""
    row = connection.execute(SNAPSHOT, {"id": table}).first()
    return None if row is None else SnapshotRow(**row._mapping)


def entries(connection: Connection, table: str, after: int) -> list[Entry]:
    """Returns the entries of a table after a number."""
    if connection.dialect.name == "sqlite":
        return plain_sql.entries(connection, table, after)
    rows = connection.execute(ENTRIES, {"id": table, "after": after}).all()
    return [Entry(**{**row._mapping, "keys": tuple(row._mapping["keys"])}) for row in rows]


def entry(connection: Connection, table: str, number: int) -> Entry | None:
    """Returns the entry of a table with a number, or None."""
    row = connection.execute(ENTRY, {"id": table, "number": number}).first()
    return None if row is None else Entry(**{**row._mapping, "keys": tuple(row._mapping["keys"])})


def chat(connection: Connection, table: str, after: int, most: int) -> list[ChatRow]:
    """Returns the latest `most` lines of chat after a number, in order."""
    rows = connection.execute(CHAT, {"id": table, "after": after, "most": most}).all()
    return [ChatRow(**row._mapping) for row in reversed(rows)]
