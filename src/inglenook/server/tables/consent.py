"""Undo by consent: pending requests and consents, exchanged between all processes.

A pending request is not stored.  The next entry cancels it, and the player may ask again.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from inglenook.kernel.errors import CannotUndo
from inglenook.server.people.watcher import Watcher
from inglenook.server.storage.rows import PLAYING, UNDO
from inglenook.server.tables import undo
from inglenook.server.tables.deadlines import in_time
from inglenook.server.tables.room import Room, Taken
from inglenook.server.tables.undo import Wanted

Reply = tuple[Watcher, int]
"""The client to notify when an undo is done, and the number of its request."""


async def take_back(room: Room, seat: int, reply: Reply | None, consenting: bool = False) -> bool:
    """Takes back a seat's latest answer; returns False if the others must be asked first.  May raise CannotUndo."""
    play = room.playing()
    if undo.too_far(play, seat, room.others(seat)):
        await in_time(room, play.play_from_start, whole_game=True)
        room.audience.forget()  # the log has begun anew as well
    if not await in_time(room, partial(undo.take_back, play, seat, room.others(seat), consenting)):
        return False
    await room.commit(UNDO, seat, answers=len(play.game.answers), back=True, reply=reply)
    return True


async def ask(room: Room, seat: int) -> bool:
    """Asks the others for consent to a seat's undo; returns False if another undo is pending."""
    if room.undo_wanted is None:
        play = room.playing()
        await tell(room, Wanted(seat, play.version, undo.target(play, seat), (seat,)))
    return room.undo_wanted is not None and room.undo_wanted.by == seat


async def agree(room: Room, wanted: Wanted, seats: list[int], reply: Reply) -> bool:
    """Adds the consent of some seats; returns whether the undo was done because all have agreed."""
    wanted = wanted.with_consent(seats)
    if is_agreed(room, wanted):
        return await take_back(room, wanted.by, reply, consenting=True)
    await tell(room, wanted)
    return False


async def decline(room: Room, wanted: Wanted) -> None:
    """Declines an undo, which withdraws the request."""
    room.wants_undo(None)
    await room.store.announce(room.id, f"undo {wanted.withdrawn().told()}")


async def tell(room: Room, wanted: Wanted) -> None:
    """Sends a pending undo to all clients, also through other processes."""
    room.wants_undo(wanted)
    await room.store.announce(room.id, f"undo {wanted.told()}")


async def hear(room: Room, told: str) -> None:
    """Handles an undo request or consent from another process."""
    wanted, known = Wanted.heard(told), room.undo_wanted
    if room.play is None or room.row.state != PLAYING or wanted.version != room.play.version:
        return
    if wanted.is_withdrawn:
        room.wants_undo(None)
        return
    if known is not None and known.by < wanted.by:
        return  # of two simultaneous requests, every process keeps the same one
    if known is not None and known.by == wanted.by:
        wanted = wanted.with_consent(known.agreed)
    room.wants_undo(wanted)
    if is_agreed(room, wanted):  # the last two agreed at once, through different processes
        with suppress(CannotUndo, Taken):
            await take_back(room, wanted.by, None, consenting=True)


def is_agreed(room: Room, wanted: Wanted) -> bool:
    """Whether all players whose consent is needed have agreed."""
    return all(seat in wanted.agreed for seat in room.others(wanted.by))
