"""Events of persons: their tables whose state, turn or result has changed.

A process looks once a second for the tables of all persons who listen, with one query.  So events reach every process,
whichever process changed a table, and cost the same for one listener and for a hundred.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from inglenook.server.storage import schema
from inglenook.server.storage.database import Unanswered
from inglenook.server.storage.rows import OVER, PERSON, PLAYING, TableState
from inglenook.server.storage.store import Store
from inglenook.server.tables.results import Result, result_of

log = structlog.get_logger("inglenook.server.programs")

LOOKED_EVERY: Final = 1.0
"""Seconds between two looks at the tables of those who listen."""
TOLD_FOR: Final = 60.0
"""Seconds for which a finished game is looked at."""
MOST_WAITING: Final = 200
"""Number of unread events above which a listener is sent all its tables anew."""


class OwnTable(Struct, tag_field="type", tag="own_table", frozen=True):
    """A table at which the person has seats, as it is now."""

    table: str
    game: str
    title: str
    state: TableState
    seats: tuple[int, ...]
    """The person's own seats."""
    your_turn: bool
    version: int
    """Number of the table's latest entry; with `your_turn`, the number of the question."""
    result: Result
    """The person's result in a finished game; "ended": the game has no winner."""


class Following:
    """A listener's unread events."""

    def __init__(self, events: Events, person: str) -> None:
        self._events: Final = events
        self.person: Final = person
        self._waiting: asyncio.Queue[OwnTable] = asyncio.Queue()
        self._known: dict[str, OwnTable] | None = None

    def hear(self, tables: Iterable[OwnTable]) -> None:
        """Queues what has changed; at first, and after too many unread events, all tables that are not over."""
        known = self._known
        if self._waiting.qsize() > MOST_WAITING:
            self._waiting, known = asyncio.Queue(), None
        now = {table.table: table for table in tables}
        for table in now.values():
            if table.state != OVER if known is None else is_news(known.get(table.table), table):
                self._waiting.put_nowait(table)
        self._known = now

    async def next(self) -> bytes:
        """Waits for the next event, and returns it as JSON."""
        return msgspec.json.encode(await self._waiting.get())

    async def leave(self) -> None:
        """Stops listening."""
        self._events.forget(self)


def is_news(before: OwnTable | None, now: OwnTable) -> bool:
    """Whether a table has changed in a way that its player wants to know."""
    if before is None or (now.your_turn and now.version != before.version):
        return True
    return (before.state, before.your_turn, before.seats) != (now.state, now.your_turn, now.seats)


class Events:
    """The persons who listen through this process."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._following: Final[list[Following]] = []
        self._looking: asyncio.Task[None] | None = None

    async def follow(self, person: str) -> Following:
        """Begins to listen for a person, who is told all own tables that are not over."""
        found = Following(self, person)
        found.hear((await tables_of(self._store, {person})).get(person, ()))
        self._following.append(found)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look_regularly())
        return found

    def forget(self, following: Following) -> None:
        """Stops listening for a person."""
        self._following.remove(following)

    async def _look_regularly(self) -> None:
        while True:
            await asyncio.sleep(LOOKED_EVERY)
            try:
                await self.look()
            except (DBAPIError, OSError, Unanswered):
                log.warning("looking for events", exc_info=True)

    async def look(self) -> None:
        """Tells everybody who listens what has changed."""
        if not self._following:
            return
        found = await tables_of(self._store, {one.person for one in self._following})
        for one in list(self._following):
            one.hear(found.get(one.person, ()))

    async def close(self) -> None:
        """Stops looking."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])


async def tables_of(store: Store, people: set[str]) -> dict[str, list[OwnTable]]:
    """Returns the tables of each person that are not over, or were over a moment ago."""
    seats, tables = schema.seats.c, schema.tables.c
    columns = (seats.guest, seats.seat, tables.id, tables.game, tables.title, tables.state)
    also = (tables.version, tables.asked, tables.winners)
    both = select(*columns, *also).join_from(schema.seats, schema.tables, tables.id == seats.table)
    lately = (tables.state != OVER) | (tables.changed > time.time() - TOLD_FOR)
    wanted = both.where(seats.guest.in_(people), seats.kind == PERSON, lately).order_by(tables.created, seats.seat)
    rows = await store.database.read(lambda connection: connection.execute(wanted).all())
    found: dict[str, dict[str, OwnTable]] = {}
    for row in rows:
        held = found.setdefault(row.guest, {})
        own = (*(held[row.id].seats if row.id in held else ()), row.seat)
        turn = row.state == PLAYING and row.asked in own
        held[row.id] = OwnTable(
            row.id, row.game, row.title, row.state, own, turn, row.version, result_of(row.state, row.winners, own)
        )
    return {person: list(held.values()) for person, held in found.items()}
