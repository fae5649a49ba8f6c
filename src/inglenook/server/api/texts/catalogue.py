"""Endpoints for a game's catalogue in a language: all facts and texts from which a client draws cards.

The catalogue comes in sheets.  A client gets the index of all sheets, then the sheets with the cards it shows.  The
server never says which sheets a table needs, so requests depend only on what the client already sees.  A sheet is
rendered at its first request.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from starlette.responses import Response

from inglenook.kernel.messages import Message
from inglenook.registry import GameEntry
from inglenook.registry.entry import Catalogue, Facts
from inglenook.server.content_version import edition_of
from inglenook.server.http.cached import SHELF, Made
from inglenook.server.http.calls import JSON, Call, Refusal, game_called
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.wording import RENDERED, Wording


class CatalogueInfo(Struct):
    """The index of a catalogue: the cards on each sheet, and the names of terms."""

    edition: str
    """The version of the sheets; a sheet's address that names it can be cached for ever."""
    sheets: dict[str, dict[str, dict[str, Any]]]
    """The sheets by name, each with its cards by id and the few facts by which lists sort them."""
    terms: dict[str, str]


class SheetInfo(Struct):
    """Cards by id, and the messages about parts of them."""

    cards: dict[str, dict[str, Any]]
    messages: dict[str, str]


def catalogue_of(entry: GameEntry) -> Catalogue:
    """Returns the game's catalogue, or a single sheet with its texts if the game has none."""
    if entry.components.catalogue is not None:
        return entry.components.catalogue()

    def facts(id: str, wording: Wording) -> Facts:
        told = [] if entry.components.text_of is None else entry.components.text_of(id, wording)
        return {"text": [line if isinstance(line, str) else wording.say(line) for line in told]}

    return Catalogue({"everything": {id: {} for id in entry.components.ids}}, facts, no_terms)


def no_terms(_wording: Wording) -> dict[str, str]:
    """Returns no terms, for games without them."""
    return {}


def index_of(entry: GameEntry, language: str) -> bytes:
    """Returns the index of a game's catalogue as JSON."""
    catalogue = catalogue_of(entry)
    terms = catalogue.terms(Wording(language, entry.locales))
    return msgspec.json.encode({"edition": edition_of(entry), "sheets": catalogue.sheets, "terms": terms})


def sheet_of(entry: GameEntry, language: str, name: str) -> bytes:
    """Returns a sheet of a game's catalogue as JSON."""
    catalogue = catalogue_of(entry)
    wording = Wording(language, entry.locales)
    if name not in catalogue.sheets:
        raise Refusal(404, Message("api-error-not-found"))
    cards = catalogue.sheets[name]
    messages = RENDERED[entry.locales].texts(language, cards) if entry.locales in RENDERED else {}
    return msgspec.json.encode({"cards": {id: catalogue.facts(id, wording) for id in cards}, "messages": messages})


async def get_catalogue(call: Call) -> Response:
    """Returns the index of a game's catalogue, and the names of terms in a language."""
    entry, language = game_called(call.path("game")), call.path("language")
    made = await SHELF.get(("catalogue", entry.name, language), lambda: Made(index_of(entry, language), JSON))
    return made.response(call.request)


async def get_sheet(call: Call) -> Response:
    """Returns a sheet of a game's catalogue: facts, and texts in a language."""
    entry, language, name = game_called(call.path("game")), call.path("language"), call.path("sheet")
    made = await SHELF.get(
        ("catalogue", entry.name, language, name),
        lambda: Made(sheet_of(entry, language, name), JSON, edition_of(entry)),
    )
    return made.response(call.request)


ENDPOINTS = (
    Endpoint("GET", "/api/catalogue/{game}/{language}", get_catalogue, CatalogueInfo, cached=True, price=Price(5)),
    Endpoint("GET", "/api/catalogue/{game}/{language}/{sheet}", get_sheet, SheetInfo, cached=True, price=Price(5)),
)
