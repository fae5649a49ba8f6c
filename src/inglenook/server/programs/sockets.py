"""WebSockets of programs, at the addresses of their streams: the same lines as messages, and requests besides."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from inglenook.kernel.messages import Message
from inglenook.server.health import metrics
from inglenook.server.http.calls import Refusal, TooOften
from inglenook.server.http.endpoints import PATTERNS
from inglenook.server.http.hosts import may_be_called, name_of
from inglenook.server.http.middleware import may_send
from inglenook.server.people.addresses import address_of
from inglenook.server.people.tokens import BOT, PLAY, READ, SCOPES
from inglenook.server.programs.authentication import bearer_of
from inglenook.server.programs.streams import Lines
from inglenook.server.programs.token_checks import Bearer
from inglenook.server.protocol import Watch
from inglenook.server.tables.hall import Hall
from inglenook.server.websocket.connection import Connection

OVER: Final = 4401
"""Close code of a connection whose token has ended."""
SPECTATOR: Final = -1


async def watch_table(socket: WebSocket) -> None:
    """Serves a program that watches a table as a spectator."""
    await serve_table(socket, SPECTATOR, (READ,))


async def play_seat(socket: WebSocket) -> None:
    """Serves a program that plays from one of its person's seats."""
    await serve_table(socket, int(socket.path_params["seat"]), (PLAY, BOT))


async def serve_table(socket: WebSocket, seat: int, scopes: tuple[str, ...]) -> None:
    """Serves a program at a table until it disconnects or its token ends."""
    hall: Hall = socket.app.state.hall
    async with admitted(socket, scopes) as bearer:
        if bearer is None:
            return
        room = await hall.room(socket.path_params["id"])
        if room is None:
            await deny(socket, Refusal(404, Message("api-error-no-table")))
        elif seat >= 0 and seat not in room.own_seats(bearer.person.id):
            await deny(socket, Refusal(403, Message("api-error-not-your-seat")))
        else:
            await socket.accept()
            address = address_of(socket, hall.settings.trusted_proxies)
            connection = Connection(socket, hall, socket.app.state.limits, address, bearer)
            metrics.sockets_open.inc()
            try:
                await until_over(socket, bearer, connection.serve(Watch(table=room.id, seat=seat)))
            finally:
                metrics.sockets_open.dec()


async def hear_events(socket: WebSocket) -> None:
    """Serves a program that listens to its person's events."""
    async with admitted(socket, SCOPES) as bearer:
        if bearer is None:
            return
        following = await socket.app.state.events.follow(bearer.person.id)

        async def send() -> None:
            async for line in Lines(bearer, socket.app.state.tokens, following.next).until(None):
                if line != b"\n":
                    await socket.send_text(line.decode())

        async def listen() -> None:
            sending = asyncio.create_task(send())
            try:
                while (await socket.receive())["type"] == "websocket.receive":
                    pass
            except (WebSocketDisconnect, RuntimeError):
                pass
            finally:
                sending.cancel()
                await asyncio.wait([sending])

        try:
            await socket.accept()
            await until_over(socket, bearer, listen())
        finally:
            await following.leave()


@asynccontextmanager
async def admitted(socket: WebSocket, scopes: tuple[str, ...]) -> AsyncIterator[Bearer | None]:
    """Counts the connection while it is open, and gives its bearer; None if it was refused."""
    hall: Hall = socket.app.state.hall
    settings, sockets = hall.settings, socket.app.state.sockets
    address = address_of(socket, settings.trusted_proxies)
    may_come = sockets.come(address)
    try:
        bearer: Bearer | None = None
        try:
            host = socket.headers.get("host", "")
            if not may_be_called(host, settings.hosts, settings.origins, settings.trusted_proxies):
                raise Refusal(421, Message("api-error-host", {"host": name_of(host)}))
            if not may_send(socket.headers, settings.origins):
                raise Refusal(403, Message("api-error-origin"))
            if not may_come:
                raise TooOften(60)
            for name, value in socket.path_params.items():
                if re.fullmatch(PATTERNS[name], str(value)) is None:
                    raise Refusal(404, Message("api-error-not-found"))
            bearer = await bearer_of(socket, scopes)
        except Refusal as refusal:
            await deny(socket, refusal)
        yield bearer
    finally:
        sockets.go(address)


async def deny(socket: WebSocket, refusal: Refusal) -> None:
    """Refuses a connection before it is open, with the status and the reason where the server can send them."""
    metrics.refused.labels("token").inc()
    refusal.in_words = True
    if "websocket.http.response" in socket.scope.get("extensions", {}):
        await socket.send_denial_response(refusal.response())
    else:
        await socket.close(1008)


async def until_over(socket: WebSocket, bearer: Bearer, serving: Coroutine[Any, Any, None]) -> None:
    """Serves a connection until it ends by itself or its token does."""
    served = asyncio.ensure_future(serving)
    ended = asyncio.ensure_future(bearer.over.wait())
    try:
        with socket.app.state.tokens.stream(bearer):
            await asyncio.wait([served, ended], return_when=asyncio.FIRST_COMPLETED)
        if not served.done():
            await socket.close(OVER)
    finally:
        for task in (served, ended):
            task.cancel()
        await asyncio.gather(served, ended, return_exceptions=True)


ROUTES: Final = (
    WebSocketRoute("/api/v1/events", hear_events),
    WebSocketRoute("/api/v1/tables/{id}/stream", watch_table),
    WebSocketRoute("/api/v1/tables/{id}/seats/{seat}/stream", play_seat),
)
