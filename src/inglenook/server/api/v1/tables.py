"""Endpoints with which programs find and lay tables, and sit down."""

from __future__ import annotations

from typing import Literal

from inglenook.server import protocol
from inglenook.server.api import seats, tables
from inglenook.server.api.seats import SeatChange, check_tables
from inglenook.server.api.tables import NewTable, TableId, Tables
from inglenook.server.http.calls import Body, Call, Line, Nothing, Pasted
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.people.tokens import BOT, LAY, PLAY, SCOPES, is_program
from inglenook.server.prices import Price


class Sitting(Body):
    """The deck to play, by its name or as a text; the name is that of the person, unless another is given."""

    name: Line = ""
    deck: Line = ""
    deck_text: Pasted = ""


class Deck(Body):
    """The deck to play in a seat, by its name or as a text."""

    deck: Line = ""
    deck_text: Pasted = ""


class SeatedBot(Body):
    """The level of one of the server's own bots; "": the game's usual one."""

    bot: Line = ""


async def list_tables(call: Call) -> Tables:
    """Lists the open tables, and the person's own."""
    return await tables.list_tables(call)


async def lay_table(call: Call, body: NewTable) -> TableId:
    """Creates a table, at which the person may have a seat at once."""
    assert call.guest is not None
    if is_program(call.guest.id):
        await check_tables(call, call.guest)
    return await tables.lay_table(call, body)


async def look_at_table(call: Call) -> protocol.TableInfo:
    """Returns the players and state of a table."""
    return await tables.look_at_table(call)


async def begin_table(call: Call, body: Nothing) -> TableId:
    """Begins play at a table that the person has laid."""
    return await tables.begin_table(call, body)


async def sit_down(call: Call, body: Sitting) -> TableId:
    """Sits down in an open seat; programs only where the host allows programs."""
    return await change(call, "sit", body.name, deck=body.deck, deck_text=body.deck_text)


async def stand_up(call: Call, body: Nothing) -> TableId:
    """Leaves a seat before play begins."""
    return await change(call, "leave")


async def choose_deck(call: Call, body: Deck) -> TableId:
    """Chooses the deck of the person's seat, or as the host that of a bot's, before play begins."""
    return await change(call, "deck", deck=body.deck, deck_text=body.deck_text)


async def seat_bot(call: Call, body: SeatedBot) -> TableId:
    """Gives a seat of the person's own table to one of the server's bots, before play begins."""
    return await change(call, "bot", bot=body.bot)


async def open_seat(call: Call, body: Nothing) -> TableId:
    """Opens a seat of the person's own table, before play begins."""
    return await change(call, "open")


async def change(
    call: Call,
    do: Literal["sit", "leave", "bot", "open", "deck"],
    name: str = "",
    *,
    bot: str = "",
    deck: str = "",
    deck_text: str = "",
) -> TableId:
    """Changes the seat in the address."""
    return await seats.change_seat(call, SeatChange(do, name, bot, deck, deck_text))


AT_SEAT = "/api/v1/tables/{id}/seats/{seat}"
DECK = Price(150, keeps=100, body=10_000)
PLAYERS = (PLAY, BOT)

ENDPOINTS = (
    Endpoint("GET", "/api/v1/tables", list_tables, Tables, scopes=SCOPES, price=Price(12)),
    Endpoint(
        "POST",
        "/api/v1/tables",
        lay_table,
        TableId,
        NewTable,
        status=201,
        refuses=(404, 409, 422),
        scopes=(LAY,),
        price=Price(150, keeps=4_000, body=19_000),
    ),
    Endpoint("GET", "/api/v1/tables/{id}", look_at_table, protocol.TableInfo, scopes=SCOPES, price=Price(12)),
    Endpoint(
        "POST",
        "/api/v1/tables/{id}/begin",
        begin_table,
        TableId,
        Nothing,
        refuses=(409, 422),
        scopes=(LAY,),
        price=Price(25, keeps=2_000),
    ),
    Endpoint("POST", f"{AT_SEAT}/sit", sit_down, TableId, Sitting, refuses=(409, 422), scopes=PLAYERS, price=DECK),
    Endpoint(
        "POST", f"{AT_SEAT}/leave", stand_up, TableId, Nothing, refuses=(409, 422), scopes=PLAYERS, price=Price(15)
    ),
    Endpoint(
        "POST", f"{AT_SEAT}/deck", choose_deck, TableId, Deck, refuses=(409, 422), scopes=(*PLAYERS, LAY), price=DECK
    ),
    Endpoint(
        "POST", f"{AT_SEAT}/bot", seat_bot, TableId, SeatedBot, refuses=(409, 422), scopes=(LAY,), price=Price(15)
    ),
    Endpoint(
        "POST", f"{AT_SEAT}/open", open_seat, TableId, Nothing, refuses=(409, 422), scopes=(LAY,), price=Price(15)
    ),
)
