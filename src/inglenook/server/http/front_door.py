"""What a connection may cost before anybody knows what it wants: so many bytes, so many seconds, so many at once.

A proxy in front would see to that; here it holds without one (SR-80).
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

log = structlog.get_logger("inglenook.server.http")

MOST_HEAD: Final = 32 * 1024
"""The first line of a request and its headers have so many bytes at most, and what comes with them in one piece."""
MOST_REQUEST: Final = 1024 * 1024
"""A whole request has so many bytes at most, however it is cut; bodies are bounded more closely, and in words."""
MOST_HALF_OPEN: Final = 200
"""So many requests of one address may be unfinished at once."""
KEPT_FREE: Final = 256
"""So many descriptors are left for files, the database and the processes of bots."""
TOLD_EVERY: Final = 10.0
"""Every so many seconds it is written down that connections were turned away."""


class Door:
    """Who stands in the door: how many connections there may be, and how many of each address are unfinished."""

    def __init__(
        self, within: float = 15.0, most: int = 768, by_address: bool = True, handover: Handover | None = None
    ) -> None:
        """A request is to be there `within` so many seconds.  Behind a proxy all have the same address.

        `handover` brings WebSockets to the worker of their table, if there are several workers.
        """
        self.within: Final = within
        self.handover: Final = handover
        self.most: Final = most
        self._by_address: Final = by_address
        self._unfinished: Final[dict[str, int]] = {}
        self._turned_away = 0
        self._told = 0.0

    def come(self, address: str) -> bool:
        """Counts an unfinished request; whether that address may have it."""
        self._unfinished[address] = self._unfinished.get(address, 0) + 1
        return not self._by_address or self._unfinished[address] <= MOST_HALF_OPEN

    def finish(self, address: str) -> None:
        """It is finished, or gone."""
        self._unfinished[address] -= 1
        if not self._unfinished[address]:
            del self._unfinished[address]

    def turn_away(self, why: str) -> None:
        """Counts who was turned away, and now and then writes it down."""
        metrics.refused.labels(why).inc()
        self._turned_away += 1
        now = time.monotonic()
        if now - self._told > TOLD_EVERY:
            log.warning("turned away", why=why, connections=self._turned_away)
            self._told, self._turned_away = now, 0


class FrontDoor(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with bounds on what was not yet understood."""

    def __init__(self, *arguments: Any, door: Door, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._door: Final = door
        self.is_handed_over = False
        """Whether another worker has handed the connection over; then it is served here."""
        self._address = ""
        self._is_silent = True
        self._in_head = True
        self._taken = 0
        self._timer: asyncio.TimerHandle | None = None
        self._sending: asyncio.TimerHandle | None = None

    # Coming and going.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self._address = household("" if self.client is None else self.client[0])
        if len(self.connections) > self._door.most:
            self._turn_away(503, "too_many_connections")
        else:
            self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._finish()
        self._taken_in()
        super().connection_lost(exc)

    def _begin(self) -> None:
        """A request begins: it has so many seconds to be there."""
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
        """Answers, if nothing was answered yet, and hangs up."""
        self._door.turn_away(why)
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    # Taking in.

    def data_received(self, data: bytes) -> None:
        """Takes in a piece of a request, if there may be more of it."""
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle.response_complete:
            self._begin()  # whatever it is: empty lines before a request are no beginning to the parser
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
        """The first line begins."""
        self._begin()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The headers are there."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self._finish()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It is no request but a WebSocket: from now on that has its own bounds."""
        self._finish()
        if not self._hand_over():
            super().handle_websocket_upgrade()
            del self.parser  # what reads HTTP has done its work, and lies in a circle with this

    def _hand_over(self) -> bool:
        """Hand the connection to the worker of its table; False if it is to be served here."""
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
        self.transport.close()  # only here: the other worker has it open
        return True

    # Sending.

    def pause_writing(self) -> None:
        """Nobody takes in what is sent: not for long."""
        super().pause_writing()
        if self._sending is None:
            self._sending = self.loop.call_later(self._door.within * 4, self._not_taken_in)

    def resume_writing(self) -> None:
        """It was taken in."""
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
    """How many connections this process may have: as many as the system lets it, if it is asked for more."""
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
