"""Endpoints for the caller's identity: a guest with a name."""

from __future__ import annotations

from msgspec import Struct

from inglenook.kernel.messages import Message
from inglenook.server.http.calls import Body, Call, Line, Refusal, one_line
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.storage.rows import Guest


class Me(Struct):
    """The caller: whether they are known, and their name."""

    guest: bool
    name: str
    kept: bool
    """Whether the caller has an account, with ways in from other devices."""


class NewName(Body):
    """The name that a guest chooses."""

    name: Line


async def who_am_i(call: Call) -> Me:
    """Returns the caller's guest name, if known."""
    guest = call.guest
    if guest is not None:
        await call.store.saw(guest.id)
    return Me(guest is not None, "" if guest is None else guest.name, has_account(call))


async def call_me(call: Call, body: NewName) -> Me:
    """Makes the caller a guest, or renames the guest."""
    name = one_line(body.name)
    if not name:
        raise Refusal(422, Message("api-error-no-name"))
    known = await call.known_guest(name)
    if known.name != name:
        renamed = Guest(known.id, name)
        await call.store.add_guest(renamed)
        call.sessions.renamed(renamed)
    return Me(True, name, has_account(call))


def has_account(call: Call) -> bool:
    """Whether the caller has an account."""
    return call.session is not None and bool(call.session.kept_since)


ENDPOINTS = (
    Endpoint("GET", "/api/me", who_am_i, Me, price=Price(4)),
    Endpoint("PUT", "/api/me", call_me, Me, NewName, refuses=(422,), price=Price(4, keeps=400)),
)
