"""What whoever runs the server orders: it is written down, and the processes that serve take note of it (SR-87)."""

from __future__ import annotations

import getpass
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, delete, func, insert, select

from inglenook.server.storage import schema
from inglenook.server.storage.rows import FROZEN, OVER, PLAYING, FaultRow, TableRow
from inglenook.server.storage.store import Store

MUTE: Final = "mute"
BAN: Final = "ban"
PAGE: Final = 100
"""So much is listed at once."""
STOPPED: Final = "stopped"
"""The kind of a fault with which a table was stopped by order."""


@dataclass(frozen=True, slots=True)
class Order:
    """One order: who gave it when, what it was, about whom or which table, and why."""

    number: int
    at: float
    by: str
    what: str
    about: str
    reason: str


async def note(store: Store, what: str, about: str = "", reason: str = "") -> None:
    """Writes down an order that was carried out."""
    row = {"at": time.time(), "by": user(), "what": what, "about": about, "reason": reason}
    await store.database.write(lambda connection: connection.execute(insert(schema.orders).values(row)))


def user() -> str:
    """Who gives orders, as the system knows them."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # nobody has this number; Windows asks for a module it does not have
        return "unknown"


async def orders(store: Store, after: int = 0) -> list[Order]:
    """The orders after that one."""
    wanted = select(schema.orders).where(schema.orders.c.number > after).order_by(schema.orders.c.number)
    rows = await store.database.read(lambda connection: connection.execute(wanted).all())
    return [Order(**row._mapping) for row in rows]


async def latest(store: Store, page: int = 1) -> list[Order]:
    """The orders, the latest first."""
    rows = await paged(store, select(schema.orders).order_by(schema.orders.c.number.desc()), page)
    return [Order(**row._mapping) for row in rows]


async def paged(store: Store, wanted: Select[Any], page: int) -> Sequence[Row[Any]]:
    """A page of a list, and one more if there is more."""
    some = wanted.limit(PAGE + 1).offset((page - 1) * PAGE)
    return await store.database.read(lambda connection: connection.execute(some).all())


async def last_order(store: Store) -> int:
    """The number of the latest order; 0 if there was none."""
    latest = select(func.max(schema.orders.c.number))
    return int(await store.database.read(lambda connection: connection.execute(latest).scalar()) or 0)


# Who is barred.


async def barred(store: Store) -> dict[str, str]:
    """Who may not write or play, and which of both."""
    rows = await store.database.read(lambda connection: connection.execute(select(schema.barred)).all())
    return {row.who: row.kind for row in rows}


async def bar(store: Store, who: str, kind: str, reason: str) -> None:
    """Lets somebody not write or not play any more."""
    row = {"who": who, "kind": kind, "at": time.time(), "reason": reason}

    def work(connection: Connection) -> None:
        connection.execute(delete(schema.barred).where(schema.barred.c.who == who))
        connection.execute(insert(schema.barred).values(row))

    await store.database.write(work)


async def unbar(store: Store, who: str) -> bool:
    """Lets somebody write and play again; whether that was not so."""
    gone = delete(schema.barred).where(schema.barred.c.who == who)
    return await store.database.write(lambda connection: bool(connection.execute(gone).rowcount))


# Tables.


async def tables(store: Store, page: int = 1) -> list[TableRow]:
    """The tables at which something happened last."""
    rows = await paged(store, select(schema.tables).order_by(schema.tables.c.changed.desc()), page)
    return [TableRow(**row._mapping) for row in rows]


async def stop(store: Store, table: str, record: str, reason: str) -> bool:
    """Freezes a table until it is thawed; False if nobody plays there."""
    if not await store.change_table(table, only_if_state=PLAYING, state=FROZEN):
        return False
    fault = FaultRow(f"stopped-{time.time_ns():x}", table, "rules", STOPPED, record, time.time(), {STOPPED: reason})
    await store.add_fault(fault)
    return True


async def thaw(store: Store, table: str) -> bool:
    """Lets a frozen table go on, whatever it was frozen for; the faults are kept, but no longer stand in its way."""
    return await store.change_table(table, only_if_state=FROZEN, state=PLAYING)


async def close(store: Store, table: str) -> bool:
    """Ends a game without winners; False if it was not going on."""
    for state in (PLAYING, FROZEN):
        if await store.change_table(table, only_if_state=state, state=OVER, winners=[], asked=-1):
            return True
    return False


async def reports(store: Store, page: int = 1) -> list[FaultRow]:
    """What players have reported and where rules have failed, the latest first."""
    rows = await paged(store, select(schema.faults).order_by(schema.faults.c.at.desc()), page)
    return [FaultRow(**row._mapping) for row in rows]
