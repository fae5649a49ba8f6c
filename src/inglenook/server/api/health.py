"""Endpoints for operators and programs: health check, metrics and API description."""

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
from inglenook.server.http.openapi import BROWSER, About, describe
from inglenook.server.prices import Price


class Health(Struct):
    """Health of the server: whether everything needed for play works."""

    database: bool
    core: str
    """Form in which the rules run: "compiled" or "python"."""


async def check_health(call: Call) -> Response:
    """Returns whether the database answers and all modules loaded, and the form in which the rules run."""
    well = await call.store.is_well() and not call.later.failed
    return reply(Health(well, "compiled" if is_compiled() else "python"), 200 if well else 503)


async def get_metrics(call: Call) -> Response:
    """Returns the metrics for Prometheus."""
    return Response(metrics.exposition(), 200, media_type=metrics.CONTENT_TYPE)


def description_route(endpoints: tuple[Endpoint, ...], about: About = BROWSER) -> Route:
    """Returns the route of an API description."""

    @cache
    def described() -> bytes:
        return msgspec.json.encode(describe(endpoints, about))

    async def description(request: Request) -> Response:
        return Response(described(), 200, media_type=JSON)

    return Route(about.path, description, methods=["GET"], name="description")


ENDPOINTS = (
    Endpoint("GET", "/healthz", check_health, Health, also=(503,), price=Price(5)),
    Endpoint("GET", "/metrics", get_metrics, None, media="text/plain", price=Price(16)),
)
