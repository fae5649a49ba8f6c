"""How much a guest holds of what others wait for."""

from __future__ import annotations

from sqlalchemy import func, select

from inglenook.server.storage import schema
from inglenook.server.storage.rows import WAITING
from inglenook.server.storage.store import Store


async def waiting_seats(store: Store, guest: str) -> int:
    """At how many tables a guest sits where play has not begun."""
    tables, seats = schema.tables.c, schema.seats.c
    both = select(func.count(func.distinct(seats.table))).join_from(
        schema.seats, schema.tables, tables.id == seats.table
    )
    found = both.where(seats.guest == guest, tables.state == WAITING)
    return await store.database.read(lambda connection: int(connection.execute(found).scalar_one()))
