"""Shares: the parts that a number is made of, by what they come from.

Whatever adds a number up lists its shares on request, in the same walk: so a sum and its explanation cannot differ.
"""

from __future__ import annotations

from typing import Final

PRINTED: Final = "printed"
"""What stands on the card itself."""
ROAMING: Final = "roaming"
"""The roaming penalty (LR-14.14)."""
RULES: Final = "rules"
"""What the rules give to start with: the move limit."""
FLOOR: Final = "floor"
"""What is missing to zero, or to another lower bound (LR-28.18)."""
BOUNDS: Final = (PRINTED, ROAMING, RULES, FLOOR)
"""The sources that are not cards."""


class Share:
    """A part of a number: what it comes from (the id of a definition, or one of `BOUNDS`) and how much it is."""

    __slots__ = ("source", "amount")

    def __init__(self, source: str, amount: int) -> None:
        self.source: Final = source
        self.amount: Final = amount

    def __repr__(self) -> str:
        return f"Share({self.source!r}, {self.amount})"


def list_share(shares: list[Share] | None, source: str, amount: int) -> None:
    """Add a share to the list, if the caller wants one and the share is not zero."""
    if shares is not None and amount:
        shares.append(Share(source, amount))


def added_up(shares: list[Share]) -> int:
    """What shares come to."""
    return sum([share.amount for share in shares])


def floored(shares: list[Share], least: int = 0) -> list[Share]:
    """Shares with what is missing to a lower bound, which counts when the number is used (LR-28.18, LR-28.19)."""
    missing = least - added_up(shares)
    return [*shares, Share(FLOOR, missing)] if missing > 0 else shares
