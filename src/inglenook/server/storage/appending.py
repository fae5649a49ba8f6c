"""The transaction that stores an entry, run for every answer, for either database."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection

from inglenook.server.storage import plain_sql
from inglenook.server.storage.rows import Entry, SnapshotRow, TableState


class Added(msgspec.Struct, frozen=True, array_like=True):
    """A stored entry, and the state of its table afterwards."""

    entry: Entry
    asked: int | None = None
    """The seat whose person the game waits for; None: unchanged."""
    state: TableState | None = None
    winners: list[int] | None = None

    def changed(self) -> dict[str, Any]:
        """Returns the fields of the table's row that the entry changes."""
        fields: dict[str, Any] = {"changed": self.entry.at or time.time(), "version": self.entry.number}
        for name in ("asked", "state", "winners"):
            value = getattr(self, name)
            if value is not None:
                fields[name] = value
        return fields


@dataclass(frozen=True, slots=True)
class Append:
    """Work for `Database`: stores an entry with its snapshot, all or nothing."""

    added: Added
    snapshot: SnapshotRow | None

    def __call__(self, connection: Connection) -> bool:
        """Stores the entry in SQLite; False if its number is taken.  PostgreSQL stores several at once
        (plain_postgresql).
        """
        return plain_sql.append(connection, self.added.entry, self.added.changed(), self.snapshot)
