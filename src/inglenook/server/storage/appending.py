"""Keeping an entry: the transaction that play runs for every answer, for either database."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection

from inglenook.server.storage import plain_sql
from inglenook.server.storage.rows import Entry, SnapshotRow, TableState


class Added(msgspec.Struct, frozen=True, array_like=True):
    """An entry that was kept, and how the table stands after it."""

    entry: Entry
    asked: int | None = None
    """The seat whose person the game waits for; None: unchanged."""
    state: TableState | None = None
    winners: list[int] | None = None

    def changed(self) -> dict[str, Any]:
        """The fields of the table's row that the entry changes."""
        fields: dict[str, Any] = {"changed": self.entry.at or time.time(), "version": self.entry.number}
        for name in ("asked", "state", "winners"):
            value = getattr(self, name)
            if value is not None:
                fields[name] = value
        return fields


@dataclass(frozen=True, slots=True)
class Append:
    """An entry that is to be kept with a snapshot, all or nothing; a unit of work of `Database`."""

    added: Added
    snapshot: SnapshotRow | None

    def __call__(self, connection: Connection) -> bool:
        """Keep it in SQLite; False if its number is taken.  PostgreSQL keeps several at once (plain_postgresql)."""
        return plain_sql.append(connection, self.added.entry, self.added.changed(), self.snapshot)
