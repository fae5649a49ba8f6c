"""The server is killed after every answer in turn: nothing is lost, asked twice or different."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

import pytest

from inglenook.bots.uniform import Uniform
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.views.news import lines_for, question
from inglenook.registry import find
from inglenook.server.storage.store import open_store
from inglenook.server.tables.play import KEPT_LINES, Play
from tests.server.support.servers import Client, ConnectionClosed, Nursery, Server
from tests.server.support.tables import ANN, BEN, cookie, lay

SEED: Final = "kill 8"


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    """Yields a factory of servers."""
    with Nursery("embers", "lotr", "talisman") as nursery:
        yield nursery


class Recorded:
    """A game played in memory, with which the game over the network must agree."""

    def __init__(self, game: str, most: int) -> None:
        self.entry = find(game)
        self.picks: list[tuple[int, ...]] = []
        playing = self.start()
        while playing.pending is not None and len(self.picks) < most:
            picked = Uniform(Dice(f"{SEED} {len(self.picks)}")).choose(SeatPlayer(playing, playing.pending.seat))
            self.picks.append(picked)
            playing.pick(picked)
        self.digest = playing.digest()

    def start(self) -> Game[Any]:
        """Returns the game at its beginning."""
        return Game.start(self.entry.rulebook, self.entry.set_up(2, {}), SEED)


async def lay_table(database: str, game: str) -> tuple[str, list[Client]]:
    """Creates a table for two people; returns the table and the clients."""
    store = await open_store(database)
    table = await lay(store, game, [ANN, BEN], SEED)
    cookies = [await cookie(store, guest) for guest in (ANN, BEN)]
    for seat in range(2):
        await store.change_seat(table, seat, stops=everything(game))
    await store.close()
    return table, [Client(table, one) for one in cookies]


def everything(game: str) -> list[str]:
    """Returns the settings with which every question is asked, as in the recorded game."""
    windows = find(game).play.windows
    return [] if windows is None else sorted(windows.kinds)


async def kept(database: str, table: str) -> tuple[int, str]:
    """Returns the number of stored answers, and the state of the game after them."""
    store = await open_store(database)
    row, entries = await store.table(table), await store.entries(table)
    assert row is not None
    play = Play(find(row.game), row, entries, await store.snapshot(table))
    await store.close()
    return len(entries), play.game.digest()


def check_sees(client: Client, game: Game[Any], version: int) -> None:
    """Checks that a new client sees exactly the recorded position and its question."""
    assert version == client.version
    assert game.rulebook.view(game.table, client.viewer) == client.view
    asked = {
        part: value for part, value in client.question.items() if part not in ("dangers", "tips")
    }  # worked out anew
    assert question(game, client.viewer) == asked
    assert lines_for(game, client.viewer)[-KEPT_LINES:] == client.lines[-KEPT_LINES:]


def check_killed(nursery: Nursery, database: str, game: str, most: int, servers_at_once: int, every: int) -> None:
    """Plays the recorded game and kills a server after every few answers.

    Kills alternate between after the acknowledgement and before it.  In the second case the answer may be stored or
    not; the client sees which on reconnecting, and sends it again if necessary.
    """
    recorded = Recorded(game, most)
    table, clients = asyncio.run(lay_table(database, game))
    servers = [nursery.server(database) for _ in range(servers_at_once)]
    memory = recorded.start()
    try:
        for seat, client in enumerate(clients):
            client.come(servers[seat % servers_at_once])
            check_sees(client, memory, 0)
        for number, picked in enumerate(recorded.picks):
            assert memory.pending is not None
            seat = memory.pending.seat
            client, killing = clients[seat], number % every == 0
            sent = client.answer(picked)
            if not killing or number // every % 3:
                assert "done" == client.hear_reply(sent)["type"]
            if killing:
                again(nursery, database, servers, clients, seat, both=number // every % 4 == 3)
                if client.version == number:
                    assert number // every % 3 == 0, "an acknowledged answer was lost"
                    assert "done" == client.hear_reply(client.answer(picked))["type"]
            memory.pick(picked)
            for one in clients:
                one.hear_version(number + 1)
            check_sees(client, memory, number + 1)

        assert (len(recorded.picks), recorded.digest) == asyncio.run(kept(database, table))
    finally:
        for server in servers:
            server.kill()
        for client in clients:
            client.leave()


def again(nursery: Nursery, database: str, servers: list[Server], clients: list[Client], seat: int, both: bool) -> None:
    """Kills one server or all, and reconnects the clients wherever they can be."""
    for place, server in enumerate(servers):
        if both or server is clients[seat].server:
            server.kill()
            servers[place] = nursery.server(database)
    for client in clients:
        assert client.server is not None
        if not client.server.alive:
            with suppress(ConnectionClosed):
                while True:
                    client.hear()
            elsewhere = [server for server in servers if server is not clients[0].server]
            client.come([*elsewhere, *servers][0])


@pytest.mark.rule("SR-1", "SR-3", "KR-1")
def test_killed_after_every_answer_with_sqlite(nursery: Nursery, sqlite_address: str) -> None:
    """A game with SQLite survives a kill of its only process after every answer."""
    check_killed(nursery, sqlite_address, "embers", 100, servers_at_once=1, every=1)


@pytest.mark.rule("SR-1", "SR-2", "SR-3")
def test_killed_after_every_answer_with_postgresql(nursery: Nursery, postgresql_address: str) -> None:
    """A game with PostgreSQL survives kills of the process that took the answer, and now and then of both."""
    check_killed(nursery, postgresql_address, "embers", 100, servers_at_once=2, every=1)


@pytest.mark.rule("SR-1")
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_killed_in_the_real_games(nursery: Nursery, sqlite_address: str, game: str) -> None:
    """The beginning of each real game survives a kill after every fourth answer."""
    check_killed(nursery, sqlite_address, game, 32, servers_at_once=1, every=4)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.rule("SR-1", "SR-3")
@pytest.mark.parametrize("servers", [1, 2])
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_killed_all_through_a_long_game(
    nursery: Nursery, request: pytest.FixtureRequest, game: str, servers: int
) -> None:
    """A whole real game of each kind survives a kill after every answer."""
    database = str(request.getfixturevalue("postgresql_address" if servers == 2 else "sqlite_address"))
    check_killed(nursery, database, game, 2000, servers, every=1)
