"""The command `inglenook admin`, which manages the tables, players and database of a server, running or not.

Changes are stored as orders, which a running server carries out within a few seconds (SR-87).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import text

from inglenook.arguments import Arguments, BadArgument, line, number
from inglenook.kernel.messages import Argument, Message
from inglenook.server.admin.games import export_game, import_game, record_at
from inglenook.server.people.addresses import UNKNOWN, household
from inglenook.server.settings import default_database
from inglenook.server.storage import operator_orders
from inglenook.server.storage.cleanup import keep_house, noted_keep, remove_table
from inglenook.server.storage.database import address_of
from inglenook.server.storage.rows import PERSON, PLAYING
from inglenook.server.storage.store import Store, open_store
from inglenook.server.storage.upgrade import BadDatabase

NO_TABLE: Final = "-"
"""Announced in place of a table for an order not about a single table; an empty name would mean all tables."""

Said = list[Message]
"""The messages that an order prints."""


class Given(NamedTuple):
    """The arguments of an order."""

    address: str
    about: str
    reason: str
    page: int = 1


Does = Callable[[Store, Given], Awaitable[Said]]


def moment(at: float) -> str:
    """Formats a time for display."""
    return datetime.fromtimestamp(at, UTC).isoformat(" ", "minutes").removesuffix("+00:00")


# Lists.


async def list_tables(store: Store, given: Given) -> Said:
    """Lists the tables changed last, or the table named."""
    named = await store.table(given.about) if given.about else None
    if given.about and named is None:
        raise LookupError
    said = []
    for row in await operator_orders.tables(store, given.page) if named is None else [named]:
        seats = await store.seats(row.id)
        names = ", ".join([f"{seat.name} (guest {seat.guest})" if seat.kind == PERSON else seat.bot for seat in seats])
        told: dict[str, Argument] = {"id": row.id, "game": row.game, "state": row.state, "version": row.version}
        said.append(Message("admin-table", {**told, "changed": moment(row.changed), "names": names}))
    return listed(said, given)


async def list_reports(store: Store, given: Given) -> Said:
    """Lists players' reports and faults of the rules."""
    said = []
    for one in await operator_orders.reports(store, given.page):
        detail = " ".join(one.detail.split())
        told = {"id": one.id, "table": one.table, "kind": one.kind, "at": moment(one.at)}
        said.append(Message("admin-report", {**told, "detail": detail}))
    return listed(said, given)


async def list_orders(store: Store, given: Given) -> Said:
    """Lists the orders."""
    said = [
        Message("admin-order", {"at": moment(one.at), "by": one.by, "what": one.what, "about": one.about,
                                "reason": one.reason})
        for one in await operator_orders.latest(store, given.page)
    ]  # fmt: skip
    return listed(said, given)


def listed(said: Said, given: Given) -> Said:
    """Returns a page of a list, with a hint about the next page if there is one."""
    more = [Message("admin-more", {"page": given.page + 1})] if len(said) > operator_orders.PAGE else []
    return [*said[: operator_orders.PAGE], *more] or [Message("admin-nothing")]


# Tables.


async def freeze(store: Store, given: Given) -> Said:
    """Freezes a table until it is thawed."""
    row = await store.table(given.about)
    stops = row is not None and row.state == PLAYING
    return done(
        stops and await operator_orders.stop(store, given.about, await record_at(store, given.about), given.reason)
    )


async def thaw(store: Store, given: Given) -> Said:
    """Thaws a frozen table."""
    return done(await operator_orders.thaw(store, given.about))


async def close(store: Store, given: Given) -> Said:
    """Ends a game without winners."""
    return done(await operator_orders.close(store, given.about))


async def remove(store: Store, given: Given) -> Said:
    """Deletes a table."""
    return done(await remove_table(store, given.about))


async def export(store: Store, given: Given) -> Said:
    """Writes the record of a game to a file: "TABLE FILE", or "REPORT FILE" for the moment of a report."""
    id, _, file = given.about.partition(" ")
    if not file:
        raise BadArgument("admin-error-about", {"what": "export", "about": "TABLE FILE"})
    await export_game(store, id, file)
    return []


async def bring(store: Store, given: Given) -> Said:
    """Creates a table from a record."""
    return await import_game(store, given.about)


# Players.


async def mute(store: Store, given: Given) -> Said:
    """Mutes a guest or an address."""
    await operator_orders.bar(store, await somebody(store, given.about), operator_orders.MUTE, given.reason)
    return []


async def ban(store: Store, given: Given) -> Said:
    """Bans a guest or an address from play."""
    await operator_orders.bar(store, await somebody(store, given.about), operator_orders.BAN, given.reason)
    return []


async def unbar(store: Store, given: Given) -> Said:
    """Lifts a mute or ban."""
    return done(await operator_orders.unbar(store, who(given.about)))


async def somebody(store: Store, given: str) -> str:
    """Returns a guest or address as stored; refuses an unknown guest, so that a mistyped id is noticed."""
    found = who(given)
    kind, _, id = found.partition(" ")
    if kind == "guest" and await store.guest(id) is None:
        raise BadArgument("admin-error-no-guest", {"given": id})
    return found


def who(given: str) -> str:
    """Returns a guest or address as stored; addresses are reduced to the form that rate limits count."""
    kind, _, id = given.partition(" ")
    if kind == "address":
        id = household(id.strip().removesuffix("/64"))
    if kind not in ("guest", "address") or not id.strip() or id == UNKNOWN:
        raise BadArgument("admin-error-who", {"given": given})
    return f"{kind} {id.strip()}"


# The database.


async def vacuum(store: Store, given: Given) -> Said:
    """Deletes data past the server's own retention periods, and frees the disk space."""
    gone = await keep_house(store, await noted_keep(store))
    if not store.shared:
        file = str(address_of(given.address).database)
        await asyncio.to_thread(lambda: compact(file))
    return [Message("admin-house", {**gone})]


def compact(file: str) -> None:
    """Shrinks an SQLite file as far as possible."""
    with closing(sqlite3.connect(file, timeout=30)) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def backup(store: Store, given: Given) -> Said:
    """Copies the database to a file while the server runs."""
    if store.shared:
        raise BadDatabase("admin-error-postgresql")
    source = str(address_of(given.address).database)

    def copy() -> None:
        with closing(sqlite3.connect(source)) as found, closing(sqlite3.connect(given.about)) as kept:
            found.backup(kept)
            kept.execute(str(text("PRAGMA journal_mode=DELETE")))

    try:
        await asyncio.to_thread(copy)
    except sqlite3.Error as problem:
        raise BadDatabase("admin-error-copy", {"file": given.about, "detail": str(problem)}) from problem
    return []


ORDERS: Final[Mapping[str, tuple[Does, bool, bool]]] = {
    "tables": (list_tables, False, False),
    "reports": (list_reports, False, False),
    "orders": (list_orders, False, False),
    "freeze": (freeze, True, True),
    "thaw": (thaw, True, True),
    "close": (close, True, True),
    "remove": (remove, True, True),
    "mute": (mute, True, True),
    "ban": (ban, True, True),
    "unbar": (unbar, True, True),
    "export": (export, True, True),
    "import": (bring, True, True),
    "vacuum": (vacuum, False, True),
    "backup": (backup, True, True),
}
"""The orders: the function of each, whether it needs an argument, and whether it is stored."""


def done(was_done: bool) -> Said:
    """Returns no messages, or raises LookupError if there was nothing to act on."""
    if not was_done:
        raise LookupError
    return []


def declare(arguments: Arguments) -> None:
    """Declares the arguments of the command."""
    arguments.argument("ORDER", Message("help-admin-order", {"known": tuple(ORDERS)}))
    arguments.argument("ABOUT", Message("help-admin-about"), many=True)
    arguments.option("--database", "ADDRESS", Message("help-database"), line("--database"))
    arguments.option("--reason", "TEXT", Message("help-admin-reason"), line("--reason"))
    arguments.option("--page", "N", Message("help-admin-page"), number("--page", 1, 1_000_000), 1)


def run(arguments: Arguments, words: Sequence[str]) -> int:
    """Carries out an order and prints its messages."""
    given = arguments.read(words)
    if not given.words:
        raise BadArgument("admin-error-what", {"known": tuple(ORDERS)})
    what, about = given.words[0], " ".join(given.words[1:])
    if what not in ORDERS:
        raise BadArgument("admin-error-what", {"known": tuple(ORDERS)}).near(what, ORDERS)
    if ORDERS[what][1] and not about:
        raise BadArgument("admin-error-about", {"what": what, "about": "TABLE | guest ID | address IP | FILE"})
    address = given.database or default_database()
    for message in asyncio.run(carry_out(what, Given(address, about, given.reason or "", given.page))):
        print(arguments.wording.say(message))
    return 0


def look_for(address: str) -> None:
    """Refuses a missing database file: creating one would hide a mistyped address, and make backups empty."""
    url = address_of(address)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadDatabase("admin-error-no-database", {"file": str(url.database or "")})


async def carry_out(what: str, given: Given) -> Said:
    """Carries out an order and stores it."""
    does, _, noted = ORDERS[what]
    look_for(given.address)
    store = await open_store(given.address, upgrade=False)
    try:
        said = await does(store, given)
        if noted:
            await operator_orders.note(store, what, given.about, given.reason)
            about_one = given.about and " " not in given.about
            await store.announce(given.about if about_one else NO_TABLE, "order")
        return said or [Message("admin-done", {"what": what, "about": given.about})]
    except LookupError as problem:
        raise BadArgument("admin-error-unknown", {"what": what, "about": given.about}) from problem
    finally:
        await store.close()
