"""Deletion of expired data."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict, replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import insert, text, update

from inglenook.server.storage import schema
from inglenook.server.storage.cleanup import keep_house, note_watched, remove_table
from inglenook.server.storage.database import ServerDatabase
from inglenook.server.storage.retention import Keep
from inglenook.server.storage.rows import (
    FROZEN,
    OVER,
    PLAYING,
    WAITING,
    ChatRow,
    Entry,
    FaultRow,
    Guest,
    TableRow,
    entry_data,
)
from inglenook.server.storage.store import Store, open_store
from inglenook.server.tables import hall
from tests.server.support.browsers import Browser, House
from tests.server.support.company import Company, in_company
from tests.server.support.finished import play
from tests.server.support.tables import ANN, BEN, CES, lay, with_store

pytestmark = pytest.mark.rule("SR-86")

A_DAY = 24 * 3600


def the(table: TableRow | None) -> TableRow:
    """Returns a table that must exist."""
    assert table is not None
    return table


def test_each_kind_is_kept_for_its_days(address: str) -> None:
    """Tables are deleted after the days for their state unless watched or reported, as are reports and guests."""

    async def scenario(store: Store) -> None:
        now = time.time()
        ids = {}
        for state in (WAITING, PLAYING, FROZEN, OVER):
            for name, age in (("new", 1), ("old", 30), ("watched", 30), ("reported", 30)):
                id = ids[state, name] = await lay(store, "embers", [ANN, BEN], state=state, changed=now - age * A_DAY)
                if name == "watched":
                    await note_watched(store, the(await store.table(id)))
                if name == "reported":
                    await store.add_fault(FaultRow(f"report {id}", id, "report", "!", "", now - 5 * A_DAY))
        old = ids[OVER, "old"]
        await store.append(Entry(old, 1, "answer", 0, at=now - 30 * A_DAY))
        await store.say(ChatRow(old, 0, 0, "Ann", "hello", now))
        await store.add_guest(Guest("gone", "Gone"))
        keep = Keep(waiting=7, stopped=7, over=7, reports=7, guests=7)

        none = await keep_house(store, Keep(0, 0, 0, 0, 0), now)
        gone = await keep_house(store, keep, now)
        later = await keep_house(store, replace(keep, waiting=0, stopped=0, over=0), now + 20 * A_DAY)

        assert {0} == {*none.values()}
        assert {"reports": 0, "waiting": 1, "stopped": 2, "over": 1, "guests": 0, "sessions": 0, "tokens": 0} == gone
        assert [True] * 4 == [
            await store.table(ids[state, "old"]) is None for state in (WAITING, PLAYING, FROZEN, OVER)
        ]
        assert ([], []) == (await store.entries(old), await store.chat(old))
        assert {"reports": 4, "waiting": 0, "stopped": 0, "over": 0, "guests": 1, "sessions": 0, "tokens": 0} == later
        assert (None, ANN) == (await store.guest("gone"), await store.guest(ANN.id)), "who sits at a table stays"
        assert [True, False] == [await remove_table(store, ids[OVER, "new"]) for _ in range(2)]

    with_store(address, scenario)


async def is_held_up(store: Store, task: asyncio.Task[Any]) -> bool:
    """Waits until a task is done or blocked by another transaction; returns whether the task is blocked."""
    waits = text(
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    )
    while not task.done():
        if await store.database.read(lambda connection: connection.execute(waits).scalar()):
            return True
    return False


def test_nothing_stays_behind_of_what_is_done_meanwhile(postgresql_address: str) -> None:
    """A chat line or answer from another process during a table's removal is removed with the table."""

    async def scenario(store: Store) -> None:
        table = await lay(store, "embers", [ANN, BEN])
        assert isinstance(store.database, ServerDatabase)
        async with store.database.engine.begin() as begun:
            await begun.execute(insert(schema.entries).values(entry_data(Entry(table, 1, "answer", 0))))
            await begun.execute(insert(schema.chat).values(asdict(ChatRow(table, 1, 0, "Ann", "hello", 1.0))))
            await begun.execute(update(schema.tables).where(schema.tables.c.id == table).values(version=1))
            removing = asyncio.create_task(remove_table(store, table))
            assert await is_held_up(store, removing)
        assert await removing
        assert (None, [], []) == (await store.table(table), await store.entries(table), await store.chat(table))

    with_store(postgresql_address, scenario)


def test_what_is_used_in_this_moment_is_not_thrown_away(postgresql_address: str) -> None:
    """A guest or table that another process uses during the cleanup is not deleted."""

    async def scenario(store: Store) -> None:
        table = await lay(store, "embers", [ANN, BEN], changed=1.0)
        assert isinstance(store.database, ServerDatabase)
        async with store.database.engine.begin() as begun:
            await begun.execute(update(schema.tables).where(schema.tables.c.id == table).values(changed=time.time()))
            keeping = asyncio.create_task(keep_house(store, Keep()))
            await is_held_up(store, keeping)
        await keeping
        assert await store.table(table) is not None

    with_store(postgresql_address, scenario)


def test_who_says_something_does_not_hold_up_who_answers(postgresql_address: str) -> None:
    """Chat and answers of two processes at one table do not block each other in the database."""

    async def scenario(store: Store) -> None:
        table = await lay(store, "embers", [ANN, BEN])
        assert isinstance(store.database, ServerDatabase)
        async with store.database.engine.begin() as begun:
            await begun.execute(update(schema.tables).where(schema.tables.c.id == table).values(version=1))
            saying = asyncio.create_task(store.say(ChatRow(table, 0, 0, "Ann", "hello", 1.0)))
            assert not await is_held_up(store, saying)
        assert 1 == (await saying).number

    with_store(postgresql_address, scenario)


@pytest.mark.rule("SR-82")
def test_what_cannot_be_noted_can_be_watched(house: House, browser: Browser) -> None:
    """A replay can be watched when the database cannot be written, on a full disk for example."""
    old = play(house, "embers", 2)
    house.do(partial(house.store.change_table, old.id, changed=1.0))
    house.do(house.store.database.write, lambda connection: connection.exec_driver_sql("PRAGMA query_only = on"))

    assert 200 == browser.get(f"/api/tables/{old.id}/replay").status_code


def test_what_is_watched_through_another_process_is_kept(address: str) -> None:
    """Watching a table through another process keeps it from deletion; this is stored once an hour at most."""

    async def scenario(company: Company) -> None:
        now = time.time()
        lively, old, left = [
            await lay(company.store, "embers", [ANN, BEN], state=OVER, changed=now - age * A_DAY) for age in (0, 30, 30)
        ]
        for table in (lively, old):
            await company.comes(table, CES)
            await company.hall.tell_presence(await company.room(table))
        rows = [the(await company.store.table(table)) for table in (lively, old)]
        assert (0.0, True) == (rows[0].watched, now <= rows[1].watched)
        assert now - 30 * A_DAY == rows[1].changed
        assert rows[1] == await note_watched(company.store, rows[1])

        elsewhere = await open_store(address)
        assert 1 == (await keep_house(elsewhere, Keep(over=7)))["over"]
        await elsewhere.close()
        assert [True, True, False] == [await company.store.table(table) is not None for table in (lively, old, left)]

    in_company(address, scenario)


@pytest.mark.rule("SR-1")
def test_what_happens_while_it_is_noted_stays(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer stored while a visit is being noted is not lost from memory."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN], changed=time.time() - A_DAY)
        people = [await company.comes(table, guest) for guest in (ANN, BEN)]
        asked = next(one for one in people if one.asked)

        async def slowly(store: Store, row: TableRow) -> TableRow:
            await company.answers(asked, asked.keys("pass")[0])
            return await note_watched(store, row)

        monkeypatch.setattr(hall, "note_watched", slowly)
        room = await company.room(table)
        await company.hall.tell_presence(room)

        assert (1, True) == (room.row.version, room.row.watched > 0.0)

    in_company(sqlite_address, scenario)
