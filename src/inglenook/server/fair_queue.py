"""Fair queues for bots, hints, decks, replays, proofs, trials and analyses (SR-11, SR-92).

People at tables come first.  Next is the address for which least work was done lately, and of its guests or tables the
one for which least was done: an address gets no more by using many guests.  So a player at human pace waits for one
computation in progress, not for those of all tables whose bots never rest.

Long work leaves a place to short work.  Bots that think ahead get less time the more of them wait.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

HALF: Final = 30.0
"""Half-life, in seconds, of the work counted for an address or guest."""
MANY: Final = 1000
"""Number of counted addresses and guests above which old ones are forgotten."""
LONG_AGO: Final = 0.001
"""Decayed work, in seconds, below which an address or guest is forgotten."""
MOST_HURRIED: Final = 32.0
"""Maximum speed-up of long computations when many wait: whoever is next waits no longer than for a sixth of a second,
as five seconds are the longest that a bot may think.
"""

COMPUTATIONS: Final = 2
"""Maximum number of computations in threads at once; all but one of these places are for long ones too."""

AT_A_TABLE: Final = 0
"""Rank of work that a player at a table waits for."""
ASKED_FOR: Final = 1
"""Rank of work that a person who is not playing waits for."""


class Whose(NamedTuple):
    """The address, the guest or table there, and the rank for which work is done."""

    address: str = ""
    guest: str = ""
    rank: int = ASKED_FOR


NOBODY: Final = Whose()
"""Stands for work that no particular person waits for."""


class Waiting(NamedTuple):
    """A request that waits for its turn."""

    whose: Whose
    is_long: bool
    come: asyncio.Future[None]


class Turns:
    """A fair queue for a number of places in which work runs at once."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self.places = places
        self._taken = 0
        self._long_taken = 0
        self._waiting: Final[list[Waiting]] = []
        """Waiting requests, in order of arrival."""
        self._worked: Final[dict[tuple[str, ...], tuple[float, float]]] = {}
        """For each address, and each guest there: seconds of work as of a time, and that time."""

    @property
    def long_places(self) -> int:
        """Number of places that long work may occupy."""
        return max(1, self.places - 1)

    @property
    def are_taken(self) -> bool:
        """Whether all places are taken."""
        return self._taken >= self.places

    def must_wait(self, is_long: bool) -> bool:
        """Whether a new request has to wait."""
        return self.are_taken or (is_long and self._long_taken >= self.long_places)

    def add_place(self) -> None:
        """Adds a place."""
        self.places += 1
        self._call()

    @asynccontextmanager
    async def turn(self, whose: Whose, is_long: bool) -> AsyncIterator[float]:
        """Waits for a turn; yields the factor by which long work has to hurry."""
        await self._come(whose, is_long)
        began = self._clock()
        try:
            yield self._hurry() if is_long else 1.0
        finally:
            now = self._clock()
            for one in ((whose.address,), (whose.address, whose.guest)):
                self._worked[one] = (self._counts(one, now) + now - began, now)
            if len(self._worked) > MANY:
                self._forget(now)
            self._leave(is_long)

    async def _come(self, whose: Whose, is_long: bool) -> None:
        one = Waiting(whose, is_long, asyncio.get_running_loop().create_future())
        self._waiting.append(one)
        self._call()
        try:
            await one.come
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
            else:
                self._leave(is_long)
            raise

    def _leave(self, is_long: bool) -> None:
        self._taken -= 1
        self._long_taken -= is_long
        self._call()

    def _call(self) -> None:
        """Gives free places to waiting requests."""
        now = self._clock()
        while self._taken < self.places:
            may = [one for one in self._waiting if not one.is_long or self._long_taken < self.long_places]
            if not may:
                return
            one = min(may, key=lambda waiting: self._place(waiting.whose, now))
            self._waiting.remove(one)
            self._taken += 1
            self._long_taken += one.is_long
            one.come.set_result(None)

    def _place(self, whose: Whose, now: float) -> tuple[int, float, float]:
        """Returns the sort key in the queue: the lowest is next, and ties go to the first to arrive."""
        address, guest, rank = whose
        return rank, self._counts((address,), now), self._counts((address, guest), now)

    def _counts(self, whose: tuple[str, ...], now: float) -> float:
        """Returns the decayed seconds of work lately done for an address, or for a guest there."""
        seconds, at = self._worked.get(whose, (0.0, now))
        return seconds * math.exp2((at - now) / HALF)

    def _forget(self, now: float) -> None:
        for whose in [one for one in self._worked if self._counts(one, now) < LONG_AGO]:
            del self._worked[whose]

    def _hurry(self) -> float:
        waiting = len([one for one in self._waiting if one.is_long])
        return min(MOST_HURRIED, 1.0 + waiting / self.long_places)
