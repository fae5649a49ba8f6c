"""The people connected to a table now, through this process and through others that use the same database."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

BELIEVED_FOR: Final = 60.0
"""Seconds for which another process's report of presence counts; processes report more often than that."""


class Presence:
    """The seats whose people are connected, and the time since when the others are not."""

    def __init__(self) -> None:
        self._here: set[int] = set()
        self._spectators = 0
        self._elsewhere: Final[dict[str, tuple[float, set[int], int]]] = {}
        self._left: Final[dict[int, float]] = {}
        self._begun = time.monotonic()

    def since(self, moment: float) -> None:
        """Sets the monotonic time since when people not yet seen count as away."""
        self._begun = moment

    def here(self, seats: set[int], spectators: int) -> None:
        """Sets the seats and spectators connected through this process."""
        for seat in self._here - seats:
            self._left[seat] = time.monotonic()
        self._here, self._spectators = seats, spectators

    def elsewhere(self, process: str, seats: Iterable[int], spectators: int) -> None:
        """Sets the seats and spectators connected through another process."""
        before = self._elsewhere.get(process, (0.0, set[int](), 0))[1]
        now = set(seats)
        for seat in before - now:
            self._left[seat] = time.monotonic()
        self._elsewhere[process] = (time.monotonic(), now, spectators)

    def knows(self, process: str) -> bool:
        """Whether another process has reported its presence lately."""
        return process in self._elsewhere and time.monotonic() - self._elsewhere[process][0] < BELIEVED_FOR

    def told(self) -> str:
        """Returns the report for other processes: the seats, then the number of spectators."""
        return f"{','.join([str(seat) for seat in sorted(self._here)])} {self._spectators}"

    def is_here(self, seat: int) -> bool:
        """Whether the person in a seat is connected."""
        return seat in self._here or any(seat in seats for _, seats, _ in self._believed())

    def spectators(self) -> int:
        """Returns the number of watchers without a seat."""
        return self._spectators + sum(count for _, _, count in self._believed())

    def away(self, seat: int) -> float:
        """Returns for how many seconds a seat's person has not been connected."""
        return 0.0 if self.is_here(seat) else max(0.0, time.monotonic() - self._left.get(seat, self._begun))

    def _believed(self) -> list[tuple[float, set[int], int]]:
        now = time.monotonic()
        return [told for told in self._elsewhere.values() if now - told[0] < BELIEVED_FOR]
