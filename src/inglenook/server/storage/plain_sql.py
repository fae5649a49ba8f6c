"""Plain SQLite statements that store and read entries during play.

SQLAlchemy takes several times as long to build these few statements as SQLite to run them; all others go through it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from inglenook.server.storage.rows import Entry, NoTable, SnapshotRow

COLUMNS: Final = '"table", number, kind, seat, keys, fingerprint, answers, at, "by"'
ADD_ENTRY: Final = f"INSERT INTO entries ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
ENTRIES: Final = f'SELECT {COLUMNS} FROM entries WHERE "table" = ? AND number > ? ORDER BY number'
KEEP_SNAPSHOT: Final = (
    'INSERT INTO snapshots ("table", number, answers, data) VALUES (?, ?, ?, ?) '
    'ON CONFLICT ("table") DO UPDATE SET number = excluded.number, answers = excluded.answers, data = excluded.data'
)
keys_in: Final = msgspec.json.Decoder(tuple[str, ...]).decode


def append(
    connection: Connection, entry: Entry, changed: Mapping[str, object], snapshot: SnapshotRow | None = None
) -> bool:
    """Stores an entry, its table's changes and a snapshot in the current transaction; returns False if the number is
    taken.
    """
    sqlite = driver(connection)
    columns = (entry.kind, entry.seat, as_json(entry.keys), entry.fingerprint, entry.answers, entry.at, entry.by)
    if sqlite.execute(ADD_ENTRY, (entry.table, entry.number, *columns)).rowcount != 1:
        return False
    values = [as_json(value) if isinstance(value, list) else value for value in changed.values()]
    fields = ", ".join([f"{name} = ?" for name in changed])
    if sqlite.execute(f"UPDATE tables SET {fields} WHERE id = ?", (*values, entry.table)).rowcount != 1:
        raise NoTable("server-refused-no-table")
    if snapshot is not None:
        sqlite.execute(KEEP_SNAPSHOT, (snapshot.table, snapshot.number, snapshot.answers, snapshot.data))
    return True


def entries(connection: Connection, table: str, after: int) -> list[Entry]:
    """Returns the entries of a table after a number, in order."""
    rows = driver(connection).execute(ENTRIES, (table, after)).fetchall()
    return [
        Entry(table, number, kind, seat, keys_in(keys), fingerprint, answers, at, by)
        for table, number, kind, seat, keys, fingerprint, answers, at, by in rows
    ]


def driver(connection: Connection) -> sqlite3.Connection:
    """Returns the underlying connection of `sqlite3`."""
    found: Any = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def as_json(value: object) -> str:
    """Returns a value as the text of a JSON column."""
    return msgspec.json.encode(value).decode()
