"""Which puzzle is the one of the day: all of them in turn, one of each game after the other."""

from __future__ import annotations

from datetime import date
from itertools import zip_longest

from inglenook.puzzles.puzzle import names


def daily(day: date) -> str:
    """The puzzle of a day, by its name; the same for everybody."""
    order = in_turn()
    return order[day.toordinal() % len(order)]


def in_turn() -> list[str]:
    """All puzzles, so that neighbours differ in their game as long as that goes."""
    by_game: dict[str, list[str]] = {}
    for name in names():
        by_game.setdefault(name.rsplit("-", 1)[0], []).append(name)
    mixed = [name for row in zip_longest(*by_game.values()) for name in row]
    return [name for name in mixed if name is not None]
