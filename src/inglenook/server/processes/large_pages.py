"""Memory in large pages, so that the processor finds its way in it.

The games of a hundred tables lie scattered over two hundred megabytes: in pages of 4 kB that is more than the processor
remembers the places of, and a third of what an answer cost was spent on looking them up.  Linux puts 2 MB into one page
if it is asked to (`MADV_COLLAPSE`, since 6.1).  Where it cannot, or elsewhere, all stays as it is.
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
"""What `madvise` calls it."""
FULL: Final = LARGE // SMALL * 3 // 4
"""Of so many small pages, at least, a large one is made: of fewer it would take memory that nobody uses."""
EVERY: Final = 10.0
"""Every so many seconds it is looked for memory that came since."""
PAUSE: Final = 0.005
"""Between two large pages others go on: while one is made, nobody gets memory."""

MAPS: Final = Path("/proc/self/maps")


class LargePages:
    """What of this process lies in large pages already."""

    def __init__(self) -> None:
        self._asked: Final[set[int]] = set()
        """Where it was asked for, whether it was granted or not."""

    def gather(self, rest: Callable[[float], None] = time.sleep) -> int:
        """Asks for large pages where there are none yet; how many there are more."""
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
        """Does so now and then as long as the process lives, in a thread that gives way."""
        if sys.platform == "linux" and MAPS.exists():
            threading.Thread(target=self._go_on, name="large pages", daemon=True).start()

    def _go_on(self) -> None:
        while True:
            self.gather()
            time.sleep(EVERY)


def places() -> Iterator[int]:
    """Where a large page of what this process has allocated could begin."""
    for line in MAPS.read_text().splitlines():
        addresses, rights, _, _, _, *name = line.split(maxsplit=5)
        if rights == "rw-p" and name in ([], ["[heap]"]):
            begin, end = [int(address, 16) for address in addresses.split("-")]
            yield from range(-(-begin // LARGE) * LARGE, end - LARGE + 1, LARGE)
