"""Endpoints for the devices on which somebody is known: list them, and end their sessions (SR-131)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from inglenook.kernel.messages import Message
from inglenook.server.http.calls import Body, Call, Nothing, Refusal
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.storage import sessions as stored
from inglenook.server.storage.sessions import Session


class DeviceInfo(Struct):
    """A device on which the caller is known."""

    id: str
    browser: str
    system: str
    country: str
    """Two letters, where the operator's proxy tells them; else ""."""
    since: float
    """Time in seconds since 1970 when the session began."""
    seen: float
    """Time of the last use, up to an hour late."""
    here: bool
    """Whether it is the device that asks."""


class EndSessions(Body):
    """The sessions to end: all, or all except the caller's own."""

    which: Literal["others", "all"]


async def devices(call: Call) -> list[DeviceInfo]:
    """Lists the devices on which the caller is known, the latest used first."""
    session = known_session(call)
    rows = await stored.of_guest(call.store, session.guest.id)
    found = [
        DeviceInfo(row.id, row.browser, row.system, row.country, row.created, max(row.seen, row.created),
                   row.mark == session.row.mark)
        for row in rows
    ]  # fmt: skip
    return sorted(found, key=lambda one: (one.here, one.seen), reverse=True)


async def end_session(call: Call, body: Nothing) -> list[DeviceInfo]:
    """Ends the session of one device, and lists the remaining ones."""
    session = known_session(call)
    id = call.path("id")
    if not await call.sessions.end(session.guest.id, id):
        raise Refusal(404, Message("api-error-no-device"))
    if id == session.row.id:
        call.sign_out()
        return []
    return await devices(call)


async def end_sessions(call: Call, body: EndSessions) -> list[DeviceInfo]:
    """Ends all sessions of the caller, or all others; lists the remaining ones."""
    session = known_session(call)
    keeps_own = body.which == "others"
    await call.sessions.end_all(session.guest.id, but=session.row.mark if keeps_own else "")
    if not keeps_own:
        call.sign_out()
        return []
    return await devices(call)


def known_session(call: Call) -> Session:
    """Returns the caller's session, or refuses."""
    if call.session is None:
        raise Refusal(403, Message("api-error-nobody"))
    return call.session


ENDPOINTS = (
    Endpoint("GET", "/api/me/sessions", devices, list[DeviceInfo], refuses=(403,), price=Price(6)),
    Endpoint("POST", "/api/me/sessions/end", end_sessions, list[DeviceInfo], EndSessions, price=Price(6)),
    Endpoint("DELETE", "/api/me/sessions/{id}", end_session, list[DeviceInfo], Nothing, price=Price(6)),
)
