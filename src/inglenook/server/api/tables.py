"""Endpoints for tables: list them, create one, and begin play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from inglenook import registry
from inglenook.kernel.messages import Message
from inglenook.kernel.rulebook import Setup
from inglenook.lessons import LESSON
from inglenook.puzzles import PUZZLE
from inglenook.registry import GameEntry
from inglenook.server import protocol
from inglenook.server.bounds import SHORT_DECK, SLOWEST_PACE
from inglenook.server.http.calls import SEEN, Body, Call, Line, Nothing, Options, Pasted, Refusal, game_called, one_line
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.people.tokens import is_program
from inglenook.server.prices import Price
from inglenook.server.processes.status_board import SETTING_UP
from inglenook.server.storage.rows import (
    BOT,
    EMPTY,
    OVER,
    PERSON,
    PLAYING,
    Guest,
    ListedSeat,
    ListedTable,
    SeatKind,
    SeatRow,
    TableRow,
    TableState,
)
from inglenook.server.tables import new_table
from inglenook.server.tables.results import Result, result_of

LOOKED_THROUGH: Final = 400
"""Maximum number of latest open tables from which the list is chosen."""


class NewSeat(Body):
    """A seat of a new table: for the caller, another person at the same device, anyone who comes, or a bot."""

    kind: Literal["you", "here", "open", "bot"]
    name: Line = ""
    bot: Line = ""
    deck: Line = ""
    deck_text: Pasted = ""


class NewTable(Body):
    """A table to create; with `begin`, play begins at once if no seat is open.

    With `discreet`, a player who can only pass takes a while too, so that pauses do not reveal who can respond.  After
    `patience` seconds without an answer, another person may let a bot play for the silent player.  With `practice`,
    undo may also take back dice, unless a person at another device plays too.  With `programs`, programs may sit down
    in open seats.
    """

    game: Line
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    title: Annotated[str, Meta(max_length=60, pattern=SEEN)] = ""
    open: bool = True
    pace: Annotated[int, Meta(ge=0, le=SLOWEST_PACE)] = 0
    discreet: bool = False
    practice: bool = True
    programs: bool = False
    patience: Annotated[int, Meta(ge=30, le=86_400)] = 600
    options: Options = field(default_factory=dict)
    begin: bool = False
    name: Line = ""


class TableId(Struct):
    """The id of a table."""

    id: str


class SeatSummary(Struct):
    """The occupant of a seat."""

    kind: SeatKind
    name: str
    program: bool
    """Whether the player is a program that somebody runs."""


class Summary(Struct):
    """A table as listed."""

    id: str
    game: str
    title: str
    state: TableState
    open: bool
    seats: list[SeatSummary]
    created: float
    changed: float
    your_turn: bool
    result: Result
    """The guest's result in a finished game; "ended": the game has no winner."""
    lesson: int
    """The part of the game's lesson played at the table; 0: none."""
    puzzle: bool
    """Whether the table plays a puzzle."""
    answers: int
    """Number of the table's latest entry: its progress so far."""
    programs: bool
    """Whether programs may sit down."""


class Tables(Struct):
    """The open tables, and the tables at which the guest has or had a seat."""

    open: list[Summary]
    yours: list[Summary]


async def list_tables(call: Call) -> Tables:
    """Lists the open tables and the guest's own."""
    guest = call.guest
    mine = [] if guest is None else await call.store.tables_of(guest.id)
    listed = call.hall.lobby.shown(await call.store.open_tables(LOOKED_THROUGH))
    seats = await call.store.seats_of_tables(list({table.id for table in [*listed, *mine]}))
    return Tables(
        [summary(table, seats[table.id], None) for table in listed],
        [summary(table, seats[table.id], guest) for table in mine],
    )


def summary(table: ListedTable, seats: Sequence[ListedSeat], guest: Guest | None) -> Summary:
    """Summarises a table; turn and result are filled in for the guest's own tables."""
    told = [seat_summary(seat) for seat in seats]
    waits = [seat.guest for seat in seats if seat.seat == table.asked and table.state == PLAYING]
    turn = guest is not None and guest.id in waits
    own = [seat.seat for seat in seats if guest is not None and seat.guest == guest.id]
    result = result_of(table.state, table.winners, own)
    listed = (table.id, table.game, table.title, table.state, table.open, told, table.created, table.changed)
    lesson = int(table.options.get(LESSON, 0))
    return Summary(*listed, turn, result, lesson, PUZZLE in table.options, table.version, table.programs)


def seat_summary(seat: ListedSeat | SeatRow) -> SeatSummary:
    """Summarises the occupant of a seat."""
    name = seat.bot if seat.kind == BOT else seat.name
    return SeatSummary(seat.kind, name, seat.kind == PERSON and is_program(seat.guest))


async def lay_table(call: Call, body: NewTable) -> TableId:
    """Creates a table."""
    entry = game_called(body.game)
    count, fewest, most = len(body.seats), entry.rulebook.fewest_seats, entry.rulebook.most_seats
    if not fewest <= count <= most:
        raise Refusal(422, Message("api-error-seats", {"given": count, "least": fewest, "most": most}))
    guest = call.guest or Guest("", one_line(body.name))
    options = new_table.with_format(entry, body.options, [seat.deck for seat in body.seats if not seat.deck_text])
    table = new_table.new_table(entry.name, one_line(body.title), guest.id, body.open, body.pace, options)
    seats = [new_seat(table, number, seat, entry, guest) for number, seat in enumerate(body.seats)]
    await check(call, table, seats)  # before anything is stored, even the guest
    known = await call.known_guest(body.name)
    table = replace(
        table,
        host=known.id,
        ask_every_time=body.discreet,
        practice=body.practice,
        patience=body.patience,
        programs=body.programs,
    )
    seats = [replace(seat, guest=known.id) if seat.kind == PERSON else seat for seat in seats]
    await call.store.add_table(table, seats)
    call.hall.lobby.note(table.id, call.address)
    if body.begin and all(seat.kind != EMPTY for seat in seats):
        await begin(call, table)
    await call.hall.changed(table.id)
    return TableId(table.id)


def new_seat(table: TableRow, number: int, seat: NewSeat, entry: GameEntry, guest: Guest) -> SeatRow:
    """Returns the seat that was requested."""
    deck = new_table.OWN_DECK if seat.deck_text else seat.deck
    row = SeatRow(table.id, number, EMPTY, deck=deck, deck_text=seat.deck_text)
    if seat.kind == "bot":
        return replace(row, kind=BOT, bot=known_bot(entry, seat.bot))
    if seat.kind == "open":
        return replace(row, deck="", deck_text="")
    name = one_line(seat.name) or (guest.name if seat.kind == "you" else "")
    return replace(row, kind=PERSON, guest=guest.id, name=name)


def known_bot(entry: GameEntry, name: str) -> str:
    """Returns the bot's name, or the game's usual bot if none is given; refuses unknown bots."""
    if name and name not in entry.bots:
        raise Refusal(422, Message("api-error-unknown-bot", {"given": name, "known": tuple(entry.bots)}))
    return name or entry.bots.usual


async def look_at_table(call: Call) -> protocol.TableInfo:
    """Returns the players and state of a table."""
    room = await call.hall.room(call.path("id"))
    if room is None:
        raise Refusal(404, Message("api-error-no-table"))
    return room.info(call.guest)


async def begin_table(call: Call, body: Nothing) -> TableId:
    """Begins play."""
    table = await known_table(call)
    guest = call.guest
    if guest is None or guest.id != table.host:
        raise Refusal(403, Message("api-error-only-host"))
    await begin(call, table)
    await call.hall.changed(table.id)
    return TableId(table.id)


async def check(call: Call, table: TableRow, seats: Sequence[SeatRow]) -> Setup:
    """Builds the set-up of a table in a thread, because a long deck takes a while to read."""
    about = new_table.what_is_laid(table, seats)
    is_long = sum(len(seat.deck_text) for seat in seats) > len(seats) * SHORT_DECK
    return await call.counting(lambda: new_table.setup_of(table, seats), SETTING_UP, *about, is_long=is_long)


async def begin(call: Call, table: TableRow) -> None:
    """Begins play at a table where every seat is taken."""
    store = call.store
    seats = await store.seats(table.id)
    if any(seat.kind == EMPTY for seat in seats):
        raise Refusal(409, Message("api-error-empty-seats"))
    seats = new_table.with_decks(table, seats)
    setup, seed = await check(call, table, seats), new_table.fresh_seed()
    asked = await call.counting(lambda: new_table.first_asked(table, setup, seed), SETTING_UP, table.game, setup)
    if not await store.start(table.id, dict(setup), seed):
        raise Refusal(409, Message("api-error-begun"))
    await store.change_table(table.id, asked=asked)
    usual_bot = registry.find(table.game).bots.usual
    for seat in await store.seats(table.id):
        if seat.kind == EMPTY:  # the player left a moment ago
            await store.change_seat(table.id, seat.seat, kind=BOT, bot=usual_bot)
    for seat in seats:
        await store.change_seat(table.id, seat.seat, deck=seat.deck)


async def is_league_under_way(call: Call, table: TableRow) -> bool:
    """Whether a table's game belongs to a league in progress, in which its decks will be played again."""
    if not table.league:
        return False
    await call.later.there()
    found = await call.leagues.look(table.league)
    return found is not None and found[1].phase != OVER


async def known_table(call: Call) -> TableRow:
    """Returns the table in the address, or refuses."""
    table = await call.store.table(call.path("id"))
    if table is None:
        raise Refusal(404, Message("api-error-no-table"))
    return table


ENDPOINTS = (
    Endpoint("GET", "/api/tables", list_tables, Tables, price=Price(10)),
    Endpoint(
        "POST",
        "/api/tables",
        lay_table,
        TableId,
        NewTable,
        status=201,
        refuses=(404, 409, 422),
        price=Price(150, keeps=4_000, body=19_000),
    ),
    Endpoint("GET", "/api/tables/{id}", look_at_table, protocol.TableInfo, price=Price(10)),
    Endpoint(
        "POST",
        "/api/tables/{id}/begin",
        begin_table,
        TableId,
        Nothing,
        refuses=(409, 422),
        price=Price(20, keeps=2_000),
    ),
)
