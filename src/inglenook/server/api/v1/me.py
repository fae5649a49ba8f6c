"""Endpoint that tells a program who it is, and by which token."""

from __future__ import annotations

from msgspec import Struct

from inglenook.server.api.games import GameInfo, all_games
from inglenook.server.http.calls import Call
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.people.tokens import SCOPES, is_program
from inglenook.server.prices import Price
from inglenook.server.storage.rows import Scope


class Identity(Struct):
    """The person as whom a token acts, and the token itself; the time is in seconds since 1970."""

    name: str
    program: bool
    """Whether the person is a program, which is labelled at the table."""
    token: str
    """The name of the token."""
    scopes: list[Scope]
    expires: float


async def who_am_i(call: Call) -> Identity:
    """Returns the person as whom the token acts."""
    assert call.bearer is not None
    token, person = call.bearer.token, call.bearer.person
    return Identity(person.name, is_program(person.id), token.name, token.scopes, token.expires)


async def list_games(call: Call) -> list[GameInfo]:
    """Lists the games, with the choices that a table for each has: seats, bots, decks and options."""
    return await all_games(call)


ENDPOINTS = (
    Endpoint("GET", "/api/v1/me", who_am_i, Identity, scopes=SCOPES, price=Price(5)),
    Endpoint("GET", "/api/v1/games", list_games, list[GameInfo], scopes=SCOPES, price=Price(5)),
)
