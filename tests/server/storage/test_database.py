"""The database: creating, migrating, refusing and closing it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, inspect, text

from inglenook.server.storage import database, schema
from inglenook.server.storage.announcements import EVERYTHING, Announcements
from inglenook.server.storage.database import open_database
from inglenook.server.storage.store import Store, open_store
from inglenook.server.storage.upgrade import BadDatabase
from tests.server.support.tables import ANN, BEN, with_store

NEWER = schema.SCHEMA + 1


@pytest.mark.rule("SR-5")
def test_a_newer_database_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database of a newer version is refused with a message that says what to do, and is not changed."""
    monkeypatch.setattr(schema, "SCHEMA", NEWER)
    with_store(address, lambda store: store.add_guest(ANN))
    monkeypatch.undo()

    with pytest.raises(BadDatabase, match=rf"newer version \(schema {NEWER}, this one knows {schema.SCHEMA}\)"):
        asyncio.run(open_database(address))


@pytest.mark.rule("SR-5")
def test_an_older_database_is_brought_up_to_date(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database of an older version is migrated step by step, once."""
    with_store(address, lambda store: store.add_guest(ANN))
    steps: list[int] = []
    now = schema.SCHEMA
    monkeypatch.setattr(schema, "SCHEMA", now + 2)
    migrations = {now: lambda connection: steps.append(now), now + 1: lambda connection: steps.append(now + 1)}
    monkeypatch.setattr(schema, "MIGRATIONS", migrations)
    with_store(address, lambda store: store.add_guest(BEN))
    with_store(address, lambda store: store.add_guest(BEN))

    assert [now, now + 1] == steps


@pytest.mark.rule("SR-16")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("inglenook.sqlite", "not the address of a database"),
        ("mysql://somewhere/games", "not the address of a database"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", "cannot be used"),
    ],
)
def test_addresses_that_are_none(given: str, said: str) -> None:
    """An invalid database address is refused in a sentence without the password."""
    with pytest.raises(BadDatabase, match=said) as refused:
        asyncio.run(open_database(given))

    assert "secret" not in str(refused.value)


@pytest.mark.rule("SR-16")
def test_without_its_driver_postgresql_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A PostgreSQL address without the driver is refused with instructions to install it."""
    monkeypatch.setattr(database, "find_spec", lambda name: None)

    with pytest.raises(BadDatabase, match=r"pip install asyncpg"):
        asyncio.run(open_database("postgresql://localhost/games"))


@pytest.mark.rule("SR-5")
def test_the_folder_of_a_database_is_made(tmp_path: Path) -> None:
    """A server that starts for the first time creates the folder of its database."""
    with_store(f"sqlite:///{tmp_path}/not/there/yet.sqlite", lambda store: store.add_guest(ANN))

    assert (tmp_path / "not" / "there" / "yet.sqlite").is_file()


@pytest.mark.rule("SR-5")
def test_a_newer_database_is_not_touched(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database of a newer version is not changed, and no table it dropped is created."""
    monkeypatch.setattr(schema, "SCHEMA", NEWER)
    with_store(address, drop_chat)
    monkeypatch.undo()
    with pytest.raises(BadDatabase):
        asyncio.run(open_database(address))
    monkeypatch.setattr(schema, "metadata", MetaData())
    monkeypatch.setattr(schema, "SCHEMA", NEWER)

    assert not asyncio.run(has_table(address, "chat"))


async def drop_chat(store: Store) -> None:
    """Drops the chat table, as a later version might."""
    await store._database.write(schema.chat.drop)


async def has_table(address: str, name: str) -> bool:
    """Whether a database has a table of this name."""
    opened = await open_database(address)
    found = await opened.read(lambda connection: inspect(connection).has_table(name))
    await opened.close()
    return found


@pytest.mark.rule("SR-5")
def test_a_step_that_fails_leaves_nothing_half_done(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A migration step that fails leaves the database unchanged and usable."""

    def half(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE halves (half INTEGER)"))
        connection.execute(text("ALTER TABLE guests ADD COLUMN half INTEGER"))
        raise ZeroDivisionError

    with_store(address, lambda store: store.add_guest(ANN))
    with monkeypatch.context() as patched:
        patched.setattr(schema, "MIGRATIONS", {schema.SCHEMA: half})
        patched.setattr(schema, "SCHEMA", schema.SCHEMA + 1)
        with pytest.raises(ZeroDivisionError):
            asyncio.run(open_database(address))

    assert not asyncio.run(has_table(address, "halves"))
    with_store(address, lambda store: store.add_guest(BEN))


@pytest.mark.rule("SR-1")
def test_nothing_is_written_after_the_end(address: str) -> None:
    """A write after closing the database is refused and does not wait for ever."""

    async def scenario() -> None:
        store = await open_store(address)
        await store.close()
        with pytest.raises(database.Closed):
            await store.add_guest(ANN)

    asyncio.run(scenario())


@pytest.mark.rule("SR-3")
def test_whatever_goes_wrong_listening_goes_on(postgresql_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Listening for announcements goes on after any error, even an unforeseen one."""
    listen, failures = Announcements._listen_on, [ZeroDivisionError(), ValueError()]

    async def broken(announcing: Announcements, connection: Any) -> None:
        if failures:
            raise failures.pop()
        await listen(announcing, connection)

    monkeypatch.setattr(Announcements, "_listen_on", broken)

    async def scenario(store: Store) -> None:
        assert EVERYTHING == await anext(store.news())
        assert [] == failures

    with_store(postgresql_address, scenario)


@pytest.mark.rule("SR-5")
@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("UPDATE meta SET value = '0' WHERE key = 'schema'", "no schema number"),
        ("UPDATE meta SET value = 'many' WHERE key = 'schema'", "no schema number"),
        ("ALTER TABLE guests DROP COLUMN seen", "no column “seen”"),
    ],
)
def test_a_broken_database_is_refused(address: str, broken: str, said: str) -> None:
    """A database with an invalid schema or a missing column is refused at the start in a sentence with advice."""

    async def breaks(store: Store) -> None:
        await store._database.write(lambda connection: connection.execute(text(broken)))

    with_store(address, breaks)
    with pytest.raises(BadDatabase, match=f"{said}.*Restore it"):
        asyncio.run(open_database(address))
