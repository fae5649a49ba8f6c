"""A clock for tests: however long they take, it stands until it is moved."""

from __future__ import annotations


class StoppedClock:
    """Stands at the beginning of a minute."""

    def __init__(self) -> None:
        self.now = 600.0

    def __call__(self) -> float:
        return self.now
