"""All clients of a table are handed to one worker, and any worker can still serve any table."""

from __future__ import annotations

import asyncio
import re
import socket
import zlib
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from inglenook.server.processes.handover import OF_PROGRAMS, WATCHED, Handovers
from tests.server.support.servers import Nursery

pytestmark = pytest.mark.rule("SR-3")

HERE, THERE = [next(name for name in "abcdefgh" if zlib.crc32(name.encode()) % 2 == worker) for worker in (0, 1)]
"""Tables of the first and of the second of two workers."""


async def nothing(connection: socket.socket, request: bytes) -> None:
    """Accepts a connection and does nothing with it."""
    connection.close()


def test_a_worker_that_gave_no_sign_of_life_is_handed_nothing() -> None:
    """A worker without a sign of life gets no connections handed over until it is back; others serve its tables."""

    async def scenario(handovers: Handovers) -> None:
        first, second = handovers.end_for(0), handovers.end_for(1)
        assert first.owner(WATCHED + THERE.encode()) is None

        second.begin(nothing)

        assert first.owner(WATCHED + THERE.encode()) == 1
        assert first.owner(WATCHED + HERE.encode()) is None
        assert first.owner(OF_PROGRAMS + THERE.encode() + b"/seats/0/stream") == 1
        assert second.owner(WATCHED + THERE.encode()) is None
        assert first.owner(b"/ws") is None

    with closing(Handovers(2)) as handovers:
        asyncio.run(scenario(handovers))


def test_a_worker_whose_queue_is_full_is_handed_nothing_more() -> None:
    """A worker whose queue is full gets no more connections handed over, and the accepting worker serves them."""
    with closing(Handovers(2)) as handovers, socket.socket() as connection:
        first = handovers.end_for(0)
        handed = [first.hand(1, connection.fileno(), b"GET " + 20_000 * b"x") for _ in range(1000)]

    assert handed[0]
    assert not handed[-1]


def worker_of(connection: ClientConnection, workers: list[int]) -> int:
    """Returns the process at the other end of a connection."""
    port = connection.socket.getsockname()[1]
    for process in workers:
        links = [str(one.readlink()) for one in Path(f"/proc/{process}/fd").iterdir() if one.is_symlink()]
        held = set(re.findall(r"socket:\[(\d+)\]", " ".join(links)))
        for line in Path(f"/proc/{process}/net/tcp").read_text().splitlines()[1:]:
            fields = line.split()
            if int(fields[2].rpartition(":")[2], 16) == port and fields[9] in held:
                return process
    raise AssertionError("nobody has that connection")


def test_all_who_watch_a_table_come_to_one_worker(postgresql_address: str) -> None:
    """A connection that names a table is answered by that table's worker, whichever worker accepted it."""
    with Nursery() as nursery, ExitStack() as open_ones:
        server = nursery.server(postgresql_address, "--workers", "2")
        found: dict[str, set[int]] = {HERE: set(), THERE: set()}
        try:
            for number in range(12):
                name = (HERE, THERE)[number % 2]
                one = open_ones.enter_context(connect(f"{server.address}?table={name}"))
                one.send('{"type":"ping","id":7}')
                assert '"to":7' in str(one.recv(timeout=20))
                if number >= 6:  # by now both workers are there
                    found[name].add(worker_of(one, server.workers()))
        finally:
            server.kill()

    assert [len(workers) for workers in found.values()] == [1, 1]
    assert found[HERE] != found[THERE]
