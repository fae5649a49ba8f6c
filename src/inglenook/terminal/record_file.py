"""The file a game is kept in: written anew after every answer, so that nothing is lost whatever happens."""

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
    """A game kept in a file, which is at every moment one complete record."""

    def __init__(self, path: Path, players: Sequence[str]) -> None:
        self.path: Final = path
        self.players: Final = list(players)
        self.failing = False
        """Whether the last attempt to write failed; the people are told once, and the game goes on."""

    def write(self, game: Game[Any]) -> None:
        """Writes the game so far."""
        files.replace(self.path, Record.of(game, self.players).to_text())


def new_file(path: Path, players: Sequence[str]) -> RecordFile:
    """A file for a game; what is already there is not overwritten, because it may be another game."""
    if os.path.lexists(path):
        raise CannotWrite("error-file-exists", {"file": str(path)})
    return RecordFile(path, players)


def read_record(path: Path, games: tuple[str, ...]) -> Record:
    """The record in a file."""
    return Record.from_text(files.read(path), str(path), games)
