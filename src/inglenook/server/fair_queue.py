"""Fair queues for bots, hints, decks, replays, proofs, trials and analyses (SR-11, SR-92).

People at tables come first.  Then the address for which least work was done of late is next, and of its guests or
tables the one for which least was done: an address gets no more by sending many guests.  So somebody who plays at the
pace of people waits for a thought that is under way, not for those of all the tables at which bots never rest.  Long
work leaves a place to short work.  Bots that think ahead do so for a shorter time the more of them wait.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

HALF: Final = 30.0
"""After so many seconds the work that was done for somebody counts half."""
MANY: Final = 1000
"""When work was done for so many, those for whom it was long ago are forgotten."""
LONG_AGO: Final = 0.001
"""What counts for no more seconds than this is forgotten."""
MOST_HURRIED: Final = 8.0
"""However many wait, nobody who thinks ahead has less than this part of the time."""


AT_A_TABLE: Final = 0
"""The rank of work that a person who plays waits for."""
ASKED_FOR: Final = 1
"""The rank of work that somebody waits for who does not play."""


class Whose(NamedTuple):
    """For whom work is done: from which address, for which guest or table there, and with which rank."""

    address: str = ""
    guest: str = ""
    rank: int = ASKED_FOR


NOBODY: Final = Whose()
"""Work that nobody in particular waits for."""


class Waiting(NamedTuple):
    """Somebody who waits for a turn."""

    whose: Whose
    is_long: bool
    come: asyncio.Future[None]


class Turns:
    """The turns of all who want to think, in so many places."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self.places = places
        self._taken = 0
        self._long_taken = 0
        self._waiting: Final[list[Waiting]] = []
        """Those who wait, in the order in which they came."""
        self._worked: Final[dict[tuple[str, ...], tuple[float, float]]] = {}
        """For how many seconds work was done for each address and each guest there, as of a time, and that time."""

    @property
    def long_places(self) -> int:
        """In how many places one may think for long."""
        return max(1, self.places - 1)

    @property
    def are_taken(self) -> bool:
        """Whether whoever comes now has to wait."""
        return self._taken >= self.places

    def add_place(self) -> None:
        """There is room for one more at once."""
        self.places += 1
        self._call()

    @asynccontextmanager
    async def turn(self, whose: Whose, is_long: bool) -> AsyncIterator[float]:
        """Waits for a turn; with it comes how many times faster than the clock a long thought has to be."""
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
        """Lets those come for whom there is a place."""
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
        """Where somebody stands in the queue: the least is next, and of equals who came first."""
        address, guest, rank = whose
        return rank, self._counts((address,), now), self._counts((address, guest), now)

    def _counts(self, whose: tuple[str, ...], now: float) -> float:
        """For how many seconds work was done for an address, or for a guest there, of late."""
        seconds, at = self._worked.get(whose, (0.0, now))
        return seconds * math.exp2((at - now) / HALF)

    def _forget(self, now: float) -> None:
        for whose in [one for one in self._worked if self._counts(one, now) < LONG_AGO]:
            del self._worked[whose]

    def _hurry(self) -> float:
        waiting = len([one for one in self._waiting if one.is_long])
        return min(MOST_HURRIED, 1.0 + waiting / self.long_places)
