"""Endpoints for finished games: replays, records, and playing on from any moment."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.responses import Response

from inglenook import registry
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.registry import BOT as BOT_PREFIX
from inglenook.server.api.tables import SeatSummary, TableId, is_league_under_way, known_table, seat_summary
from inglenook.server.http.calls import JSON, Body, Call, Refusal
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.processes.computations import ENDLESS
from inglenook.server.processes.status_board import REPLAYING, WHOLE_GAME
from inglenook.server.protocol import Change, Question, Seen, Worded, worded
from inglenook.server.storage.cleanup import note_watched
from inglenook.server.storage.rows import BOT, OVER, PERSON, PLAYING, SeatRow, TableRow
from inglenook.server.tables import new_table
from inglenook.server.tables.faults import may_be_tried
from inglenook.server.tables.play import standing
from inglenook.server.tables.replay import Library, MarkKind, NoReplay, Replay

SPECTATOR: Final = -1
MOST_FRAMES: Final = 100
"""Maximum number of moments in one response."""


class MarkInfo(Struct):
    """A moment at which a turn or a phase begins."""

    number: int
    kind: MarkKind
    message: Worded


class ReplayInfo(Struct):
    """A finished game: its players, its number of answers, and the moments at which turns and phases begin."""

    game: str
    title: str
    players: list[SeatSummary]
    count: int
    winners: list[int]
    marks: list[MarkInfo]
    viewers: list[int]


class Answered(Struct):
    """The seat whose answer led to the next moment, and the options picked, if the viewer saw them."""

    seat: int
    labels: list[Worded]


class Frame(Struct):
    """A moment of a replay: the whole view, or the changes since the previous moment."""

    number: int
    question: Question
    lines: list[Worded]
    answered: Answered | None
    view: Seen | UnsetType = UNSET
    changes: list[Change] | UnsetType = UNSET


class Frames(Struct):
    """Consecutive moments of a replay."""

    frames: list[Frame]


class FramesWanted(Struct, rename={"first": "from"}, forbid_unknown_fields=True):
    """The moments requested, and the viewer: a seat, -1 for a spectator, -2 with all hands open."""

    viewer: Annotated[int, Meta(ge=-2, le=5)] = -1
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = 50


class Branch(Body):
    """The moment from which to play on, and the caller's seat."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=5)]


async def get_replay(call: Call) -> ReplayInfo:
    """Returns the outline of a finished game: players, result and marks."""
    table, replay = await finished(call)
    seats = await call.store.seats(table.id)
    return ReplayInfo(
        table.game,
        table.title,
        [seat_summary(seat) for seat in seats],
        len(replay.answers),
        table.winners,
        [MarkInfo(mark.number, mark.kind, worded(mark.message)) for mark in replay.marks],
        replay.viewers(),
    )


async def get_frames(call: Call, wanted: FramesWanted) -> Response:
    """Returns some moments of a finished game as one viewer saw them."""
    table, replay = await finished(call)
    if wanted.viewer not in replay.viewers():
        raise Refusal(404, Message("api-error-no-viewer"))
    own = [seat.seat for seat in await call.store.seats(table.id) if call.guest and seat.guest == call.guest.id]
    if wanted.viewer not in (SPECTATOR, *own) and await is_league_under_way(call, table):
        raise Refusal(409, Message("api-error-league-goes-on"))
    if wanted.first > len(replay.answers):
        raise Refusal(404, Message("api-error-no-moment"))

    def work() -> bytes:
        return msgspec.json.encode({"frames": replay.frames(wanted.viewer, wanted.first, wanted.count)})

    about = (table.id, wanted.viewer, wanted.first, wanted.count)
    return Response(await call.counting(work, REPLAYING, *about, table=table.id, patience=WHOLE_GAME), media_type=JSON)


async def finished(call: Call) -> tuple[TableRow, Replay]:
    """Returns the table in the address with its replay; refuses a game in progress, to keep its secrets."""
    table = await known_table(call)
    if table.state != OVER:
        raise Refusal(409, Message("api-error-not-over"))
    await note_watched(call.store, table)
    fault = await call.store.latest_fault(table.id)
    endless = fault is not None and fault.context.get("kind") == REPLAYING
    if endless and not may_be_tried(registry.find(table.game), fault, loading=False):
        raise Refusal(409, ENDLESS)
    found = library(call).known(table.id)
    if found is None:
        entries = await call.store.entries(table.id)
        try:
            found = await call.counting(
                lambda: library(call).get(registry.find(table.game), table, entries),
                REPLAYING,
                table.id,
                table=table.id,
                patience=WHOLE_GAME,
            )
        except NoReplay as problem:
            raise Refusal(409, Message("api-error-no-replay")) from problem
    return table, found


async def moment(call: Call, table: TableRow, replay: Replay, number: int) -> Game[Any]:
    """Returns the game at a moment of a replay."""
    about = (table.id, number)
    return await call.counting(lambda: replay.at(number), REPLAYING, *about, table=table.id, patience=WHOLE_GAME)


def library(call: Call) -> Library:
    """Returns the replay library of the server that received the call."""
    state = call.request.app.state
    if not hasattr(state, "replays"):
        state.replays = Library()
    found: Library = state.replays
    return found


async def get_record(call: Call) -> Response:
    """Returns the record of a finished game as a file."""
    table, replay = await finished(call)
    if await is_league_under_way(call, table):
        raise Refusal(409, Message("api-error-league-goes-on"))
    players = await known_players(call, table.id)
    content = await call.counting(lambda: replay.record(table, players), REPLAYING, table.id, "record")
    name = f"inglenook-{table.game}-{table.id}.json"
    return Response(content, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type=JSON)


async def known_players(call: Call, table: str) -> list[str]:
    """Returns the players of a table by seat, named as in a record."""
    seats = await call.store.seats(table)
    return [f"{BOT_PREFIX}{seat.bot}" if seat.kind == BOT else seat.name for seat in seats]


async def play_on(call: Call, body: Branch) -> TableId:
    """Creates a table that continues from a moment of a finished game, with bots in the other seats."""
    table, replay = await finished(call)
    if await is_league_under_way(call, table):
        raise Refusal(409, Message("api-error-league-goes-on"))
    if body.number >= len(replay.answers):
        raise Refusal(422, Message("api-error-no-moment"))
    if body.seat >= replay.seats:
        raise Refusal(422, Message("api-error-no-seat"))
    guest = await call.known_guest()
    answers = standing(await call.store.entries(table.id))[: body.number]
    asked = (await moment(call, table, replay, body.number)).pending
    new = replace(
        new_table.new_table(table.game, table.title, guest.id, False, table.pace, table.options),
        state=PLAYING,
        seed=table.seed,
        setup=table.setup,
        version=len(answers),
        ask_every_time=table.ask_every_time,
        practice=table.practice,
        asked=-1 if asked is None else asked.seat,
    )
    entries = [
        replace(entry, table=new.id, number=number, at=time.time(), by="") for number, entry in enumerate(answers, 1)
    ]
    bot = registry.find(table.game).bots.usual
    seats = []
    for old in await call.store.seats(table.id):
        seat = SeatRow(new.id, old.seat, BOT, bot=bot, deck=old.deck, deck_text=old.deck_text)
        if old.seat == body.seat:
            seat = replace(seat, kind=PERSON, guest=guest.id, name=guest.name, bot="")
        seats.append(seat)
    await call.store.add_table(new, seats, entries)
    await call.hall.changed(new.id)
    return TableId(new.id)


ENDPOINTS = (
    Endpoint("GET", "/api/tables/{id}/replay", get_replay, ReplayInfo, refuses=(409,), price=Price(10)),
    Endpoint(
        "GET", "/api/tables/{id}/replay/frames", get_frames, Frames, query=FramesWanted, refuses=(409,), price=Price(60)
    ),
    Endpoint("GET", "/api/tables/{id}/record", get_record, dict[str, Any], refuses=(409,), price=Price(15)),
    Endpoint(
        "POST",
        "/api/tables/{id}/branch",
        play_on,
        TableId,
        Branch,
        status=201,
        refuses=(409, 422),
        price=Price(80, keeps=60_000),
    ),
)
