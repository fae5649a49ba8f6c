"""A position as the lines of a `setup`: what the descriptions of all games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Generic, TypeVar

from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.table import Table
from inglenook.scenarios.terms import Position, quoted

T = TypeVar("T", bound=Table)


class PositionDescription(Generic[T]):
    """Tells a position, key by key; each game says which keys it has."""

    def __init__(self, position: Position[T]) -> None:
        self.position: Final = position
        self.table: Final = position.table

    def player(self, seat: Seat) -> str:
        """A player, as a file names them."""
        return quoted(self.position.player(seat))

    def called(self, card: Thing) -> str:
        """A card as it is told from all others on the table."""
        return quoted(self.position.naming.called(card))


def mapping(fields: Mapping[str, str]) -> str:
    """Fields in one line."""
    return "{" + ", ".join([f"{key}: {value}" for key, value in fields.items()]) + "}"


def listed(items: Iterable[str]) -> str:
    """A list in one line, of texts that need no more quotes."""
    return "[" + ", ".join(items) + "]"


def block(key: str, fields: Mapping[str, str]) -> list[str]:
    """Fields on lines of their own, under a key; nothing if there are none."""
    return [f"{key}:", *[f"  {name}: {value}" for name, value in fields.items()]] if fields else []
