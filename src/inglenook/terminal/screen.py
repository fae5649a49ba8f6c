"""Lines out, lines in: the only place that knows whether a terminal or a pipe is at the other end."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TextIO

from inglenook.games import Told
from inglenook.kernel.messages import Argument, Message
from inglenook.wording import Wording

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what was scrolled off it, and goes to the top."""


class EndOfInput(Exception):
    """There is nobody left who could answer."""


class Screen:
    """What the people at the table hear, and what they type."""

    def __init__(self, source: TextIO, target: TextIO, wording: Wording, names: Sequence[str]) -> None:
        self.wording: Final = wording
        self.names: Final = names
        self._source: Final = source
        self._target: Final = target
        self._is_terminal: Final = source.isatty() and target.isatty() and os.environ.get("TERM") != "dumb"

    def word(self, what: Argument) -> str:
        """What is said for a message, a name, a player."""
        return self.wording.say(what, self.names)

    def say(self, *lines: Told) -> None:
        """Says lines, one below the other."""
        for line in lines:
            self._target.write(self.word(line) + "\n")

    def number(self, labels: Sequence[str]) -> None:
        """Says labels with the numbers they can be chosen by."""
        self.say(*[Message("choice-line", {"number": str(n), "label": label}) for n, label in enumerate(labels, 1)])

    def ask(self, prompt: Told) -> str:
        """Asks, and waits for a line.  What comes through a pipe is not echoed, so there the line ends here."""
        self._target.write(self.word(prompt) + (" " if self._is_terminal else "\n"))
        self._target.flush()
        line = self._source.readline()
        if not line:
            if self._is_terminal:
                self._target.write("\n")
            raise EndOfInput
        return line.strip()

    def clear(self) -> None:
        """Hides all that was said so far from whoever comes next.  In a pipe there is nothing to hide."""
        if self._is_terminal:
            self._target.write(CLEAR)
