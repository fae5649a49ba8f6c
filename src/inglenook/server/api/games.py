"""Which games there are, and what a table for each can choose."""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct

from inglenook import games
from inglenook.games import NamedDeck, Option
from inglenook.server.http.calls import Call, from_game
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.prices import Price
from inglenook.server.protocol import Worded, worded
from inglenook.server.tables.new_table import laying_of


class NamedFormat(Struct):
    """A format of decks."""

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
    """One of the things that can be chosen, what there is to say of it, and the options that it brings along."""

    value: str
    title: Worded
    gist: Worded | None
    sets: dict[str, str]


class OptionInfo(Struct):
    """Something a table can choose; left out, it is as the printed rules or the set of rules chosen have it."""

    key: str
    title: Worded
    kind: Literal["switch", "choice", "number"]
    values: list[Value]
    least: int
    most: int
    default: str


class GameInfo(Struct):
    """A game, and what a table for it can choose."""

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
    """Lists the games, with what a table for each can choose."""
    return [game_info(name) for name in games.names()]


@cache
def game_info(name: str) -> GameInfo:
    """A game; it does not change while the server runs."""
    entry = games.find(name)
    laying = laying_of(name)
    return GameInfo(
        name,
        worded(from_game(name, entry.title)),
        entry.rulebook.fewest_seats,
        entry.rulebook.most_seats,
        list(entry.levels or entry.bots),
        entry.usual_bot,
        [NamedFormat(id, worded(from_game(name, title))) for id, title in laying.formats.items()],
        [deck_info(name, deck) for deck in laying.decks],
        [option_info(name, option) for option in laying.options],
    )


def deck_info(game: str, deck: NamedDeck) -> DeckInfo:
    """A deck that comes with a game."""
    built = None if deck.built is None else worded(from_game(game, deck.built))
    newest = worded(from_game(game, deck.set))
    return DeckInfo(deck.name, deck.title, list(deck.formats), newest, list(deck.cultures), built)


def value_info(game: str, option: Option, value: str) -> Value:
    """One of the things that can be chosen."""
    gist = option.gists.get(value)
    return Value(
        value,
        worded(from_game(game, option.values[value])),
        None if gist is None else worded(from_game(game, gist)),
        dict(option.sets.get(value, {})),
    )


def option_info(game: str, option: Option) -> OptionInfo:
    """Something a table can choose."""
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
