"""What is printed, in three languages."""

from __future__ import annotations

from starlette.responses import Response

from inglenook.server.catalogue import CatalogueInfo, catalogue_of
from inglenook.server.http.cached import SHELF, Made
from inglenook.server.http.calls import JSON, Call, game_called
from inglenook.server.http.endpoints import Endpoint


async def get_catalogue(call: Call) -> Response:
    """Gives everything that is printed in a game: facts, and texts in a language."""
    entry = game_called(call.path("game"))
    language = call.path("language")
    made = await SHELF.get(("catalogue", entry.name, language), lambda: Made(catalogue_of(entry, language), JSON))
    return made.response(call.request)


ENDPOINTS = (Endpoint("GET", "/api/catalogue/{game}/{language}", get_catalogue, CatalogueInfo, cached=True),)
