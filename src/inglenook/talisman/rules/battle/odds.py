"""How a fight would end of a hundred times: the one reckoning of everything that tells or shows it (KR-33)."""

from __future__ import annotations

from typing import Final

SIDES: Final = range(1, 7)

Chances = tuple[int, int, int]
"""Of a hundred fights, how many are won, drawn and lost."""

FOUND: Final[dict[tuple[int, int, int], Chances]] = {}
"""What has been reckoned, by the lead before the dice and the dice of both sides."""


def highest(dice: int) -> list[int]:
    """The throws of so many dice, each by its highest die; without dice there is one, of nothing (TR-8.1)."""
    throws = [0]
    for _ in range(dice):
        throws = [max(throw, side) for throw in throws for side in SIDES]
    return throws


def chances(own: int, against: int, dice: tuple[int, int]) -> Chances:
    """How often of a hundred times who has so much before the dice wins, draws and loses; together a hundred."""
    key = (own - against, dice[0], dice[1])
    if key not in FOUND:
        by = [key[0] + mine - theirs for mine in highest(dice[0]) for theirs in highest(dice[1])]
        won = percent(len([1 for lead in by if lead > 0]), len(by))
        drawn = percent(len([1 for lead in by if lead == 0]), len(by))
        FOUND[key] = (won, drawn, 100 - won - drawn)
    return FOUND[key]


def percent(part: int, whole: int) -> int:
    """So many of a hundred; what is possible is never none, and what is not certain never all."""
    found = round(100 * part / whole)
    return min(max(found, 1 if part else 0), 99 if part < whole else 100)
