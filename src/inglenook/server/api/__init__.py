"""The HTTP side: who one is, tables and seats, decks, replays, and what a client draws and says things with.

Each module has the endpoints of one subject; `routes` is all of them, and `openapi` describes them.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from inglenook.kernel.messages import Message
from inglenook.server.api import (
    accounts,
    analyses,
    catalogue,
    collection,
    decks,
    games,
    health,
    hints,
    kept_decks,
    leagues,
    lessons,
    me,
    puzzles,
    replays,
    rules,
    seats,
    tables,
    trials,
    wording,
)
from inglenook.server.http.calls import Refusal
from inglenook.server.http.endpoints import UNSAFE, Endpoint

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *me.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *leagues.ENDPOINTS,
    *lessons.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *seats.ENDPOINTS,
    *decks.ENDPOINTS,
    *kept_decks.ENDPOINTS,
    *collection.ENDPOINTS,
    *trials.ENDPOINTS,
    *replays.ENDPOINTS,
    *accounts.ENDPOINTS,
    *analyses.ENDPOINTS,
    *hints.ENDPOINTS,
    *catalogue.ENDPOINTS,
    *rules.ENDPOINTS,
    *wording.ENDPOINTS,
    *health.ENDPOINTS,
)


def routes() -> list[Route]:
    """Everything that is answered over HTTP, but for the pages themselves."""
    anything_else = Route("/api/{rest:path}", nothing_here, methods=["GET", "OPTIONS", *UNSAFE])
    return [*[endpoint.route() for endpoint in ENDPOINTS], health.description_route(ENDPOINTS), anything_else]


async def nothing_here(request: Request) -> Response:
    """Refuses an address or a method that there is not, in words."""
    path = request.url.path
    known = [endpoint for endpoint in ENDPOINTS if re.fullmatch(re.sub(r"{\w+}", "[^/]+", endpoint.path), path)]
    if not known:
        return Refusal(404, Message("api-error-not-found")).response()
    response = Refusal(405, Message("api-error-method")).response()
    response.headers["Allow"] = ", ".join([endpoint.method for endpoint in known])
    return response
