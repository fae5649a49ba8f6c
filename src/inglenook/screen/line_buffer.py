"""Buffer for the lines of a session, until the screen shows them."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Final

from inglenook.registry.entry import Told
from inglenook.terminal.screen import Screen
from inglenook.wording import Wording


class Heard(Screen):
    """Buffers the lines that the session would print; there is no line input here, so it never asks."""

    def __init__(self, wording: Wording, names: Sequence[str]) -> None:
        super().__init__(StringIO(), StringIO(), wording, names)
        self._said: Final[list[str]] = []

    def say(self, *lines: Told) -> None:
        self._said.extend([self.word(line) for line in lines])

    def take(self) -> list[str]:
        """Returns the lines since the last call."""
        said = [line for line in self._said if line]
        self._said.clear()
        return said
