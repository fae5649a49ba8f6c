"""The puzzle of the day: all puzzles in turn, the games alternating."""

from __future__ import annotations

from datetime import date
from itertools import zip_longest

from inglenook.puzzles.puzzle import names


def daily(day: date) -> str:
    """Returns the name of a day's puzzle, which is equal for all players."""
    order = in_turn()
    return order[day.toordinal() % len(order)]


def in_turn() -> list[str]:
    """Returns all puzzles, ordered so that the games alternate as long as possible."""
    by_game: dict[str, list[str]] = {}
    for name in names():
        by_game.setdefault(name.rsplit("-", 1)[0], []).append(name)
    mixed = [name for row in zip_longest(*by_game.values()) for name in row]
    return [name for name in mixed if name is not None]
