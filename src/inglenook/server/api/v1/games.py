"""Endpoints with which programs export finished games: as a record, as JSON, and as text."""

from __future__ import annotations

from collections.abc import Sequence
from email.utils import formatdate, parsedate_to_datetime
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Connection, Select, select
from starlette.responses import Response

from inglenook import registry
from inglenook.kernel.messages import Message, from_plain
from inglenook.server.api.finished.replays import finished, get_record
from inglenook.server.api.tables import SeatSummary, is_league_under_way, known_table, seat_summary
from inglenook.server.http.calls import JSON, Call, Refusal, game_called
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.people.tokens import READ
from inglenook.server.prices import Price
from inglenook.server.processes.status_board import REPLAYING, WHOLE_GAME
from inglenook.server.programs.streams import NDJSON
from inglenook.server.storage import schema
from inglenook.server.storage.rows import OVER, PERSON, ListedSeat, TableRow
from inglenook.server.storage.store import LISTED_TABLE
from inglenook.server.storage.tokens import programs_of
from inglenook.server.tables.replay import lines
from inglenook.server.tables.results import Result, result_of
from inglenook.wording import Wording

MOST_GAMES: Final = 200
"""Maximum number of games in one export."""


class Game(Struct):
    """A finished game; times are in seconds since 1970."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    players: list[SeatSummary]
    seats: list[int]
    """The person's own seats."""
    winners: list[int]
    result: Result
    answers: int
    """Number of the table's last entry."""
    began: float
    ended: float


class Filter(Struct, forbid_unknown_fields=True):
    """The games wanted: of the token's person or of one of the owner's programs, by game, time and result."""

    program: Annotated[str, Meta(max_length=40)] = ""
    game: Annotated[str, Meta(max_length=40)] = ""
    result: Literal["", "won", "lost", "ended"] = ""
    since: Annotated[float, Meta(ge=0, le=1e11)] = 0
    until: Annotated[float, Meta(ge=0, le=1e11)] | UnsetType = UNSET
    most: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = MOST_GAMES


class Said(Struct, forbid_unknown_fields=True):
    """The language of a text, and from whose side it is told: a seat, -1 for a spectator, -2 with all hands open."""

    language: Literal["en", "fi", "nl"] = "en"
    viewer: Annotated[int, Meta(ge=-2, le=5)] = -1


async def export_games(call: Call, wanted: Filter) -> Response:
    """Exports finished games, the latest first, one JSON object a line."""
    person = await person_meant(call, wanted.program)
    if wanted.game:
        game_called(wanted.game)
    found = await finished_games(call, person, wanted)
    latest = max([game.ended for game in found], default=0.0)
    if is_known(call, latest):
        return Response(status_code=304, headers=dated(latest))
    content = b"".join([msgspec.json.encode(game) + b"\n" for game in found])
    return Response(content, headers=dated(latest), media_type=NDJSON)


async def person_meant(call: Call, program: str) -> str:
    """Returns the id of the token's person, or of the owner's program of this name."""
    assert call.bearer is not None
    if not program or program == call.bearer.person.name:
        return call.bearer.person.id
    for one in await programs_of(call.store, call.bearer.token.owner):
        if one.name == program:
            return one.id
    raise Refusal(404, Message("api-error-no-own-program"))


async def finished_games(call: Call, person: str, wanted: Filter) -> list[Game]:
    """Returns the finished games of a person that fit a filter."""
    tables, seats = schema.tables.c, schema.seats.c
    sits = select(seats.table).where(seats.guest == person, seats.kind == PERSON)
    chosen: Select[Any] = select(*LISTED_TABLE).where(tables.id.in_(sits), tables.state == OVER)
    chosen = chosen.where(tables.changed >= wanted.since)
    if wanted.until is not UNSET:
        chosen = chosen.where(tables.changed < wanted.until)
    if wanted.game:
        chosen = chosen.where(tables.game == wanted.game)
    chosen = chosen.order_by(tables.changed.desc()).limit(MOST_GAMES if wanted.result else wanted.most)

    def work(connection: Connection) -> Sequence[Any]:
        return connection.execute(chosen).all()

    rows = await call.store.database.read(work)
    held = await call.store.seats_of_tables([row.id for row in rows])
    found = [as_game(row, held[row.id], person) for row in rows]
    return [game for game in found if wanted.result in ("", game.result)][: wanted.most]


def as_game(table: TableRow, seats: Sequence[ListedSeat], person: str) -> Game:
    """Summarises a finished game for a person."""
    own = [seat.seat for seat in seats if seat.kind == PERSON and seat.guest == person]
    return Game(
        table.id,
        table.game,
        table.title,
        table.options,
        [seat_summary(seat) for seat in seats],
        own,
        table.winners,
        result_of(table.state, table.winners, own),
        table.version,
        table.created,
        table.changed,
    )


async def export_game(call: Call) -> Response:
    """Exports a finished game as JSON: its players, its options and its result."""
    table = await known_table(call)
    if table.state != OVER:
        raise Refusal(409, Message("api-error-not-over"))
    if is_known(call, table.changed):
        return Response(status_code=304, headers=dated(table.changed))
    assert call.guest is not None
    seats = (await call.store.seats_of_tables([table.id]))[table.id]
    content = msgspec.json.encode(as_game(table, seats, call.guest.id))
    return Response(content, headers=dated(table.changed), media_type=JSON)


async def export_record(call: Call) -> Response:
    """Exports a finished game as its record, which replays exactly."""
    table = await known_table(call)
    if table.state == OVER and is_known(call, table.changed):
        return Response(status_code=304, headers=dated(table.changed))
    response = await get_record(call)
    response.headers.update(dated(table.changed))
    return response


async def export_text(call: Call, wanted: Said) -> Response:
    """Exports a finished game as text in a language, one line for each thing that happened."""
    row = await known_table(call)
    if row.state == OVER and is_known(call, row.changed):
        return Response(status_code=304, headers=dated(row.changed))
    table, replay = await finished(call)
    if wanted.viewer not in replay.viewers():
        raise Refusal(404, Message("api-error-no-viewer"))
    if await is_league_under_way(call, table):
        raise Refusal(409, Message("api-error-league-goes-on"))
    names = [seat.name or seat.bot for seat in await call.store.seats(table.id)]

    def work() -> str:
        wording = Wording(wanted.language, registry.find(table.game).locales)
        game = replay.at(len(replay.answers))
        return "".join([f"{wording.say(from_plain(line), names)}\n" for line in lines(game, wanted.viewer, 0)])

    about = (table.id, "text", wanted.viewer, wanted.language)
    text = await call.counting(work, REPLAYING, *about, table=table.id, patience=WHOLE_GAME)
    return Response(text, headers=dated(table.changed), media_type="text/plain")


def dated(changed: float) -> dict[str, str]:
    """Returns the headers that say when something last changed."""
    return {"Last-Modified": formatdate(int(changed), usegmt=True), "Cache-Control": "private, no-cache"}


def is_known(call: Call, changed: float) -> bool:
    """Whether the client has what has not changed since (`If-Modified-Since`)."""
    given = call.request.headers.get("if-modified-since", "")
    try:
        return bool(given) and parsedate_to_datetime(given).timestamp() >= int(changed)
    except (ValueError, TypeError, OverflowError):  # not a date
        return False


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/v1/me/games",
        export_games,
        None,
        query=Filter,
        media=NDJSON,
        dated=True,
        refuses=(404,),
        scopes=(READ,),
        price=Price(40),
    ),
    Endpoint(
        "GET",
        "/api/v1/tables/{id}/game",
        export_game,
        Game,
        dated=True,
        refuses=(409,),
        scopes=(READ,),
        price=Price(12),
    ),
    Endpoint(
        "GET",
        "/api/v1/tables/{id}/record",
        export_record,
        dict[str, Any],
        dated=True,
        refuses=(409,),
        scopes=(READ,),
        price=Price(25),
    ),
    Endpoint(
        "GET",
        "/api/v1/tables/{id}/text",
        export_text,
        None,
        query=Said,
        media="text/plain",
        dated=True,
        refuses=(409,),
        scopes=(READ,),
        price=Price(60),
    ),
)
