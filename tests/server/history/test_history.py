"""Servers with random faults injected during play: stored entries form one history, and all views agree with it."""

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
    """Yields a PostgreSQL for one test alone, because the test damages it."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    with TemporaryDirectory(prefix="inglenook-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # started by root, PostgreSQL runs as another user
        server = PostgreSQL(Path(folder))
        yield server
        server.close()


@pytest.mark.rule("SR-1", "SR-2", "SR-3")
def test_shaken_with_sqlite(tmp_path: Path) -> None:
    """One process with SQLite keeps a consistent history through every kind of fault."""
    found = asyncio.run(shake(tmp_path, Shaking("a", faults=8, answers=60, tables=3, games=("embers",))))

    assert [] == found.wrong
    assert 8 == len(found.happened)


@pytest.mark.timeout(180)
@pytest.mark.rule("SR-1", "SR-2", "SR-3")
def test_shaken_with_postgresql(tmp_path: Path, postgresql: PostgreSQL) -> None:
    """Two servers with PostgreSQL, each behind a wire, keep a consistent history through some kinds of faults."""
    found = asyncio.run(shake(tmp_path, Shaking("a", faults=7, answers=60, tables=3, games=("embers",)), postgresql))

    assert [] == found.wrong
    assert 7 == len(found.happened)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.rule("SR-1", "SR-2", "SR-3")
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_shaken_for_long(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> None:
    """Servers keep a consistent history over a long run of faults with all games, one host for each if possible.

    `scripts/shake-server` runs for longer.
    """
    database = request.getfixturevalue(kind) if kind == "postgresql" else None
    shaking = Shaking("long", faults=60, answers=3000)
    found = asyncio.run(shake(tmp_path, shaking, database, cables=database is not None and may_lay_cables()))

    assert [] == found.wrong
    assert 60 == sum(found.happened.values())
