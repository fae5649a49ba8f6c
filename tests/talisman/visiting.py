"""A position for tests of spaces: the Elf visits a space and meets its table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.talisman.positions import Playing, Position

ELF = {"strength": 3, "craft": 4, "lives": 4, "gold": 1, "spells": 0, "missed": 0, "toad": 0}
"""Starting values."""


def row(space: str, *values: object) -> Any:
    """Returns a row of a table of spaces, marked with the space it proves."""
    return pytest.param(space, *values, marks=pytest.mark.card(f"space:{space}"))


def elf(**given: int) -> Position:
    """Returns the Elf, good, with Strength 3 and Craft 4, and a Troll in another space."""
    return Position("elf", "troll").at(1, "ruins").having(0, **given)


def values(game: Playing) -> dict[str, int]:
    """Returns the values of the first character that the table of a space can change."""
    now = game.character(0)
    return {
        "strength": now.strength,
        "craft": now.craft,
        "lives": now.lives,
        "gold": now.gold,
        "spells": len(now.spells),
        "missed": now.missed,
        "toad": now.toad,
    }
