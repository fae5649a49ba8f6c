"""The catalogue of a game in a language: all facts and texts from which a client draws what is printed."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from starlette.responses import Response

from inglenook.games import GameEntry
from inglenook.server.http.cached import SHELF, Made
from inglenook.server.http.calls import JSON, Call, game_called
from inglenook.server.http.endpoints import Endpoint
from inglenook.wording import Wording


class CatalogueInfo(Struct):
    """Everything printed, by its id, and what terms are called."""

    cards: dict[str, dict[str, Any]]
    terms: dict[str, str]


async def get_catalogue(call: Call) -> Response:
    """Gives everything that is printed in a game: facts, and texts in a language."""
    entry = game_called(call.path("game"))
    language = call.path("language")
    made = await SHELF.get(("catalogue", entry.name, language), lambda: Made(catalogue_of(entry, language), JSON))
    return made.response(call.request)


def catalogue_of(entry: GameEntry, language: str) -> bytes:
    """The catalogue as JSON; of a game without one the names and texts of everything printed."""
    wording = Wording(language, entry.languages)
    if entry.catalogue is not None:
        cards, terms = entry.catalogue(wording)
        return msgspec.json.encode({"cards": cards, "terms": terms})
    text_of = entry.text_of
    found: dict[str, dict[str, object]] = {}
    for id in entry.definitions:
        told = [] if text_of is None else text_of(id, wording)
        found[id] = {"text": [line if isinstance(line, str) else wording.say(line) for line in told]}
    return msgspec.json.encode({"cards": found, "terms": {}})


ENDPOINTS = (Endpoint("GET", "/api/catalogue/{game}/{language}", get_catalogue, CatalogueInfo, cached=True),)
