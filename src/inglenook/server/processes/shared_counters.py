"""Rate-limit counters in memory shared by all processes, whichever of them answers (SR-30).

Each process writes only to its own column and reads all columns.  So there is no lock that a dying process could hold,
and nothing is lost or counted twice.  The open connections of a dead process disappear with its column.
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
"""Number of counters per process."""
LOOKED_AT: Final = 8
"""Number of slots in which a counter may be; if all are taken, the new counter replaces the one that expires first."""
SLOT: Final = struct.Struct("<8sqqii")
"""Layout of a slot: hash of the counted client, expiry time, time window, count in the window and in the one before."""
SIZE: Final = SLOTS * SLOT.size


class Tally:
    """The columns of all processes."""

    def __init__(self, processes: int) -> None:
        self.memory: Final = mmap.mmap(-1, processes * SIZE)
        self.processes: Final = processes
        self.key: Final = token_bytes(16)
        """Random key of the hashes, so that no client can choose to collide with another."""

    def column(self, process: int) -> Column:
        """Returns the column of a process that has just started, with all its counters cleared."""
        self.memory[process * SIZE : (process + 1) * SIZE] = bytes(SIZE)
        return Column(self, process)


class Column:
    """A process's own counters, with access to the sums over all processes."""

    def __init__(self, tally: Tally, process: int) -> None:
        self._tally: Final = tally
        self._process: Final = process

    def read(self, rate: Rate, who: tuple[str, ...], window: int) -> tuple[int, int]:
        """Returns the counts in the previous window and in this one, summed over all processes."""
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
        """Adds `amount`, which may be negative, to a count."""
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
