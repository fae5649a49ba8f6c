"""All endpoints, and the routes of those loaded later: decks, leagues, lessons, puzzles, replays and advice.

These endpoints need the cards, the scenarios and the search, a third of all that the server loads; the first page needs
none of them.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from inglenook.kernel.messages import Message
from inglenook.server.api import FIRST, account, health, leagues, sessions, tokens
from inglenook.server.api.decks import collection, decks, kept_decks, trials
from inglenook.server.api.finished import analyses, replays, summaries
from inglenook.server.api.learning import hints, lessons, puzzles
from inglenook.server.api.v1 import DESCRIPTION, PROGRAMS
from inglenook.server.http.calls import Refusal
from inglenook.server.http.endpoints import UNSAFE, Endpoint

LATER: Final[tuple[Endpoint, ...]] = (
    *sessions.ENDPOINTS,
    *account.ENDPOINTS,
    *leagues.ENDPOINTS,
    *lessons.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *decks.ENDPOINTS,
    *kept_decks.ENDPOINTS,
    *collection.ENDPOINTS,
    *trials.ENDPOINTS,
    *replays.ENDPOINTS,
    *summaries.ENDPOINTS,
    *analyses.ENDPOINTS,
    *hints.ENDPOINTS,
    *tokens.ENDPOINTS,
)
ENDPOINTS: Final[tuple[Endpoint, ...]] = (*FIRST, *LATER)
"""The endpoints for browsers; `PROGRAMS` has those for programs."""


def routes() -> list[Route]:
    """Returns the routes of all endpoints loaded later, of the API description, and of the answer to unknown
    addresses.
    """
    anything_else = Route("/api/{rest:path}", nothing_here, methods=["GET", "OPTIONS", *UNSAFE])
    descriptions = [health.description_route(ENDPOINTS), health.description_route(PROGRAMS, DESCRIPTION)]
    return [*[endpoint.route() for endpoint in (*LATER, *PROGRAMS)], *descriptions, anything_else]


async def nothing_here(request: Request) -> Response:
    """Refuses an unknown address or method with a message."""
    path = request.url.path
    known = [
        endpoint for endpoint in (*ENDPOINTS, *PROGRAMS) if re.fullmatch(re.sub(r"{\w+}", "[^/]+", endpoint.path), path)
    ]
    if not known:
        return Refusal(404, Message("api-error-not-found")).response()
    response = Refusal(405, Message("api-error-method")).response()
    response.headers["Allow"] = ", ".join([endpoint.method for endpoint in known])
    return response
