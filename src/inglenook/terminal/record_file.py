"""The file of a recorded game: rewritten after every answer, so that no answer can be lost."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from inglenook import files
from inglenook.files import CannotWrite
from inglenook.kernel.game import Game
from inglenook.kernel.saved.records import Record


class RecordFile:
    """The record file of a game, which is a complete record at every moment."""

    def __init__(self, path: Path, players: Sequence[str]) -> None:
        self.path: Final = path
        self.players: Final = list(players)
        self.failing = False
        """Whether the last attempt to write failed; the people are told once, and the game goes on."""

    def write(self, game: Game[Any]) -> None:
        """Writes the game so far."""
        files.replace(self.path, Record.of(game, self.players).to_text())


def new_file(path: Path, players: Sequence[str]) -> RecordFile:
    """Returns the record file for a game; an existing file is not overwritten, as it may hold another game."""
    if os.path.lexists(path):
        raise CannotWrite("error-file-exists", {"file": str(path)})
    return RecordFile(path, players)


def read_record(path: Path, games: tuple[str, ...]) -> Record:
    """Reads the record in a file."""
    return Record.from_text(files.read(path), str(path), games)
