"""The result of a game for the owner of some of its seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from inglenook.server.storage.rows import OVER, TableState

Result = Literal["", "won", "lost", "ended"]
"""The result of a finished game; "ended": the game has no winner."""


def result_of(state: TableState, winners: Sequence[int], own: Sequence[int]) -> Result:
    """Returns the game's result for the owner of these seats; a game without winners is lost by nobody."""
    if state != OVER or not own:
        return ""
    if not winners:
        return "ended"
    return "won" if any(seat in own for seat in winners) else "lost"
