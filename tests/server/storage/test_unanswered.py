"""A database that does not answer, or answers too late: nothing is lost or done twice, and clients are told."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import Connection, text

from inglenook.server import protocol
from inglenook.server.storage import database, store
from inglenook.server.storage.database import (
    Database,
    FileDatabase,
    ServerDatabase,
    Unanswered,
    open_database,
)
from inglenook.server.storage.store import Store
from inglenook.server.storage.upgrade import BadDatabase
from tests.server.support.company import Company, in_company
from tests.server.support.tables import ANN, BEN, lay, with_store

pytestmark = pytest.mark.rule("SR-82")


def lose_replies(monkeypatch: pytest.MonkeyPatch, kept: bool) -> None:
    """Makes the database execute or drop each statement and lose its reply."""
    commit = Database._write_batch

    async def lost(self: Database, batch: Any) -> None:
        if kept:
            await self.commit([one.work for one in batch])
        for one in batch:
            database._fail(one.done, Unanswered())

    assert commit is not lost
    monkeypatch.setattr(Database, "_write_batch", lost)


@pytest.mark.parametrize("kept", [True, False])
def test_an_answer_whose_reply_is_lost(sqlite_address: str, monkeypatch: pytest.MonkeyPatch, kept: bool) -> None:
    """An answer whose database reply is lost is acknowledged if stored; if not, it can be given again."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        one = ann if ann.asked else ben
        with monkeypatch.context() as patched:
            lose_replies(patched, kept)
            if kept:
                assert "done" == (await company.answers(one, one.keys("pass")[0]))["type"]
            else:
                with pytest.raises(Unanswered):
                    await company.answers(one, one.keys("pass")[0])
        assert int(kept) == len(await company.store.entries(table))

    in_company(sqlite_address, scenario)


def test_a_line_of_chat_whose_reply_is_lost_is_said_once(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The author of a stored chat line gets its confirmation, and does not send it again."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann = await company.comes(table, ANN)
        with monkeypatch.context() as patched:
            lose_replies(patched, kept=True)
            assert "done" == (await company.asks(ann, protocol.Say(text="hello?")))["type"]
        assert ["hello?"] == [line.text for line in await company.store.chat(table)]

    in_company(sqlite_address, scenario)


def test_what_may_be_kept_is_not_written_again(postgresql_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that may have been stored is not repeated, and all writers of its batch get an error."""

    async def scenario(opened: Store) -> None:
        done: list[int] = []

        async def hangs(self: ServerDatabase, works: Any) -> Any:
            done.append(len(works))
            raise Unanswered

        monkeypatch.setattr(ServerDatabase, "commit", hangs)
        results = await asyncio.gather(*[opened.add_guest(one) for one in (ANN, BEN)], return_exceptions=True)
        assert [Unanswered, Unanswered] == [type(one) for one in results]
        assert [2] == done

    with_store(postgresql_address, scenario)


def test_a_file_that_another_holds(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writers that wait for a locked SQLite file all time out at once, and nothing is stored."""

    async def scenario(opened: Store) -> None:
        def patience(connection: Connection) -> object:
            return connection.exec_driver_sql("PRAGMA busy_timeout").scalar()

        assert database.PATIENCE * 1000 == await opened.database.write(patience)

    with_store(sqlite_address, scenario)

    async def held(opened: Store) -> None:
        commit, tried = FileDatabase.commit, []

        async def counted(self: FileDatabase, works: Any) -> Any:
            tried.append(len(works))
            return await commit(self, works)

        monkeypatch.setattr(FileDatabase, "commit", counted)
        with closing(sqlite3.connect(sqlite_address.removeprefix("sqlite:///"))) as another:
            another.execute("BEGIN IMMEDIATE")
            results = await asyncio.gather(*[opened.add_guest(one) for one in (ANN, BEN)], return_exceptions=True)
        assert [Unanswered, Unanswered] == [type(one) for one in results]
        assert [2] == tried
        assert (None, None) == (await opened.guest(ANN.id), await opened.guest(BEN.id))
        await opened.add_guest(ANN)

    monkeypatch.setattr(database, "PATIENCE", 0.1)
    with_store(sqlite_address, held)


def test_a_connection_that_is_silently_dead(postgresql_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection to the database that is silently dead times out, and the next one works."""

    async def scenario(opened: Store) -> None:
        monkeypatch.setattr(database, "PATIENCE", 0.2)
        for asleep in (opened._database.read, opened._database.write):
            with pytest.raises((TimeoutError, Unanswered)):
                await asleep(lambda connection: connection.execute(text("SELECT pg_sleep(60)")))
        monkeypatch.setattr(database, "PATIENCE", 8.0)
        await opened.add_guest(ANN)
        assert ANN == await opened.guest(ANN.id)

    with_store(postgresql_address, scenario)


def test_a_rush_does_not_end_the_connections_of_others(
    postgresql_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write that waits too long for a free connection is refused, and the connections of others stay open."""

    async def scenario(opened: Store) -> None:
        await opened.guest("nobody")
        found = opened.database
        assert isinstance(found, ServerDatabase)
        pool = found.engine.pool
        monkeypatch.setattr(database, "PATIENCE", 0.5)
        slow = text("SELECT 1 FROM pg_sleep(0.1)")
        rush = [found.read(lambda connection: connection.execute(slow).scalar()) for _ in range(300)]
        results = await asyncio.gather(*rush, return_exceptions=True)

        assert 1 in results and TimeoutError in {type(one) for one in results}
        assert pool is found.engine.pool
        monkeypatch.setattr(database, "PATIENCE", 8.0)
        assert await opened.guest("nobody") is None

    with_store(postgresql_address, scenario)


def test_processes_do_not_wait_for_each_other(postgresql_address: str) -> None:
    """Two processes that write the same two rows in opposite order do not deadlock."""
    done: list[str] = []

    async def scenario(opened: Store) -> None:
        other = await store.open_store(postgresql_address)
        for guest in (ANN, BEN):
            await opened.add_guest(guest)

        def write(into: Store, id: str) -> Any:
            change = text("UPDATE guests SET name = name || '!' WHERE id = :id")

            def work(connection: Connection) -> None:
                done.append(id)
                connection.execute(change, {"id": id})
                connection.execute(text("SELECT pg_sleep(0.2)"))

            return into.database.write(work, id)

        both = [write(opened, ANN.id), write(opened, BEN.id), write(other, BEN.id), write(other, ANN.id)]
        await asyncio.gather(*both)
        await other.close()

        assert sorted([ANN.id, BEN.id] * 2) == sorted(done)
        assert "Ann!!" == getattr(await opened.guest(ANN.id), "name", "")

    with_store(postgresql_address, scenario)


def test_health_is_asked_by_writing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The health check writes to the database, but not at every request."""
    monkeypatch.setattr(store, "ASKED_AGAIN", 0.0)
    writes: list[int] = []

    async def scenario(opened: Store) -> None:
        assert await opened.is_well()
        probe = opened._probe

        def full(connection: Connection) -> None:
            writes.append(1)
            probe(connection)
            raise OSError("no space left on device")

        monkeypatch.setattr(opened, "_probe", full)
        assert not await opened.is_well()
        assert await opened.guest("nobody") is None  # reading works
        opened._asked = (time.monotonic() + 60, False)
        assert not await opened.is_well()
        assert [1] == writes

    with_store(address, scenario)


@pytest.mark.rule("SR-5")
@pytest.mark.parametrize(("broken", "said"), [
    ("UPDATE meta SET value = 'seven' WHERE key = 'schema'", "“seven”"),
    ("UPDATE meta SET value = '0' WHERE key = 'schema'", "“0”"),
    ("ALTER TABLE seats DROP COLUMN name", "“name”"),
])  # fmt: skip
def test_a_database_that_somebody_broke(sqlite_address: str, broken: str, said: str) -> None:
    """A damaged database is refused at the start in a sentence that names the damage."""

    async def breaks(opened: Store) -> None:
        await opened._database.write(lambda connection: connection.execute(text(broken)))

    with_store(sqlite_address, breaks)
    with pytest.raises(BadDatabase, match=said):
        asyncio.run(open_database(sqlite_address))
