"""Guests: a name and a signed cookie, nothing else.  Whoever has the cookie is the guest."""

from __future__ import annotations

import secrets
from typing import Final

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from inglenook.server.storage.rows import Guest

COOKIE: Final = "inglenook"
BOUND: Final = "__Host-inglenook"
"""The cookie where HTTPS is known: a browser takes it over HTTPS only, from this very host, and keeps it there."""
A_YEAR: Final = 365 * 24 * 3600


def signer(*secrets: str) -> URLSafeSerializer:
    """What signs the cookies of guests with the last of some secrets, and reads what was signed with any of them."""
    return URLSafeSerializer(list(secrets), salt="guest")


def new_guest(name: str) -> Guest:
    """A guest who has not been here before."""
    return Guest(secrets.token_urlsafe(12), name)


def guest_of(connection: HTTPConnection) -> Guest | None:
    """Who asks, as far as the cookie says; None without one, or with one that was tampered with."""
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
    """The cookie of a guest."""
    return str(signs.dumps([guest.id, guest.name]))


def remember(request: Request, response: Response, guest: Guest) -> None:
    """Gives a guest the cookie."""
    value = cookie_for(request.app.state.signer, guest)
    secure = is_encrypted(request, request.app.state.settings.trusted_proxies)
    name = BOUND if secure else COOKIE
    response.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
    if secure and COOKIE in request.cookies:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True)


def is_stale(request: Request, guest: Guest) -> bool:
    """Whether the cookie of a guest is to be exchanged: signed with an older secret, or not bound to this host."""
    secure = is_encrypted(request, request.app.state.settings.trusted_proxies)
    return request.cookies.get(BOUND if secure else COOKIE) != cookie_for(request.app.state.signer, guest)


def is_encrypted(request: HTTPConnection, trusted_proxies: int) -> bool:
    """Whether what is sent there goes encrypted; of what others claim, only our own proxies are believed."""
    said = forwarded(request, "x-forwarded-proto", trusted_proxies)
    return (said or request.url.scheme) == "https"


def forwarded(request: HTTPConnection, header: str, trusted_proxies: int) -> str:
    """What the outermost of our proxies says of a request; "" if we have none, or it says nothing.

    Several lines of one header are one list (RFC 9110, 5.3): what a client put before it stands further left.
    """
    said = [part.strip() for part in ",".join(request.headers.getlist(header)).split(",") if part.strip()]
    return said[-min(trusted_proxies, len(said))] if trusted_proxies and said else ""
