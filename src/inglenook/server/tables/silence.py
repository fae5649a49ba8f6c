"""Replacement of players who do not answer, so that others need not wait for ever (SR-93)."""

from __future__ import annotations

from typing import Any

from inglenook.server.storage.rows import PERSON
from inglenook.server.tables.room import Room


async def change_seat(room: Room, seat: int, **fields: Any) -> None:
    """Changes a person's seat and tells all processes and watchers."""
    await room.store.change_seat(room.id, seat, only_if_kind=PERSON, **fields)
    await room.store.announce(room.id, "table")
    await room.refresh()


def tell_replaceable(room: Room) -> None:
    """Tells all watchers as soon as a player becomes replaceable, or is no longer."""
    asked = room.asked
    now = asked if asked >= 0 and room.is_replaceable(asked) else -1
    if now != room.told_replaceable:
        room.told_replaceable = now
        room.audience.tell_table()


async def replace_silent(room: Room) -> None:
    """Lets a bot play for a silent person in a league, where people at other tables wait too."""
    async with room.lock:
        await room.reload()
        seat = room.asked
        is_silent = seat in room.people() and room.waited() >= room.row.patience if seat >= 0 else False
        if room.row.league and is_silent:
            await change_seat(room, seat, bot=room.entry.bots.usual)
