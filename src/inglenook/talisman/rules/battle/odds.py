"""Chances of a fight in percent: one computation behind every place that reports or shows them (KR-33)."""

from __future__ import annotations

from typing import Final

SIDES: Final = range(1, 7)

Chances = tuple[int, int, int]
"""Percentages of fights that are won, drawn and lost."""

FOUND: Final[dict[tuple[int, int, int], Chances]] = {}
"""Cache of computed chances, by the lead before the dice and the number of dice of both sides."""


def highest(dice: int) -> list[int]:
    """Returns the throws of this many dice, each by its highest die; without dice there is one throw, of 0 (TR-8.1)."""
    throws = [0]
    for _ in range(dice):
        throws = [max(throw, side) for throw in throws for side in SIDES]
    return throws


def chances(own: int, against: int, dice: tuple[int, int]) -> Chances:
    """Returns the percentages in which the first side wins, draws and loses; they add up to a hundred."""
    key = (own - against, dice[0], dice[1])
    if key not in FOUND:
        by = [key[0] + mine - theirs for mine in highest(dice[0]) for theirs in highest(dice[1])]
        won = percent(len([1 for lead in by if lead > 0]), len(by))
        drawn = percent(len([1 for lead in by if lead == 0]), len(by))
        FOUND[key] = (won, drawn, 100 - won - drawn)
    return FOUND[key]


def percent(part: int, whole: int) -> int:
    """Returns a percentage that is 0 only if impossible, and 100 only if certain."""
    found = round(100 * part / whole)
    return min(max(found, 1 if part else 0), 99 if part < whole else 100)
