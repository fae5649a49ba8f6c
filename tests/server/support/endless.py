"""Rules without an end, for tests."""

from __future__ import annotations

tried: list[int] = []
"""So often they were begun."""


def spins(*_: object) -> None:
    """Something that changes nothing, asks nothing, and does not come to an end."""
    tried.append(1)
    while True:
        pass


async def card_that_spins(*_: object) -> None:
    """A card like that."""
    spins()
