"""Reasons that cards stayed in hand, as far as a game shows them: never playable, drawn late, or not wanted.

Only observed facts are reported: a card that was never offered may have been too expensive, may have had no target, or
its phase may not have come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

HELD: Final = "held"
"""Fate of a card that was drawn and never played."""
LATE, NEVER, UNWANTED = "late", "never", "unwanted"
LAST_TURNS: Final = 2
"""Turns before the end within which a drawn card counts as late: too few for one turn of each player."""


class Hands:
    """Records the hands of a game from question to question."""

    def __init__(self) -> None:
        self._turn = 0
        self._since: Final[dict[tuple[int, str], int]] = {}
        self._offered: Final[set[tuple[int, str]]] = set()

    def see(self, turn: int, hands: Sequence[Mapping[str, bool]]) -> None:
        """Records the cards in each seat's hand at a question, and whether they can be played."""
        self._turn = turn
        for seat, hand in enumerate(hands):
            for id, offered in hand.items():
                self._since.setdefault((seat, id), turn)
                if offered:
                    self._offered.add((seat, id))

    def why_held(self, seat: int, ids: Sequence[str]) -> dict[str, str]:
        """Returns the reason that each of these cards was never played."""
        return {id: self._why(seat, id) for id in ids if (seat, id) in self._since}

    def _why(self, seat: int, id: str) -> str:
        if (seat, id) in self._offered:
            return UNWANTED
        return LATE if self._turn - self._since[seat, id] < LAST_TURNS else NEVER
