"""Lines of output and input: the only module that distinguishes a terminal from a pipe."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TextIO

from inglenook.kernel.messages import Argument, Message
from inglenook.registry.entry import Told
from inglenook.wording import Wording

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Escape sequence that clears the screen and the scrollback, and moves the cursor to the top."""


class EndOfInput(Exception):
    """Raised when the input has ended, so that no question can be answered."""


class Screen:
    """The output that the people at the table hear, and the input that they type."""

    def __init__(self, source: TextIO, target: TextIO, wording: Wording, names: Sequence[str]) -> None:
        self.wording: Final = wording
        self.names: Final = names
        self._source: Final = source
        self._target: Final = target
        self._is_terminal: Final = source.isatty() and target.isatty() and os.environ.get("TERM") != "dumb"

    def word(self, what: Argument) -> str:
        """Words a message, a name or a player."""
        return self.wording.say(what, self.names)

    def say(self, *lines: Told) -> None:
        """Prints lines, one below the other."""
        for line in lines:
            self._target.write(self.word(line) + "\n")

    def number(self, labels: Sequence[str]) -> None:
        """Prints labels with the numbers by which they can be chosen."""
        self.say(*[Message("choice-line", {"number": str(n), "label": label}) for n, label in enumerate(labels, 1)])

    def ask(self, prompt: Told) -> str:
        """Asks and waits for a line; input from a pipe is not echoed, so the prompt then ends with a line break."""
        self._target.write(self.word(prompt) + (" " if self._is_terminal else "\n"))
        self._target.flush()
        line = self._source.readline()
        if not line:
            if self._is_terminal:
                self._target.write("\n")
            raise EndOfInput
        return line.strip()

    def clear(self) -> None:
        """Hides all earlier output from the next person; a pipe has nothing to hide."""
        if self._is_terminal:
            self._target.write(CLEAR)
