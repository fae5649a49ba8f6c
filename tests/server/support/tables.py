"""Tables for the server tests, stored straight into the database."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import count
from typing import Final

from inglenook.registry import find
from inglenook.server.people.guests import COOKIE, signer
from inglenook.server.people.links import mark_of
from inglenook.server.storage.rows import BOT, PERSON, PLAYING, WAITING, Guest, SeatRow, TableRow
from inglenook.server.storage.sessions import NEW_GUEST, SessionRow, begin
from inglenook.server.storage.store import Store, open_store

ANN: Final = Guest("guest-ann", "Ann")
BEN: Final = Guest("guest-ben", "Ben")
CES: Final = Guest("guest-ces", "Ces")

_numbers = count(1)


def row_of(id: str, game: str, seats: int, seed: str, options: Mapping[str, str], **fields: object) -> TableRow:
    """Returns a table at which play has begun."""
    setup: dict[str, object] = {**find(game).set_up(seats, options)}
    now = time.time()
    row = TableRow(id, game, "a table", ANN.id, True, PLAYING, {}, 0, seed, setup, 0, [], "", "", now, now)
    return TableRow(**{**{name: getattr(row, name) for name in row.__slots__}, **fields})


def seats_of(id: str, sitters: Sequence[Guest | str]) -> list[SeatRow]:
    """Returns a table's seats, each with a guest or with a bot by its name."""
    seats = []
    for seat, sitter in enumerate(sitters):
        if isinstance(sitter, Guest):
            seats.append(SeatRow(id, seat, PERSON, sitter.id, sitter.name))
        else:
            seats.append(SeatRow(id, seat, BOT, bot=sitter))
    return seats


async def lay(
    store: Store,
    game: str,
    sitters: Sequence[Guest | str],
    seed: str = "seed",
    options: Mapping[str, str] | None = None,
    **fields: object,
) -> str:
    """Stores a table; returns its id."""
    id = f"table-{next(_numbers)}"
    for sitter in sitters:
        if isinstance(sitter, Guest):
            await store.add_guest(sitter)
    await store.add_table(row_of(id, game, len(sitters), seed, options or {}, **fields), seats_of(id, sitters))
    return id


async def cookie(store: Store, guest: Guest) -> str:
    """Stores a guest and begins a session; returns the header with its cookie."""
    token, now = secrets.token_urlsafe(32), time.time()
    row = SessionRow(mark_of(token), token[:12], guest.id, NEW_GUEST, "", "", "", now, now)
    await begin(store, row, guest)
    return f"{COOKIE}={token}"


async def signed_cookie(store: Store, guest: Guest) -> str:
    """Returns the header with a signed cookie from before there were sessions."""
    return f"{COOKIE}={signer(await store.secret()).dumps([guest.id, guest.name])}"


def with_store(address: str, scenario: Callable[[Store], Awaitable[None]]) -> None:
    """Runs a coroutine with a database."""

    async def running() -> None:
        store = await open_store(address)
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(running())


__all__ = ["ANN", "BEN", "CES", "WAITING", "cookie", "lay", "row_of", "seats_of", "signed_cookie", "with_store"]
