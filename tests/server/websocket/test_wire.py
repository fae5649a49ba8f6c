"""The fast path of the WebSocket behaves like the library's, however messages are split and mixed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from inglenook.server.people.watcher import Watcher
from inglenook.server.websocket.wire import begin_of_only_text, head
from tests.server.support.house import House, Socket

pytestmark = pytest.mark.rule("SR-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yields a server without rate limits."""
    folder: Path = tmp_path_factory.mktemp("house")
    with House(folder, limited=False) as house:
        yield house


def frame(data: str | bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Returns the frame that a client sends for a message."""
    return Frame(opcode, data.encode() if isinstance(data, str) else data, fin).serialize(mask=True)


def ping(number: int, length: int = 0) -> str:
    """Returns a ping request with a number, padded to a length."""
    return json.dumps({"type": "ping", "id": number}).ljust(length)


def send(socket: Socket, data: bytes) -> None:
    """Sends raw bytes."""
    socket._connection.socket.sendall(data)


def pong(number: int) -> dict[str, Any]:
    """Returns the reply to a numbered ping."""
    return {"type": "pong", "to": number}


def test_texts_of_every_length_several_at_once_and_in_pieces(house: House) -> None:
    """Texts of every length, several at once or split, each get one reply in order."""
    dice = random.Random(1)
    lengths = [0, 125, 126, 127, 128, 133, 200, 255, 256, 4000, 16_000]
    data = b"".join([frame(ping(number, length)) for number, length in enumerate(lengths)])
    with house.connect() as socket:
        send(socket, data)
        assert [pong(number) for number in range(len(lengths))] == [socket.hear() for _ in lengths]
        for number, length in enumerate(lengths):
            send(socket, frame(ping(number, length)))
            assert pong(number) == socket.hear()
        while data:
            cut = dice.choice([1, 2, 6, 100, 133, 5000])
            send(socket, data[:cut])
            data = data[cut:]
        assert [pong(number) for number in range(len(lengths))] == [socket.hear() for _ in lengths]


def test_a_text_in_fragments_with_a_ping_between(house: House) -> None:
    """Control frames may stand between the fragments of a text, and the next text uses the fast path again."""
    text = ping(5)
    with house.connect() as socket:
        send(socket, frame(text[:10], fin=False))
        send(socket, frame(b"?", Opcode.PING))
        send(socket, frame(text[10:], Opcode.CONT))
        assert pong(5) == socket.hear()
        send(socket, frame(ping(6)))
        assert pong(6) == socket.hear()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ([frame("x", fin=False), frame(ping(1))], 1002),
        ([Frame(Opcode.TEXT, ping(1).encode()).serialize(mask=False)], 1002),
        ([Frame(Opcode.TEXT, ping(1, 300).encode()).serialize(mask=False)], 1002),
        ([frame(b'{"type":"ping","id":1} \xff')], 1007),
    ],
    ids=["in the middle of another", "without a mask", "longer without a mask", "no text"],
)
def test_what_is_against_the_rules_closes_the_connection(house: House, sent: list[bytes], code: int) -> None:
    """A frame that breaks the WebSocket protocol closes the connection, as in the library."""
    with house.connect() as socket:
        for data in sent:
            send(socket, data)
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear()
        assert closed.value.rcvd is not None and code == closed.value.rcvd.code


def test_only_one_whole_text_goes_the_short_way() -> None:
    """Only a single complete text frame uses the fast path."""
    for length in (1, 125, 126, 300, 65_535):
        whole = frame("a" * length)
        assert len(whole) - length == begin_of_only_text(whole)
        assert [0, 0] == [begin_of_only_text(whole[:-1]), begin_of_only_text(whole + b"\x81")]
    long = frame("a" * 70_000)
    assert {0} == {begin_of_only_text(long[:cut]) for cut in range(300)}
    others = [frame("a", Opcode.BINARY), frame("a", Opcode.PING), frame("a", fin=False), frame("")]
    assert {0} == {begin_of_only_text(other) for other in others}


def test_the_head_is_that_of_the_library() -> None:
    """The frame headers that the fast path writes are those of the library."""
    for length in (0, 1, 125, 126, 127, 65_535, 65_536, 70_000):
        text = b"a" * length
        assert Frame(Opcode.TEXT, text).serialize(mask=False) == head(length) + text


def test_what_waits_is_not_overtaken() -> None:
    """A message is not sent at once while earlier messages wait, and is again when all are taken."""

    async def scenario() -> None:
        sent: list[bytes] = []
        takes = True

        def sends(data: bytes) -> bool:
            if takes:
                sent.append(data)
            return takes

        watcher = Watcher(None, sends)
        watcher.push(b"1")
        assert [] == sent, "nobody sends yet"
        assert b"1" == await watcher.next()
        watcher.push(b"2")
        assert [] == sent, "the first is still on its way"
        assert b"2" == await watcher.next()
        sender = asyncio.create_task(watcher.next())
        await asyncio.wait([sender], timeout=0)
        watcher.push(b"3")
        assert [b"3"] == sent
        takes = False
        watcher.push(b"4")
        takes = True
        watcher.push(b"5")
        assert [b"3"] == sent
        assert (b"4", b"5") == (await sender, await watcher.next())
        sender = asyncio.create_task(watcher.next())
        await asyncio.wait([sender], timeout=0)
        watcher.hung_up()
        watcher.push(b"6")
        assert b"6" == await sender
        assert [b"3"] == sent

    asyncio.run(scenario())
