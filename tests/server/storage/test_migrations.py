"""Every older version of the database is migrated after a backup, and its games go on."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from inglenook.kernel.editions import EDITION
from inglenook.server.storage import schema
from inglenook.server.storage.database import open_database
from inglenook.server.storage.store import Store
from inglenook.server.storage.upgrade import BadDatabase
from tests.server.support.company import Company, in_company
from tests.server.support.tables import ANN, with_store

pytestmark = pytest.mark.rule("SR-5")

SCHEMAS = Path(__file__).parent / "schemas"


def test_every_older_schema_is_rehearsed() -> None:
    """Every older schema version has a sample database among the tests."""
    assert {f"{number}.sql" for number in range(1, schema.SCHEMA)} == {one.name for one in SCHEMAS.iterdir()}


def assert_all_is_there(address: str) -> None:
    """Checks that all stored data is there and people can play on."""

    async def kept(store: Store) -> None:
        assert ANN == await store.guest(ANN.id)
        assert "a secret of the tests" == await store.secret()
        assert (20, ["hello"]) == (
            len(await store.entries("kept-embers")),
            [one.text for one in await store.chat("kept-embers")],
        )
        assert ["kept-lotr"] == await store.going_on(0.0, 10_000.0), "a bot has to answer there"

    async def goes_on(company: Company) -> None:
        ann = await company.comes("kept-embers", ANN)
        assert (20, "playing") == (ann.at, ann.table["state"])

    with_store(address, kept)
    in_company(address, goes_on)


@pytest.mark.parametrize("number", range(1, schema.SCHEMA))
def test_an_old_database_goes_on(tmp_path: Path, number: int) -> None:
    """A migrated database has all data, its games go on, and its backup equals the old database."""
    file = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((SCHEMAS / f"{number}.sql").read_text())
    address = f"sqlite:///{file}"

    assert_all_is_there(address)
    with closing(sqlite3.connect(f"{file}.schema-{number}")) as copy:
        assert (str(number),) == copy.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()
        assert (20,) == copy.execute("SELECT count(*) FROM entries WHERE \"table\" = 'kept-embers'").fetchone()


@pytest.mark.rule("KR-36")
def test_what_has_begun_keeps_its_defaults(tmp_path: Path) -> None:
    """Existing games and leagues keep the first edition after migration; tables that have not begun get the newest."""
    file = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((SCHEMAS / "6.sql").read_text())
        insert(old, "tables", "kept-lotr", id="over", state="over")
        insert(old, "tables", "kept-lotr", id="waiting", state="waiting", setup="{}")
        insert(old, "leagues", "kept-league", id="league", phase="playing")
        insert(old, "leagues", "kept-league", id="laid", phase="waiting")
        before = setups(old)
    asyncio.run(opened(f"sqlite:///{file}"))

    with closing(sqlite3.connect(file)) as new:
        after = setups(new)
    marked = {"kept-embers", "kept-lotr", "over", "league", "kept-league"}
    assert {**before, **{id: {**before[id], EDITION: 1} for id in marked}} == after
    assert {"waiting", "laid"} == set(after) - marked


def insert(connection: sqlite3.Connection, table: str, like: str, **values: str) -> None:
    """Inserts a copy of a row with some columns changed."""
    cursor = connection.execute(f"SELECT * FROM {table} WHERE id = ?", (like,))
    row = {**dict(zip([column[0] for column in cursor.description], cursor.fetchone(), strict=True)), **values}
    connection.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", (*row.values(),))
    connection.commit()


def setups(connection: sqlite3.Connection) -> dict[str, dict[str, object]]:
    """Returns the set-ups of all tables and the settings of all leagues, by id."""
    found = connection.execute("SELECT id, setup FROM tables UNION SELECT id, agreed FROM leagues")
    return {id: json.loads(setup) for id, setup in found}


def test_a_copy_that_was_interrupted_is_made_anew(tmp_path: Path) -> None:
    """An interrupted backup is made again, and no migration begins before the backup is complete."""
    file = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((SCHEMAS / "1.sql").read_text())
    copy = Path(f"{file}.schema-1")
    Path(f"{copy}.begun").mkdir()  # nothing can be written there, as on a full disk
    with pytest.raises(BadDatabase):
        asyncio.run(open_database(f"sqlite:///{file}"))
    assert not copy.exists()
    with closing(sqlite3.connect(file)) as old:
        assert ("1",) == old.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()

    Path(f"{copy}.begun").rmdir()
    Path(f"{copy}.begun").write_bytes(b"half of it")
    asyncio.run(opened(f"sqlite:///{file}"))
    with closing(sqlite3.connect(copy)) as kept:
        assert (20,) == kept.execute("SELECT count(*) FROM entries WHERE \"table\" = 'kept-embers'").fetchone()
    assert [copy] == list(tmp_path.glob("*.schema-*"))


def test_what_was_restored_is_copied_too(tmp_path: Path) -> None:
    """A restored older database is backed up again beside the newer backup, and an identical one is not."""
    file = tmp_path / "games.sqlite"
    for name in ("first", "second", "second"):
        for left in tmp_path.glob("games.sqlite*"):
            if "schema" not in left.name:
                left.unlink()
        with closing(sqlite3.connect(file)) as old:
            old.executescript((SCHEMAS / "1.sql").read_text())
            old.execute("UPDATE guests SET name = ?", (name,))
            old.commit()
        asyncio.run(opened(f"sqlite:///{file}"))

    copies = sorted(tmp_path.glob("*.schema-*"))
    assert ["games.sqlite.schema-1", "games.sqlite.schema-1-2"] == [copy.name for copy in copies]
    for copy, name in zip(copies, ("first", "second"), strict=True):
        with closing(sqlite3.connect(copy)) as kept:
            assert {(name,)} == {*kept.execute("SELECT name FROM guests").fetchall()}


async def opened(address: str) -> None:
    """Opens a database, which migrates it."""
    await (await open_database(address)).close()


def for_postgresql(dump: str) -> str:
    """Returns an SQLite dump as PostgreSQL statements, with 1 and 0 as true and false."""
    truths = [
        f"ALTER TABLE {table} ALTER {column} DROP DEFAULT, ALTER {column} TYPE BOOLEAN USING {column} <> 0;"
        for table, columns in re.findall(r"CREATE TABLE (\w+) \((.*?)\n\);", dump, re.DOTALL)
        for column in re.findall(r"(\S+) BOOLEAN", columns)
    ]
    dump = re.sub(r"\bDOUBLE\b(?! PRECISION)", "DOUBLE PRECISION", dump)
    dump = dump.replace(" BLOB", " BYTEA").replace(" BOOLEAN", " INTEGER")
    return re.sub(r"\bX'([0-9A-Fa-f]*)'", r"'\\x\1'", dump) + "".join(truths)


@pytest.mark.parametrize("number", range(1, schema.SCHEMA))
def test_an_old_database_goes_on_in_postgresql(postgresql_address: str, number: int) -> None:
    """A PostgreSQL database is migrated too, without a backup, which the operator makes."""
    dump = for_postgresql((SCHEMAS / f"{number}.sql").read_text())
    asyncio.run(filled(postgresql_address, dump))

    assert_all_is_there(postgresql_address)


async def filled(address: str, dump: str) -> None:
    """Loads a dump into an empty database."""
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(dump)
    finally:
        await connection.close()
