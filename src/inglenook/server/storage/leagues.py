"""Stored leagues: a row each, and their numbered deeds; of two processes that write the same number, one wins."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from sqlalchemy import Connection, Row, select, update

from inglenook.lotr.limited.league import OVER as LEAGUE_OVER
from inglenook.lotr.limited.league import SIT, WAITING, Deed
from inglenook.server.storage import schema
from inglenook.server.storage.rows import FROZEN, OVER, LeagueRow, SeatRow, TableRow
from inglenook.server.storage.store import A_DAY, Store

ENDED: Final = (OVER, FROZEN)
"""States of a table whose game is not played on."""


async def add_league(store: Store, league: LeagueRow, deeds: Sequence[Deed] = ()) -> None:
    """Stores a new league with its first deeds."""

    def work(connection: Connection) -> None:
        connection.execute(store.insert_into(schema.leagues), [asdict(league)])
        if deeds:
            connection.execute(store.insert_into(schema.deeds), [deed_data(league.id, deed) for deed in deeds])

    await store.database.write(work, league.id)


async def league_row(store: Store, id: str) -> LeagueRow | None:
    """Returns the row of a league, or None."""
    found = select(schema.leagues).where(schema.leagues.c.id == id)
    row = await store.database.read(lambda connection: connection.execute(found).first())
    return None if row is None else LeagueRow(**row._mapping)


async def deeds_after(store: Store, id: str, number: int) -> list[Deed]:
    """Returns the deeds of a league after a number."""
    deeds = schema.deeds.c
    found = select(schema.deeds).where(deeds.league == id, deeds.number > number).order_by(deeds.number)
    rows = await store.database.read(lambda connection: connection.execute(found).all())
    return [deed_of(row) for row in rows]


async def append_deeds(store: Store, id: str, deeds: Sequence[Deed], phase: str) -> bool:
    """Stores deeds and the league's resulting phase, all or nothing; returns False if a number is taken."""

    def work(connection: Connection) -> bool:
        insert = store.insert_into(schema.deeds).on_conflict_do_nothing()
        with connection.begin_nested() as part:
            for deed in deeds:
                if connection.execute(insert, deed_data(id, deed)).rowcount != 1:
                    part.rollback()
                    return False
        changed = {"phase": phase, "changed": time.time()}
        connection.execute(update(schema.leagues).where(schema.leagues.c.id == id).values(changed))
        return True

    return await store.database.write(work, id)


async def going_on(store: Store) -> list[str]:
    """Returns the ids of the leagues in progress, in which something may be due."""
    leagues = schema.leagues.c
    found = select(leagues.id).where(leagues.phase.not_in((WAITING, LEAGUE_OVER)))
    return [row.id for row in await store.database.read(lambda connection: connection.execute(found).all())]


async def listed_leagues(store: Store, guest: str, most: int = 30) -> list[LeagueRow]:
    """Returns the leagues that anybody can still join, and those that the guest has joined, the latest first."""
    leagues, deeds = schema.leagues.c, schema.deeds.c
    sat = select(deeds.league).where(deeds.kind == SIT, deeds.by == guest)
    lately = leagues.changed > time.time() - A_DAY
    listed = (leagues.open & (leagues.phase == WAITING) & lately) | leagues.id.in_(sat)
    found = select(schema.leagues).where(listed).order_by(leagues.changed.desc()).limit(most)
    rows = await store.database.read(lambda connection: connection.execute(found).all())
    return [LeagueRow(**row._mapping) for row in rows]


async def lay_once(store: Store, table: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Creates the table of a game unless it exists; returns whether it was created."""

    def work(connection: Connection) -> bool:
        insert = store.insert_into(schema.tables).on_conflict_do_nothing()
        if connection.execute(insert, asdict(table)).rowcount != 1:
            return False
        connection.execute(store.insert_into(schema.seats), [asdict(seat) for seat in seats])
        return True

    return await store.database.write(work, table.id)


async def ended_tables(store: Store, league: str) -> dict[str, list[int]]:
    """Returns a league's finished tables with their winners; a game frozen by the rules has no winner."""
    tables = schema.tables.c
    found = select(tables.id, tables.winners).where(tables.league == league, tables.state.in_(ENDED))
    rows = await store.database.read(lambda connection: connection.execute(found).all())
    return {row.id: list(row.winners) for row in rows}


async def laid_tables(store: Store, league: str) -> set[str]:
    """Returns the ids of a league's existing tables."""
    found = select(schema.tables.c.id).where(schema.tables.c.league == league)
    return {row.id for row in await store.database.read(lambda connection: connection.execute(found).all())}


def deed_data(league: str, deed: Deed) -> dict[str, object]:
    """Returns a deed as the columns of its row."""
    return {
        "league": league,
        "number": deed.number,
        "kind": deed.kind,
        "seat": deed.seat,
        "words": list(deed.words),
        "at": deed.at,
        "by": deed.by,
    }


def deed_of(row: Row[tuple[object, ...]]) -> Deed:
    """Returns the deed in a row."""
    kept = row._mapping
    return Deed(kept["number"], kept["kind"], kept["seat"], tuple(kept["words"]), kept["at"], kept["by"])
