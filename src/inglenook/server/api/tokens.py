"""Endpoints for the tokens of a guest's programs: make, list and revoke them (SR-110).

These endpoints take the cookie of the browser alone: no token makes or revokes another.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from inglenook.kernel.messages import Message
from inglenook.server.http.calls import Body, Call, Line, Nothing, Refusal, one_line
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.people.tokens import (
    BOT,
    MOST_PROGRAMS,
    MOST_TOKENS,
    PLAY,
    new_program,
    new_secret,
    new_token,
)
from inglenook.server.prices import Price
from inglenook.server.storage.rows import Guest, Scope, TokenRow
from inglenook.server.storage.tokens import add_program, add_token, programs_of, remove_token, tokens_of

MOST_SCOPES: Final = 4


class NewToken(Body):
    """A token to make.  With the scope `bot` it acts as a program: one of the caller's by name, or a new one."""

    name: Line
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=MOST_SCOPES)]
    program: Line = ""
    """The name of the program; "": the name of the token."""
    days: Annotated[int, Meta(ge=1, le=366)] = 90


class TokenInfo(Struct):
    """A token, without its secret; times are in seconds since 1970."""

    id: str
    name: str
    scopes: list[Scope]
    program: str
    """The name of the program as which it acts; "": it acts as its owner."""
    made: float
    expires: float
    used: float
    """Time of the last day on which it was used; 0: never."""


class NewTokenInfo(Struct):
    """A token that was just made, with its secret, which is never shown again."""

    secret: str
    token: TokenInfo


class TokenList(Struct):
    """The caller's tokens, and the names of the caller's programs."""

    tokens: list[TokenInfo]
    programs: list[str]


async def list_tokens(call: Call) -> TokenList:
    """Lists the caller's tokens and programs."""
    guest = call.guest
    if guest is None:
        return TokenList([], [])
    programs = {one.id: one.name for one in await programs_of(call.store, guest.id)}
    return TokenList(
        [info(token, programs.get(token.person, "")) for token in await tokens_of(call.store, guest.id)],
        list(programs.values()),
    )


def info(token: TokenRow, program: str) -> TokenInfo:
    """Returns a token as its owner sees it."""
    return TokenInfo(token.id, token.name, token.scopes, program, token.made, token.expires, token.used)


async def make_token(call: Call, body: NewToken) -> NewTokenInfo:
    """Makes a token, and a new program where it acts as one."""
    name = one_line(body.name)
    if not name:
        raise Refusal(422, Message("api-error-no-name"))
    if BOT in body.scopes and PLAY in body.scopes:
        raise Refusal(422, Message("api-error-program-scopes"))
    owner = await call.known_guest(name)
    if len(await tokens_of(call.store, owner.id)) >= MOST_TOKENS:
        raise too_many_tokens()
    acts_as = await program_called(call, owner, one_line(body.program) or name) if BOT in body.scopes else None
    secret = new_secret()
    token = new_token(secret, owner.id, owner.id if acts_as is None else acts_as.id, name, body.scopes, body.days)
    if not await add_token(call.store, token, MOST_TOKENS):
        raise too_many_tokens()
    return NewTokenInfo(secret, info(token, "" if acts_as is None else acts_as.name))


def too_many_tokens() -> Refusal:
    """Returns the refusal of a guest who has as many tokens as one may have."""
    return Refusal(409, Message("api-error-tokens", {"most": MOST_TOKENS}))


async def program_called(call: Call, owner: Guest, name: str) -> Guest:
    """Returns the owner's program of this name, which is made if there is none."""
    for program in await programs_of(call.store, owner.id):
        if program.name == name:
            return program
    program = new_program(name)
    if not await add_program(call.store, program, owner.id, MOST_PROGRAMS):
        raise Refusal(409, Message("api-error-programs", {"most": MOST_PROGRAMS}))
    return program


async def revoke_token(call: Call, body: Nothing) -> TokenList:
    """Revokes a token of the caller; streams opened with it end within a second."""
    guest, id = call.guest, call.path("id")
    held = [] if guest is None else [one for one in await tokens_of(call.store, guest.id) if one.id == id]
    if guest is None or not held or not await remove_token(call.store, guest.id, id):
        raise Refusal(404, Message("api-error-no-own-token"))
    call.request.app.state.tokens.revoked(held[0].mark)
    return await list_tokens(call)


ENDPOINTS = (
    Endpoint("GET", "/api/me/tokens", list_tokens, TokenList, price=Price(8)),
    Endpoint(
        "POST",
        "/api/me/tokens",
        make_token,
        NewTokenInfo,
        NewToken,
        status=201,
        refuses=(409, 422),
        price=Price(12, keeps=800),
    ),
    Endpoint("DELETE", "/api/me/tokens/{id}", revoke_token, TokenList, Nothing, price=Price(12)),
)
