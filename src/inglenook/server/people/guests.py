"""Guests: a name and a signed cookie, nothing else.  Possession of the cookie identifies the guest."""

from __future__ import annotations

import secrets
from typing import Final

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from inglenook.server.storage.rows import Guest

COOKIE: Final = "inglenook"
BOUND: Final = "__Host-inglenook"
"""Cookie name under HTTPS; browsers accept and send it only over HTTPS and only for this host."""
A_YEAR: Final = 365 * 24 * 3600


def signer(*secrets: str) -> URLSafeSerializer:
    """Returns the signer of guest cookies: signs with the last secret, and reads what any of them signed."""
    return URLSafeSerializer(list(secrets), salt="guest")


def new_guest(name: str) -> Guest:
    """Creates a new guest."""
    return Guest(secrets.token_urlsafe(12), name)


def guest_of(connection: HTTPConnection) -> Guest | None:
    """Returns the guest named by the cookie; None without a cookie or with a forged one."""
    cookie = connection.cookies.get(BOUND) or connection.cookies.get(COOKIE)
    if not cookie or len(cookie) > 1000:
        return None
    reader: URLSafeSerializer = connection.app.state.signer
    try:
        data = reader.loads(cookie)
    except BadData:
        return None
    match data:
        case [str(id), str(name)]:
            return Guest(id, name)
    return None


def cookie_for(signs: URLSafeSerializer, guest: Guest) -> str:
    """Returns the cookie value of a guest."""
    return str(signs.dumps([guest.id, guest.name]))


def remember(request: Request, response: Response, guest: Guest) -> None:
    """Sets the guest's cookie on a response."""
    value = cookie_for(request.app.state.signer, guest)
    secure = is_encrypted(request, request.app.state.settings.trusted_proxies)
    name = BOUND if secure else COOKIE
    response.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
    if secure and COOKIE in request.cookies:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True)


def is_stale(request: Request, guest: Guest) -> bool:
    """Whether a guest's cookie is to be replaced: signed with an older secret, or not bound to this host."""
    secure = is_encrypted(request, request.app.state.settings.trusted_proxies)
    return request.cookies.get(BOUND if secure else COOKIE) != cookie_for(request.app.state.signer, guest)


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
