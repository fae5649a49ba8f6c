"""Endpoints with which programs watch: a table as it is now, as a stream, and the person's own events."""

from __future__ import annotations

from starlette.responses import Response

from inglenook.kernel.messages import Message
from inglenook.server.http.calls import JSON, Call, Refusal
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.people.tokens import BOT, PLAY, READ, SCOPES
from inglenook.server.people.watcher import Watcher
from inglenook.server.prices import Price
from inglenook.server.programs.errands import own_seat, room_of
from inglenook.server.programs.streams import NDJSON, HowLong, come, streamed, watch
from inglenook.server.protocol import View
from inglenook.server.tables.room import Room

SPECTATOR = -1


async def view_table(call: Call) -> Response:
    """Returns everything that a spectator may know of a game, and whose turn it is."""
    return await view(call, await room_of(call), SPECTATOR)


async def view_seat(call: Call) -> Response:
    """Returns everything that one of the person's seats may know of the game, with the question if it is asked."""
    room = await room_of(call)
    return await view(call, room, own_seat(call, room))


async def view(call: Call, room: Room, seat: int) -> Response:
    """Returns the view of a seat, as a stream begins with it."""
    watcher = Watcher(call.guest, None, call.address)
    watcher.viewer = seat
    async with room.lock:
        await room.reload()
        shown = None if room.is_gone else room.audience.shown_to(watcher)
        if shown is None:
            raise Refusal(409, Message("server-refused-not-playing"))
        return Response(shown.whole(), media_type=JSON)


async def stream_table(call: Call, wanted: HowLong) -> Response:
    """Streams a table as a spectator sees it: first everything, then the changes."""
    return await watch(call, await room_of(call), SPECTATOR, wanted.seconds)


async def stream_seat(call: Call, wanted: HowLong) -> Response:
    """Streams a table from one of the person's seats: first everything, then the changes and the questions."""
    room = await room_of(call)
    return await watch(call, room, own_seat(call, room), wanted.seconds)


async def stream_events(call: Call, wanted: HowLong) -> Response:
    """Streams the person's tables: all that go on, then each one whose state, turn or result changes."""
    assert call.bearer is not None
    come(call)
    try:
        own = await call.request.app.state.events.follow(call.bearer.person.id)
    except BaseException:
        call.request.app.state.sockets.go(call.address)
        raise
    return streamed(call, own.next, wanted.seconds, own.leave)


ENDPOINTS = (
    Endpoint("GET", "/api/v1/tables/{id}/view", view_table, View, refuses=(409,), scopes=(READ,), price=Price(45)),
    Endpoint(
        "GET",
        "/api/v1/tables/{id}/seats/{seat}/view",
        view_seat,
        View,
        refuses=(409,),
        scopes=(PLAY, BOT),
        price=Price(45),
    ),
    Endpoint(
        "GET",
        "/api/v1/tables/{id}/stream",
        stream_table,
        None,
        query=HowLong,
        media=NDJSON,
        streams=True,
        scopes=(READ,),
        price=Price(60),
    ),
    Endpoint(
        "GET",
        "/api/v1/tables/{id}/seats/{seat}/stream",
        stream_seat,
        None,
        query=HowLong,
        media=NDJSON,
        streams=True,
        scopes=(PLAY, BOT),
        price=Price(60),
    ),
    Endpoint(
        "GET",
        "/api/v1/events",
        stream_events,
        None,
        query=HowLong,
        media=NDJSON,
        streams=True,
        scopes=SCOPES,
        price=Price(15),
    ),
)
