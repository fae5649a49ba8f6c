"""The log of a game: messages and the seats that may read them.

A line is written when the event happens and never changes.  A message that only some seats may know goes to those
seats; the others get a line that says less, or none.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Seat
from inglenook.kernel.messages import Message

SPECTATOR: Final[Seat] = -1
"""A viewer without a seat, who sees what all players may see."""


class Line:
    """One line of the log: `message` for the seats in `only` (all seats if None), `otherwise` for the rest."""

    __slots__ = ("message", "only", "otherwise")

    def __init__(
        self, message: Message, only: tuple[Seat, ...] | None = None, otherwise: Message | None = None
    ) -> None:
        self.message: Final = message
        self.only: Final = only
        self.otherwise: Final = otherwise

    def heard_by(self, viewer: Seat) -> Message | None:
        """Returns the message this viewer may read, or None."""
        if self.only is None or viewer in self.only:
            return self.message
        return self.otherwise


FORGOTTEN: Final = Line(Message("error-game-over"), only=())
"""Placeholder for a dropped log line; no viewer is shown it, so its message does not matter."""
