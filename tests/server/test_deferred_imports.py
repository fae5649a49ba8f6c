"""Deferred imports: requests wait for them, and the start is faster."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from inglenook import registry
from inglenook.server import deferred_imports
from tests.server.support.browsers import House

HEAVY = ("inglenook.lotr", "inglenook.talisman", "inglenook.scenarios", "inglenook.arena", "yaml", "click",
         "sqlalchemy.ext.asyncio", "sqlalchemy.orm", "asyncpg", "rich")  # fmt: skip
"""Modules that the first page, the health check and SQLite do not need."""


@pytest.mark.rule("SR-16")
def test_the_start_loads_what_the_first_page_needs() -> None:
    """The start imports no cards, scenarios, arena, PostgreSQL driver or other commands."""
    program = (
        "import sys; from inglenook.server.command import load_server, uvicorn_settings; "
        "load_server(); uvicorn_settings(); print(*sys.modules)"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120)
    loaded = found.stdout.split()

    assert "sqlalchemy" in loaded
    assert "uvicorn.server" in loaded
    assert [] == [name for name in loaded if f"{name}.".startswith(tuple([f"{one}." for one in HEAVY]))]


@pytest.mark.rule("SR-16", "SR-28")
def test_who_asks_too_early_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that needs a deferred import waits for it, while the first page and play are served."""
    may_load = Event()
    load = deferred_imports.load

    def loads_late() -> None:
        assert may_load.wait(60)
        load()

    monkeypatch.setattr(deferred_imports, "load", loads_late)
    with House(tmp_path) as house:
        house.do(begin, house.app.state.later)
        browser = house.browser()

        assert 200 == browser.get("/healthz").status_code
        assert 200 == browser.get("/api/me").status_code
        may_load.set()
        assert 200 == browser.get("/api/leagues").status_code
        assert 404 == browser.get("/api/nothing").status_code
        assert 405 == browser.post("/api/games").status_code


async def begin(rest: deferred_imports.Later) -> None:
    """Begins the deferred imports as the server does once it accepts connections."""
    rest.begin()


@pytest.mark.rule("SR-82", "SR-28")
def test_a_server_that_cannot_load_everything_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The health check of a server fails when a deferred import failed."""

    def broken() -> None:
        raise ImportError("missing")

    monkeypatch.setattr(deferred_imports, "load", broken)
    with House(tmp_path) as house:
        browser = house.browser()
        with pytest.raises(ImportError):
            house.do(house.app.state.later.there)

        assert 503 == browser.get("/healthz").status_code


@pytest.mark.rule("SR-4")
def test_a_game_that_cannot_be_loaded_does_not_stop_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that fails to load does not stop the others, and reports its fault when it is used."""
    tried: list[str] = []

    def find(name: str) -> None:
        tried.append(name)
        raise TypeError(name)

    monkeypatch.setattr(registry, "find", find)
    deferred_imports.load_games()

    assert list(registry.names()) == tried
