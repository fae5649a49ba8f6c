"""What did not come to an end, or let its process crash, is not begun again by anybody while the server runs (SR-81).

It is memory that all processes share, so that whoever comes after one that had to be killed knows it, too.  Of what
belongs to a table more is kept (`endless.py`); a deck, a lesson or a table that is to be laid is known only here.
"""

from __future__ import annotations

import mmap
from hashlib import blake2b
from typing import Final

from inglenook.server.processes.status_board import Work

PLACES: Final = 1024
SIZE: Final = 16


class GivenUp:
    """Works that nobody begins again, each by a mark of its own."""

    def __init__(self) -> None:
        self._memory: Final = mmap.mmap(-1, PLACES * SIZE)

    def add(self, work: Work) -> None:
        """Lets nobody begin it again.  It may take the place of another, which then is tried once more."""
        mark, place = self._mark(work)
        self._memory[place : place + SIZE] = mark

    def __contains__(self, work: Work) -> bool:
        """Whether it was given up, at this table or at another."""
        mark, place = self._mark(work)
        return self._memory[place : place + SIZE] == mark

    def _mark(self, work: Work) -> tuple[bytes, int]:
        mark = blake2b(repr((work.kind, work.keys)).encode(), digest_size=SIZE).digest()
        return mark, int.from_bytes(mark[:4], "little") % PLACES * SIZE
