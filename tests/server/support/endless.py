"""Endless rules, for tests."""

from __future__ import annotations

tried: list[int] = []
"""Number of endless computations begun."""


def spins(*_: object) -> None:
    """A step that changes nothing, asks nothing and never ends."""
    tried.append(1)
    while True:
        pass


async def card_that_spins(*_: object) -> None:
    """Plays a card whose effect never ends."""
    spins()
