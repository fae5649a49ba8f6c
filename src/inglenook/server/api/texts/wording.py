"""Endpoint for the wordings that a browser needs: the product's own and those of the game at the table.

Files used only by the terminal, the screen or a command are left out, except entries that other files refer to.  The
messages that a game generates from its definitions come with the cards (`catalogue`).

With `?for=play`, texts of other pages and the names of all cards are left out: the start page and a table, which shows
only cards whose sheets it has, rarely need them.  If they ever do, the browser fetches the full wordings.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from starlette.responses import Response

from inglenook import registry
from inglenook.kernel.messages import Message
from inglenook.registry import GameEntry
from inglenook.registry.new_table import Laying
from inglenook.server.api.texts.catalogue import catalogue_of
from inglenook.server.http.cached import SHELF, Made
from inglenook.server.http.calls import Call, game_called
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.wording import OWN, Wording

PRODUCT: Final = "inglenook"
"""The name for the product's own wordings, beside the names of games."""

FILES: Final = (
    "kernel.ftl",
    "server.ftl",
    "api.ftl",
    "browser.ftl",
    "pages.ftl",
    "people.ftl",
    "new_table.ftl",
    "library.ftl",
    "end.ftl",
    "learn.ftl",
    "analyse.ftl",
    "hints.ftl",
    "puzzles.ftl",
    "scenarios.ftl",
)
"""The product's files whose messages a browser uses."""

NOT_IN_PLAY: Final = (
    "api.ftl",
    "people.ftl",
    "new_table.ftl",
    "library.ftl",
    "learn.ftl",
    "puzzles.ftl",
    "scenarios.ftl",
    "lesson.ftl",
    "builder.ftl",
    "league.ftl",
    "trial.ftl",
    "search.ftl",
    "collection.ftl",
    "decks.ftl",
    "faults.ftl",
    "laying.ftl",
    "end.ftl",
    "analyse.ftl",
    "weighed.ftl",
    "look.ftl",
    "laid.ftl",
    "lotr.ftl",
)
"""Files of the product and of games that the start page and tables do not need, until a game is over or the server
refuses something.
"""

_SELDOM: Final = re.compile(r"help-|admin-|server-|error-(?!undo|aside|not-|too-)")
"""Message ids of the product that only commands use, or that play rarely needs: why a server or the kernel refuses
something.
"""

ALSO: Final = ("did-you-mean", "error-invalid-choice", "error-not-a-number", "error-out-of-range")
"""Messages from other files that refuse a table with bad options."""

LEFT_OUT: Final = ("texts_abilities.ftl", "texts_spells.ftl")
"""A game's files that browsers do not use, because the catalogue has the texts of cards."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
_REMARK: Final = re.compile(r"^#.*\n?", re.MULTILINE)


def product_wording(language: str, all_games: Iterable[GameEntry], whole: bool = True) -> str:
    """Returns the product's wordings, which every page needs, as one Fluent text."""
    return "".join(product_entries(language, whole).values()) + titles(language, all_games, whole)


def product_entries(language: str, whole: bool = True) -> dict[str, str]:
    """Returns the product's entries that reach a browser, by id."""
    own = read(sorted((OWN / language).glob("*.ftl")))
    known = joined(own)
    wanted = [id for file, entries in own.items() for id in entries if file in FILES or id in ALSO]
    if not whole:
        later = {id for file in NOT_IN_PLAY for id in own.get(file, {})}
        wanted = [id for id in wanted if id not in later and not _SELDOM.match(id)]
    return {id: known[id] for id in closed(wanted, known)}


NAMES: Final = "names.ftl"
"""The file with the names of all cards, which a game's sheets contain too."""


def game_wording(entry: GameEntry, language: str, whole: bool = True) -> str:
    """Returns a game's own wordings as one Fluent text, without the product's entries that a browser already has."""
    game = read(sorted((entry.locales / language).glob("*.ftl")))
    known = joined(read(sorted((OWN / language).glob("*.ftl")))) | joined(game)
    wanted = [id for file, entries in game.items() for id in entries if file not in LEFT_OUT]
    if not whole:
        left = NOT_IN_PLAY + ((NAMES,) if len(catalogue_of(entry).sheets) > 1 else ())
        wanted = [id for id in wanted if not any(id in game.get(file, {}) for file in left)]
    had = product_entries(language, whole)
    return "".join([known[id] for id in closed(wanted, known) if id not in had])


def joined(files: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Merges the entries of several files, by id."""
    return {id: text for entries in files.values() for id, text in entries.items()}


def read(files: Iterable[Path]) -> dict[str, dict[str, str]]:
    """Reads the entries of Fluent files, by file and id, without comments."""
    found: dict[str, dict[str, str]] = {}
    for file in files:
        text = _REMARK.sub("", file.read_text("utf-8"))
        starts = list(_ENTRY.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        found[file.name] = {
            start[1]: text[start.start() : end].rstrip() + "\n" for start, end in zip(starts, ends, strict=True)
        }
    return found


def closed(wanted: Iterable[str], known: Mapping[str, str]) -> list[str]:
    """Returns the ids of the wanted entries and of everything they refer to, each once."""
    chosen: dict[str, None] = {}
    waiting = list(wanted)
    while waiting:
        id = waiting.pop()
        if id in known and id not in chosen:
            chosen[id] = None
            waiting += _REFERENCE.findall(known[id])
    return sorted(chosen)


# Messages about games on pages that lack the game's own wordings.


def titles(language: str, all_games: Iterable[GameEntry], whole: bool) -> str:
    """Returns the names of all games and of their tables' options, under ids of the product (`calls.from_game`).

    Two games may give the same id different texts, so a page that shows both needs these under separate ids.
    """
    lines = []
    for entry in all_games:
        wording = Wording(language, entry.locales)
        laying = entry.tables.laying() if entry.tables.laying is not None else None
        for message in dict.fromkeys([entry.title, *chosen_titles(laying, whole)]):
            lines.append(f"game-{entry.name}-{message.id} = {quoted(wording.say(message))}\n")
    return "".join(lines)


def chosen_titles(laying: Laying | None, whole: bool) -> list[Message]:
    """Returns the titles of formats, sets, decks and options; unless `whole`, without built decks and simple switches,
    which play and the start page never show.
    """
    if laying is None:
        return []
    found = [*laying.formats.values(), *[deck.set for deck in laying.decks]]
    if whole:
        found += [deck.built for deck in laying.decks if deck.built is not None]
    for option in [option for option in laying.options if whole or option.values]:
        found += [option.title, *option.values.values(), *option.gists.values()]
    return found


def quoted(text: str) -> str:
    """Escapes braces, which would begin a Fluent placeable."""
    return re.sub(r"[{}]", lambda found: f'{{ "{found[0]}" }}', text)


# The HTTP endpoint.

FLUENT: Final = "text/plain"


async def get_wording(call: Call) -> Response:
    """Returns the wordings of a game, or with "inglenook" those of the product, as Fluent."""
    name, language = call.path("game"), call.path("language")
    entry = None if name == PRODUCT else game_called(name)
    whole = call.request.query_params.get("for", "") != "play"

    def make() -> Made:
        if entry is not None:
            return Made(game_wording(entry, language, whole).encode(), FLUENT)
        return Made(product_wording(language, [registry.find(one) for one in registry.names()], whole).encode(), FLUENT)

    kept = ("wording", name, language, "whole" if whole else "for play")
    return (await SHELF.get(kept, make)).response(call.request)


ENDPOINTS = (
    Endpoint("GET", "/api/wording/{game}/{language}", get_wording, None, media=FLUENT, cached=True, price=Price(5)),
)
