"""The store: the server's database, SQLite in one file or PostgreSQL for several processes.

Every method is a short transaction of its own.  Races are decided in `append`.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from sqlalchemy import Connection, Insert, Row, Select, func, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from inglenook.server.storage import schema, table_loading
from inglenook.server.storage.announcements import Announcements, News
from inglenook.server.storage.appending import Added, Append
from inglenook.server.storage.database import Closed, Database, Unanswered, open_database
from inglenook.server.storage.rows import (
    PERSON,
    PLAYING,
    WAITING,
    ChatRow,
    Entry,
    FaultRow,
    Guest,
    ListedSeat,
    ListedTable,
    NoTable,
    SeatRow,
    SnapshotRow,
    TableRow,
    TableState,
    entry_data,
)
from inglenook.server.storage.table_loading import WholeTable

A_DAY: Final = 24 * 3600
ASKED_AGAIN: Final = 2.0
"""Seconds for which the result of a health check is cached."""
PATIENCE: Final = 5.0
"""Seconds without an answer after which a health check fails."""

MOST_SEEN: Final = 20_000
"""Number of guests remembered as seen today, above which all are forgotten."""

LISTED_TABLE: Final = [schema.tables.c[name] for name in ListedTable.__dataclass_fields__]
LISTED_SEAT: Final = [schema.seats.c[name] for name in ListedSeat.__dataclass_fields__]


class Store:
    """All stored data of the server.  Created by `open_store`."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._announcements: Final = Announcements(database)
        self._asked = (-ASKED_AGAIN, False)
        self._seen: Final[dict[str, int]] = {}
        """The day, since 1970, on which each guest was last seen."""

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self._database.is_postgresql

    @property
    def process(self) -> str:
        """The name of this process in its news to others."""
        return self._announcements.process

    async def is_well(self) -> bool:
        """Whether the database answers and accepts writes; reading alone would not notice a full disk.

        The result is cached briefly, so that frequent checks are cheap.
        """
        at, well = self._asked
        if time.monotonic() - at > ASKED_AGAIN:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._database.write(self._probe)
                    well = await self._first(select(1)) is not None
            except (SQLAlchemyError, OSError, Unanswered, Closed):  # a timeout is an OSError
                well = False
            self._asked = (time.monotonic(), well)
        return well

    def _probe(self, connection: Connection) -> None:
        values = {"key": "probe", "value": str(time.time())}
        statement = self.insert_into(schema.meta).values(values)
        connection.execute(statement.on_conflict_do_update(index_elements=["key"], set_=values))

    # Guests and the cookie secret.

    async def secret(self) -> str:
        """Returns the secret that signs cookies, created once per database."""

        def work(connection: Connection) -> str:
            self._insert(connection, schema.meta, {"key": "secret", "value": secrets.token_hex(32)})
            found = connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == "secret"))
            return str(found.scalar_one())

        return await self._database.write(work)

    async def add_guest(self, guest: Guest) -> None:
        """Stores a new guest, or a guest's new name."""

        def work(connection: Connection) -> None:
            seen = {"name": guest.name, "seen": time.time()}
            statement = self.insert_into(schema.guests).values({"id": guest.id, **seen})
            connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=seen))

        await self._database.write(work, guest.id)

    async def saw(self, guest: str) -> None:
        """Records once a day that a guest was seen, so that the guest is not deleted (SR-86)."""
        today = int(time.time() // A_DAY)
        if self._seen.get(guest) == today:
            return
        if len(self._seen) >= MOST_SEEN:
            self._seen.clear()
        self._seen[guest] = today
        guests = schema.guests.c
        seen = update(schema.guests).where(guests.id == guest, guests.seen < time.time()).values(seen=time.time())
        await self._database.write(lambda connection: connection.execute(seen), guest)

    async def guest(self, id: str) -> Guest | None:
        """Returns a guest, or None."""
        guests = schema.guests.c
        row = await self._first(select(guests.id, guests.name).where(guests.id == id))
        return None if row is None else Guest(**row._mapping)

    # Tables and seats.

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        """Stores a new table; with entries, one that continues from a position of another."""

        def work(connection: Connection) -> None:
            connection.execute(self.insert_into(schema.tables), [asdict(table)])
            connection.execute(self.insert_into(schema.seats), [asdict(seat) for seat in seats])
            if entries:
                connection.execute(self.insert_into(schema.entries), [entry_data(entry) for entry in entries])

        await self._database.write(work)

    async def table(self, id: str) -> TableRow | None:
        """Returns a table's row, or None."""
        return await self._database.read(lambda connection: table_loading.table(connection, id))

    async def whole_table(self, id: str) -> WholeTable | None:
        """Returns everything needed to continue a table, in one read."""
        return await self._database.read(lambda connection: table_loading.whole_table(connection, id))

    async def version(self, table: str) -> int:
        """Returns the number of a table's last entry."""
        row = await self._first(select(schema.tables.c.version).where(schema.tables.c.id == table))
        return 0 if row is None else int(row.version)

    async def seats(self, table: str) -> list[SeatRow]:
        """Returns the seats of a table, in order."""
        return await self._database.read(lambda connection: table_loading.seats(connection, table))

    async def seats_of_tables(self, ids: Sequence[str]) -> dict[str, list[ListedSeat]]:
        """Returns the seats of several tables, in order, by table id."""
        seats = schema.seats.c
        wanted = select(*LISTED_SEAT).where(seats.table.in_(ids)).order_by(seats.table, seats.seat)
        found: dict[str, list[ListedSeat]] = {id: [] for id in ids}
        for row in await self._all(wanted):
            found[row.table].append(ListedSeat(**row._mapping))
        return found

    async def open_tables(self, most: int = 50) -> list[ListedTable]:
        """Returns open tables that wait for people or can be watched, changed within the last day, the newest first."""
        tables = schema.tables.c
        open = select(*LISTED_TABLE).where(tables.open, tables.state.in_((WAITING, PLAYING)))
        lively = open.where(tables.changed > time.time() - A_DAY)
        rows = await self._all(lively.order_by(tables.created.desc()).limit(most))
        return [ListedTable(**row._mapping) for row in rows]

    async def going_on(self, since: float, until: float, most: int = 50) -> list[str]:
        """Returns ids of tables that continue by themselves, with a person or league waiting, last changed in that
        time.
        """
        tables, seats = schema.tables.c, schema.seats.c
        people = select(seats.table).where(seats.kind == PERSON, seats.bot == "")
        watched = tables.id.in_(people) | (tables.league != "")  # a league waits for its games
        found = select(tables.id).where(tables.state == PLAYING, tables.asked == -1, watched)
        lately = found.where(tables.changed > since, tables.changed < until)
        return [row.id for row in await self._all(lately.order_by(tables.changed.desc()).limit(most))]

    async def tables_of(self, guest: str, most: int = 50) -> list[ListedTable]:
        """Returns the tables at which a guest has or had a seat, the latest first."""
        tables = schema.tables.c
        sits = select(schema.seats.c.table).where(schema.seats.c.guest == guest)
        found = select(*LISTED_TABLE).where(tables.id.in_(sits)).order_by(tables.changed.desc()).limit(most)
        return [ListedTable(**row._mapping) for row in await self._all(found)]

    async def change_table(self, id: str, only_if_state: str = "", **fields: object) -> bool:
        """Changes some fields of a table if its state is as expected; returns whether it did."""
        tables = schema.tables.c
        change = update(schema.tables).where(tables.id == id).values({"changed": time.time(), **fields})
        if only_if_state:
            change = change.where(tables.state == only_if_state)
        return await self._database.write(lambda connection: connection.execute(change).rowcount == 1, id)

    async def start(self, id: str, setup: dict[str, object], seed: str) -> bool:
        """Begins a waiting table; returns False if it had begun."""
        values = {"setup": setup, "seed": seed, "state": PLAYING, "changed": time.time()}
        tables = schema.tables.c
        begin = update(schema.tables).where(tables.id == id, tables.state == WAITING).values(values)
        return await self._database.write(lambda connection: connection.execute(begin).rowcount == 1, id)

    async def rematch(self, id: str, table: TableRow, seats: Sequence[SeatRow]) -> str:
        """Stores the rematch of a table and returns its id; if two were requested at once, the id of the first."""

        def work(connection: Connection) -> str:
            tables = schema.tables.c
            claim = update(schema.tables).where(tables.id == id, tables.after == "").values(after=table.id)
            if connection.execute(claim).rowcount == 1:
                connection.execute(self.insert_into(schema.tables), [asdict(table)])
                connection.execute(self.insert_into(schema.seats), [asdict(seat) for seat in seats])
                return table.id
            return str(connection.execute(select(tables.after).where(tables.id == id)).scalar_one())

        return await self._database.write(work)

    async def change_seat(
        self,
        table: str,
        seat: int,
        only_if_kind: str = "",
        only_if_guest: str | None = None,
        only_if_state: str = "",
        **fields: object,
    ) -> bool:
        """Changes some fields of a seat if the seat and its table are as expected; returns whether it did."""
        tables, seats = schema.tables.c, schema.seats.c
        change = update(schema.seats).where(seats.table == table, seats.seat == seat).values(fields)
        if only_if_kind:
            change = change.where(seats.kind == only_if_kind)
        if only_if_guest is not None:
            change = change.where(seats.guest == only_if_guest)

        def work(connection: Connection) -> bool:
            if only_if_state:  # locked, so that the state holds until the commit
                state = connection.execute(select(tables.state).where(tables.id == table).with_for_update()).scalar()
                if state != only_if_state:
                    return False
            return connection.execute(change).rowcount == 1

        return await self._database.write(work, table)

    async def seat_by_link(self, link: str) -> SeatRow | None:
        """Returns the seat that a link moves to another device, or None."""
        if not link:
            return None
        row = await self._first(select(schema.seats).where(schema.seats.c.link == link))
        return None if row is None else SeatRow(**row._mapping)

    # Play.

    async def append(
        self,
        entry: Entry,
        snapshot: SnapshotRow | None = None,
        *,
        asked: int | None = None,
        state: TableState | None = None,
        winners: list[int] | None = None,
    ) -> bool:
        """Stores an entry and its changes to the table, all or nothing; returns False if its number is taken.

        Other processes are told afterwards (SR-3).
        """
        added = Added(entry, asked, state, winners)
        kept = await self._database.write(Append(added, snapshot), entry.table)
        if kept:
            self._announcements.tell(News(entry.table, "entry", added))
        return kept

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Returns the entries of a table after a number."""
        return await self._database.read(lambda connection: table_loading.entries(connection, table, after))

    async def is_kept(self, entry: Entry) -> bool:
        """Whether exactly this entry is stored under its number."""
        entries = schema.entries.c
        found = await self._first(
            select(schema.entries).where(entries.table == entry.table, entries.number == entry.number)
        )
        return found is not None and {**found._mapping} == entry_data(entry)

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """Returns the latest snapshot of a game."""
        return await self._database.read(lambda connection: table_loading.snapshot(connection, table))

    # Chat and faults.

    async def say(self, line: ChatRow) -> ChatRow:
        """Stores a line of chat under the next number; its table may change meanwhile, but not be deleted."""
        chat, tables = schema.chat.c, schema.tables.c
        there = select(tables.id).where(tables.id == line.table).with_for_update(read=True, key_share=True)

        def work(connection: Connection) -> ChatRow:
            if connection.execute(there).first() is None:
                raise NoTable("server-refused-no-table")
            while True:  # another process may have taken the number
                last = connection.execute(select(func.max(chat.number)).where(chat.table == line.table)).scalar()
                numbered = replace(line, number=(last or 0) + 1)
                if self._insert(connection, schema.chat, asdict(numbered)):
                    return numbered

        return await self._database.write(work, line.table)

    async def chat(self, table: str, after: int = 0, most: int = 100) -> list[ChatRow]:
        """Returns the latest `most` lines of chat after a number, in order."""
        return await self._database.read(lambda connection: table_loading.chat(connection, table, after, most))

    async def add_fault(self, fault: FaultRow) -> None:
        """Stores a fault or a report."""
        await self._database.write(lambda connection: self._insert(connection, schema.faults, asdict(fault)))

    async def fault(self, id: str) -> FaultRow | None:
        """Returns a fault or report, or None."""
        row = await self._first(select(schema.faults).where(schema.faults.c.id == id))
        return None if row is None else FaultRow(**row._mapping)

    async def latest_fault(self, table: str) -> FaultRow | None:
        """Returns the latest fault of the rules at a table, or None."""
        faults = schema.faults.c
        found = select(schema.faults).where(faults.table == table, faults.kind == "rules")
        row = await self._first(found.order_by(faults.at.desc()).limit(1))
        return None if row is None else FaultRow(**row._mapping)

    # News between processes.

    async def announce(self, table: str, what: str) -> None:
        """Tells other processes that something about a table has changed; the hall defines the kinds of change."""
        await self._announcements.announce(table, what)

    def news(self) -> AsyncIterator[News]:
        """Yields other processes' news of followed tables; EVERYTHING if some may have been missed."""
        return self._announcements.news()

    async def follow(self, table: str) -> None:
        """Starts listening to other processes' news of a table."""
        await self._announcements.follow(table)

    async def unfollow(self, table: str) -> None:
        """Stops listening to other processes' news of a table."""
        await self._announcements.unfollow(table)

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """Returns the number of the last entry of each table, by table id."""
        tables = schema.tables.c
        return {
            row.id: row.version for row in await self._all(select(tables.id, tables.version).where(tables.id.in_(ids)))
        }

    async def close(self) -> None:
        """Closes the store once everything is written."""
        await self._announcements.close()
        await self._database.close()

    # Statements.

    @property
    def database(self) -> Database:
        """The database itself, for modules that store other data: leagues, decks, trials, cleanup, orders."""
        return self._database

    def insert_into(self, table: Any) -> Any:
        """Returns an insert statement in the dialect of the database."""
        if not self.shared:
            return sqlite.insert(table)
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table)

    def _insert(self, connection: Connection, table: Any, values: dict[str, Any]) -> bool:
        """Inserts a row unless its key is taken; returns whether it was inserted."""
        statement: Insert = self.insert_into(table).on_conflict_do_nothing()
        return connection.execute(statement, values).rowcount == 1

    async def _first(self, query: Select[Any]) -> Row[Any] | None:
        return await self._database.read(lambda connection: connection.execute(query).first())

    async def _all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self._database.read(lambda connection: connection.execute(query).all())


async def open_store(address: str, upgrade: bool = True) -> Store:
    """Opens the store at "sqlite:///file" or "postgresql://…"; creates missing tables.

    Without `upgrade`, a database with an older schema is refused.
    """
    return Store(await open_database(address, upgrade))
