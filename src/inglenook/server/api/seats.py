"""Endpoints for seats: sit down, leave, add a bot, choose a deck, and move a seat to another device."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from msgspec import Struct

from inglenook import registry
from inglenook.kernel.messages import Message
from inglenook.server.api.tables import TableId, check, known_bot, known_table
from inglenook.server.http.calls import Body, Call, Line, Nothing, Pasted, Refusal, one_line
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.people.links import mark_of, new_link
from inglenook.server.people.tokens import is_program
from inglenook.server.prices import Price
from inglenook.server.storage.open_holdings import unfinished_tables, waiting_seats
from inglenook.server.storage.rows import BOT, EMPTY, PERSON, WAITING, Guest, SeatRow, TableRow
from inglenook.server.tables import new_table

MOST_WAITING_SEATS: Final = 8
"""Maximum number of tables not yet begun at which a guest can hold seats at once."""
MOST_PROGRAM_TABLES: Final = 20
"""Maximum number of tables, waiting or in progress, at which a program can hold seats at once."""


class SeatChange(Body):
    """A change to a seat before play begins."""

    do: Literal["sit", "leave", "bot", "open", "deck"]
    name: Line = ""
    bot: Line = ""
    deck: Line = ""
    deck_text: Pasted = ""


class SeatLink(Struct):
    """A link that gives its seat to the device that opens it."""

    link: str


class SeatId(Struct):
    """A seat, by its table and number."""

    table: str
    seat: int


async def change_seat(call: Call, body: SeatChange) -> TableId:
    """Sits down, leaves, adds a bot, opens the seat, or chooses its deck."""
    table = await known_table(call)
    seat = await known_seat(call, table)
    if table.state != WAITING:
        raise Refusal(409, Message("api-error-begun"))
    if body.do == "sit":
        await sit(call, table, seat, body)
    elif body.do == "leave":
        owner(call, seat)
        await change_waiting(call, seat, kind=EMPTY, guest="", name="", deck="", deck_text="", link="")
    elif body.do == "deck":
        if seat.kind == BOT:
            host(call, table)
        else:
            owner(call, seat)
        await check_deck(call, table, seat, body)
        await change_waiting(call, seat, **deck_of(body))
    else:
        host(call, table)
        bot = known_bot(registry.find(table.game), body.bot) if body.do == "bot" else ""
        kind = BOT if bot else EMPTY
        await change_waiting(call, seat, kind=kind, bot=bot, guest="", name="", deck="", deck_text="", link="")
    await call.hall.changed(table.id)
    return TableId(table.id)


async def sit(call: Call, table: TableRow, seat: SeatRow, body: SeatChange) -> None:
    """Seats the caller, with a deck if one was chosen."""
    if seat.kind != EMPTY:
        raise Refusal(409, Message("api-error-taken"))
    await check_deck(call, table, seat, body)
    guest = await call.known_guest(body.name)
    if is_program(guest.id):
        await check_program(call, table, guest)
    if await waiting_seats(call.store, guest.id) >= MOST_WAITING_SEATS:
        raise Refusal(409, Message("api-error-seats-held", {"most": MOST_WAITING_SEATS}))
    name = one_line(body.name) or guest.name
    await change_waiting(call, seat, kind=PERSON, guest=guest.id, name=name, bot="", **deck_of(body))


async def check_program(call: Call, table: TableRow, program: Guest) -> None:
    """Refuses a program at tables that are not open to programs, unless it or its owner is the host (SR-112)."""
    owner = "" if call.bearer is None else call.bearer.token.owner
    if not table.programs and table.host not in (program.id, owner):
        raise Refusal(403, Message("api-error-no-programs"))
    await check_tables(call, program)


async def check_tables(call: Call, program: Guest) -> None:
    """Refuses a program that sits at as many tables as programs may (SR-112)."""
    if await unfinished_tables(call.store, program.id) >= MOST_PROGRAM_TABLES:
        raise Refusal(409, Message("api-error-program-tables", {"most": MOST_PROGRAM_TABLES}))


def deck_of(body: SeatChange) -> dict[str, str]:
    """Returns the chosen deck as the fields of a seat."""
    return {"deck": new_table.OWN_DECK if body.deck_text else body.deck, "deck_text": body.deck_text}


async def check_deck(call: Call, table: TableRow, seat: SeatRow, body: SeatChange) -> None:
    """Refuses a deck that cannot be played at this table."""
    deck = deck_of(body)
    chosen = replace(seat, deck=deck["deck"], deck_text=deck["deck_text"])
    fewest = registry.find(table.game).rulebook.fewest_seats
    await check(call, table, [replace(chosen, seat=number) for number in range(fewest)])


async def change(call: Call, seat: SeatRow, only_if_state: str = "", **fields: object) -> None:
    """Changes a seat, or refuses if it has been changed in the meantime."""
    if not await call.store.change_seat(
        seat.table,
        seat.seat,
        only_if_kind=seat.kind,
        only_if_guest=seat.guest,
        only_if_state=only_if_state,
        **fields,
    ):
        raise Refusal(409, Message("api-error-taken"))


async def change_waiting(call: Call, seat: SeatRow, **fields: object) -> None:
    """Changes a seat before play begins, or refuses if play has begun meanwhile."""
    try:
        await change(call, seat, only_if_state=WAITING, **fields)
    except Refusal:
        table = await call.store.table(seat.table)
        if table is not None and table.state != WAITING:
            raise Refusal(409, Message("api-error-begun")) from None
        raise


async def known_seat(call: Call, table: TableRow) -> SeatRow:
    """Returns the seat in the address, or refuses."""
    number = int(call.path("seat"))
    for seat in await call.store.seats(table.id):
        if seat.seat == number:
            return seat
    raise Refusal(404, Message("api-error-no-seat"))


def owner(call: Call, seat: SeatRow) -> Guest:
    """Refuses every caller but the person in the seat, and returns that guest."""
    guest = call.guest
    if guest is None or seat.kind != PERSON or seat.guest != guest.id:
        raise Refusal(403, Message("api-error-not-your-seat"))
    return guest


def host(call: Call, table: TableRow) -> None:
    """Refuses every caller but the table's host."""
    guest = call.guest
    if guest is None or guest.id != table.host:
        raise Refusal(403, Message("api-error-only-host"))


# Links.

USED: Final = "used "
"""Prefix of a seat's stored link mark, set once the link has been used."""


async def make_link(call: Call, body: Nothing) -> SeatLink:
    """Creates a link that moves the caller's seat to another device, replacing any earlier link."""
    table = await known_table(call)
    seat = await known_seat(call, table)
    owner(call, seat)
    link = new_link()
    await change(call, seat, link=link.mark)
    return SeatLink(link.path)


async def follow_link(call: Call, body: Nothing) -> SeatId:
    """Takes over the seat of a link, once; the guest who did so may open the link again."""
    mark = mark_of(call.path("token"))
    seat = await call.store.seat_by_link(mark)
    if seat is None:
        used = await call.store.seat_by_link(USED + mark)
        if used is None or call.guest is None or used.guest != call.guest.id:
            raise Refusal(404, Message("api-error-no-link"))
        return SeatId(used.table, used.seat)
    guest = await call.known_guest(seat.name)
    if seat.guest != guest.id:
        await change(call, seat, guest=guest.id, link=USED + mark)
        await hand_over(call, seat, guest)
        await call.hall.changed(seat.table)
    return SeatId(seat.table, seat.seat)


async def hand_over(call: Call, seat: SeatRow, guest: Guest) -> None:
    """Makes the guest on the new device the table's host, unless the old device still has a seat at the table."""
    table = await call.store.table(seat.table)
    left = [other for other in await call.store.seats(seat.table) if other.guest == seat.guest]
    if table is not None and table.host == seat.guest and not left:
        await call.store.change_table(table.id, host=guest.id)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat}",
        change_seat,
        TableId,
        SeatChange,
        refuses=(409, 422),
        price=Price(150, keeps=100, body=10_000),
    ),
    Endpoint(
        "POST", "/api/tables/{id}/seats/{seat}/link", make_link, SeatLink, Nothing, refuses=(409,), price=Price(5)
    ),
    Endpoint(
        "POST", "/api/seat-links/{token}", follow_link, SeatId, Nothing, refuses=(409,), price=Price(5, keeps=400)
    ),
)
