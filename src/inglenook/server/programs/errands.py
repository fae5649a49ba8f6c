"""Requests at a table that a program sends over HTTP, carried out like those of a WebSocket."""

from __future__ import annotations

from typing import Any, Final

from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Message
from inglenook.server import protocol
from inglenook.server.http.calls import Call, Refusal
from inglenook.server.people.watcher import Watcher
from inglenook.server.storage import table_loading
from inglenook.server.storage.rows import ANSWER, ASIDE, Guest
from inglenook.server.tables.room import Frozen, Room, Taken
from inglenook.server.websocket.handlers import STALE, TAKEN, Denied

NOT_THEIRS: Final = ("not_yours", "barred")
"""Kinds of refusals that concern the right to do something, and not its moment."""


class Errand(Watcher):
    """A program's request over HTTP: acts from a seat, and keeps the replies instead of sending them."""

    def __init__(self, person: Guest, address: str, room: Room, seat: int) -> None:
        super().__init__(person, address=address)
        self.room = room
        self.viewer = seat
        self.replies: Final[list[protocol.Reply]] = []

    def tell(self, reply: protocol.Reply) -> None:
        """Keeps a reply."""
        self.replies.append(reply)

    def tell_with_news(self, reply: protocol.Reply) -> None:
        """Keeps a reply; no news go to an errand."""
        self.replies.append(reply)

    def push(self, data: bytes, is_reply: bool = False) -> None:
        """Drops encoded views, which only streams receive."""


async def room_of(call: Call) -> Room:
    """Returns the room of the table in the address, or refuses."""
    room = await call.hall.room(call.path("id"))
    if room is None:
        raise Refusal(404, Message("api-error-no-table"))
    return room


def own_seat(call: Call, room: Room) -> int:
    """Returns the seat in the address if it is the caller's own, or refuses."""
    seat, guest = int(call.path("seat")), call.guest
    if seat >= len(room.seats):
        raise Refusal(404, Message("api-error-no-seat"))
    if guest is None or seat not in room.own_seats(guest.id):
        raise Refusal(403, Message("api-error-not-your-seat"))
    return seat


class Stale(Refusal):
    """Refusal of a request that names another number than that of the table's latest entry."""

    def __init__(self, message: Message = STALE) -> None:
        super().__init__(409, message)


class Outcome:
    """The outcome of a request: the reply, and the number of the latest entry of the table."""

    def __init__(self, reply: protocol.Reply | None, version: int) -> None:
        self.reply: Final = reply
        self.version: Final = version


async def carry_out(call: Call, request: protocol.Request) -> Outcome:
    """Carries out a request from the seat in the address, under the lock of its room, or refuses it."""
    room = await room_of(call)
    guest = call.guest
    assert guest is not None
    async with room.lock:
        await room.reload()
        if room.is_gone:
            raise Refusal(404, Message("api-error-no-table"))
        errand = Errand(guest, call.address, room, own_seat(call, room))
        known = 0 if room.play is None else room.play.version
        if getattr(request, "version", 0) > known and call.store.shared:
            await room.refresh()  # the program heard of it through another process
        try:
            await TAKEN[type(request)].does(room, errand, request)
        except Denied as denied:
            if denied.stale:
                raise Stale(denied.message) from denied
            raise Refusal(403 if denied.kind in NOT_THEIRS else 409, denied.message) from denied
        except Taken:
            raise Stale from None
        except Frozen:
            raise Refusal(409, Message("server-refused-frozen")) from None
        except InglenookError as problem:
            raise Refusal(409, problem.message) from problem
        version = 0 if room.play is None else room.play.version
    return Outcome(errand.replies[0] if errand.replies else None, version)


async def was_answered(call: Call, version: int) -> bool:
    """Whether the caller's seat has answered the question with this number already (SR-113)."""
    table, seat = call.path("id"), int(call.path("seat"))

    def work(connection: Any) -> bool:
        entry = table_loading.entry(connection, table, version + 1)
        return entry is not None and entry.seat == seat and entry.kind in (ANSWER, ASIDE) and not entry.by

    return await call.store.database.read(work)
