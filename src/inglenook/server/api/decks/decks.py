"""Decks: those that come with a game, what is wrong with one that somebody wrote, and one as a text to hand on."""

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
"""The kind of a work that reads a deck, or sees how a game can begin with it."""


class DeckToCheck(Body):
    """A deck as it was pasted, and the format it is meant for."""

    game: Line
    format: Line
    text: Pasted


class ReadLine(Struct):
    """What a line of a list was read as: so many copies of a card."""

    line: int
    id: str
    copies: int


class DeckReport(Struct):
    """Whether a deck can be played, what it may be called, everything that is wrong with it, and what was read."""

    ok: bool
    title: str
    cards: int
    faults: list[Fault]
    deck: DeckCards
    lines: list[ReadLine]


class DeckToBegin(Body):
    """A deck, legal or not."""

    game: Line
    deck: GivenDeck


class Start(Struct):
    """Cards with which a game can begin, in an order in which they can be played, and what they cost then."""

    cards: list[str]
    cost: int


class DeckToWrite(Body):
    """A deck, and the kind of text that is wanted."""

    game: Line
    kind: Line
    deck: GivenDeck


class DeckText(Struct):
    """A deck to hand on."""

    text: str


class PlayedDeck(Struct):
    """A deck that somebody brought to a game."""

    name: str
    yours: bool
    format: str
    deck: DeckCards


async def decks_of_table(call: Call) -> list[PlayedDeck]:
    """Gives the decks of a game that is over, one's own first; before that they would tell what others hold.

    While the league of a game goes on, one gets the own deck alone.
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
    """Gives the cards of the decks that come with a game."""
    laying = laying_of(game_called(call.path("game")).name)
    return {deck.name: cards(deck.deck) for deck in laying.decks}


def cards(deck: Data) -> DeckCards:
    """A deck as a set-up holds it, for the wire."""
    return DeckCards("", "", [], []) if deck is None else msgspec.convert(deck, DeckCards)


async def check_deck(call: Call, body: DeckToCheck) -> DeckReport:
    """Says what is wrong with a deck."""
    laying = laying_of(game_called(body.game).name)
    if laying.check_deck is None:
        raise Refusal(422, Message("api-error-no-decks"))
    check = laying.check_deck
    title, count, faults, deck, lines = await call.counting(
        lambda: check(body.text, body.format), DECK, body.game, body.format, body.text
    )
    return DeckReport(not faults, title, count, told(faults), cards(deck), [ReadLine(*line) for line in lines])


async def write_deck(call: Call, body: DeckToWrite) -> DeckText:
    """Writes a deck in one of the kinds of text in which players hand decks on."""
    laying = laying_of(game_called(body.game).name)
    if laying.write_deck is None:
        raise Refusal(422, Message("api-error-no-decks"))
    write, deck = laying.write_deck, msgspec.to_builtins(body.deck)
    try:
        return DeckText(await call.counting(lambda: write(deck, body.kind), DECK, body.game, body.kind, deck))
    except (BadSetup, BadArgument) as problem:
        raise Refusal(422, problem.message) from problem


async def starts_of_deck(call: Call, body: DeckToBegin) -> list[Start]:
    """Says with which cards of a deck a game can begin, by the rules themselves."""
    laying = laying_of(game_called(body.game).name)
    if laying.beginnings is None:
        raise Refusal(422, Message("api-error-no-decks"))
    begin, deck = laying.beginnings, msgspec.to_builtins(body.deck)
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
