"""The operator's orders: stored in the database, and read by the server processes (SR-87)."""

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
"""Number of rows in a page of a list."""
STOPPED: Final = "stopped"
"""Detail of a fault that marks a table as frozen by an order."""


@dataclass(frozen=True, slots=True)
class Order:
    """An order: its time, its giver, the action, the guest, address or table concerned, and the reason."""

    number: int
    at: float
    by: str
    what: str
    about: str
    reason: str


async def note(store: Store, what: str, about: str = "", reason: str = "") -> None:
    """Stores an order that was carried out."""
    row = {"at": time.time(), "by": user(), "what": what, "about": about, "reason": reason}
    await store.database.write(lambda connection: connection.execute(insert(schema.orders).values(row)))


def user() -> str:
    """Returns the operator's user name in the system."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # the user id has no name; on Windows a module is missing
        return "unknown"


async def orders(store: Store, after: int = 0) -> list[Order]:
    """Returns the orders after a number."""
    wanted = select(schema.orders).where(schema.orders.c.number > after).order_by(schema.orders.c.number)
    rows = await store.database.read(lambda connection: connection.execute(wanted).all())
    return [Order(**row._mapping) for row in rows]


async def latest(store: Store, page: int = 1) -> list[Order]:
    """Returns a page of orders, the latest first."""
    rows = await paged(store, select(schema.orders).order_by(schema.orders.c.number.desc()), page)
    return [Order(**row._mapping) for row in rows]


async def paged(store: Store, wanted: Select[Any], page: int) -> Sequence[Row[Any]]:
    """Returns a page of a list, plus one row if there are more."""
    some = wanted.limit(PAGE + 1).offset((page - 1) * PAGE)
    return await store.database.read(lambda connection: connection.execute(some).all())


async def last_order(store: Store) -> int:
    """Returns the number of the latest order; 0 if there are none."""
    latest = select(func.max(schema.orders.c.number))
    return int(await store.database.read(lambda connection: connection.execute(latest).scalar()) or 0)


# Barred guests and addresses.


async def barred(store: Store) -> dict[str, str]:
    """Returns the barred guests and addresses, each with its kind: muted or banned."""
    rows = await store.database.read(lambda connection: connection.execute(select(schema.barred)).all())
    return {row.who: row.kind for row in rows}


async def bar(store: Store, who: str, kind: str, reason: str) -> None:
    """Mutes or bans a guest or an address."""
    row = {"who": who, "kind": kind, "at": time.time(), "reason": reason}

    def work(connection: Connection) -> None:
        connection.execute(delete(schema.barred).where(schema.barred.c.who == who))
        connection.execute(insert(schema.barred).values(row))

    await store.database.write(work)


async def unbar(store: Store, who: str) -> bool:
    """Lifts a mute or ban; returns whether there was one."""
    gone = delete(schema.barred).where(schema.barred.c.who == who)
    return await store.database.write(lambda connection: bool(connection.execute(gone).rowcount))


# Tables.


async def tables(store: Store, page: int = 1) -> list[TableRow]:
    """Returns a page of tables, the latest changed first."""
    rows = await paged(store, select(schema.tables).order_by(schema.tables.c.changed.desc()), page)
    return [TableRow(**row._mapping) for row in rows]


async def stop(store: Store, table: str, record: str, reason: str) -> bool:
    """Freezes a table until it is thawed; returns False if no game is in progress."""
    if not await store.change_table(table, only_if_state=PLAYING, state=FROZEN):
        return False
    fault = FaultRow(f"stopped-{time.time_ns():x}", table, "rules", STOPPED, record, time.time(), {STOPPED: reason})
    await store.add_fault(fault)
    return True


async def thaw(store: Store, table: str) -> bool:
    """Thaws a frozen table, whatever froze it; its faults stay stored, but no longer block it."""
    return await store.change_table(table, only_if_state=FROZEN, state=PLAYING)


async def close(store: Store, table: str) -> bool:
    """Ends a game without winners; returns False if it was not in progress."""
    for state in (PLAYING, FROZEN):
        if await store.change_table(table, only_if_state=state, state=OVER, winners=[], asked=-1):
            return True
    return False


async def reports(store: Store, page: int = 1) -> list[FaultRow]:
    """Returns a page of players' reports and faults of the rules, the latest first."""
    rows = await paged(store, select(schema.faults).order_by(schema.faults.c.at.desc()), page)
    return [FaultRow(**row._mapping) for row in rows]
