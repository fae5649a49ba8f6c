"""A client's WebSocket: reads requests one after the other, and sends replies and updates.

No incoming message can do harm: messages that are too large, too frequent, malformed or out of order are answered with
a refusal and counted.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect

from inglenook.kernel.messages import Message
from inglenook.server import protocol
from inglenook.server.bounds import LARGEST
from inglenook.server.health import metrics
from inglenook.server.http import middleware
from inglenook.server.http.hosts import may_be_called
from inglenook.server.people.addresses import address_of
from inglenook.server.people.guests import SESSION, guest_of
from inglenook.server.people.sessions import Sessions
from inglenook.server.people.watcher import Watcher
from inglenook.server.prices import FREE, Price, pay, payers
from inglenook.server.programs.token_checks import Bearer
from inglenook.server.rate_limits import Counts, OwnCounts, Rate, RateLimits
from inglenook.server.storage.database import Unanswered
from inglenook.server.storage.operator_orders import BAN
from inglenook.server.tables.hall import Hall
from inglenook.server.websocket import wire
from inglenook.server.websocket.handlers import TAKEN, refuse, take

log = structlog.get_logger("inglenook.server.websocket.connection")

SOCKETS: Final = Rate(40, seconds=1 << 40)
"""Maximum number of open connections per address, counted until they close rather than in a time window."""
PATIENCE: Final = 50
"""Number of malformed requests after which a connection is closed."""
PER_SOCKET: Final = Rate(30, seconds=1)
PER_ADDRESS: Final = Rate(150, seconds=1)
CHAT: Final = Rate(30)
COSTLY: Final = Rate(40)
"""Rate limit of requests that cost more than an answer: undo, rematch, watch, stops, pace."""
EXPLAINED: Final = Rate(120)
"""Rate limit of `Why` requests, for which the rules are tried in many ways."""
REPORTED: Final = Rate(5)
"""Rate limit of reports, each of which stores a whole game."""
HOUSEHOLD: Final = 4
"""Factor by which an address's rate limit exceeds that of one guest."""
LIMITED: Final[dict[type, Rate]] = {
    protocol.Say: CHAT,
    protocol.Why: EXPLAINED,
    protocol.Report: REPORTED,
    protocol.Undo: COSTLY,
    protocol.Rematch: COSTLY,
    protocol.Watch: COSTLY,
    protocol.Stops: COSTLY,
    protocol.Pace: COSTLY,
}
"""Rate limits per guest and per address, by request type; opening more connections does not raise them."""

PRICES: Final[dict[type, Price]] = {
    **{kind: taking.price for kind, taking in TAKEN.items()},
    protocol.Watch: Price(40),
    protocol.Ping: FREE,
}
"""The price of each request type (SR-91)."""
ADVANCE: Final = Price(100, keeps=10_000)
"""Amount that a connection draws from the budgets at once, because charging each message there costs too much."""

POLICY_VIOLATED: Final = 1008
TRY_AGAIN: Final = 1013


class OpenSockets:
    """The number of open connections of each address."""

    def __init__(self, limited: bool = True, counts: Counts | None = None) -> None:
        self._limited: Final = limited
        self._counts: Final[Counts] = counts or OwnCounts()

    def come(self, address: str) -> bool:
        """Counts a new connection; returns whether the address may have it."""
        self._counts.add(SOCKETS, (address,), 0)
        return not self._limited or self._counts.read(SOCKETS, (address,), 0)[1] <= SOCKETS.amount

    def go(self, address: str) -> None:
        """Counts a connection as closed."""
        self._counts.add(SOCKETS, (address,), 0, -1)


async def endpoint(socket: WebSocket) -> None:
    """Serves one client from connecting to disconnecting."""
    hall: Hall = socket.app.state.hall
    sockets: OpenSockets = socket.app.state.sockets
    settings = hall.settings
    called = may_be_called(socket.headers.get("host", ""), settings.hosts, settings.origins, settings.trusted_proxies)
    if not called or not middleware.may_send(socket.headers, settings.origins):
        metrics.refused.labels("origin").inc()
        await socket.close(POLICY_VIOLATED)
        return
    address = address_of(socket, hall.settings.trusted_proxies)
    sessions: Sessions = socket.app.state.sessions
    try:
        session = socket.scope[SESSION] = await sessions.find(socket)
    except (Unanswered, DBAPIError, OSError):  # the client tries again
        await socket.close(TRY_AGAIN)
        return
    try:
        may_come = sockets.come(address)
        barred = hall.is_barred(BAN, "" if session is None else session.guest.id, address)
        if not may_come or barred:
            metrics.refused.labels("barred" if barred else "too_many").inc()
            await socket.close(POLICY_VIOLATED)
            return
        await socket.accept()
        metrics.sockets_open.inc()
        connection = Connection(socket, hall, socket.app.state.limits, address)
        sessions.opened(session, connection)
        try:
            await connection.serve()
        finally:
            sessions.closed(session, connection)
            metrics.sockets_open.dec()
    finally:
        sockets.go(address)


def sends_at_once(socket: WebSocket) -> Callable[..., bool] | None:
    """Returns the function that sends to this client without waiting, or None if the server does not use `Wire`."""
    found = (socket.scope.get("extensions") or {}).get(wire.EXTENSION)
    return None if found is None else found["wire"].sends


class Numbered(msgspec.Struct):
    """The number of a request, read even from a request that is otherwise malformed."""

    id: int = 0


def number_of(text: str | bytes) -> int:
    """Returns the number of a request, or 0 if it cannot be found."""
    try:
        return msgspec.json.decode(text, type=Numbered).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0


class Connection:
    """A client's connection, and the table it watches."""

    def __init__(
        self, socket: WebSocket, hall: Hall, limits: RateLimits, address: str, bearer: Bearer | None = None
    ) -> None:
        """With a `bearer`, the client is a program, which watches the table of its address and no other."""
        self._socket: Final = socket
        self._hall: Final = hall
        self._limits: Final = limits
        self._address: Final = address
        self._bearer: Final = bearer
        self._token: Final = "" if bearer is None else bearer.token.id
        person = guest_of(socket) if bearer is None else bearer.person
        self._watcher: Final = Watcher(person, sends_at_once(socket), address)
        self._key: Final = f"{os.getpid()} {id(self)}"
        self._rude = 0
        self._has_ended = False
        self._work = 0
        """Prepaid work, in milliseconds."""
        self._keeps = 0
        """Prepaid storage, in bytes."""

    async def serve(self, begin: protocol.Watch | None = None) -> None:
        """Reads and answers requests until the client disconnects; `begin` is the request of a program's address."""
        sending = asyncio.create_task(self._send())
        try:
            if begin is not None:
                await self._watch(begin)
            while self._rude < PATIENCE:
                await self._watcher.listens()
                text = await self._receive()
                if self._has_ended:
                    break
                if self._hall.is_barred(BAN, self._watcher.id, self._address):  # barred since connecting
                    metrics.refused.labels("barred").inc()
                    break
                await self._take(text)
            else:
                metrics.refused.labels("rude").inc()
                log.warning("refused too often", address=self._address, refused=self._rude)
            await self._socket.close(POLICY_VIOLATED)
        except (WebSocketDisconnect, RuntimeError):  # RuntimeError: already closed
            pass
        finally:
            sending.cancel()
            await asyncio.wait([sending])
            problem = None if sending.cancelled() else sending.exception()
            if problem is not None:
                log.error("sending failed", exc_info=problem)
            await self._leave()

    async def hang_up(self, code: int) -> None:
        """Closes the connection, as its session has ended; nothing that it still sends is taken."""
        self._has_ended = True
        with suppress(RuntimeError, WebSocketDisconnect):  # already closed
            await self._socket.close(code)

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code") or 1000)
        text: str | bytes = message.get("text") or message.get("bytes") or b""
        return text

    async def _send(self) -> None:
        """Sends waiting messages as fast as the client reads them."""
        try:
            while True:
                data = await self._watcher.next()
                await self._socket.send_text(data.decode())
        except (WebSocketDisconnect, RuntimeError, OSError):  # the client has disconnected
            pass
        finally:
            self._watcher.hung_up()

    async def _take(self, text: str | bytes) -> None:
        """Carries out one request."""
        request = self._read(text)
        if request is None:
            return
        try:
            if isinstance(request, protocol.Ping):
                self._watcher.tell(protocol.Pong(to=request.id))
            elif isinstance(request, protocol.Watch) and self._bearer is None:
                await self._watch(request)
            elif self._bearer is not None and self._watcher.viewer < 0:
                self._refuse(request.id, Message("server-refused-spectator"), "not_yours")
            elif self._watcher.room is None or isinstance(request, protocol.Watch):
                self._refuse(request.id, Message("server-refused-not-watching"), "out_of_order")
            else:
                room = self._watcher.room
                async with room.lock:
                    await room.reload()
                    await take(room, self._watcher, request)
        except (Unanswered, DBAPIError, OSError):
            log.warning("database did not respond", kind=type(request).__name__, exc_info=True)
            refuse(self._watcher, request.id, Message("server-refused-unanswered"), "unanswered")
        except Exception:  # a bug of this server, which must not affect other clients
            log.exception("message failed", kind=type(request).__name__)
            refuse(self._watcher, request.id, Message("server-refused-fault"), "fault")

    def _read(self, text: str | bytes) -> protocol.Request | None:
        """Decodes a request; refuses it and returns None if it is malformed, too large or too frequent."""
        if len(text) > LARGEST or (isinstance(text, str) and len(text.encode()) > LARGEST):
            self._refuse(0, Message("server-refused-too-large", {"most": LARGEST}), "too_large")
            return None
        try:
            request: protocol.Request = protocol.decode_request(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._refuse(number_of(text), Message("server-refused-malformed"), "malformed")
            return None
        seconds = self._wait(request) or self._pay(PRICES[type(request)], len(text))
        if seconds:
            self._refuse(request.id, Message("server-refused-too-many", {"seconds": seconds}), "too_many")
            return None
        return request

    def _wait(self, request: protocol.Request) -> int:
        """Returns the seconds until this client may send another request of this type; 0: now."""
        wait = self._limits.wait
        seconds = wait(PER_SOCKET, "socket", self._key) or wait(PER_ADDRESS, "address", self._address)
        limit = LIMITED.get(type(request))
        if seconds or limit is None:
            return seconds
        together = Rate(limit.amount * HOUSEHOLD)
        kind = "costly" if limit is COSTLY else type(request).__name__
        who = self._watcher.id or self._address
        return wait(limit, kind, who) or wait(together, kind, "address", self._address)

    def _pay(self, price: Price, size: int) -> int:
        """Pays for a request; returns 0, or the seconds until it can be paid."""
        keeps = price.keeps and price.keeps + size
        self._work -= price.work
        self._keeps -= keeps
        if (self._work >= 0 and self._keeps >= 0) or not self._limits.limited:
            return 0
        work = ADVANCE.work + price.work if self._work < 0 else 0
        draws = Price(work, keeps=ADVANCE.keeps + keeps if self._keeps < 0 else 0)
        seconds, _budget = pay(self._limits, draws, payers(self._watcher.id, self._address, self._token))
        if seconds:
            self._work, self._keeps = self._work + price.work, self._keeps + keeps
        else:
            self._work, self._keeps = self._work + draws.work, self._keeps + draws.keeps
        return seconds

    def _refuse(self, to: int, message: Message, kind: str) -> None:
        """Refuses a request that the product's own client would not send, and counts it."""
        self._rude += 1
        refuse(self._watcher, to, message, kind)

    async def _watch(self, request: protocol.Watch) -> None:
        """Watches a table, or another seat of the same table."""
        room = await self._hall.room(request.table) if len(request.table) <= 64 else None
        if room is None:
            refuse(self._watcher, request.id, Message("server-refused-no-table"), "no_table")
            return
        if self._watcher.room is not room:
            await self._leave()
        async with room.lock:
            await room.reload()
            if room.is_gone:  # while waiting for its lock
                refuse(self._watcher, request.id, Message("server-refused-no-table"), "no_table")
                return
            if not await room.enter(self._watcher, request.seat, request.id):
                refuse(self._watcher, request.id, Message("server-refused-not-your-seat"), "not_yours")
                return
        await self._hall.tell_presence(room)
        if self._watcher.guest is not None:
            await self._hall.store.saw(self._watcher.id)

    async def _leave(self) -> None:
        room = self._watcher.room
        if room is not None:
            async with room.lock:
                room.leave(self._watcher)
            with suppress(Exception):
                await self._hall.tell_presence(room)
