"""Guests: a name and a session in this browser, nothing else.  Possession of the cookie identifies the guest."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from itsdangerous import URLSafeSerializer
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from inglenook.server.storage.rows import Guest

if TYPE_CHECKING:
    from inglenook.server.storage.sessions import Session

COOKIE: Final = "inglenook"
BOUND: Final = "__Host-inglenook"
"""Cookie name under HTTPS; browsers accept and send it only over HTTPS and only for this host."""
LONGEST_COOKIE: Final = 1000
KEPT_FOR: Final = 400 * 24 * 3600
"""Seconds for which browsers keep the cookie, the longest that they allow; it is renewed while it is used."""
SESSION: Final = "inglenook.session"
"""Scope key of the session that a request or WebSocket belongs to."""


def signer(*secrets: str) -> URLSafeSerializer:
    """Returns the reader of signed cookies, which servers made before there were sessions.

    It reads what any of the secrets signed.
    """
    return URLSafeSerializer(list(secrets), salt="guest")


def new_guest(name: str) -> Guest:
    """Creates a new guest."""
    return Guest(secrets.token_urlsafe(12), name)


def session_of(connection: HTTPConnection) -> Session | None:
    """Returns the session of a request or WebSocket, which the server has looked up already."""
    found: Session | None = connection.scope.get(SESSION)
    return found


def guest_of(connection: HTTPConnection) -> Guest | None:
    """Returns the guest of a request or WebSocket; None without a session."""
    session = session_of(connection)
    return None if session is None else session.guest


def cookie_of(connection: HTTPConnection) -> str:
    """Returns the cookie of a request or WebSocket; "" without one."""
    return connection.cookies.get(BOUND) or connection.cookies.get(COOKIE) or ""


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Sets the cookie of a session on a response."""
    secure = is_encrypted(request, request.app.state.settings.trusted_proxies)
    name = BOUND if secure else COOKIE
    response.set_cookie(name, token, max_age=KEPT_FOR, httponly=True, samesite="lax", secure=secure)
    if secure and COOKIE in request.cookies:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True)


def remove_cookie(request: Request, response: Response) -> None:
    """Removes the cookie of a session that has ended."""
    for name in (COOKIE, BOUND):
        if name in request.cookies:
            response.delete_cookie(name, httponly=True, samesite="lax", secure=name == BOUND)


def is_unbound(request: Request) -> bool:
    """Whether a cookie came over HTTPS without being bound to it."""
    return BOUND not in request.cookies and is_encrypted(request, request.app.state.settings.trusted_proxies)


def is_encrypted(request: HTTPConnection, trusted_proxies: int) -> bool:
    """Whether a request came encrypted, as its scheme or a trusted proxy says."""
    said = forwarded(request, "x-forwarded-proto", trusted_proxies)
    return (said or request.url.scheme) == "https"


def forwarded(request: HTTPConnection, header: str, trusted_proxies: int) -> str:
    """Returns the header value set by the outermost trusted proxy; "" without proxies or without the header.

    Several lines of one header are one list (RFC 9110, 5.3); values that a client added stand further left.
    """
    said = [part.strip() for part in ",".join(request.headers.getlist(header)).split(",") if part.strip()]
    return said[-min(trusted_proxies, len(said))] if trusted_proxies and said else ""
