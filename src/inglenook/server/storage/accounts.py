"""Accounts: guests with a way in, the ways themselves, and the joining of a guest to an account (SR-133, SR-135)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update

from inglenook.server.storage import schema
from inglenook.server.storage.rows import OVER, Guest
from inglenook.server.storage.sessions import SessionRow, add_session
from inglenook.server.storage.store import A_DAY, Store

WayKind = Literal["words", "passkey"]
WORDS: Final[WayKind] = "words"
PASSKEY: Final[WayKind] = "passkey"

JOINED_AGAIN: Final = 2 * A_DAY
"""Seconds for which a joined guest is looked after, in case a request under way wrote something for the guest."""


@dataclass(frozen=True, slots=True)
class WayRow:
    """A way into an account."""

    id: str
    """A public name for lists, which gives no access."""
    mark: str
    """The hash of recovery words, or of the credential id of a passkey."""
    guest: str
    kind: WayKind
    name: str
    data: bytes
    """The public key of a passkey; empty for words."""
    created: float
    used: float
    """Time of the last use; 0.0 before the first one."""


@dataclass(frozen=True, slots=True)
class Joined:
    """How much a guest brought along to an account, and the unfinished tables among it."""

    guest: str = ""
    """The guest who joined; "" if nobody did."""
    games: int = 0
    decks: int = 0
    packs: int = 0
    leagues: int = 0
    tables: tuple[str, ...] = ()


async def ways_of(store: Store, guest: str) -> list[WayRow]:
    """Returns the ways into an account, the oldest first."""
    ways = schema.ways.c
    found = select(schema.ways).where(ways.guest == guest).order_by(ways.created, ways.id)
    rows = await store.database.read(lambda connection: connection.execute(found).all())
    return [WayRow(**row._mapping) for row in rows]


async def way(store: Store, mark: str, kind: WayKind) -> tuple[WayRow, Guest] | None:
    """Returns a way by its mark, with the person it belongs to; None if there is none."""
    ways, guests = schema.ways.c, schema.guests.c
    joined = schema.ways.join(schema.guests, ways.guest == guests.id)
    found = select(schema.ways, guests.name.label("called")).select_from(joined)
    row = await _first(store, found.where(ways.mark == mark, ways.kind == kind))
    if row is None:
        return None
    values = dict(row._mapping)
    called = values.pop("called")
    return WayRow(**values), Guest(values["guest"], called)


async def add_way(store: Store, way: WayRow, most: int) -> bool:
    """Adds a way to a person, who thereby has an account; words replace earlier words.

    Returns False if the way exists already or the person has `most` ways.
    """
    ways, guests = schema.ways.c, schema.guests.c
    own = ways.guest == way.guest
    keep = update(schema.guests).where(guests.id == way.guest, guests.kept_since == 0.0)

    def work(connection: Connection) -> bool:
        if connection.execute(select(guests.id).where(guests.id == way.guest).with_for_update()).first() is None:
            return False
        if way.kind == WORDS:
            connection.execute(delete(schema.ways).where(own, ways.kind == WORDS))
        if connection.execute(select(func.count()).where(own)).scalar_one() >= most:
            return False
        added = connection.execute(store.insert_into(schema.ways).on_conflict_do_nothing(), asdict(way))
        connection.execute(keep.values(kept_since=way.created))
        return added.rowcount == 1

    return await store.database.write(work, way.guest)


async def rename_way(store: Store, guest: str, id: str, name: str) -> bool:
    """Renames a way into an account; returns whether there is one."""
    ways = schema.ways.c
    change = update(schema.ways).where(ways.guest == guest, ways.id == id).values(name=name)
    return await store.database.write(lambda connection: connection.execute(change).rowcount == 1, guest)


async def remove_way(store: Store, guest: str, id: str) -> bool | None:
    """Removes a way into an account; False: it is the last one, None: there is none."""
    ways = schema.ways.c
    own = ways.guest == guest

    def work(connection: Connection) -> bool | None:
        connection.execute(select(schema.guests.c.id).where(schema.guests.c.id == guest).with_for_update())
        found = set(connection.execute(select(ways.id).where(own)).scalars())
        if id not in found:
            return None
        if len(found) == 1:
            return False
        connection.execute(delete(schema.ways).where(own, ways.id == id))
        return True

    return await store.database.write(work, guest)


async def kept_since(store: Store, guest: str) -> float:
    """Returns since when a person has an account; 0.0 for a guest."""
    guests = schema.guests.c
    row = await _first(store, select(guests.kept_since).where(guests.id == guest))
    return 0.0 if row is None else float(row.kept_since)


async def sign_in(store: Store, way: WayRow, session: SessionRow, before: SessionRow | None) -> Joined:
    """Begins a session of an account, and ends the one that the browser had before, all or nothing.

    A guest without an account who had that session joins the account with everything the guest has (SR-135).
    """
    ways, guests, sessions = schema.ways.c, schema.guests.c, schema.sessions.c
    leaves = "" if before is None or before.guest == way.guest else before.guest
    is_guest = select(guests.id).where(guests.id == leaves, guests.kept_since == 0.0).with_for_update()

    def work(connection: Connection) -> Joined:
        connection.execute(update(schema.ways).where(ways.id == way.id).values(used=session.created))
        add_session(store, connection, session)
        joined = Joined()
        if leaves and connection.execute(is_guest).first() is not None:
            row = {"guest": leaves, "person": way.guest, "at": session.created}
            connection.execute(insert(schema.joins).values(row))
            joined = carry_over(store, connection, leaves, way.guest)
            connection.execute(delete(schema.sessions).where(sessions.guest == leaves))
            connection.execute(delete(schema.guests).where(guests.id == leaves))
        elif before is not None:
            connection.execute(delete(schema.sessions).where(sessions.mark == before.mark))
        return joined

    return await store.database.write(work, way.guest)


def carry_over(store: Store, connection: Connection, guest: str, person: str) -> Joined:
    """Gives everything of a guest to a person; a second call finds nothing left to give."""
    tables, seats = schema.tables.c, schema.seats.c
    going_on = select(tables.id).where(
        tables.id.in_(select(seats.table).where(seats.guest == guest)) | (tables.host == guest), tables.state != OVER
    )
    live = tuple(connection.execute(going_on).scalars())
    games = _count(connection, select(func.count(seats.table.distinct())).where(seats.guest == guest))
    connection.execute(update(schema.tables).where(tables.host == guest).values(host=person))
    connection.execute(update(schema.seats).where(seats.guest == guest).values(guest=person))
    _carry_trial(connection, guest, person)
    _carry_bar(connection, guest, person)
    _carry_programs(connection, guest, person)
    return Joined(
        guest,
        games,
        _carry_decks(connection, guest, person),
        _carry_packs(connection, guest, person),
        _carry_leagues(store, connection, guest, person),
        live,
    )


def _carry_decks(connection: Connection, guest: str, person: str) -> int:
    """Gives the decks of a guest to a person; one with a taken id gets a new id."""
    decks = schema.decks.c
    connection.execute(delete(schema.decks).where(decks.guest == guest, decks.gone))
    taken = select(decks.id).where(decks.guest == person)
    for id in connection.execute(select(decks.id).where(decks.guest == guest, decks.id.in_(taken))).scalars().all():
        other = f"{id[:24]}-{time.time_ns():x}"
        connection.execute(update(schema.decks).where(decks.guest == guest, decks.id == id).values(id=other))
    return connection.execute(update(schema.decks).where(decks.guest == guest).values(guest=person)).rowcount


def _carry_packs(connection: Connection, guest: str, person: str) -> int:
    """Gives the packs of a guest to a person, numbered after the person's own."""
    packs = schema.packs.c
    last = connection.execute(select(func.max(packs.number)).where(packs.guest == person)).scalar() or 0
    change = update(schema.packs).where(packs.guest == guest)
    return connection.execute(change.values(guest=person, number=packs.number + last)).rowcount


def _carry_leagues(store: Store, connection: Connection, guest: str, person: str) -> int:
    """Seats a person in the leagues of a guest, by a deed like any other, which every process follows."""
    from inglenook.lotr.limited.league import SIT  # the start does not load the card game (SR-16)

    deeds, leagues = schema.deeds.c, schema.leagues.c
    connection.execute(update(schema.leagues).where(leagues.host == guest).values(host=person))
    carried = 0
    sat = select(deeds.league).where(deeds.kind == SIT, deeds.by == guest).distinct()
    for league in connection.execute(sat).scalars().all():
        seatings = select(deeds.seat, deeds.words, deeds.by, deeds.kind).where(
            deeds.league == league, deeds.kind.in_((SIT, "leave"))
        )
        sitters = {row.seat: row for row in connection.execute(seatings.order_by(deeds.number))}
        for seat, row in sitters.items():
            if row.kind == SIT and row.by == guest:
                _add_deed(store, connection, league, seat, row.words, person)
                carried += 1
    return carried


def _add_deed(store: Store, connection: Connection, league: str, seat: int, words: Sequence[str], person: str) -> None:
    from inglenook.lotr.limited.league import SIT

    deeds = schema.deeds.c
    last = select(func.max(deeds.number)).where(deeds.league == league)
    row = {"league": league, "kind": SIT, "seat": seat, "words": list(words), "at": time.time(), "by": person}
    statement = store.insert_into(schema.deeds).on_conflict_do_nothing()
    while True:  # another process may have taken the number
        number = connection.execute(last).scalar_one() + 1
        if connection.execute(statement, {**row, "number": number}).rowcount == 1:
            return


def _carry_trial(connection: Connection, guest: str, person: str) -> None:
    """Gives the trial of a guest to a person who has none."""
    trials = schema.trials.c
    if connection.execute(select(trials.guest).where(trials.guest == person)).first() is None:
        connection.execute(update(schema.trials).where(trials.guest == guest).values(guest=person))
    connection.execute(delete(schema.trials).where(trials.guest == guest))


def _carry_programs(connection: Connection, guest: str, person: str) -> None:
    """Gives the programs of a guest to a person, and revokes tokens that act as the guest.

    Such a token could have been made by somebody else who once had the guest's browser.
    """
    tokens, programs = schema.tokens.c, schema.programs.c
    connection.execute(delete(schema.tokens).where(tokens.person == guest))
    connection.execute(update(schema.tokens).where(tokens.owner == guest).values(owner=person))
    connection.execute(update(schema.programs).where(programs.owner == guest).values(owner=person))


def _carry_bar(connection: Connection, guest: str, person: str) -> None:
    """Bars a person from what the guest was barred from, so that an account is no way around it."""
    barred = schema.barred.c
    if connection.execute(select(barred.who).where(barred.who == f"guest {person}")).first() is None:
        connection.execute(update(schema.barred).where(barred.who == f"guest {guest}").values(who=f"guest {person}"))


async def carry_over_again(store: Store, now: float, since: float = JOINED_AGAIN) -> int:
    """Gives what was written for guests after they had joined an account to that account.

    A request that was under way during the joining may write a seat or a deck for a guest who is gone.
    """
    joins = schema.joins.c

    def work(connection: Connection) -> int:
        rows = connection.execute(select(schema.joins).where(joins.at > now - since)).all()
        found = [carry_over(store, connection, row.guest, row.person) for row in rows]
        return sum([one.games + one.decks + one.packs + one.leagues for one in found])

    return await store.database.write(work)


def _count(connection: Connection, query: Select[Any]) -> int:
    return int(connection.execute(query).scalar_one())


async def _first(store: Store, query: Select[Any]) -> Row[Any] | None:
    return await store.database.read(lambda connection: connection.execute(query).first())
