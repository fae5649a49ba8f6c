"""The words with which a browser says messages."""

from __future__ import annotations

from starlette.responses import Response

from inglenook import games
from inglenook.server.http.cached import SHELF, Made
from inglenook.server.http.calls import Call, game_called
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.wordings import PRODUCT, wording_for_browsers

FLUENT = "text/plain"


async def get_wording(call: Call) -> Response:
    """Gives the wordings of a game, or with "inglenook" only those of the product, as Fluent."""
    name, language = call.path("game"), call.path("language")
    entry = None if name == PRODUCT else game_called(name)
    all_games = [games.find(one) for one in games.names()]
    made = await SHELF.get(
        ("wording", name, language),
        lambda: Made(wording_for_browsers(entry, language, all_games).encode(), FLUENT),
    )
    return made.response(call.request)


ENDPOINTS = (Endpoint("GET", "/api/wording/{game}/{language}", get_wording, None, media=FLUENT, cached=True),)
