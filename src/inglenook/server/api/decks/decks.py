"""Endpoints for decks: list a game's own decks, check a pasted deck, and write a deck as text."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from inglenook.arguments import BadArgument
from inglenook.kernel.data import Data
from inglenook.kernel.errors import BadSetup
from inglenook.kernel.messages import Message
from inglenook.server.api.tables import is_league_under_way, known_table
from inglenook.server.belongings.cards import DeckCards, GivenDeck
from inglenook.server.http.calls import Body, Call, Fault, Line, Pasted, Refusal, game_called, told
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.storage.rows import BOT, OVER
from inglenook.server.tables.new_table import laying_of

DECK: Final = "deck"
"""The kind of work that reads a deck or finds the starts a game can make with it."""


class DeckToCheck(Body):
    """A pasted deck to check, and the format to check it for."""

    game: Line
    format: Line
    text: Pasted


class ReadLine(Struct):
    """The card and number of copies read from one line of a pasted deck."""

    line: int
    id: str
    copies: int


class DeckReport(Struct):
    """Result of checking a deck: whether it is playable, its title, all its faults, and the deck as read."""

    ok: bool
    title: str
    cards: int
    faults: list[Fault]
    deck: DeckCards
    lines: list[ReadLine]


class DeckToBegin(Body):
    """A deck, legal or not, for which possible starts are requested."""

    game: Line
    deck: GivenDeck


class Start(Struct):
    """Cards with which a game can begin, in a playable order, and their total twilight cost."""

    cards: list[str]
    cost: int


class DeckToWrite(Body):
    """A deck to write as text, and the text format wanted."""

    game: Line
    kind: Line
    deck: GivenDeck


class DeckText(Struct):
    """A deck as text, for sharing."""

    text: str


class PlayedDeck(Struct):
    """A deck that a player brought to a game."""

    name: str
    yours: bool
    format: str
    deck: DeckCards


async def decks_of_table(call: Call) -> list[PlayedDeck]:
    """Returns the decks of a finished game, the caller's own first; earlier, decks would reveal hands.

    While the game's league goes on, the caller gets only their own deck.
    """
    table = await known_table(call)
    if table.state != OVER:
        raise Refusal(409, Message("api-error-not-over"))
    guest, hidden = call.guest, await is_league_under_way(call, table)
    brought = msgspec.convert(table.setup.get("decks", []), list[DeckCards])
    format = str(table.setup.get("format", ""))
    found = []
    for seat, deck in zip(await call.store.seats(table.id), brought, strict=False):
        yours = guest is not None and seat.guest == guest.id
        if hidden and not yours:
            continue
        found.append(PlayedDeck(seat.bot if seat.kind == BOT else seat.name, yours, format, deck))
    return sorted(found, key=lambda one: not one.yours)


async def decks_of_game(call: Call) -> dict[str, DeckCards]:
    """Returns the cards of the decks that come with a game."""
    laying = laying_of(game_called(call.path("game")).name)
    return {deck.name: cards(deck.deck) for deck in laying.decks}


def cards(deck: Data) -> DeckCards:
    """Converts a deck from a set-up to its wire form."""
    return DeckCards("", "", [], []) if deck is None else msgspec.convert(deck, DeckCards)


async def check_deck(call: Call, body: DeckToCheck) -> DeckReport:
    """Checks a pasted deck and returns its faults."""
    laying = laying_of(game_called(body.game).name)
    if laying.check_deck is None:
        raise Refusal(422, Message("api-error-no-decks"))
    check = laying.check_deck
    title, count, faults, deck, lines = await call.counting(
        lambda: check(body.text, body.format), DECK, body.game, body.format, body.text
    )
    return DeckReport(not faults, title, count, told(faults), cards(deck), [ReadLine(*line) for line in lines])


async def write_deck(call: Call, body: DeckToWrite) -> DeckText:
    """Writes a deck in one of the text formats in which players share decks."""
    laying = laying_of(game_called(body.game).name)
    if laying.write_deck is None:
        raise Refusal(422, Message("api-error-no-decks"))
    write, deck = laying.write_deck, body.deck.data()
    try:
        return DeckText(await call.counting(lambda: write(deck, body.kind), DECK, body.game, body.kind, deck))
    except (BadSetup, BadArgument) as problem:
        raise Refusal(422, problem.message) from problem


async def starts_of_deck(call: Call, body: DeckToBegin) -> list[Start]:
    """Returns the sets of cards of a deck with which a game can begin, found by playing the rules."""
    laying = laying_of(game_called(body.game).name)
    if laying.beginnings is None:
        raise Refusal(422, Message("api-error-no-decks"))
    begin, deck = laying.beginnings, body.deck.data()
    found = await call.counting(lambda: begin(deck), DECK, body.game, deck)
    return [Start(list(ids), cost) for ids, cost in found]


ENDPOINTS = (
    Endpoint("GET", "/api/tables/{id}/decks", decks_of_table, list[PlayedDeck], refuses=(404, 409), price=Price(5)),
    Endpoint("GET", "/api/decks/{game}", decks_of_game, dict[str, DeckCards], refuses=(404,), price=Price(5)),
    Endpoint(
        "POST",
        "/api/decks/check",
        check_deck,
        DeckReport,
        DeckToCheck,
        refuses=(404, 409, 422),
        price=Price(150, body=10_000),
    ),
    Endpoint(
        "POST",
        "/api/decks/starts",
        starts_of_deck,
        list[Start],
        DeckToBegin,
        refuses=(404, 409, 422),
        price=Price(500, body=14_000),
    ),
    Endpoint(
        "POST",
        "/api/decks/write",
        write_deck,
        DeckText,
        DeckToWrite,
        refuses=(404, 409, 422),
        price=Price(15, body=14_000),
    ),
)
