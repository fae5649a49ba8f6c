"""Computations that did not end or crashed their process; none is started again while the server runs (SR-81).

The list is in memory shared by all processes, so that the successor of a killed process knows it too.  For a table,
more is stored in the database (`frozen_tables.py`); a deck, a lesson or a new table is known only here.
"""

from __future__ import annotations

import mmap
from hashlib import blake2b
from typing import Final

from inglenook.server.processes.status_board import Work

PLACES: Final = 1024
SIZE: Final = 16


class GivenUp:
    """The set of abandoned computations, each stored as a hash."""

    def __init__(self) -> None:
        self._memory: Final = mmap.mmap(-1, PLACES * SIZE)

    def add(self, work: Work) -> None:
        """Adds a computation.  It may overwrite another, which can then be tried once more."""
        mark, place = self._mark(work)
        self._memory[place : place + SIZE] = mark

    def __contains__(self, work: Work) -> bool:
        """Whether a computation was abandoned, at this table or another."""
        mark, place = self._mark(work)
        return self._memory[place : place + SIZE] == mark

    def _mark(self, work: Work) -> tuple[bytes, int]:
        mark = blake2b(repr((work.kind, work.keys)).encode(), digest_size=SIZE).digest()
        return mark, int.from_bytes(mark[:4], "little") % PLACES * SIZE
