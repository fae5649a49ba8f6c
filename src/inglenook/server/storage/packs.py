"""Stored packs of cards that guests have opened, numbered for each guest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, select, update

from inglenook.server.storage import schema
from inglenook.server.storage.rows import PackRow
from inglenook.server.storage.store import A_DAY, Store


async def add_pack(
    store: Store, guest: str, product: str, cards: Sequence[Any], at: float, a_day: int, most: int
) -> PackRow | float | None:
    """Stores an opened pack and returns its row.

    If the daily limit is reached, returns the time from which another pack can be opened; None if there are too many
    packs.
    """
    packs = schema.packs.c

    def work(connection: Connection) -> PackRow | float | None:
        while True:  # another process may have taken the number
            last = connection.execute(select(func.max(packs.number)).where(packs.guest == guest)).scalar() or 0
            count = connection.execute(select(func.count()).where(packs.guest == guest)).scalar_one()
            if count >= most:
                return None
            lately = select(packs.at).where(packs.guest == guest, packs.at > at - A_DAY).order_by(packs.at)
            moments = [row.at for row in connection.execute(lately)]
            if len(moments) >= a_day:
                return float(moments[-a_day]) + A_DAY
            pack = {"guest": guest, "number": last + 1, "product": product, "cards": list(cards), "at": at}
            if connection.execute(store.insert_into(schema.packs).on_conflict_do_nothing(), pack).rowcount == 1:
                return PackRow(last + 1, product, list(cards), at)

    return await store.database.write(work, guest)


async def packs_of(store: Store, guest: str) -> list[PackRow]:
    """Returns all packs of a guest, in order."""
    packs = schema.packs.c
    found = select(packs.number, packs.product, packs.cards, packs.at).where(packs.guest == guest)
    rows = await store.database.read(lambda connection: connection.execute(found.order_by(packs.number)).all())
    return [PackRow(row.number, row.product, row.cards, row.at) for row in rows]


async def remove_packs(store: Store, guest: str, now: float) -> None:
    """Deletes a guest's cards; packs of the last day stay as empty rows, which count towards the daily limit."""
    packs = schema.packs.c
    mine = packs.guest == guest

    def work(connection: Connection) -> None:
        connection.execute(delete(schema.packs).where(mine, packs.at <= now - A_DAY))
        connection.execute(update(schema.packs).where(mine).values(cards=[]))

    await store.database.write(work, guest)
