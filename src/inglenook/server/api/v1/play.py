"""Endpoints with which programs play: one for each request that a browser sends over its WebSocket.

A question has the number of the table's latest entry, its `version`.  An answer names that number, so it acts once at
most, however often it is sent.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from inglenook.server import protocol
from inglenook.server.bounds import MOST_KEYS, Key, Text
from inglenook.server.http.calls import Body, Call, Line, Nothing, Pasted
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.people.tokens import BOT, PLAY
from inglenook.server.programs.errands import Stale, carry_out, was_answered
from inglenook.server.protocol import Reason
from inglenook.server.websocket.handlers import TAKEN

Number = Annotated[int, Meta(ge=0, le=10_000_000)]


class Answering(Body):
    """An answer: the number of the question, and the keys of the options picked."""

    version: Number
    keys: Annotated[list[Key], Meta(max_length=MOST_KEYS)]


class Acting(Body):
    """An action beside the question: the number of the table's latest entry, and the key of the action."""

    version: Number
    key: Key


class Numbered(Body):
    """The number of the table's latest entry, as the program has seen it."""

    version: Number


class Consenting(Body):
    """Whether the person agrees to an undo that another player asked for at this number."""

    version: Number
    agree: bool


class Wondering(Body):
    """The handle of the thing about which the program asks."""

    handle: Key


class Saying(Body):
    """A line of chat."""

    text: Text


class Choosing(Body):
    """The kinds of moments at which the person wants to be asked."""

    kinds: Annotated[list[Key], Meta(max_length=MOST_KEYS)]


class PlayingAgain(Body):
    """A rematch: whether players move on by a seat, and the deck to play instead, if any."""

    swapped: bool = False
    deck: Line = ""
    deck_text: Pasted = ""


class Accepted(Struct):
    """A request that was carried out: the number of the table's latest entry now."""

    version: int
    repeated: bool = False
    """Whether this question had been answered from this seat before; that answer stands, and nothing was changed."""


class Explanation(Struct):
    """The reasons why nothing can be done with a thing."""

    handle: str
    reasons: list[Reason]


async def answer(call: Call, body: Answering) -> Accepted:
    """Answers the pending question, once, however often the answer is sent."""
    return await once(call, protocol.Answer(version=body.version, keys=body.keys), body.version)


async def act(call: Call, body: Acting) -> Accepted:
    """Takes an action beside the question."""
    return await once(call, protocol.Aside(version=body.version, key=body.key), body.version)


async def once(call: Call, request: protocol.Request, version: int) -> Accepted:
    """Carries out a request unless the seat has answered this question already."""
    try:
        return await accepted(call, request)
    except Stale:
        if await was_answered(call, version):
            return Accepted(await call.store.version(call.path("id")), repeated=True)
        raise


async def undo(call: Call, body: Numbered) -> Accepted:
    """Takes back the person's latest answer, or asks the others for their consent."""
    return await accepted(call, protocol.Undo(version=body.version))


async def consent(call: Call, body: Consenting) -> Accepted:
    """Agrees to an undo that another player asked for, or declines it."""
    return await accepted(call, protocol.Consent(version=body.version, agree=body.agree))


async def ask_why(call: Call, body: Wondering) -> Explanation:
    """Explains why nothing can be done with a thing now, with the rules."""
    found = await carry_out(call, protocol.Why(handle=body.handle))
    assert isinstance(found.reply, protocol.Reasons)
    return Explanation(found.reply.handle, found.reply.reasons)


async def concede(call: Call, body: Nothing) -> Accepted:
    """Concedes the game for the seat."""
    return await accepted(call, protocol.Concede())


async def say(call: Call, body: Saying) -> Accepted:
    """Says a line of chat."""
    return await accepted(call, protocol.Say(text=body.text))


async def choose_moments(call: Call, body: Choosing) -> Accepted:
    """Sets the kinds of moments at which the seat is asked."""
    return await accepted(call, protocol.Stops(kinds=body.kinds))


async def come_back(call: Call, body: Nothing) -> Accepted:
    """Takes the seat back from the bot that plays it."""
    return await accepted(call, protocol.Return())


async def play_again(call: Call, body: PlayingAgain) -> Accepted:
    """Lays a rematch of a finished game; its id is told by the stream and by the table."""
    return await accepted(call, protocol.Rematch(swapped=body.swapped, deck=body.deck, deck_text=body.deck_text))


async def accepted(call: Call, request: protocol.Request) -> Accepted:
    """Carries out a request, and returns the number of the table's latest entry."""
    return Accepted((await carry_out(call, request)).version)


def at_seat(name: str, does: Callable[..., Awaitable[object]], request: type, takes: type, gives: Any) -> Endpoint:
    """Returns the endpoint for a request; it costs what the request costs, and what a token costs besides."""
    price = TAKEN[request].price
    path = f"/api/v1/tables/{{id}}/seats/{{seat}}/{name}"
    worth = price._replace(work=price.work + TOKEN_COSTS)
    return Endpoint("POST", path, does, gives, takes, refuses=(409,), scopes=(PLAY, BOT), price=worth)


TOKEN_COSTS: Final = 8
"""Milliseconds that a request costs besides: its HTTP side, and the token."""

ENDPOINTS = (
    at_seat("answer", answer, protocol.Answer, Answering, Accepted),
    at_seat("action", act, protocol.Aside, Acting, Accepted),
    at_seat("undo", undo, protocol.Undo, Numbered, Accepted),
    at_seat("consent", consent, protocol.Consent, Consenting, Accepted),
    at_seat("why", ask_why, protocol.Why, Wondering, Explanation),
    at_seat("concede", concede, protocol.Concede, Nothing, Accepted),
    at_seat("chat", say, protocol.Say, Saying, Accepted),
    at_seat("moments", choose_moments, protocol.Stops, Choosing, Accepted),
    at_seat("return", come_back, protocol.Return, Nothing, Accepted),
    at_seat("rematch", play_again, protocol.Rematch, PlayingAgain, Accepted),
)
