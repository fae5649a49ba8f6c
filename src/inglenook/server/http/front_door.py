"""Limits on a connection before its request is understood: bytes, seconds, and number at once.

A proxy in front of the server would set such limits; these hold without one (SR-80).
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from inglenook.server.health import metrics
from inglenook.server.people.addresses import household
from inglenook.server.processes.handover import Handover
from inglenook.server.programs.streams import STREAM

log = structlog.get_logger("inglenook.server.http")

MOST_HEAD: Final = 32 * 1024
"""Maximum size of a request's first line and headers, in bytes, with whatever arrives in the same piece."""
MOST_REQUEST: Final = 1024 * 1024
"""Maximum size of a whole request in bytes, however it is split; bodies have a lower limit that answers with a
message.
"""
MOST_HALF_OPEN: Final = 200
"""Maximum number of unfinished requests per address."""
KEPT_FREE: Final = 256
"""File descriptors reserved for files, the database and the processes of bots."""
TOLD_EVERY: Final = 10.0
"""Seconds between log entries about rejected connections."""


class Door:
    """Limits shared by all connections: their maximum number, and the unfinished requests of each address."""

    def __init__(
        self, within: float = 15.0, most: int = 768, by_address: bool = True, handover: Handover | None = None
    ) -> None:
        """`within` is the time limit in seconds for receiving a request.  Behind a proxy all clients share one address.

        `handover` passes WebSockets to the worker of their table, if there are several workers.
        """
        self.within: Final = within
        self.handover: Final = handover
        self.most: Final = most
        self._by_address: Final = by_address
        self._unfinished: Final[dict[str, int]] = {}
        self._turned_away = 0
        self._told = 0.0

    def come(self, address: str) -> bool:
        """Counts an unfinished request; returns whether the address may have it."""
        self._unfinished[address] = self._unfinished.get(address, 0) + 1
        return not self._by_address or self._unfinished[address] <= MOST_HALF_OPEN

    def finish(self, address: str) -> None:
        """Counts a request as finished or gone."""
        self._unfinished[address] -= 1
        if not self._unfinished[address]:
            del self._unfinished[address]

    def turn_away(self, why: str) -> None:
        """Counts a rejected connection, and logs the count now and then."""
        metrics.refused.labels(why).inc()
        self._turned_away += 1
        now = time.monotonic()
        if now - self._told > TOLD_EVERY:
            log.warning("connections refused", why=why, connections=self._turned_away)
            self._told, self._turned_away = now, 0


class FrontDoor(HttpToolsProtocol):
    """The HTTP protocol of uvicorn, with limits on requests that are not yet complete."""

    def __init__(self, *arguments: Any, door: Door, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._door: Final = door
        self.is_handed_over = False
        """True if another worker handed the connection over; it is then served here."""
        self._address = ""
        self._is_silent = True
        self._in_head = True
        self._taken = 0
        self._timer: asyncio.TimerHandle | None = None
        self._sending: asyncio.TimerHandle | None = None

    # Connecting and disconnecting.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accepts a connection, or rejects it if there are too many."""
        super().connection_made(transport)
        self._address = household("" if self.client is None else self.client[0])
        if len(self.connections) > self._door.most:
            self._turn_away(503, "too_many_connections")
        else:
            self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cleans up after a lost connection."""
        self._finish()
        self._taken_in()
        super().connection_lost(exc)

    def _begin(self) -> None:
        """Begins a request and its time limit."""
        self._in_head, self._taken = True, 0
        if self._timer is None:
            self._timer = self.loop.call_later(self._door.within, self._too_slow)
            if not self._door.come(self._address):
                self._turn_away(429, "half_open")

    def _finish(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._door.finish(self._address)

    def _too_slow(self) -> None:
        if self._is_silent:
            self._door.turn_away("too_slow")
            self.transport.close()
        else:
            self._turn_away(408, "too_slow")

    def _turn_away(self, status: int, why: str) -> None:
        """Sends an error status, if no response has begun, and closes the connection."""
        self._door.turn_away(why)
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    # Receiving.

    def data_received(self, data: bytes) -> None:
        """Receives a piece of a request, up to the size limits."""
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.response_complete:
            self._begin()  # also for empty lines before a request, which the parser does not report as a beginning
        allowed = (MOST_HEAD if self._in_head else MOST_REQUEST) - self._taken
        self._taken += len(data)
        self._is_silent = False
        super().data_received(data[:allowed])
        if len(data) <= allowed or self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._in_head:
            self._turn_away(431, "too_large")
        elif self._taken > MOST_REQUEST:
            self._turn_away(413, "too_large")
        else:
            super().data_received(data[allowed:])

    def on_message_begin(self) -> None:
        """Starts the time limit at the request's first line."""
        self._begin()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Ends the limit on headers."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Ends the time limit: the whole request has arrived."""
        self._finish()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hands a WebSocket to its table's worker or opens it here; from then on it has its own limits."""
        self._finish()
        if not self._hand_over():
            super().handle_websocket_upgrade()
            del self.parser  # breaks a reference cycle: the parser is no longer needed

    def _hand_over(self) -> bool:
        """Hands the connection to the worker of its table; returns False if it is to be served here."""
        handover = self._door.handover
        owner = None if handover is None or self.is_handed_over else handover.owner(self.url)
        if handover is None or owner is None:
            return False
        head = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n"]
        for name, value in self.scope["headers"]:
            head += [name, b": ", value, b"\r\n"]
        connection = self.transport.get_extra_info("socket").fileno()
        if not handover.hand(owner, connection, b"".join([*head, b"\r\n"])):
            return False
        self.transport.close()  # closes only this process's copy; the other worker has the connection open
        return True

    def shutdown(self) -> None:
        """Ends the connection when the server ends: a stream at once, anything else after its response."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and STREAM in cycle.scope:
            self.transport.close()
        else:
            super().shutdown()

    # Sending.

    def pause_writing(self) -> None:
        """Starts a time limit for a client that does not read what is sent."""
        super().pause_writing()
        if self._sending is None:
            self._sending = self.loop.call_later(self._door.within * 4, self._not_taken_in)

    def resume_writing(self) -> None:
        """Ends the time limit: the client has read."""
        self._taken_in()
        super().resume_writing()

    def _taken_in(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None

    def _not_taken_in(self) -> None:
        self._door.turn_away("too_slow")
        self.transport.abort()


def most_connections() -> int:
    """Returns the maximum number of connections of this process, after raising the system's limit as far as allowed."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(64, (65_536 if soft == resource.RLIM_INFINITY else soft) - KEPT_FREE)
