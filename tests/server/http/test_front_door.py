"""Limits on unfinished requests without a proxy: bytes, seconds, connections."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from inglenook.server.command import door_of
from inglenook.server.health import metrics
from inglenook.server.http import front_door
from inglenook.server.http.front_door import MOST_HEAD, Door, most_connections
from inglenook.server.people.addresses import household
from inglenook.server.settings import Settings
from tests.server.support.house import House

pytestmark = pytest.mark.rule("SR-80")

PING = b"GET /healthz HTTP/1.1\r\nHost: inglenook.test\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: inglenook.test\r\nContent-Type: application/json\r\n"


@contextmanager
def at(house: House) -> Iterator[socket.socket]:
    """Yields a raw connection to the server that can send any bytes."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=30) as connection:
        yield connection


def status(connection: socket.socket) -> int:
    """Returns the status of the response, or 0 if the connection was closed without one."""
    said = connection.recv(1000)
    return int(said.split(b" ")[1]) if said else 0


def hangs_up(connection: socket.socket) -> bool:
    """Whether the server closes the connection without sending more."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


def turned_away(kind: str) -> Any:
    """Returns the number of connections refused for a given reason."""
    return metrics.REGISTRY.get_sample_value("inglenook_refused_total", {"kind": kind}) or 0


@pytest.mark.parametrize("piece", [b"X-Long: " + b"a" * 65536, b"X-One: a\r\n" * 7000, b"a" * 65536])
def test_headers_have_an_end(tmp_path: Path, piece: bytes) -> None:
    """Endless headers are refused after 32 kB, and the server answers others meanwhile."""
    with House(tmp_path) as house, at(house) as endless, at(house) as other:
        before = turned_away("too_large")
        endless.sendall(PING + piece)
        assert 431 == status(endless)
        assert hangs_up(endless)
        assert before + 1 == turned_away("too_large")

        other.sendall(PING + b"X-Long: " + b"a" * (MOST_HEAD - 1000) + b"\r\n\r\n")
        assert 200 == status(other)


def test_a_body_and_what_follows_it_have_an_end(tmp_path: Path) -> None:
    """An endless body is refused, even in chunks or with trailing headers."""
    with House(tmp_path) as house, at(house) as endless:
        endless.sendall(POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n")
        with pytest.raises((ConnectionResetError, BrokenPipeError)):  # noqa: PT012  # after how many, does not matter
            for _ in range(1000):
                endless.sendall(b"X-Trailer: " + b"a" * 65536 + b"\r\n")


@pytest.mark.parametrize(("said", "expected"), [(b"", 0), (PING, 408), (POST + b"Content-Length: 9\r\n\r\n{", 408)])
def test_who_does_not_finish_is_not_waited_for(tmp_path: Path, said: bytes, expected: int) -> None:
    """The server closes a connection after a time without data, with half the headers or with half the body."""
    with House(tmp_path, Door(within=0.05)) as house, at(house) as slow:
        slow.sendall(said)
        assert expected == status(slow)
        assert hangs_up(slow)


@pytest.mark.parametrize("said", [PING, b"\r\n", b"\n"])
def test_a_second_request_is_not_waited_for_either(tmp_path: Path, said: bytes) -> None:
    """A connection that is kept alive has a time limit for each request, which an empty line starts, too."""
    with House(tmp_path, Door(within=0.5)) as house, at(house) as slow:
        slow.sendall(PING + b"\r\n")
        assert 200 == status(slow)
        with at(house) as other:
            other.sendall(PING + b"\r\n")
            assert 200 == status(other)  # by now the first answer is complete
        slow.sendall(said)
        assert hangs_up(slow)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("nowhere", "unknown"),
    ],
)
def test_a_household_is_counted_as_one(address: str, counted: str) -> None:
    """Connections are counted by IPv6 household or by IPv4 address, however the address is written."""
    assert counted == household(address)


def test_a_websocket_stays_open(tmp_path: Path) -> None:
    """A WebSocket counts as a finished request and may stay silent."""
    with House(tmp_path, Door(within=0.05)) as house, house.connect() as socket, at(house) as slow:
        assert hangs_up(slow)  # at least as long has passed
        assert "pong" == socket.ask(type="ping")["type"]


def test_an_address_has_only_so_many_unfinished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address over its limit of unfinished requests is refused, and finished requests do not count."""
    monkeypatch.setattr(front_door, "MOST_HALF_OPEN", 5)
    with House(tmp_path) as house, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(at(house)).sendall(PING)
        with at(house) as sixth:
            assert 429 == status(sixth)
            assert hangs_up(sixth)
    with House(tmp_path, Door(by_address=False)) as house, ExitStack() as stack:
        for _ in range(9):
            stack.enter_context(at(house)).sendall(PING)
        with at(house) as tenth:
            tenth.sendall(PING + b"\r\n")
            assert 200 == status(tenth)


@pytest.mark.parametrize(
    ("settings", "is_counted"),
    [(Settings(), True), (Settings(limited=False), False), (Settings(trusted_proxies=1), False)],
)
def test_addresses_are_counted_unless_nothing_is_limited(settings: Settings, is_counted: bool) -> None:
    """`--unlimited` allows hundreds of connections from one address, as a load test needs."""
    door = door_of(settings)
    assert is_counted != all(door.come("127.0.0.1") for _ in range(front_door.MOST_HALF_OPEN + 1))


def test_when_all_places_are_taken_newcomers_are_told(tmp_path: Path) -> None:
    """A full server answers further connections with a refusal, which is counted and needs spare descriptors."""
    with House(tmp_path, Door(most=5)) as house, ExitStack() as stack:
        before = turned_away("too_many_connections")
        kept = [stack.enter_context(at(house)) for _ in range(5)]
        for one in kept:
            one.sendall(PING + b"\r\n")
            assert 200 == status(one)
        with at(house) as sixth:
            assert 503 == status(sixth)
        assert before + 1 == turned_away("too_many_connections")
    assert most_connections() >= 64
