"""Large memory pages, for faster address translation by the processor.

The games of a hundred tables are scattered over two hundred megabytes.  In pages of 4 kB that exceeds the processor's
translation cache, and lookups were a third of the cost of an answer.

Linux combines 2 MB into one page on request (`MADV_COLLAPSE`, since 6.1).  If the request fails, and on other systems,
memory stays as it is.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

LARGE: Final = 2 << 20
SMALL: Final = 4096
COLLAPSE: Final = 25
"""The number of MADV_COLLAPSE in `madvise`."""
FULL: Final = LARGE // SMALL * 3 // 4
"""Minimum number of small pages in use for a large one; with fewer, the large page would waste memory."""
EVERY: Final = 10.0
"""Seconds between searches for new memory."""
PAUSE: Final = 0.005
"""Seconds between two large pages, in which other threads go on; creating one blocks all memory allocation."""

MAPS: Final = Path("/proc/self/maps")


class LargePages:
    """The large pages requested for this process."""

    def __init__(self) -> None:
        self._asked: Final[set[int]] = set()
        """Addresses for which a large page was requested, granted or not."""

    def gather(self, rest: Callable[[float], None] = time.sleep) -> int:
        """Requests large pages where there are none yet; returns how many were created."""
        import ctypes

        system = ctypes.CDLL(None)
        found = 0
        present = (ctypes.c_ubyte * (LARGE // SMALL))()
        for place in places():
            if place in self._asked:
                continue
            where, size = ctypes.c_void_p(place), ctypes.c_size_t(LARGE)
            if system.mincore(where, size, present) == 0 and sum(present) >= FULL:
                self._asked.add(place)
                found += system.madvise(where, size, COLLAPSE) == 0
                rest(PAUSE)
        return found

    def begin(self) -> None:
        """Starts a background thread that requests large pages regularly while the process lives."""
        if sys.platform == "linux" and MAPS.exists():
            threading.Thread(target=self._go_on, name="large pages", daemon=True).start()

    def _go_on(self) -> None:
        while True:
            self.gather()
            time.sleep(EVERY)


def places() -> Iterator[int]:
    """Yields the addresses in this process's memory at which a large page could begin."""
    for line in MAPS.read_text().splitlines():
        addresses, rights, _, _, _, *name = line.split(maxsplit=5)
        if rights == "rw-p" and name in ([], ["[heap]"]):
            begin, end = [int(address, 16) for address in addresses.split("-")]
            yield from range(-(-begin // LARGE) * LARGE, end - LARGE + 1, LARGE)
