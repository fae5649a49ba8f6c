"""The catalogue of a game in a language: all facts and texts from which a client draws what is printed.

It comes in sheets.  A client gets the index, which says on which sheet everything is, and then the sheets of what it
shows: what it asks for follows from what it sees, and the server never says which sheets a table needs.  A sheet is
rendered when somebody first asks for it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from starlette.responses import Response

from inglenook.games import Catalogue, Facts, GameEntry
from inglenook.kernel.messages import Message
from inglenook.server.content_version import edition_of
from inglenook.server.http.cached import SHELF, Made
from inglenook.server.http.calls import JSON, Call, Refusal, game_called
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.wording import RENDERED, Wording


class CatalogueInfo(Struct):
    """What there is on which sheet, and what terms are called."""

    edition: str
    """The mark of the sheets: an address of a sheet that names it is good for ever."""
    sheets: dict[str, dict[str, dict[str, Any]]]
    """By name; what is on a sheet by id, with the few facts that lists sort it by."""
    terms: dict[str, str]


class SheetInfo(Struct):
    """Some of what is printed, by its id, and what messages say that are about parts of it."""

    cards: dict[str, dict[str, Any]]
    messages: dict[str, str]


def catalogue_of(entry: GameEntry) -> Catalogue:
    """That of a game; one that brings none has a sheet with its texts."""
    if entry.catalogue is not None:
        return entry.catalogue()

    def facts(id: str, wording: Wording) -> Facts:
        told = [] if entry.text_of is None else entry.text_of(id, wording)
        return {"text": [line if isinstance(line, str) else wording.say(line) for line in told]}

    return Catalogue({"everything": {id: {} for id in entry.definitions}}, facts, no_terms)


def no_terms(_wording: Wording) -> dict[str, str]:
    """A game without terms."""
    return {}


def index_of(entry: GameEntry, language: str) -> bytes:
    """What there is on which sheet, as JSON."""
    catalogue = catalogue_of(entry)
    terms = catalogue.terms(Wording(language, entry.locales))
    return msgspec.json.encode({"edition": edition_of(entry), "sheets": catalogue.sheets, "terms": terms})


def sheet_of(entry: GameEntry, language: str, name: str) -> bytes:
    """A sheet, as JSON."""
    catalogue = catalogue_of(entry)
    wording = Wording(language, entry.locales)
    if name not in catalogue.sheets:
        raise Refusal(404, Message("api-error-not-found"))
    cards = catalogue.sheets[name]
    messages = RENDERED[entry.locales].texts(language, cards) if entry.locales in RENDERED else {}
    return msgspec.json.encode({"cards": {id: catalogue.facts(id, wording) for id in cards}, "messages": messages})


async def get_catalogue(call: Call) -> Response:
    """Gives the index of everything that is printed in a game, and what terms are called in a language."""
    entry, language = game_called(call.path("game")), call.path("language")
    made = await SHELF.get(("catalogue", entry.name, language), lambda: Made(index_of(entry, language), JSON))
    return made.response(call.request)


async def get_sheet(call: Call) -> Response:
    """Gives a sheet of what is printed in a game: facts, and texts in a language."""
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
