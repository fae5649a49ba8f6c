"""`inglenook bot`: a bot plays at tables of a server, also while it is started again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from inglenook.client import AsyncServer
from inglenook.command_line import main
from inglenook.remote.play import Outing
from tests.server.programs.test_client import killed_and_started, token, url
from tests.server.support.servers import Nursery
from tests.server.support.servers import Server as Started

GAMES = 5


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    """Where servers come from."""
    with Nursery("embers", "talisman") as nursery:
        yield nursery


@pytest.mark.rule("SR-113", "SR-1")
def test_our_bots_play_elsewhere_with_a_restart_in_between(nursery: Nursery, tmp_path: Path) -> None:
    """Five games of Talisman; the server is killed in their midst, and nothing is lost or answered twice."""
    file = tmp_path / "games.sqlite"
    first = nursery.server(f"sqlite:///{file}")
    results: list[str] = []

    async def play() -> None:
        server = AsyncServer(url(first), token(first, "bot", "lay"))
        outing = Outing(server, "normal", "seed", lambda table, result: results.append(result))
        options = {"house": "one-hour"}
        tables = [await server.lay("talisman", ["you", "normal"], begin=True, options=options) for _ in range(GAMES)]
        playing = asyncio.gather(*[outing.play(table, 0) for table in tables])
        while entries(file) < 100:
            await asyncio.wait([playing], timeout=0.01)
        await asyncio.to_thread(killed_and_started, nursery, first, file)
        await playing

    asyncio.run(play())

    assert len(results) == GAMES
    with closing(sqlite3.connect(file)) as kept:
        assert kept.execute("SELECT state FROM tables").fetchall() == [("over",)] * GAMES
        numbers = kept.execute('SELECT "table", count(*), max(number) FROM entries GROUP BY "table"').fetchall()
    assert all(count == highest for _table, count, highest in numbers)


def entries(file: Path) -> int:
    """How many answers are kept."""
    with closing(sqlite3.connect(file)) as kept:
        found: int = kept.execute("SELECT count(*) FROM entries").fetchone()[0]
        return found


@pytest.fixture
def started(nursery: Nursery, tmp_path: Path) -> Iterator[Started]:
    """A server with a database of its own."""
    server = nursery.server(f"sqlite:///{tmp_path}/games.sqlite")
    yield server
    server.kill()


@pytest.mark.rule("KR-21")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--level", "hard"], "thinks ahead in positions that a server does not send"),
        (["--level", "nomral"], "normal"),
        (["--server", "ftp://x"], "http://localhost:8642"),
        (["--token", ""], "--token"),
    ],
)
def test_what_cannot_be_done_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With what can."""
    given = {"--server": "http://localhost:1", "--token": "x", **dict(zip(words[::2], words[1::2], strict=True))}

    status = main(["bot", *[word for pair in given.items() for word in pair if pair[1]], "--language", "en"])

    assert status == 2
    assert said in capsys.readouterr().err


@pytest.mark.rule("SR-113")
def test_the_command_plays_a_game(
    started: Started, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table at which it sits; a token that is none is refused in words."""
    monkeypatch.setenv("INGLENOOK_GAMES", "embers=embers.entry")
    secret = token(started, "bot", "lay")
    words = ["bot", "--server", url(started), "--language", "en", "--level", "uniform"]

    assert main([*words, "--token", secret, "--table", lay(started, secret)]) == 0
    assert "Table" in capsys.readouterr().out
    assert main([*words, "--token", "inglenook_" + "x" * 43, "--game", "talisman"]) == 2
    assert "not valid" in capsys.readouterr().err


def lay(started: Started, secret: str) -> str:
    """A table of the small game of the tests at which the token's person sits."""
    return asyncio.run(AsyncServer(url(started), secret).lay("embers", ["you", "bot"], begin=True))
