"""Counts of what a guest holds while others wait for it."""

from __future__ import annotations

from sqlalchemy import func, select

from inglenook.server.storage import schema
from inglenook.server.storage.rows import PLAYING, WAITING, TableState
from inglenook.server.storage.store import Store


async def waiting_seats(store: Store, guest: str) -> int:
    """Returns the number of tables not yet begun at which a guest has a seat."""
    return await _tables_held(store, guest, WAITING)


async def unfinished_tables(store: Store, guest: str) -> int:
    """Returns the number of tables, not yet begun or in progress, at which a guest has a seat."""
    return await _tables_held(store, guest, WAITING, PLAYING)


async def _tables_held(store: Store, guest: str, *states: TableState) -> int:
    tables, seats = schema.tables.c, schema.seats.c
    both = select(func.count(func.distinct(seats.table))).join_from(
        schema.seats, schema.tables, tables.id == seats.table
    )
    found = both.where(seats.guest == guest, tables.state.in_(states))
    return await store.database.read(lambda connection: int(connection.execute(found).scalar_one()))
