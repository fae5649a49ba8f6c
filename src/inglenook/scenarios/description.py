"""A position as the lines of a `setup`: the part common to all games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Generic, TypeVar

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.table import Table
from inglenook.scenarios.terms import Position, quoted

T = TypeVar("T", bound=Table)


class PositionDescription(Generic[T]):
    """Base class for descriptions of a position, key by key; each game adds its own keys."""

    def __init__(self, position: Position[T]) -> None:
        self.position: Final = position
        self.table: Final = position.table

    def player(self, seat: Seat) -> str:
        """Returns a player's name as a file writes it."""
        return quoted(self.position.player(seat))

    def called(self, card: Thing) -> str:
        """Returns the name that tells a card from all others on the table."""
        return quoted(self.position.naming.called(card))


def mapping(fields: Mapping[str, str]) -> str:
    """Returns fields in one line of YAML."""
    return "{" + ", ".join([f"{key}: {value}" for key, value in fields.items()]) + "}"


def listed(items: Iterable[str]) -> str:
    """Returns a list in one line of YAML; its items must be quoted already."""
    return "[" + ", ".join(items) + "]"


def block(key: str, fields: Mapping[str, str]) -> list[str]:
    """Returns fields on lines of their own, under a key; empty if there are none."""
    return [f"{key}:", *[f"  {name}: {value}" for name, value in fields.items()]] if fields else []
