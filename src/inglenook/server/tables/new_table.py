"""Tables are laid, and play begins: what was chosen is checked before anything is kept."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from inglenook import games
from inglenook.games import Brought, GameEntry
from inglenook.kernel.dice import Dice
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.rulebook import Setup
from inglenook.server.api.games import laying_of
from inglenook.server.http.calls import Call, Refusal
from inglenook.server.storage.rows import BOT, EMPTY, WAITING, SeatRow, TableRow

OWN_DECK: Final = "own"
"""What stands for the name of a deck that somebody pasted."""

FORMAT: Final = "format"

SEED_FOR_TESTS: Final = "INGLENOOK_SEED_FOR_TESTS"
"""The variable of the environment with which whoever starts a server for tests gives every table the same seed."""

_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """The id of a table: nobody guesses it, and it can be read out over the telephone."""
    return "".join([secrets.choice(_LETTERS) for _ in range(12)])


def new_table(game: str, title: str, host: str, open: bool, pace: int, options: dict[str, str]) -> TableRow:
    """A table at which nothing has happened yet."""
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
    """The options with a format, in a game that has formats: that of the first deck named, if none was chosen."""
    laying = laying_of(entry.name)
    if not laying.formats or FORMAT in options:
        return options
    known = {deck.name: deck.format for deck in laying.decks}
    named = [known[deck] for deck in decks if deck in known]
    return {**options, FORMAT: named[0]} if named else {**options, FORMAT: laying.decks[0].format}


def brought(seat: SeatRow) -> Brought:
    """What a seat brings to the table."""
    return Brought("" if seat.deck == OWN_DECK else seat.deck, seat.deck_text)


def setup_of(table: TableRow, seats: Sequence[SeatRow]) -> Setup:
    """The set-up of a table with what was chosen; may raise BadArgument, BadSetup or FaultyDeck."""
    entry = games.find(table.game)
    setup = laying_of(entry.name).set_up([brought(seat) for seat in seats], table.options)
    entry.rulebook.set_up(setup, Dice("to see whether it can be set up"))
    return setup


async def check(call: Call, table: TableRow, seats: Sequence[SeatRow]) -> Setup:
    """The same without holding up everybody else: a long deck takes a while to read."""
    return await call.counting(lambda: setup_of(table, seats))


def with_decks(table: TableRow, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats, each with the name of its deck: who brought none gets whatever fits."""
    usual = laying_of(table.game).usual_deck
    if usual is None:
        return list(seats)
    return [seat if seat.deck else replace(seat, deck=usual(seat.seat, table.options)) for seat in seats]


def fresh_seed() -> str:
    """A seed that nobody can guess; where whoever runs the server for tests names one, that."""
    return os.environ.get(SEED_FOR_TESTS) or secrets.token_hex(16)


def first_asked(table: TableRow, setup: Setup, seed: str) -> int:
    """The seat that is asked first; -1 if the rules fail at once, which the room then tells."""
    try:
        pending = Game.start(games.find(table.game).rulebook, setup, seed, ask_every_time=table.ask_every_time).pending
    except InglenookError:
        return -1
    return -1 if pending is None else pending.seat


async def begin(call: Call, table: TableRow) -> None:
    """Lets play begin at a table where every seat is taken."""
    store = call.store
    seats = await store.seats(table.id)
    if any(seat.kind == EMPTY for seat in seats):
        raise Refusal(409, Message("api-error-empty-seats"))
    seats = with_decks(table, seats)
    setup, seed = await check(call, table, seats), fresh_seed()
    asked = await call.counting(lambda: first_asked(table, setup, seed))
    if not await store.start(table.id, dict(setup), seed):
        raise Refusal(409, Message("api-error-begun"))
    await store.change_table(table.id, asked=asked)
    usual_bot = games.find(table.game).usual_bot
    for seat in await store.seats(table.id):
        if seat.kind == EMPTY:  # somebody left in this very moment
            await store.change_seat(table.id, seat.seat, kind=BOT, bot=usual_bot)
    for seat in seats:
        await store.change_seat(table.id, seat.seat, deck=seat.deck)
