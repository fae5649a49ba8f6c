"""Undo by consent: who asks for it and who has agreed, through whichever process.

What is asked for is not kept: it is over with the next entry, and whoever wants it still asks again.
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
"""Who is told that it is done, and in reply to what."""


async def take_back(room: Room, seat: int, reply: Reply | None, consenting: bool = False) -> bool:
    """Takes back the latest answer of a seat; False if the others have to be asked first.  May raise CannotUndo."""
    play = room.playing()
    if undo.too_far(play, seat, room.others(seat)):
        await in_time(room, play.play_from_start, whole_game=True)
        room.audience.forget()  # the log has begun anew as well
    if not await in_time(room, partial(undo.take_back, play, seat, room.others(seat), consenting)):
        return False
    await room.commit(UNDO, seat, answers=len(play.game.answers), back=True, reply=reply)
    return True


async def ask(room: Room, seat: int) -> bool:
    """Asks the others whether a seat may take back its latest answer; False if they are asked for something else."""
    if room.undo_wanted is None:
        play = room.playing()
        await tell(room, Wanted(seat, play.version, undo.target(play, seat), (seat,)))
    return room.undo_wanted is not None and room.undo_wanted.by == seat


async def agree(room: Room, wanted: Wanted, seats: list[int], reply: Reply) -> bool:
    """Some seats agree; whether it was done, because all have."""
    wanted = wanted.with_consent(seats)
    if is_agreed(room, wanted):
        return await take_back(room, wanted.by, reply, consenting=True)
    await tell(room, wanted)
    return False


async def decline(room: Room, wanted: Wanted) -> None:
    """Somebody does not agree: nobody is asked any more."""
    room.wants_undo(None)
    await room.store.announce(room.id, f"undo {wanted.withdrawn().told()}")


async def tell(room: Room, wanted: Wanted) -> None:
    """Tells everybody what is asked for, also through other processes."""
    room.wants_undo(wanted)
    await room.store.announce(room.id, f"undo {wanted.told()}")


async def hear(room: Room, told: str) -> None:
    """Takes note of what is asked for, or agreed to, through another process."""
    wanted, known = Wanted.heard(told), room.undo_wanted
    if room.play is None or room.row.state != PLAYING or wanted.version != room.play.version:
        return
    if wanted.is_withdrawn:
        room.wants_undo(None)
        return
    if known is not None and known.by < wanted.by:
        return  # of two who ask at once, every process takes the same
    if known is not None and known.by == wanted.by:
        wanted = wanted.with_consent(known.agreed)
    room.wants_undo(wanted)
    if is_agreed(room, wanted):  # the last two agreed at once, through different processes
        with suppress(CannotUndo, Taken):
            await take_back(room, wanted.by, None, consenting=True)


def is_agreed(room: Room, wanted: Wanted) -> bool:
    """Whether all have agreed who have to."""
    return all(seat in wanted.agreed for seat in room.others(wanted.by))
