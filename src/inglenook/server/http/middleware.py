"""Middleware between the network and the application: headers, origins, sizes and rate limits.

It is plain ASGI, so that WebSockets and streams pass through untouched.  Refusals are counted, and never logged with
the content of the request.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import structlog
from sqlalchemy.exc import InterfaceError, OperationalError
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Part

from inglenook.kernel.messages import Message
from inglenook.server.health import metrics
from inglenook.server.http.calls import JSON, Refusal, TooOften
from inglenook.server.http.endpoints import ROUTE, UNSAFE
from inglenook.server.http.hosts import HOST, may_be_called, name_of
from inglenook.server.people import guests
from inglenook.server.people.addresses import address_of
from inglenook.server.people.guests import SESSION
from inglenook.server.rate_limits import Rate, RateLimits
from inglenook.server.storage.database import Closed, Unanswered
from inglenook.server.storage.operator_orders import BAN

log = structlog.get_logger("inglenook.server.http")

MOST_BYTES: Final = 64 * 1024
"""Maximum size of a request body, in bytes."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""Content security policy of the pages: load only from this server, plus style attributes for the colours of cards."""

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

HTTPS_ONLY: Final = "max-age=15552000"
"""HSTS header: for half a year, a browser that came by HTTPS uses nothing else."""


class Bucket(NamedTuple):
    """A kind of request with its own rate limits, per guest and per address in requests per minute."""

    name: str
    guest: Rate
    address: Rate


READING: Final = Bucket("reading", Rate(600), Rate(2400))
WRITING: Final = Bucket("writing", Rate(90), Rate(360))
COUNTING: Final = Bucket("counting", Rate(120), Rate(480))
"""Requests that take a while: reading decks, replaying games."""
LAYING: Final = Bucket("laying", Rate(10), Rate(30))
"""Requests for new tables, each of which stays in the database."""
PROGRAM: Final = Bucket("program", Rate(600), Rate(2400))
"""Requests of programs; `programs.authentication` counts those of each token."""
LAYS: Final = ("/api/tables", "/api/v1/tables", "/api/leagues", "/api/trial", "/api/trial/watch")
TEACHES: Final = ("/api/lessons/", "/api/puzzles/")
"""Path prefixes of lessons and puzzles, which create tables too."""


def middleware(
    limits: RateLimits, origins: Sequence[str] = (), trusted_proxies: int = 0, hosts: Sequence[str] = ()
) -> list[Middleware]:
    """Returns the middleware between the network and the application, the outermost first.

    `origins` are further addresses from which browsers may send.  `trusted_proxies` is the number of own proxies in
    front of the server; with none, no client can claim another address.  `hosts` are accepted host names besides local
    ones.
    """
    return [
        Middleware(Safety, limits, tuple(origins), trusted_proxies, tuple(hosts)),
        Middleware(GZipMiddleware, minimum_size=800, compresslevel=5),
    ]


class TooLarge(Exception):
    """Raised when a body exceeds its maximum size while it is read."""


class Safety:
    """Refuses forbidden requests, and adds security headers to responses."""

    def __init__(
        self,
        app: ASGIApp,
        limits: RateLimits,
        origins: Sequence[str] = (),
        trusted_proxies: int = 0,
        hosts: Sequence[str] = (),
    ) -> None:
        self._hosts: Final = tuple(hosts)
        self.app: Final = app
        self._limits: Final = limits
        self._origins: Final = tuple(origins)
        self._trusted_proxies: Final = trusted_proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on or refuses it; counts and times it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        sending = Sending(scope, send, guests.is_encrypted(Request(scope), self._trusted_proxies))
        try:
            await self._check(Request(scope))
            await self.app(scope, bounded(receive), sending)
        except TooLarge:
            await refuse(too_large(), scope, receive, sending)
        except Refusal as refusal:
            await refuse(refusal, scope, receive, sending)
        except (Unanswered, Closed, OperationalError, InterfaceError):
            log.exception("database unavailable", method=method_of(scope), route=route_of(scope))
            await refuse(Unavailable(), scope, receive, sending)
        except Exception:
            log.exception("request failed", method=method_of(scope), route=route_of(scope))
            if not sending.status:
                await Refusal(500, Message("api-error-broken")).response()(scope, receive, sending)
        finally:
            seconds = time.perf_counter() - began
            metrics.requests.labels(method_of(scope), route_of(scope), str(sending.status)).inc()
            metrics.request_seconds.labels(route_of(scope)).observe(seconds)

    async def _check(self, request: Request) -> None:
        """Refuses requests that are too large, too frequent, or from another site; finds their session."""
        host = request.headers.get("host", "")
        if not may_be_called(host, self._hosts, self._origins, self._trusted_proxies):
            raise Refusal(421, Message("api-error-host", {"host": name_of(host)}))
        path = request.scope["path"]
        if request.method in UNSAFE:
            check_size(request.headers)
            if not may_send(request.headers, self._origins):
                raise Refusal(403, Message("api-error-origin"))
            if media_type(request.headers) != JSON:
                raise Refusal(415, Message("api-error-not-json"))
        if is_page(path):
            return
        address, bucket = address_of(request, self._trusted_proxies), bucket_of(request.method, path)
        self._count(bucket, bucket.address, f"address {address}")  # before the database is asked
        session = request.scope[SESSION] = await request.app.state.sessions.find(request)
        guest = "" if session is None else session.guest.id
        if request.method in UNSAFE and request.app.state.hall.is_barred(BAN, guest, address):
            raise Refusal(403, Message("api-error-barred"))
        if guest:
            self._count(bucket, bucket.guest, f"guest {guest}")

    def _count(self, bucket: Bucket, rate: Rate, who: str) -> None:
        """Counts a request, or refuses it if there were too many."""
        seconds = self._limits.wait(rate, bucket.name, who)
        if seconds:
            raise TooOften(seconds)


class Unavailable(Refusal):
    """Refusal while the database cannot store anything: its disk is full, or it does not answer."""

    def __init__(self) -> None:
        super().__init__(503, Message("api-error-unavailable"))

    def response(self) -> Response:
        """Returns the refusal with a `Retry-After` header."""
        response = super().response()
        response.headers["Retry-After"] = "30"
        return response


KINDS: Final = {403: "origin", 421: "host", 413: "too_large", 415: "not_json", 429: "too_many"}
"""Metric labels of refusals, by status."""


async def refuse(refusal: Refusal, scope: Scope, receive: Receive, sending: Sending) -> None:
    """Sends a refusal, unless a response has begun."""
    metrics.refused.labels(KINDS.get(refusal.status, "other")).inc()
    if not sending.status:
        await refusal.response()(scope, receive, sending)


class Sending:
    """Sends a response with the security headers, and records its status."""

    def __init__(self, scope: Scope, send: Send, is_encrypted: bool = False) -> None:
        self._is_encrypted: Final = is_encrypted
        self._scope: Final = scope
        self._send: Final = send
        self.status = 0

    async def __call__(self, message: Part) -> None:
        """Sends a part of the response."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Content-Security-Policy", policy(Headers(scope=self._scope)))
            if self._is_encrypted:
                headers.setdefault("Strict-Transport-Security", HTTPS_ONLY)
            if self._scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await self._send(message)


def policy(headers: Headers) -> str:
    """Returns the content security policy; names the WebSocket, which some browsers do not count as the same origin."""
    host = headers.get("host", "")
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return POLICY.format(sockets=sockets)


def bounded(receive: Receive) -> Receive:
    """Returns a `receive` that raises TooLarge once a body exceeds its limit."""
    taken = 0

    async def receive_bounded() -> Part:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > MOST_BYTES:
            raise TooLarge
        return message

    return receive_bounded


def check_size(headers: Headers) -> None:
    """Refuses a body whose declared length is too large or malformed."""
    length = headers.get("content-length", "0")
    if not length.isascii() or not length.isdigit() or len(length) > 12 or int(length) > MOST_BYTES:
        raise too_large()


def too_large() -> Refusal:
    """Returns the refusal of a body that is too large."""
    return Refusal(413, Message("api-error-too-large", {"most": MOST_BYTES}))


def media_type(headers: Headers) -> str:
    """Returns the media type of the request."""
    return headers.get("content-type", "").partition(";")[0].strip().lower()


def may_send(headers: Headers, origins: Sequence[str] = ()) -> bool:
    """Whether a changing request or a WebSocket comes from this server's own pages or from no browser."""
    named = headers.getlist("origin")
    if not named:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return all(origin in origins or is_ours(origin, headers.get("host", "")) for origin in named)


def is_ours(origin: str, host: str) -> bool:
    """Whether an origin is the requested host; its scheme may differ, because a proxy may terminate TLS."""
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def is_page(path: str) -> bool:
    """Whether a path is a page or part of one; such requests are many and cheap."""
    return not path.startswith("/api/") and path not in ("/healthz", "/metrics", "/openapi.json")


def bucket_of(method: str, path: str) -> Bucket:
    """Returns the rate limit that a request counts towards."""
    if method == "POST" and (path in LAYS or path.startswith(TEACHES) or path.endswith("/branch")):
        return LAYING
    if path == "/api/decks/check" or "/replay" in path or path.endswith(("/record", "/hint", "/explanation")):
        return COUNTING
    if path.startswith("/api/v1/"):
        return PROGRAM
    return WRITING if method in UNSAFE else READING


def method_of(scope: Scope) -> str:
    """Returns a request's method for metrics; unknown methods count as "other", because clients can invent any
    number.
    """
    method = str(scope["method"])
    return method if method in ("GET", "HEAD", "OPTIONS", *UNSAFE) else "other"


def route_of(scope: Scope) -> str:
    """Returns the route of a request for metrics, without the variable parts of its path."""
    route = scope.get(ROUTE, "")
    if not route:
        return "page" if is_page(scope["path"]) else "none"
    return str(route)
