"""Decks that somebody wrote: what is wrong with them, line by line."""

from __future__ import annotations

from msgspec import Struct

from inglenook.kernel.messages import Message
from inglenook.server.http.calls import Body, Call, Fault, Line, Pasted, Refusal, game_called, told
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.tables.new_table import laying_of


class DeckToCheck(Body):
    """A deck as it was pasted, and the format it is meant for."""

    game: Line
    format: Line
    text: Pasted


class DeckReport(Struct):
    """Whether a deck can be played, what it may be called, and everything that is wrong with it."""

    ok: bool
    title: str
    cards: int
    faults: list[Fault]


async def check_deck(call: Call, body: DeckToCheck) -> DeckReport:
    """Says what is wrong with a deck."""
    laying = laying_of(game_called(body.game).name)
    if laying.check_deck is None:
        raise Refusal(422, Message("api-error-no-decks"))
    check = laying.check_deck
    title, cards, faults = await call.counting(lambda: check(body.text, body.format))
    return DeckReport(not faults, title, cards, told(faults))


ENDPOINTS = (Endpoint("POST", "/api/decks/check", check_deck, DeckReport, DeckToCheck, refuses=(404, 422)),)
