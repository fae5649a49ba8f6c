"""Sessions of people: one for each browser, kept as the hash of a random token (SR-130)."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from sqlalchemy import Connection, Row, Select, delete, select, update

from inglenook.server.storage import schema
from inglenook.server.storage.rows import Guest
from inglenook.server.storage.store import Store

Beginning = Literal["guest", "cookie", "words", "passkey"]
"""The way in which a session began: a new guest, the exchange of a signed cookie, or a way into an account."""
NEW_GUEST: Final[Beginning] = "guest"
EXCHANGED: Final[Beginning] = "cookie"

MOST: Final = 50
"""Maximum number of sessions per person; the one unused for the longest time gives way to a new one."""
ASKED_AT_ONCE: Final = 500
"""Maximum number of sessions looked up in one query."""
GRACE: Final = 600.0
"""Seconds for which a signed cookie still works after its exchange, for requests that were under way."""


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session: the browser it belongs to, and when it was used."""

    mark: str
    """The hash of the token that the browser holds."""
    id: str
    """A public name for lists, which gives no access."""
    guest: str
    begun_by: Beginning
    browser: str
    system: str
    country: str
    """Two letters, where the operator's proxy tells them; else ""."""
    created: float
    seen: float
    """Time of the last use, up to an hour late; 0.0 before the first use."""
    proven: float = 0.0
    """Time when the person last showed a way into the account; 0.0 for a guest."""


@dataclass(frozen=True, slots=True)
class Session:
    """A session with the person it belongs to."""

    row: SessionRow
    guest: Guest
    kept_since: float = 0.0
    """Time since when the person has an account; 0.0 for a guest."""


async def begin(store: Store, row: SessionRow, new_guest: Guest | None = None) -> None:
    """Stores a new session, for a new guest together with the guest; drops the person's least used excess sessions."""

    def work(connection: Connection) -> None:
        if new_guest is not None:
            values = {"id": new_guest.id, "name": new_guest.name, "seen": time.time()}
            connection.execute(store.insert_into(schema.guests).values(values).on_conflict_do_nothing())
        add_session(store, connection, row)

    await store.database.write(work, row.guest)


def add_session(store: Store, connection: Connection, row: SessionRow) -> None:
    """Stores a session in the current transaction, and drops the person's least used excess sessions."""
    sessions = schema.sessions.c
    connection.execute(store.insert_into(schema.sessions).values(asdict(row)))
    others = select(sessions.mark).where(sessions.guest == row.guest, sessions.mark != row.mark)
    excess = others.order_by(sessions.seen.desc(), sessions.mark).offset(MOST - 1)
    gone = connection.execute(excess).scalars().all()
    if gone:
        connection.execute(delete(schema.sessions).where(sessions.mark.in_(gone)))


async def rotate(store: Store, row: SessionRow, mark: str, now: float) -> bool:
    """Gives a session a new token, as its person has just shown who they are; returns whether it still existed."""
    sessions = schema.sessions.c
    change = update(schema.sessions).where(sessions.mark == row.mark)
    changed = change.values(mark=mark, created=now, seen=now, proven=now)
    return await store.database.write(lambda connection: connection.execute(changed).rowcount == 1, row.guest)


async def find(store: Store, marks: Collection[str], by_id: bool = False) -> dict[str, Session]:
    """Returns the sessions with these marks that still exist, by mark; with `by_id`, those with these public names."""
    sessions, guests = schema.sessions.c, schema.guests.c
    joined = schema.sessions.join(schema.guests, sessions.guest == guests.id)
    wanted = select(schema.sessions, guests.name, guests.kept_since).select_from(joined)
    asked = list(marks)
    found: dict[str, Session] = {}
    for first in range(0, len(asked), ASKED_AT_ONCE):
        rows = await _all(
            store, wanted.where((sessions.id if by_id else sessions.mark).in_(asked[first : first + ASKED_AT_ONCE]))
        )
        for one in rows:
            values = dict(one._mapping)
            guest, kept_since = Guest(values["guest"], values.pop("name")), values.pop("kept_since")
            found[one.mark] = Session(SessionRow(**values), guest, kept_since)
    return found


async def of_guest(store: Store, guest: str) -> list[SessionRow]:
    """Returns the sessions of a person, the latest begun first."""
    sessions = schema.sessions.c
    rows = await _all(store, select(schema.sessions).where(sessions.guest == guest).order_by(sessions.created.desc()))
    return [SessionRow(**row._mapping) for row in rows]


async def touch(store: Store, row: SessionRow, now: float, country: str) -> None:
    """Records that a session is in use.

    The first use of a session that replaced a signed cookie shows that the browser has the new token, so the signed
    cookie is accepted only for a moment longer.
    """
    sessions, guests = schema.sessions.c, schema.guests.c
    used = update(schema.sessions).where(sessions.mark == row.mark).values(seen=now, country=country)
    until = now + GRACE
    replaced = update(schema.guests).where(guests.id == row.guest, guests.signed_until > until)

    def work(connection: Connection) -> None:
        connection.execute(used)
        if row.begun_by == EXCHANGED and not row.seen:
            connection.execute(replaced.values(signed_until=until))

    await store.database.write(work, row.guest)


async def end(store: Store, guest: str, id: str) -> str:
    """Ends a session of a person; returns its mark, or "" if there was none."""
    sessions = schema.sessions.c
    which = (sessions.guest == guest) & (sessions.id == id)

    def work(connection: Connection) -> str:
        mark = connection.execute(select(sessions.mark).where(which)).scalar()
        connection.execute(delete(schema.sessions).where(which))
        return str(mark or "")

    return await store.database.write(work, guest)


async def end_all(store: Store, guest: str, but: str = "") -> int:
    """Ends the sessions of a person, except the one with the mark `but`, and refuses the person's signed cookies.

    Returns how many sessions ended.
    """
    sessions, guests = schema.sessions.c, schema.guests.c

    def work(connection: Connection) -> int:
        connection.execute(update(schema.guests).where(guests.id == guest).values(signed_until=0.0))
        gone = delete(schema.sessions).where(sessions.guest == guest, sessions.mark != but)
        return int(connection.execute(gone).rowcount)

    return await store.database.write(work, guest)


async def signed(store: Store, ids: Collection[str], now: float) -> dict[str, Guest]:
    """Returns the guests whose signed cookies are still accepted, by id."""
    guests = schema.guests.c
    asked = list(ids)
    found: dict[str, Guest] = {}
    for first in range(0, len(asked), ASKED_AT_ONCE):
        some = guests.id.in_(asked[first : first + ASKED_AT_ONCE]) & (guests.signed_until > now)
        for row in await _all(store, select(guests.id, guests.name).where(some)):
            found[row.id] = Guest(row.id, row.name)
    return found


async def _all(store: Store, query: Select[Any]) -> list[Row[Any]]:
    return await store.database.read(lambda connection: list(connection.execute(query).all()))
