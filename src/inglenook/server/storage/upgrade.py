"""Creates the tables of a database, and upgrades an older schema."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, inspect, select, text, update

from inglenook.kernel.errors import InglenookError
from inglenook.server.storage import schema

LOCK: Final = 0x1A61E
"""Number of the PostgreSQL lock that guards the creation of tables."""


class BadDatabase(InglenookError):
    """Raised for an unusable database: unreachable, too new, of unknown kind, or without an installed driver."""


def make_tables(connection: Connection, upgrade: bool) -> None:
    """Creates missing tables and upgrades an older schema, under a lock against other processes."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    number = _schema_of(connection)
    if number is not None and number > schema.SCHEMA:
        raise BadDatabase("server-error-database-newer", {"schema": number, "known": schema.SCHEMA})
    if number is not None and number < schema.SCHEMA and not upgrade:
        raise BadDatabase("server-error-database-older", {"schema": number, "known": schema.SCHEMA})
    schema.metadata.create_all(connection)
    if number is None:
        connection.execute(insert(schema.meta).values(key="schema", value=str(schema.SCHEMA)))
        return
    while number < schema.SCHEMA:
        schema.MIGRATIONS[number](connection)
        number += 1
        connection.execute(update(schema.meta).where(schema.meta.c.key == "schema").values(value=str(number)))
    _check_columns(connection)


def _check_columns(connection: Connection) -> None:
    """Refuses a database that lacks a column, which would make play fail later."""
    there = inspect(connection)
    for table in schema.metadata.sorted_tables:
        found = {column["name"] for column in there.get_columns(table.name)}
        missing = [column.name for column in table.columns if column.name not in found]
        if missing:
            raise BadDatabase("server-error-database-column", {"table": table.name, "column": missing[0]})


def _schema_of(connection: Connection) -> int | None:
    """Returns the version of the database's schema; None if there are no tables yet."""
    if not inspect(connection).has_table(schema.meta.name):
        return None
    found = connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == "schema")).scalar()
    if found is not None and not (found.isascii() and found.isdigit() and int(found) > 0):
        raise BadDatabase("server-error-database-schema", {"given": found[:40]})
    return None if found is None else int(found)
