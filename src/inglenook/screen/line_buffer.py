"""What a session says, kept until the screen shows it."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Final

from inglenook.games import Told
from inglenook.terminal.screen import Screen
from inglenook.wording import Wording


class Heard(Screen):
    """Takes what the session would say in lines.  Nobody types lines here, so nothing is ever asked."""

    def __init__(self, wording: Wording, names: Sequence[str]) -> None:
        super().__init__(StringIO(), StringIO(), wording, names)
        self._said: Final[list[str]] = []

    def say(self, *lines: Told) -> None:
        self._said.extend([self.word(line) for line in lines])

    def take(self) -> list[str]:
        """What was said since the last time."""
        said = [line for line in self._said if line]
        self._said.clear()
        return said
