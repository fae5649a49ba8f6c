"""The public information about a table and its seats, as sent to clients."""

from __future__ import annotations

from typing import TYPE_CHECKING

from inglenook.server.people.tokens import is_program
from inglenook.server.protocol import Moment, SeatInfo, TableInfo, worded
from inglenook.server.storage.rows import FROZEN, PERSON, Guest, SeatRow

if TYPE_CHECKING:
    from inglenook.server.tables.room import Room


def table_info(room: Room, guest: Guest | None, viewer: int) -> TableInfo:
    """Returns a table as a guest may see it, watching from a seat."""
    row, id = room.row, "" if guest is None else guest.id
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        state=row.state,
        open=row.open,
        host=bool(id) and row.host == id,
        options=row.options,
        pace=row.pace,
        discreet=row.ask_every_time,
        practice=row.practice,
        seats=[seat_info(room, seat, id) for seat in room.seats],
        spectators=room.presence.spectators(),
        winners=row.winners,
        before=row.before,
        after=row.after,
        moments=moments(room, viewer),
        fault=room.fault if row.state == FROZEN else "",
        abandoned_after=room.settings.abandoned_after,
        patience=room.row.patience,
        programs=row.programs,
        league=row.league,
        puzzle=room.play is not None and room.play.is_puzzle,
        lesson=room.course.part.number if room.course is not None else 0,
    )


def seat_info(room: Room, seat: SeatRow, guest: str) -> SeatInfo:
    """Returns a seat as a guest may see it."""
    is_person = seat.kind == PERSON
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name if is_person else seat.bot,
        deck=seat.deck,
        yours=bool(guest) and is_person and seat.guest == guest,
        connected=is_person and room.presence.is_here(seat.seat),
        away=int(room.away(seat.seat)),
        silent=int(room.silent(seat.seat)),
        replaceable=room.is_replaceable(seat.seat),
        bot_plays=room.bot_for(seat.seat) if is_person else "",
        conceded=room.play is not None and room.play.gave_up(seat.seat),
        program=is_person and is_program(seat.guest),
    )


def moments(room: Room, viewer: int) -> list[Moment]:
    """Returns the kinds of moments at which the watching seat can be asked, and whether it wants to be."""
    windows = room.entry.play.windows
    if windows is None or viewer < 0:
        return []
    wanted = windows.wanted(room.stops(viewer))
    return [Moment(kind, worded(label), kind in wanted, kind in windows.vital) for kind, label in windows.kinds.items()]


def replace_to(info: TableInfo, to: int) -> TableInfo:
    """Marks a table's information as the reply to a request, and returns it."""
    info.to = to
    return info
