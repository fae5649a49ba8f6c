"""Shares: the parts that a number is made of, by their source.

Code that adds up a number lists its shares on request in the same pass, so a sum and its explanation cannot differ.
"""

from __future__ import annotations

from typing import Final

PRINTED: Final = "printed"
"""Source of a share that is printed on the card itself."""
ROAMING: Final = "roaming"
"""Source of a share that is the roaming penalty (LR-14.14)."""
RULES: Final = "rules"
"""Source of a share that the rules give to start with: the move limit."""
FLOOR: Final = "floor"
"""Source of a share that raises a number to zero or to another lower bound (LR-28.18)."""
BOUNDS: Final = (PRINTED, ROAMING, RULES, FLOOR)
"""Sources of shares that are not cards."""


class Share:
    """A part of a number: its source (the id of a definition, or one of `BOUNDS`) and its amount."""

    __slots__ = ("source", "amount")

    def __init__(self, source: str, amount: int) -> None:
        self.source: Final = source
        self.amount: Final = amount

    def __repr__(self) -> str:
        return f"Share({self.source!r}, {self.amount})"


def list_share(shares: list[Share], source: str, amount: int) -> None:
    """Adds a share to the list, unless it is zero."""
    if amount:
        shares.append(Share(source, amount))


def added_up(shares: list[Share]) -> int:
    """Returns the sum of shares."""
    return sum([share.amount for share in shares])


def floored(shares: list[Share], least: int = 0) -> list[Share]:
    """Returns shares, with one added that raises their sum to a lower bound when it is used (LR-28.18, LR-28.19)."""
    missing = least - added_up(shares)
    return [*shares, Share(FLOOR, missing)] if missing > 0 else shares
