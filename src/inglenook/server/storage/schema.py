"""The tables of the database, the same in SQLite and in PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

SCHEMA: Final = 1
"""Counts up when the tables change their form; `MIGRATIONS` then says how an older database is brought up to date."""

MIGRATIONS: Final[Mapping[int, Callable[[Connection], None]]] = {}
"""From each older schema to the next one."""

metadata: Final = MetaData()

meta: Final = Table("meta", metadata, Column("key", String, primary_key=True), Column("value", String, nullable=False))
"""What the database knows of itself: its schema, and the secret that cookies are signed with."""

guests: Final = Table(
    "guests", metadata, Column("id", String, primary_key=True), Column("name", String, nullable=False)
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("title", String, nullable=False),
    Column("host", String, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("state", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("seed", String, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("winners", JSON, nullable=False),
    Column("before", String, nullable=False),
    Column("after", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False, index=True),
    Column("ask_every_time", Boolean, nullable=False),
    Column("asked", Integer, nullable=False),
    Index("tables_listed", "open", "state", "created"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("guest", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("deck", String, nullable=False),
    Column("deck_text", Text, nullable=False),
    Column("link", String, nullable=False, index=True),
    Column("stops", JSON(none_as_null=True)),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("fingerprint", String, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("by", String, nullable=False),
)
"""What was done.  The key decides who was first where two processes write the same number."""

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The latest snapshot of each game."""

chat: Final = Table(
    "chat",
    metadata,
    Column("table", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

faults: Final = Table(
    "faults",
    metadata,
    Column("id", String, primary_key=True),
    Column("table", String, nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("detail", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("context", JSON, nullable=False),
)
