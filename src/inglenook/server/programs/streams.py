"""Streams over HTTP: one JSON object a line, for as long as the client listens and its token is valid."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from starlette.responses import StreamingResponse

from inglenook.kernel.messages import Message
from inglenook.server.http.calls import Call, Refusal, TooOften
from inglenook.server.people.watcher import Watcher
from inglenook.server.programs.token_checks import Bearer, TokenChecks
from inglenook.server.protocol import Refused, encode, worded
from inglenook.server.tables.room import Room

NDJSON: Final = "application/x-ndjson"
SIGN_OF_LIFE: Final = 15.0
"""Seconds of silence after which an empty line is sent."""
STREAM: Final = "inglenook.stream"
"""Scope key that marks a response as a stream, which ends when the server does."""
OVER: Final = encode(Refused(message=worded(Message("api-error-bad-token"))))
"""Last line of a stream whose token has ended."""


class HowLong(Struct, forbid_unknown_fields=True):
    """How long a stream lasts; 0: until everything known now has been sent."""

    seconds: Annotated[int, Meta(ge=0, le=86_400)] | None = None


class Lines:
    """The lines of a stream, from a source that waits for the next one."""

    def __init__(self, bearer: Bearer, checks: TokenChecks, next: Callable[[], Awaitable[bytes]]) -> None:
        self._bearer: Final = bearer
        self._checks: Final = checks
        self._next: Final = next

    async def until(self, seconds: int | None) -> AsyncIterator[bytes]:
        """Yields lines until the time is over or the token ends."""
        loop = asyncio.get_running_loop()
        end = None if seconds is None else loop.time() + seconds
        ended: asyncio.Future[Any] = asyncio.ensure_future(self._bearer.over.wait())
        following: asyncio.Future[Any] | None = None
        try:
            with self._checks.stream(self._bearer):
                while not ended.done():
                    following = following or asyncio.ensure_future(self._next())
                    await asyncio.sleep(0)  # what is there already comes without waiting
                    if not following.done():
                        wait = SIGN_OF_LIFE if end is None else min(SIGN_OF_LIFE, end - loop.time())
                        if wait <= 0:
                            return
                        await asyncio.wait([following, ended], timeout=wait, return_when=asyncio.FIRST_COMPLETED)
                    if following.done():
                        yield following.result() + b"\n"
                        following = None
                    elif not ended.done() and (end is None or loop.time() < end):
                        yield b"\n"
            yield OVER + b"\n"
        finally:
            tasks: list[asyncio.Future[Any]] = [one for one in (ended, following) if one is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def streamed(
    call: Call, next: Callable[[], Awaitable[bytes]], seconds: int | None, leave: Callable[[], Awaitable[None]]
) -> StreamingResponse:
    """Returns the response of a stream, which counts as an open connection of its address until it ends.

    `leave` is called when the client is gone, the time over, or the token at its end.
    """
    state = call.request.app.state
    bearer, address = call.bearer, call.address
    assert bearer is not None
    call.request.scope[STREAM] = True

    async def lines() -> AsyncIterator[bytes]:
        try:
            async for line in Lines(bearer, state.tokens, next).until(seconds):
                yield line
        finally:
            state.sockets.go(address)
            await asyncio.shield(leave())

    return StreamingResponse(lines(), headers={"Content-Encoding": "identity"}, media_type=NDJSON)


def come(call: Call) -> None:
    """Counts a stream as an open connection of its address, or refuses it."""
    sockets = call.request.app.state.sockets
    if not sockets.come(call.address):
        sockets.go(call.address)
        raise TooOften(60)


async def watch(call: Call, room: Room, seat: int, seconds: int | None) -> StreamingResponse:
    """Returns the stream of a table, from one of the person's seats or as a spectator (-1)."""
    watcher = Watcher(call.guest, None, call.address)
    come(call)
    try:
        async with room.lock:
            await room.reload()
            if room.is_gone:
                raise Refusal(404, Message("api-error-no-table"))
            if not await room.enter(watcher, seat, 0):
                raise Refusal(403, Message("api-error-not-your-seat"))
        await call.hall.tell_presence(room)
    except BaseException:
        call.request.app.state.sockets.go(call.address)
        raise

    async def leave() -> None:
        watcher.hung_up()
        async with room.lock:
            room.leave(watcher)
        with suppress(Exception):
            await call.hall.tell_presence(room)

    return streamed(call, watcher.next, seconds, leave)
