"""The Python client: programs play on a server, even while it is restarted."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

from inglenook.client import AsyncServer, Gone, Question, Refused, Server
from inglenook.client.following import Following, Pauses, changed
from tests.server.support.servers import PROJECT, Nursery, is_free
from tests.server.support.servers import Server as Started

pytestmark = pytest.mark.rule("SR-113")

GAMES = 5


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    """Yields a factory of servers."""
    with Nursery("embers") as nursery:
        yield nursery


@pytest.fixture
def started(nursery: Nursery, tmp_path: Path) -> Iterator[Started]:
    """Yields a running server with a database of its own."""
    server = nursery.server(f"sqlite:///{tmp_path}/games.sqlite")
    yield server
    server.kill()


def token(server: Started, *scopes: str) -> str:
    """Returns a token of a new guest."""
    status, made = server.ask("POST", "/api/me/tokens", {"name": "Robo", "scopes": list(scopes)})
    assert status == 201, made
    return str(made["secret"])


def url(server: Started) -> str:
    """Returns the address of a server."""
    return f"http://127.0.0.1:{server.port}"


def example(name: str) -> ModuleType:
    """Returns a program of the folder `examples`."""
    spec = importlib.util.spec_from_file_location(name, PROJECT / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def picked(question: Question, dice: random.Random) -> list[str]:
    """Picks a random set of the fewest options allowed."""
    return dice.sample(question.keys, max(question.least, min(1, question.most)))


def test_the_bot_of_thirty_lines_plays_a_game(started: Started) -> None:
    """The example bot of thirty lines plays a game against a server's bot to its end."""
    bot = example("bot")
    server = Server(url(started), token(started, "bot", "lay"))

    won = [play_embers(bot, server, number) for number in range(2)]

    assert len(won) == 2
    assert [one["state"] for one in server.tables()["yours"]] == ["over", "over"]
    assert len((PROJECT / "examples" / "bot.py").read_text().splitlines()) <= 35


def play_embers(bot: ModuleType, server: Server, number: int) -> bool:
    """Plays a whole game of Embers, the small test game without levels."""
    table = server.lay("embers", ["you", "bot"], begin=True)
    dice = random.Random(number)
    with server.seat(table, 0) as seat:
        for question in seat.questions():
            seat.answer(question, *bot.choose(question, dice))
        assert seat.following.is_over
        return 0 in seat.following.winners


def test_five_games_with_a_restart_in_between(nursery: Nursery, tmp_path: Path) -> None:
    """Five games end without a lost or repeated answer although the server is killed and restarted meanwhile."""
    file = tmp_path / "games.sqlite"
    first = nursery.server(f"sqlite:///{file}")
    server = AsyncServer(url(first), token(first, "bot", "lay"))
    answered: dict[str, list[int]] = {}
    enough = asyncio.Event()
    second: list[Started] = []

    async def play(number: int) -> None:
        dice = random.Random(number)
        table = await server.lay("embers", ["you", "bot"], begin=True)
        numbers = answered[table] = []
        async with server.seat(table) as seat:
            async for question in seat.questions():
                numbers.append(question.version)
                await seat.answer(question, *picked(question, dice))
                if sum(len(one) for one in answered.values()) >= 12:
                    enough.set()
                if number == 0 and not second:
                    await enough.wait()

    async def restart() -> None:
        await enough.wait()
        second.append(await asyncio.to_thread(killed_and_started, nursery, first, file))

    async def all_of_it() -> None:
        await asyncio.gather(restart(), *[play(number) for number in range(GAMES)])

    asyncio.run(all_of_it())
    second[0].end()

    with closing(sqlite3.connect(file)) as kept:
        states = kept.execute("SELECT state FROM tables").fetchall()
        rows = kept.execute("SELECT \"table\", number FROM entries WHERE seat = 0 AND \"by\" = '' AND kind = 'answer'")
        entries = rows.fetchall()
    assert states == [("over",)] * GAMES
    assert len(set(entries)) == len(entries) > 12
    given = {(table, number + 1) for table, numbers in answered.items() for number in numbers}
    assert given == set(entries), "each answer stands at the number that it named, and no other does"


def killed_and_started(nursery: Nursery, server: Started, file: Path) -> Started:
    """Kills the server, and returns another one at the same address."""
    server.kill()
    while not is_free(server.port):
        pass
    return nursery.server(f"sqlite:///{file}", f"--port {server.port}")


@pytest.mark.rule("SR-111")
def test_a_seat_ends_with_its_token(started: Started, tmp_path: Path) -> None:
    """A program whose token is revoked is told why, and stops trying."""
    status, made = started.ask("POST", "/api/me/tokens", {"name": "Robo", "scopes": ["play", "lay"]})
    assert status == 201
    server = Server(url(started), made["secret"])
    table = server.lay("embers", ["you", "bot"], begin=True)
    heard: list[int] = []

    with server.seat(table) as seat, closing(sqlite3.connect(tmp_path / "games.sqlite")) as kept:

        def play() -> None:
            for question in seat.questions():
                heard.append(question.version)
                kept.execute("DELETE FROM tokens")
                kept.commit()

        with pytest.raises((Gone, Refused)) as found:
            play()
        assert heard
    assert isinstance(found.value, Gone) or getattr(found.value, "status", 0) == 401


def test_refusals_say_why(started: Started) -> None:
    """A refused request raises an error with the status and the reason in words."""
    server = Server(url(started), token(started, "read"))

    with pytest.raises(Refused, match="scope") as found:
        server.lay("embers", ["you", "bot"])
    assert (found.value.status, found.value.reason) == (403, "api-error-scope")
    with pytest.raises(Refused) as unknown:
        Server(url(started), "inglenook_" + "x" * 43).me()
    assert unknown.value.status == 401
    with pytest.raises(Refused) as elsewhere:
        next(server.seat("nothing").questions())
    assert elsewhere.value.status == 403
    with pytest.raises(ValueError, match="http://localhost"):
        Server("ftp://localhost", "x")


def test_events_come_over_a_websocket(started: Started) -> None:
    """Events arrive over a WebSocket, beginning with the tables in progress."""
    server = Server(url(started), token(started, "play", "lay"))
    table = server.lay("embers", ["you", "here"], begin=True)

    event = next(server.events())

    assert (event["type"], event["table"], event["your_turn"]) == ("own_table", table, True)


# Without a server.


def test_changes_are_applied() -> None:
    """A diff applies new, changed and removed values to a copy, and leaves the previous view as it was."""
    before = {"a": {"b": 1, "c": 2}}

    assert changed(before, [[["a", "b"], 3], [["a", "c"]], [["d"], {}]]) == {"a": {"b": 3}, "d": {}}
    assert before == {"a": {"b": 1, "c": 2}}


def test_a_question_is_asked_once_over_a_connection() -> None:
    """A question is asked once over a connection, and again over a new one, as its answer may have been lost."""
    question = {"seat": 0, "kind": "action", "prompt": {}, "options": [], "least": 0, "most": 1, "ordered": False}
    view = {"type": "view", "view": {}, "lines": [], "version": 3, "question": {**question, "asides": []}}
    following = Following(0)
    asked = following.take(json.dumps(view))
    assert asked is not None
    following.answer(asked, [])

    assert following.take(json.dumps(view)) is None
    following.connected()
    assert following.take(json.dumps(view)) == asked


def test_pauses_grow_and_end() -> None:
    """The pauses between reconnections grow, and reconnecting ends after a time."""
    pauses = Pauses(3.0)

    assert [round(pauses.pause(OSError()), 1) for _ in range(4)] == [0.2, 0.4, 0.8, 1.6]
    with pytest.raises(Gone):
        pauses.pause(OSError())
