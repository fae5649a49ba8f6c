"""How the server is: for whoever runs it, and for programs that ask it something."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from inglenook.kernel import is_compiled
from inglenook.server.health import metrics
from inglenook.server.http.calls import JSON, Call, reply
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.http.openapi import describe
from inglenook.server.prices import Price


class Health(Struct):
    """Whether everything works that is needed to play."""

    database: bool
    core: str
    """"compiled" or "python": what the rules run as."""


async def check_health(call: Call) -> Response:
    """Says whether the database answers and everything could be loaded, and what the rules run as."""
    well = await call.store.is_well() and not call.later.failed
    return reply(Health(well, "compiled" if is_compiled() else "python"), 200 if well else 503)


async def get_metrics(call: Call) -> Response:
    """Gives what was counted, for Prometheus."""
    return Response(metrics.exposition(), 200, media_type=metrics.CONTENT_TYPE)


def description_route(endpoints: tuple[Endpoint, ...]) -> Route:
    """Where the description of all endpoints is found."""

    async def description(request: Request) -> Response:
        return Response(described(endpoints), 200, media_type=JSON)

    return Route("/openapi.json", description, methods=["GET"], name="description")


@cache
def described(endpoints: tuple[Endpoint, ...]) -> bytes:
    """The description of all endpoints, made when somebody asks for it."""
    return msgspec.json.encode(describe(endpoints))


ENDPOINTS = (
    Endpoint("GET", "/healthz", check_health, Health, also=(503,), price=Price(5)),
    Endpoint("GET", "/metrics", get_metrics, None, media="text/plain", price=Price(16)),
)
