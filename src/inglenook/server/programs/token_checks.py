"""Checks of tokens in one process: who a token acts for, and whether it is still valid (SR-110).

A token is looked up in the database unless that was done a moment ago.  Tokens of open streams are looked up together,
twice a second, so that a revoked token ends its streams on every process within a second.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import structlog
from sqlalchemy.exc import DBAPIError

from inglenook.server.people.tokens import A_DAY, TOKEN, mark_of
from inglenook.server.rate_limits import Clock
from inglenook.server.storage.database import Unanswered
from inglenook.server.storage.rows import Guest, TokenRow
from inglenook.server.storage.store import Store
from inglenook.server.storage.tokens import note_used, still_there, token_by_mark

log = structlog.get_logger("inglenook.server.programs")

CHECKED_EVERY: Final = 0.4
"""Seconds for which a token counts as valid after it was looked up."""
MOST_KNOWN: Final = 2_000
"""Number of tokens remembered, above which all are forgotten."""


class Bearer:
    """A valid token and the person as whom it acts; `over` is set when the token ends."""

    def __init__(self, token: TokenRow, person: Guest) -> None:
        self.token: Final = token
        self.person: Final = person
        self.checked = time.monotonic()
        self.over: Final = asyncio.Event()
        self.streams = 0
        """Number of its open streams."""

    def has(self, *scopes: str) -> bool:
        """Whether the token has one of these scopes."""
        return not set(scopes).isdisjoint(self.token.scopes)


class TokenChecks:
    """The tokens that this process has seen lately."""

    def __init__(self, store: Store, wall: Clock) -> None:
        self._store: Final = store
        self._wall: Final = wall
        self._known: Final[dict[str, Bearer]] = {}
        """Tokens by the hashes of their secrets."""
        self._checking: asyncio.Task[None] | None = None

    def is_known(self, secret: str) -> bool:
        """Whether a token was found valid here lately; it may have ended since."""
        return mark_of(secret) in self._known

    async def bearer(self, secret: str) -> Bearer | None:
        """Returns the bearer of a token; None if there is no such token, or it has expired or been revoked."""
        if TOKEN.fullmatch(secret) is None:
            return None
        mark = mark_of(secret)
        known = self._known.get(mark)
        if known is not None and time.monotonic() - known.checked < CHECKED_EVERY:
            return known if self._is_in_time(known.token) else None
        found = await token_by_mark(self._store, mark)
        if found is None or not self._is_in_time(found[0]):
            self._end(mark)
            return None
        token, person = found
        await self._note_used(token)
        known = self._known.get(mark)  # another request may have looked it up in the meantime
        if known is not None and known.person == person:
            known.checked = time.monotonic()
            return known
        if len(self._known) >= MOST_KNOWN:
            for old in [mark for mark, one in self._known.items() if not one.streams]:
                del self._known[old]
        bearer = self._known[mark] = Bearer(token, person) if known is None else self._renewed(known, token, person)
        return bearer

    def _renewed(self, known: Bearer, token: TokenRow, person: Guest) -> Bearer:
        """Returns a bearer with a changed name; streams of the old one end, and come back with the new name."""
        known.over.set()
        return Bearer(token, person)

    def _is_in_time(self, token: TokenRow) -> bool:
        return self._wall() < token.expires

    async def _note_used(self, token: TokenRow) -> None:
        now = self._wall()
        if now - token.used > A_DAY:
            with suppress(DBAPIError, OSError, Unanswered):
                await note_used(self._store, token)

    def revoked(self, mark: str) -> None:
        """Ends the streams of a token that was revoked through this process at once."""
        self._end(mark)

    def _end(self, mark: str) -> None:
        known = self._known.pop(mark, None)
        if known is not None:
            known.over.set()

    # Streams.

    @contextmanager
    def stream(self, bearer: Bearer) -> Iterator[None]:
        """Keeps a token under observation while one of its streams is open."""
        bearer.streams += 1
        if self._known.setdefault(bearer.token.mark, bearer) is not bearer:
            bearer.over.set()  # it was replaced before its stream began
        if self._checking is None:
            self._checking = asyncio.create_task(self._check_streams())
        try:
            yield
        finally:
            bearer.streams -= 1

    async def _check_streams(self) -> None:
        while True:
            await asyncio.sleep(CHECKED_EVERY)
            try:
                await self.check()
            except (DBAPIError, OSError, Unanswered):  # nothing new can happen at a table either
                log.warning("checking tokens", exc_info=True)

    async def check(self) -> None:
        """Looks up the tokens of all open streams, and ends the streams of those that are no longer valid."""
        now = time.monotonic()
        open = {mark: one for mark, one in self._known.items() if one.streams}
        if not open:
            return
        there = await still_there(self._store, [one.token.id for one in open.values()])
        for mark, one in open.items():
            if one.token.id in there and self._is_in_time(one.token):
                one.checked = now
            else:
                self._end(mark)

    async def close(self) -> None:
        """Stops checking."""
        if self._checking is not None:
            self._checking.cancel()
            await asyncio.wait([self._checking])
