"""Creation of tables: available options, checks of the choices, set-up and rematch."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from inglenook import registry
from inglenook.kernel.dice import Dice
from inglenook.kernel.editions import like
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game
from inglenook.kernel.rulebook import Setup
from inglenook.registry import GameEntry
from inglenook.registry.decks import Brought
from inglenook.registry.new_table import Laying
from inglenook.server.protocol import Rematch
from inglenook.server.storage.rows import PERSON, PLAYING, WAITING, SeatRow, TableRow

OWN_DECK: Final = "own"
"""Stands for the name of a pasted deck."""

FORMAT: Final = "format"

SEED_FOR_TESTS: Final = "INGLENOOK_SEED_FOR_TESTS"
"""Environment variable by which tests give every table the same seed."""

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


@cache
def laying_of(name: str) -> Laying:
    """Returns a game's options for tables; a game without its own has only the number of seats."""
    entry = registry.find(name)
    if entry.tables.laying is not None:
        return entry.tables.laying()
    return Laying(lambda brought, options: entry.set_up(len(brought), options))


def new_id() -> str:
    """Returns a new table id, unguessable and easy to read out over the telephone."""
    return "".join([secrets.choice(_LETTERS) for _ in range(12)])


def new_table(game: str, title: str, host: str, open: bool, pace: int, options: dict[str, str]) -> TableRow:
    """Returns a new table, at which nothing has happened yet."""
    now = time.time()
    return TableRow(
        id=new_id(),
        game=game,
        title=title,
        host=host,
        open=open,
        state=WAITING,
        options=options,
        pace=pace,
        seed="",
        setup={},
        version=0,
        winners=[],
        before="",
        after="",
        created=now,
        changed=now,
    )


def with_format(entry: GameEntry, options: dict[str, str], decks: Sequence[str]) -> dict[str, str]:
    """Returns the options with a format, if the game has formats: by default that of the first deck named."""
    laying = laying_of(entry.name)
    if not laying.formats or FORMAT in options:
        return options
    known = {deck.name: deck.formats[0] for deck in laying.decks}
    named = [known[deck] for deck in decks if deck in known]
    return {**options, FORMAT: named[0]} if named else {**options, FORMAT: laying.decks[0].formats[0]}


def brought(seat: SeatRow) -> Brought:
    """Returns the deck that a seat brings to the table."""
    return Brought("" if seat.deck == OWN_DECK else seat.deck, seat.deck_text)


def setup_of(table: TableRow, seats: Sequence[SeatRow]) -> Setup:
    """Returns the set-up of a table with its options and decks; may raise BadArgument, BadSetup or FaultyDeck."""
    entry = registry.find(table.game)
    setup = laying_of(entry.name).set_up([brought(seat) for seat in seats], table.options)
    entry.rulebook.set_up(setup, Dice("to see whether it can be set up"))
    return setup


def what_is_laid(table: TableRow, seats: Sequence[SeatRow]) -> tuple[object, ...]:
    """Returns all that decides whether a table can be set up: tables with equal values are set up alike."""
    return table.game, table.options, [tuple(brought(seat)) for seat in seats]


def with_decks(table: TableRow, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Returns the seats, each with a deck; seats without one get the usual deck."""
    usual = laying_of(table.game).usual_deck
    if usual is None:
        return list(seats)
    return [seat if seat.deck else replace(seat, deck=usual(seat.seat, table.options)) for seat in seats]


def fresh_seed() -> str:
    """Returns an unguessable seed, or the seed given for tests."""
    return os.environ.get(SEED_FOR_TESTS) or secrets.token_hex(16)


def first_asked(table: TableRow, setup: Setup, seed: str) -> int:
    """Returns the seat that is asked first; -1 if the rules fail at once, which the room then reports."""
    try:
        pending = Game.start(
            registry.find(table.game).rulebook, setup, seed, ask_every_time=table.ask_every_time
        ).pending
    except InglenookError:
        return -1
    return -1 if pending is None else pending.seat


def next_table(
    table: TableRow, seats: Sequence[SeatRow], asking: int, wanted: Rematch
) -> tuple[TableRow, list[SeatRow]]:
    """Returns the rematch of a table, with the same rules in the edition of the first game (KR-36).

    If wanted, each player moves on by one seat and plays what was brought to it; the asking player may bring another
    deck.  May raise the same exceptions as `setup_of`.
    """
    now, id, seed = time.time(), new_id(), fresh_seed()
    further = 1 if wanted.swapped else 0
    sitting = []
    for place, seat in enumerate(seats):
        one = seats[(place - further) % len(seats)]
        bot = "" if one.kind == PERSON else one.bot
        sitting.append(
            replace(one, table=id, seat=seat.seat, link="", bot=bot, deck=seat.deck, deck_text=seat.deck_text)
        )
    setup: Any = table.setup
    if wanted.deck or wanted.deck_text:
        own = (asking + further) % len(seats)
        deck = OWN_DECK if wanted.deck_text else wanted.deck
        sitting[own] = replace(sitting[own], deck=deck, deck_text=wanted.deck_text)
        setup = like(setup_of(table, sitting), setup)
    asked = first_asked(table, setup, seed)
    fresh = replace(
        table,
        id=id,
        state=PLAYING,
        seed=seed,
        setup=dict(setup),
        version=0,
        winners=[],
        before=table.id,
        after="",
        created=now,
        changed=now,
        asked=asked,
        league="",
    )
    return fresh, sitting
