"""A tally in memory that all processes share: who asked how often, whichever process answered (SR-30).

Each process writes into a column of its own and reads all of them, so that there is no lock that one who dies could
hold, and nothing is counted twice or lost.  What a dead process has open is gone with its column.
"""

from __future__ import annotations

import mmap
import struct
from collections.abc import Iterator
from hashlib import blake2b
from secrets import token_bytes
from typing import Final

from inglenook.server.rate_limits import Rate

SLOTS: Final = 1 << 14
"""So many can be counted by each process at once."""
LOOKED_AT: Final = 8
"""In so many places a count may stand; if all are taken, it takes that of the one that has not come for the longest."""
SLOT: Final = struct.Struct("<8sqqii")
"""Who, by a mark of theirs; until when it matters; the window of time; how many in it, and in the one before."""
SIZE: Final = SLOTS * SLOT.size


class Tally:
    """The columns of all processes."""

    def __init__(self, processes: int) -> None:
        self.memory: Final = mmap.mmap(-1, processes * SIZE)
        self.processes: Final = processes
        self.key: Final = token_bytes(16)
        """Nobody can guess whom to be taken for."""

    def column(self, process: int) -> Column:
        """The column of a process, which has just begun: nothing is counted there yet."""
        self.memory[process * SIZE : (process + 1) * SIZE] = bytes(SIZE)
        return Column(self, process)


class Column:
    """What one process counts, and all of them together."""

    def __init__(self, tally: Tally, process: int) -> None:
        self._tally: Final = tally
        self._process: Final = process

    def read(self, rate: Rate, who: tuple[str, ...], window: int) -> tuple[int, int]:
        """How many there were in the window before and in this one, in all processes."""
        mark = self._mark(rate, who)
        before = now = 0
        for process in range(self._tally.processes):
            for place in self._places(process, mark):
                found, _, at, counted, earlier = SLOT.unpack_from(self._tally.memory, place)
                if found == mark:
                    if at == window:
                        before, now = before + earlier, now + counted
                    elif at == window - 1:
                        before += counted
                    break
        return before, now

    def add(self, rate: Rate, who: tuple[str, ...], window: int, amount: int = 1) -> None:
        """Counts one more, or one less."""
        mark = self._mark(rate, who)
        least, chosen, counted, earlier = 1 << 62, -1, 0, 0
        for place in self._places(self._process, mark):
            found, until, at, many, before = SLOT.unpack_from(self._tally.memory, place)
            if found == mark:
                chosen = place
                counted, earlier = (many, before) if at == window else (0, many if at == window - 1 else 0)
                break
            until = until if many or before else 0
            if until < least:
                least, chosen = until, place
        until = (window + 2) * rate.seconds
        SLOT.pack_into(self._tally.memory, chosen, mark, until, window, max(0, counted + amount), earlier)

    def _mark(self, rate: Rate, who: tuple[str, ...]) -> bytes:
        return blake2b(repr((rate, who)).encode(), digest_size=8, key=self._tally.key).digest()

    def _places(self, process: int, mark: bytes) -> Iterator[int]:
        first = int.from_bytes(mark[:4], "little")
        for step in range(LOOKED_AT):
            yield process * SIZE + (first + step) % SLOTS * SLOT.size
