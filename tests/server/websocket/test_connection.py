"""The WebSocket endpoint, with well-behaved and hostile clients."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed, InvalidStatus

from inglenook.server import protocol
from inglenook.server.health import metrics
from inglenook.server.people.watcher import MOST_WAITING, Watcher
from inglenook.server.rate_limits import Rate
from inglenook.server.tables.room import Room
from inglenook.server.websocket import connection
from tests.server.support.company import Company, in_company
from tests.server.support.house import House, Socket
from tests.server.support.tables import ANN, BEN, lay

pytestmark = pytest.mark.rule("SR-8")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Yields a server that counts requests."""
    with House(tmp_path) as house:
        yield house


def refusals(kind: str) -> float:
    """Returns the number of counted refusals of a kind."""
    return float(metrics.refused.labels(kind)._value.get())


def hear_to_the_end(socket: Socket) -> None:
    """Reads all messages until the connection closes."""
    while True:
        socket.hear()


@pytest.mark.rule("SR-7")
def test_watching_and_playing(house: House) -> None:
    """Two people play, each over a connection of their own."""
    with house.connect(ANN) as ann, house.connect(BEN) as ben, house.connect(None) as nobody:
        seats = {}
        for socket in (ann, ben, nobody):
            table = socket.ask(type="watch", table=house.table)
            assert ("table", house.table) == (table["type"], table["id"])
            view = socket.hear()
            seats[view["viewer"]] = (socket, view)
            assert "chat" == socket.hear()["type"]
        assert {0, 1, -1} == set(seats)
        asked = seats[-1][1]["question"]["seat"]
        socket, view = seats[asked]
        done = socket.ask(type="answer", version=0, keys=[view["question"]["options"][-1]["key"]])
        assert "done" == done["type"]
        for one, _ in seats.values():
            told = one.hear()
            while told["type"] == "table":  # others have come
                told = one.hear()
            assert ("news", 0, 1) == (told["type"], told["since"], told["version"])
        assert "pong" == socket.ask(type="ping")["type"]


@pytest.mark.parametrize(
    ("sent", "kind"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ("null", "malformed"),
        ('{"type":"nothing like this"}', "malformed"),
        ('{"type":"watch"}', "malformed"),
        ('{"type":"watch","table":5}', "malformed"),
        ('{"type":"watch","table":"x","more":1}', "malformed"),
        ('{"type":"answer","version":"0","keys":[]}', "malformed"),
        ('{"type":"answer","version":1e400,"keys":[]}', "malformed"),
        ('{"type":"answer","version":0,"keys":' + "[" * 5000, "malformed"),
        ('{"type":"say","text":"\\ud800"}', "malformed"),
        ('{"type":"answer","version":0,"keys":["pass"]}', "out_of_order"),
        ('{"type":"concede"}', "out_of_order"),
        ('{"type":"watch","table":"nowhere"}', "no_table"),
        ('{"type":"watch","table":"' + "x" * 500 + '"}', "no_table"),
        ('{"type":"say","text":"' + "x" * 17_000 + '"}', "too_large"),
        ("\x00" * 200_000, "too_large"),
    ],
)
def test_what_no_client_of_ours_would_send(house: House, sent: str, kind: str) -> None:
    """A malformed message is refused in words and counted, and the connection and table go on."""
    before = refusals(kind)
    with house.connect() as socket:
        socket.send(sent)
        told = socket.hear()
        assert ("refused", before + 1) == (told["type"], refusals(kind))
        assert told["message"]["message"].startswith("server-refused-")
        assert "table" == socket.ask(type="watch", table=house.table)["type"]


def test_bytes_that_are_no_text(house: House) -> None:
    """A binary message is read like a text message, and refused if it is malformed."""
    with house.connect() as socket:
        socket.send(b"\xff\xfe\x00")
        assert "server-refused-malformed" == socket.hear()["message"]["message"]
        socket.send(b'{"type":"ping","id":3}')
        assert {"type": "pong", "to": 3} == socket.hear()


def test_somebody_elses_seat(house: House) -> None:
    """A client cannot open another person's seat, with the own cookie or an invented one."""
    for guest, headers in ((BEN, {}), (None, {}), (None, {"Cookie": "inglenook=WyJndWVzdC1hbm4iLCJBbm4iXQ.forged"})):
        with house.connect(guest, **headers) as socket:
            told = socket.ask(type="watch", table=house.table, seat=0)
            assert "server-refused-not-your-seat" == told["message"]["message"]
            viewer = 1 if guest else -1
            socket.ask(type="watch", table=house.table)
            assert viewer == socket.hear()["viewer"]


@pytest.mark.rule("SR-29")
def test_pages_of_others_cannot_connect(house: House) -> None:
    """A WebSocket from a page of another origin is refused."""
    before = refusals("origin")
    with pytest.raises(InvalidStatus), house.connect(ANN, Origin="https://elsewhere.example"):
        pass
    assert before + 1 == refusals("origin")
    with house.connect(ANN, Origin=f"http://127.0.0.1:{house.port}") as socket:
        assert "pong" == socket.ask(type="ping")["type"]


@pytest.mark.rule("SR-30", "SR-91")
def test_too_many_messages(house: House) -> None:
    """A client that floods the server is refused, then disconnected, counted and logged; others are not affected."""
    before, rude = refusals("too_many"), refusals("rude")
    with house.connect() as socket, house.connect(BEN) as other:
        for _ in range(connection.PER_SOCKET.amount + connection.PATIENCE):
            socket.send('{"type":"ping"}')
        with capture_logs() as logged, pytest.raises(ConnectionClosed):
            hear_to_the_end(socket)
        assert before + connection.PATIENCE == refusals("too_many")
        assert refusals("rude") == rude + 1
        event = "refused too often"
        assert [one["log_level"] for one in logged if one["event"] == event] == ["warning"]
        assert "table" == other.ask(type="watch", table=house.table)["type"]


@pytest.mark.rule("SR-30")
def test_too_many_lines_of_chat(house: House) -> None:
    """A client that sends too many chat lines is told to wait."""
    with house.connect() as socket:
        socket.ask(type="watch", table=house.table)
        said = []
        for _ in range(connection.CHAT.amount + 1):
            said.append(socket.ask(type="say", text="and then")["type"])
            house.clock.now += 1
        assert ["done"] * connection.CHAT.amount + ["refused"] == said


@pytest.mark.rule("SR-30")
def test_more_connections_do_not_help(house: House) -> None:
    """Expensive messages are limited per guest rather than per connection, and another guest may still send them."""
    said = []
    for _ in range(connection.REPORTED.amount + 1):
        with house.connect(ANN) as socket:
            socket.ask(type="watch", table=house.table)
            said.append(socket.ask(type="report", text="odd")["type"])
    assert ["done"] * connection.REPORTED.amount + ["refused"] == said
    with house.connect(BEN) as socket:
        socket.ask(type="watch", table=house.table)
        assert "done" == socket.ask(type="report", text="odd")["type"]


@pytest.mark.rule("SR-30")
def test_more_names_do_not_help_either(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Expensive messages are limited per address, to a few times the limit of one guest."""
    monkeypatch.setattr(connection, "HOUSEHOLD", 1)
    said = []
    for number in range(connection.REPORTED.amount + 1):
        with house.connect(ANN if number % 2 else BEN) as socket:
            socket.ask(type="watch", table=house.table)
            said.append(socket.ask(type="report", text="odd")["type"])
    assert ["done"] * connection.REPORTED.amount + ["refused"] == said


def test_whoever_goes_leaves_whatever_sending_died_of(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client is removed from its table after an error while sending."""
    left = threading.Event()
    leave = Room.leave

    async def broken(*_: object) -> bytes:
        raise ZeroDivisionError

    def leaving(room: Room, watcher: Watcher) -> None:
        leave(room, watcher)
        left.set()

    monkeypatch.setattr(Room, "leave", leaving)
    with house.connect() as socket:
        socket.ask(type="watch", table=house.table)
        monkeypatch.setattr(Watcher, "next", broken)
        socket.send('{"type":"ping"}')
    assert left.wait(30)


@pytest.mark.rule("SR-30")
def test_too_many_connections(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address has a limited number of connections, and a closed connection frees a place."""
    monkeypatch.setattr(connection, "SOCKETS", Rate(2, seconds=1 << 40))
    with house.connect():
        with house.connect(), pytest.raises(InvalidStatus), house.connect():
            pass
        with house.connect() as socket:
            assert "pong" == socket.ask(type="ping")["type"]


def test_a_fault_of_ours_is_answered_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that causes a server error gets a reply, and the connection goes on."""

    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    with house.connect() as socket:
        socket.ask(type="watch", table=house.table)
        monkeypatch.setattr(connection, "take", broken)
        assert "server-refused-fault" == socket.ask(type="say", text="hello")["message"]["message"]
        assert "pong" == socket.ask(type="ping")["type"]


KINDS = [
    "watch", "answer", "aside", "undo", "consent", "why", "say", "stops", "concede_", "rematch", "take_over", "return",
    "report", "ping", "table", "view",
]  # fmt: skip


FIELDS = ["version", "keys", "key", "seat", "table", "text", "agree", "handle", "kinds"]


@pytest.mark.parametrize("seed", range(4))
def test_anything_at_all(tmp_path: Path, seed: int) -> None:
    """Random messages, some of them nearly valid, all get replies, and the game can be played on."""
    dice = random.Random(seed)
    with House(tmp_path, limited=False) as house, house.connect(ANN) as socket, house.connect(BEN) as other:
        for one in (socket, other):
            one.ask(type="watch", table=house.table)
        for number in range(45):
            request: dict[str, Any] = {"type": dice.choice(KINDS), "id": 77}
            for field in dice.sample(FIELDS, 3):
                request[field] = dice.choice([0, 1, -1, 2**70, "", "x", house.table, True, None, [], ["pass"], {}, 0.5])
            told = dice.choice([socket, other]).ask(**request) if number % 2 else ask_rightly(dice, socket, house)
            assert told["type"] in ("done", "refused", "pong", "table", "reasons")
        for one in (socket, other):
            assert "table" == one.ask(type="watch", table=house.table)["type"]


def ask_rightly(dice: random.Random, socket: Socket, house: House) -> dict[str, Any]:
    """Returns a request of a valid type with values that may be wrong."""
    version = dice.choice([0, 1, 2, -1, 2**40])
    requests: list[dict[str, Any]] = [
        {"type": "watch", "table": house.table, "seat": dice.choice([None, 0, 1, 7, -1, -5])},
        {"type": "answer", "version": version, "keys": dice.choice([[], ["pass"], ["pass", "pass"], ["x"] * 500])},
        {"type": "aside", "version": version, "key": "concede"},
        {"type": "undo", "version": version},
        {"type": "consent", "version": version, "agree": dice.choice([True, False])},
        {"type": "why", "handle": dice.choice(["", "0000000000", "x" * 9000])},
        {"type": "say", "text": dice.choice(["", "hello", "\u202eolleh", "\x00", "é" * 2000])},
        {"type": "stops", "kinds": dice.choice([[], ["x"]])},
        {"type": "take_over", "seat": dice.choice([0, 1, -1, 2**40])},
        {"type": "return"},
        {"type": "rematch"},
        {"type": "report", "text": dice.choice(["", "odd", "x" * 9000])},
    ]
    return socket.ask(**dice.choice(requests))


def test_a_slow_client_gets_the_whole_view(sqlite_address: str) -> None:
    """The queue of a client is bounded: a slow client gets the current state instead of every update."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        people = [await company.comes(table, guest) for guest in (ANN, BEN)]
        slow = Watcher(None)
        room = await company.room(table)
        async with room.lock:
            await room.enter(slow, None, 1)
        await company.asks(people[0], protocol.Say(text="hello"))
        count = 0
        while any(one.asked for one in people):
            one = next(one for one in people if one.asked)
            await company.answers(one, one.keys("pass", "play", "respond")[0])
            count += 1
        for _ in range(MOST_WAITING):
            room.audience.tell_table()
        told = []
        assert ("table", 1) == itemgetter("type", "to")(json.loads(await slow.next())), "a reply is not dropped"
        for _ in range(4):
            told.append(json.loads(await slow.next()))

        assert ["table", "view", "undo_asked", "chat"] == [one["type"] for one in told]
        assert (count, {"over": True, "winners": told[0]["winners"]}) == (told[1]["version"], told[1]["question"])
        assert ["hello"] == [line["text"] for line in told[3]["lines"]], "what was said is not missed either"
        assert not slow.waits

    in_company(sqlite_address, scenario)


def test_a_slow_client_misses_no_reply() -> None:
    """Replies are never dropped, and arrive in the order of the requests."""

    async def scenario() -> None:
        slow = Watcher(None)
        slow.tell(protocol.Done(to=1))
        for _ in range(MOST_WAITING + 1):
            slow.tell(protocol.Chat([]))
        slow.tell(protocol.Refused(to=2, message={}))
        slow.tell(protocol.Pong(to=3))
        told = [json.loads(await slow.next()) for _ in range(3)]

        assert [("done", 1), ("refused", 2), ("pong", 3)] == [(one["type"], one["to"]) for one in told]

    asyncio.run(scenario())


def test_who_takes_no_replies_is_not_heard_any_more() -> None:
    """The server stops reading from a client that does not read its replies, so that the reply queue is bounded."""

    async def scenario() -> None:
        deaf = Watcher(None)
        for number in range(MOST_WAITING):
            await deaf.listens()
            deaf.tell(protocol.Pong(to=number + 1))
        listening = asyncio.create_task(deaf.listens())
        await asyncio.wait([listening], timeout=0)
        assert not listening.done()
        await deaf.next()
        await listening
        deaf.tell(protocol.Pong(to=99))
        deaf.hung_up()
        await deaf.listens()

    asyncio.run(scenario())


@pytest.mark.rule("SR-87")
def test_who_comes_while_a_table_is_removed_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that connects while its table is removed is told, although the room was found."""

    async def is_removed(self: Room) -> None:
        self.close()

    monkeypatch.setattr(Room, "reload", is_removed)
    with house.connect(ANN) as ann:
        told = ann.ask(type="watch", table=house.table)
        assert ("refused", "server-refused-no-table") == (told["type"], told["message"]["message"])
