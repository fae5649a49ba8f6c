"""The log of a game: what was said to whom.

A line is told in the moment it happens and then never changes.  What only some seats may know is told to those seats,
and the others get a line that says less, or none.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Seat
from inglenook.kernel.messages import Message

SPECTATOR: Final[Seat] = -1
"""A viewer who sits in no seat: sees what everybody may see."""


class Line:
    """One line of the log: `message` for the seats in `only` (everybody if None), `otherwise` for the rest."""

    __slots__ = ("message", "only", "otherwise")

    def __init__(
        self, message: Message, only: tuple[Seat, ...] | None = None, otherwise: Message | None = None
    ) -> None:
        self.message: Final = message
        self.only: Final = only
        self.otherwise: Final = otherwise

    def heard_by(self, viewer: Seat) -> Message | None:
        """What this viewer is told, if anything."""
        if self.only is None or viewer in self.only:
            return self.message
        return self.otherwise


FORGOTTEN: Final = Line(Message("error-game-over"), only=())
"""In the place of a line that nobody asks for any more: said to nobody, so it does not matter what it says."""
