"""Every form the database ever had is brought up to date, with a copy taken first, and its games go on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from inglenook.server.storage import schema
from inglenook.server.storage.store import Store
from tests.server.support.company import Company, in_company
from tests.server.support.tables import ANN, with_store

pytestmark = pytest.mark.rule("SR-5")

SCHEMAS = Path(__file__).parent / "schemas"


def test_every_older_schema_is_rehearsed() -> None:
    """Whoever changes the schema leaves a database of the old one here."""
    assert [f"{number}.sql" for number in range(1, schema.SCHEMA)] == sorted([one.name for one in SCHEMAS.iterdir()])


@pytest.mark.parametrize("number", range(1, schema.SCHEMA))
def test_an_old_database_goes_on(tmp_path: Path, number: int) -> None:
    """All that was kept is there, people play on, and the copy is as the database was."""
    file = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((SCHEMAS / f"{number}.sql").read_text())
    address = f"sqlite:///{file}"

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
    with closing(sqlite3.connect(f"{file}.schema-{number}")) as copy:
        assert (str(number),) == copy.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()
        assert (20,) == copy.execute("SELECT count(*) FROM entries WHERE \"table\" = 'kept-embers'").fetchone()
