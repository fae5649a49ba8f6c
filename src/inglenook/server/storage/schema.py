"""The database schema, identical for SQLite and PostgreSQL, and its migrations."""

from __future__ import annotations

import time
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
    false,
    inspect,
    select,
    text,
    true,
    update,
)

from inglenook.kernel.editions import FIRST, with_edition

SCHEMA: Final = 12
"""Version of the schema, raised with every change; `MIGRATIONS` upgrades older databases."""
A_YEAR: Final = 365 * 24 * 3600


def to_2(connection: Connection) -> None:
    """Migrates to schema 2: adds when guests were last seen, stores orders, and indexes tables that continue by
    themselves.
    """
    connection.execute(text("ALTER TABLE guests ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0"))
    connection.execute(text("UPDATE guests SET seen = :now"), {"now": time.time()})
    connection.execute(text("CREATE INDEX IF NOT EXISTS tables_going_on ON tables (state, asked)"))
    bots = 'SELECT 1 FROM seats WHERE seats."table" = tables.id AND seats.seat = tables.asked'
    no_person = f"EXISTS ({bots} AND (seats.kind = 'bot' OR seats.bot <> ''))"
    connection.execute(text(f"UPDATE tables SET asked = -1 WHERE state = 'playing' AND {no_person}"))


def to_3(connection: Connection) -> None:
    """Migrates to schema 3: adds leagues, to which tables may belong."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN league VARCHAR NOT NULL DEFAULT ''"))
    connection.execute(text("CREATE INDEX IF NOT EXISTS tables_of_league ON tables (league)"))


def to_4(connection: Connection) -> None:
    """Migrates to schema 4: guests' decks, packs and trials, in new tables that are created where missing."""


def to_5(connection: Connection) -> None:
    """Migrates to schema 5: adds whether a table is for practice; existing ones are."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN practice BOOLEAN NOT NULL DEFAULT true"))


def to_6(connection: Connection) -> None:
    """Migrates to schema 6: adds when a table was last watched."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN watched DOUBLE PRECISION NOT NULL DEFAULT 0"))


def to_7(connection: Connection) -> None:
    """Migrates to schema 7: games and leagues already begun keep the defaults of the first edition (KR-36)."""
    for table in connection.execute(select(tables.c.id)).scalars().all():
        setup = connection.execute(select(tables.c.setup).where(tables.c.id == table)).scalar_one()
        if setup:
            change = update(tables).where(tables.c.id == table)
            connection.execute(change.values(setup=with_edition(setup, FIRST)))
    begun = select(leagues.c.id, leagues.c.agreed).where(leagues.c.phase != "waiting")
    for league, agreed in connection.execute(begun).all():
        change = update(leagues).where(leagues.c.id == league)
        connection.execute(change.values(agreed=with_edition(agreed, FIRST)))


def to_8(connection: Connection) -> None:
    """Migrates to schema 8: adds how long the players of a table wait for one who does not answer."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN patience INTEGER NOT NULL DEFAULT 600"))


def to_9(connection: Connection) -> None:
    """Migrates to schema 9: analyses in progress, in a new table that is created where missing."""


def to_10(connection: Connection) -> None:
    """Migrates to schema 10: adds sessions in a new table; signed cookies of today's guests work for another year."""
    connection.execute(text("ALTER TABLE guests ADD COLUMN signed_until DOUBLE PRECISION NOT NULL DEFAULT 0"))
    connection.execute(text("UPDATE guests SET signed_until = :until"), {"until": time.time() + A_YEAR})


def to_11(connection: Connection) -> None:
    """Migrates to schema 11: adds whether programs may sit down; tokens and programs are new tables."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN programs BOOLEAN NOT NULL DEFAULT false"))


def to_12(connection: Connection) -> None:
    """Migrates to schema 12: adds accounts; the ways into them are in new tables that are created where missing."""
    connection.execute(text("ALTER TABLE guests ADD COLUMN kept_since DOUBLE PRECISION NOT NULL DEFAULT 0"))
    if "proven" not in {column["name"] for column in inspect(connection).get_columns("sessions")}:  # not new just now
        connection.execute(text("ALTER TABLE sessions ADD COLUMN proven DOUBLE PRECISION NOT NULL DEFAULT 0"))


MIGRATIONS: Final[Mapping[int, Callable[[Connection], None]]] = {
    1: to_2, 2: to_3, 3: to_4, 4: to_5, 5: to_6, 6: to_7, 7: to_8, 8: to_9, 9: to_10, 10: to_11, 11: to_12
}  # fmt: skip
"""Migrations from each older schema to the next."""

metadata: Final = MetaData()

meta: Final = Table("meta", metadata, Column("key", String, primary_key=True), Column("value", String, nullable=False))
"""The database's own data: its schema version, the secret of cookies before sessions, and retention periods."""

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("seen", Double, nullable=False, server_default="0"),
    Column("signed_until", Double, nullable=False, server_default="0"),
    Column("kept_since", Double, nullable=False, server_default="0"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("mark", String, primary_key=True),
    Column("id", String, nullable=False),
    Column("guest", String, nullable=False, index=True),
    Column("begun_by", String, nullable=False),
    Column("browser", String, nullable=False),
    Column("system", String, nullable=False),
    Column("country", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, index=True),
    Column("proven", Double, nullable=False, server_default="0"),
)
"""The sessions of people, by the hash of the token in the browser's cookie."""

ways: Final = Table(
    "ways",
    metadata,
    Column("id", String, primary_key=True),
    Column("mark", String, nullable=False, unique=True),
    Column("guest", String, nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
)
"""The ways into accounts, by the hash of what somebody shows there."""

joins: Final = Table(
    "joins",
    metadata,
    Column("guest", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("at", Double, nullable=False),
)
"""The guests who joined an account, with its person."""

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
    Column("league", String, nullable=False, server_default=""),
    Column("practice", Boolean, nullable=False, server_default=true()),
    Column("watched", Double, nullable=False, server_default="0"),
    Column("patience", Integer, nullable=False, server_default="600"),
    Column("programs", Boolean, nullable=False, server_default=false()),
    Index("tables_listed", "open", "state", "created"),
    Index("tables_going_on", "state", "asked"),
    Index("tables_of_league", "league"),
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
"""The entries of tables.  Of two processes that write the same number, the key lets the first win."""

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The latest snapshot of each game."""

analyses: Final = Table(
    "analyses", metadata, Column("table", String, primary_key=True), Column("findings", Text, nullable=False)
)
"""Findings of requested analyses of finished games, which can be computed again."""

analysing: Final = Table(
    "analysing",
    metadata,
    Column("table", String, primary_key=True),
    Column("guest", String, nullable=False, index=True),
    Column("failed", Boolean, nullable=False),
    Column("beat", Double, nullable=False),
)
"""Analyses in progress, with the last sign of life of the process that works on each; and failed ones."""

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

leagues: Final = Table(
    "leagues",
    metadata,
    Column("id", String, primary_key=True),
    Column("title", String, nullable=False),
    Column("host", String, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("bot", String, nullable=False),
    Column("agreed", JSON, nullable=False),
    Column("phase", String, nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
)

deeds: Final = Table(
    "deeds",
    metadata,
    Column("league", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("words", JSON, nullable=False),
    Column("at", Double, nullable=False),
    Column("by", String, nullable=False),
)
"""The deeds of leagues, numbered like the entries of a table."""

decks: Final = Table(
    "decks",
    metadata,
    Column("guest", String, primary_key=True),
    Column("id", String, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Column("kept", Text, nullable=False),
)
"""Guests' decks.  A deleted deck stays for a while without its cards, so that other devices learn of its deletion."""

packs: Final = Table(
    "packs",
    metadata,
    Column("guest", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("product", String, nullable=False),
    Column("cards", JSON, nullable=False),
    Column("at", Double, nullable=False),
)
"""The packs that guests opened, which make up their collections."""

trials: Final = Table(
    "trials",
    metadata,
    Column("guest", String, primary_key=True),
    Column("id", String, nullable=False),
    Column("running", Boolean, nullable=False),
    Column("stopping", Boolean, nullable=False),
    Column("beat", Double, nullable=False),
    Column("kept", LargeBinary, nullable=False),
)
"""Each guest's latest trial, with the last sign of life of the process that plays it."""

tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", String, primary_key=True),
    Column("mark", String, nullable=False, unique=True),
    Column("owner", String, nullable=False, index=True),
    Column("person", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("scopes", JSON, nullable=False),
    Column("made", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("used", Double, nullable=False),
)
"""The tokens of programs: a hash of each, its owner, and the person as whom it acts."""

programs: Final = Table(
    "programs",
    metadata,
    Column("person", String, primary_key=True),
    Column("owner", String, nullable=False, index=True),
    Column("made", Double, nullable=False),
)
"""The persons that are programs, each with its owner; their names stand with the guests."""

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

orders: Final = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", String, nullable=False),
    Column("what", String, nullable=False),
    Column("about", String, nullable=False),
    Column("reason", Text, nullable=False),
)
"""The operator's orders, in order; server processes read them."""

barred: Final = Table(
    "barred",
    metadata,
    Column("who", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("reason", Text, nullable=False),
)
"""Guests and addresses that may not chat ("mute") or not play ("ban")."""
