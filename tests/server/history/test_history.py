"""Servers shaken at random while people play: what is kept is one history, and what was shown is a part of it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.history.hosts import may_lay_cables
from tests.server.history.postgresql import PostgreSQL
from tests.server.history.shaking import Shaking, shake


@pytest.fixture
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgreSQL]:
    """Yields a PostgreSQL that nobody else uses, as it is going to suffer."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    with TemporaryDirectory(prefix="inglenook-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # started by root, PostgreSQL runs as another user
        server = PostgreSQL(Path(folder))
        yield server
        server.close()


@pytest.mark.rule("SR-1", "SR-2", "SR-3")
def test_shaken_with_sqlite(tmp_path: Path) -> None:
    """Shaken with SQLite. One process and a file: every kind of fault once."""
    found = asyncio.run(shake(tmp_path, Shaking("a", faults=8, answers=60, tables=3, games=("embers",))))

    assert [] == found.wrong
    assert 8 == len(found.happened)


@pytest.mark.timeout(180)
@pytest.mark.rule("SR-1", "SR-2", "SR-3")
def test_shaken_with_postgresql(tmp_path: Path, postgresql: PostgreSQL) -> None:
    """Shaken with PostgreSQL. Two servers and PostgreSQL, each behind a wire of its own: some kinds of faults."""
    found = asyncio.run(shake(tmp_path, Shaking("a", faults=7, answers=60, tables=3, games=("embers",)), postgresql))

    assert [] == found.wrong
    assert 7 == len(found.happened)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.rule("SR-1", "SR-2", "SR-3")
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_shaken_for_long(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> None:
    """A long run with faults. All games, and each server on a host of its own where that can be; `scripts/shake-server`
    goes
    on for longer.
    """
    database = request.getfixturevalue(kind) if kind == "postgresql" else None
    shaking = Shaking("long", faults=60, answers=3000)
    found = asyncio.run(shake(tmp_path, shaking, database, cables=database is not None and may_lay_cables()))

    assert [] == found.wrong
    assert 60 == sum(found.happened.values())
