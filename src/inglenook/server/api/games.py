"""Endpoint that lists the games and the choices a table for each game has."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from inglenook import registry
from inglenook.registry.decks import NamedDeck
from inglenook.registry.new_table import Option
from inglenook.server.http.calls import Call, from_game
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.protocol import Worded, worded
from inglenook.server.tables.new_table import laying_of


class NamedFormat(Struct):
    """A deck format with its title."""

    name: str
    title: Worded


class DeckInfo(Struct):
    """A deck that comes with the game."""

    name: str
    title: str
    formats: list[str]
    set: Worded
    cultures: list[str]
    built: Worded | None


class Value(Struct):
    """A value of an option: its title, a short description, and the other options it sets."""

    value: str
    title: Worded
    gist: Worded | None
    sets: dict[str, str]


class OptionInfo(Struct):
    """An option of a table; if it is not given, the printed rules or the chosen set of rules decide."""

    key: str
    title: Worded
    kind: Literal["switch", "choice", "number"]
    values: list[Value]
    least: int
    most: int
    default: str


class GameInfo(Struct):
    """A game, and the choices that a table for it has."""

    name: str
    title: Worded
    fewest: int
    most: int
    bots: list[str]
    usual_bot: str
    formats: list[NamedFormat]
    decks: list[DeckInfo]
    options: list[OptionInfo]


async def all_games(call: Call) -> list[GameInfo]:
    """Lists the games, with the choices that a table for each has."""
    return [game_info(name) for name in registry.names()]


@cache
def game_info(name: str) -> GameInfo:
    """Describes a game; the result is cached, because games do not change while the server runs."""
    entry = registry.find(name)
    laying = laying_of(name)
    return GameInfo(
        name,
        worded(from_game(name, entry.title)),
        entry.rulebook.fewest_seats,
        entry.rulebook.most_seats,
        list(entry.bots.levels or entry.bots),
        entry.bots.usual,
        [NamedFormat(id, worded(from_game(name, title))) for id, title in laying.formats.items()],
        [deck_info(name, deck) for deck in laying.decks],
        [option_info(name, option) for option in laying.options],
    )


def deck_info(game: str, deck: NamedDeck) -> DeckInfo:
    """Describes a deck that comes with a game."""
    built = None if deck.built is None else worded(from_game(game, deck.built))
    newest = worded(from_game(game, deck.set))
    return DeckInfo(deck.name, deck.title, list(deck.formats), newest, list(deck.cultures), built)


def value_info(game: str, option: Option, value: str) -> Value:
    """Describes a value that an option can take."""
    gist = option.gists.get(value)
    return Value(
        value,
        worded(from_game(game, option.values[value])),
        None if gist is None else worded(from_game(game, gist)),
        dict(option.sets.get(value, {})),
    )


def option_info(game: str, option: Option) -> OptionInfo:
    """Describes an option of a table."""
    assert option.kind in ("switch", "choice", "number")
    values = [value_info(game, option, value) for value in option.values]
    title = worded(from_game(game, option.title))
    return OptionInfo(
        option.key,
        title,
        option.kind,  # type: ignore[arg-type]  # it is one of the three
        values,
        option.least,
        option.most,
        option.default,
    )


ENDPOINTS = (Endpoint("GET", "/api/games", all_games, list[GameInfo], price=Price(4)),)
