"""Passes all watchers of a table to one worker of this machine.

A game held by two workers is computed twice, because each follows the other's entries.  So a WebSocket that names its
table (`/ws?table=…`) is passed to that table's worker, as an open connection with the request already read.

Any worker can still serve any table.  It does so if the other worker seems to hang, if the handover queue is full, and
for connections that have already been passed on.
"""

from __future__ import annotations

import asyncio
import mmap
import socket
import struct
import time
import zlib
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

log = structlog.get_logger("inglenook.server.processes")

WATCHED: Final = b"/ws?table="
"""Prefix of the address of a WebSocket that names the table to watch."""
OF_PROGRAMS: Final = b"/api/v1/tables/"
"""Prefix of the address of a program's WebSocket at a table, whose id follows."""
LARGEST: Final = 64 * 1024
"""Maximum size of a handover in bytes; a request's head has at most 32 KiB."""
BEAT_EVERY: Final = 0.5
"""Seconds between two signs of life of a worker."""
STILL: Final = 3.0
"""Seconds without a sign of life after which a worker receives no more handovers."""
STAMP: Final = struct.Struct("<d")

Receive = Callable[[socket.socket, bytes], Coroutine[Any, Any, None]]
"""Function that continues a connection with the request already read from it."""


class Handovers:
    """The queues by which workers of one machine pass on connections; created before the workers are forked."""

    def __init__(self, workers: int) -> None:
        self._queues: Final = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
        self._beats: Final = mmap.mmap(-1, workers * STAMP.size)
        for taking, handing in self._queues:
            taking.setblocking(False)
            handing.setblocking(False)

    def end_for(self, worker: int) -> Handover:
        """Returns the handover for one worker."""
        return Handover(worker, self._queues, self._beats)

    def close(self) -> None:
        """Closes the queues."""
        for taking, handing in self._queues:
            taking.close()
            handing.close()


class Handover:
    """A worker's end of the queues, which passes connections to other workers and receives theirs."""

    def __init__(self, worker: int, queues: list[tuple[socket.socket, socket.socket]], beats: mmap.mmap) -> None:
        self._worker: Final = worker
        self._queues: Final = queues
        self._beats: Final = beats
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def begin(self, receive: Receive) -> None:
        """Starts receiving connections and giving signs of life."""
        taking = self._queues[self._worker][0]
        asyncio.get_running_loop().add_reader(taking, self._take, taking, receive)
        self._beat()
        self._begin(self._go_on_beating())

    def _beat(self) -> None:
        STAMP.pack_into(self._beats, self._worker * STAMP.size, time.monotonic())

    async def _go_on_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_EVERY)
            self._beat()

    def owner(self, address: bytes) -> int | None:
        """Returns the worker to which a WebSocket at this address should be passed; None: it is served here."""
        if address.startswith(WATCHED):
            table = address[len(WATCHED) :]
        elif address.startswith(OF_PROGRAMS):
            table = address[len(OF_PROGRAMS) :].partition(b"/")[0]
        else:
            return None
        owner = zlib.crc32(table) % len(self._queues)
        beat: float = STAMP.unpack_from(self._beats, owner * STAMP.size)[0]
        return None if owner == self._worker or time.monotonic() - beat > STILL else owner

    def hand(self, owner: int, connection: int, request: bytes) -> bool:
        """Passes on a connection, by its descriptor; returns False if the other worker cannot take it now."""
        try:
            queue = self._queues[owner][1]
            sent = socket.send_fds(queue, [request], [connection])
        except OSError:
            return False
        return sent == len(request)

    def _take(self, taking: socket.socket, receive: Receive) -> None:
        while True:
            try:
                request, descriptors, _, _ = socket.recv_fds(taking, LARGEST, 1)
            except BlockingIOError:
                return
            for one in descriptors:
                connection = socket.socket(fileno=one)
                connection.setblocking(False)
                self._begin(receive(connection, request))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("handover failed", exc_info=task.exception())
