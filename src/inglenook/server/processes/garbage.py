"""Rare garbage collection in the server processes, because nobody is answered meanwhile.

Hundreds of tables are a million objects, and by default Python scans all new ones after every few thousand: with 800
tables for 40 ms twice a second, and for a quarter of a second every eight seconds.

There is almost nothing to collect.  An answer leaves no reference cycles, a game is freed when its room is evicted, and
closing connections break their own cycles (`http/front_door.py`, `websocket/wire.py`).
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from typing import Final

from inglenook.server.health import metrics

LOOKED: Final = 5.0
"""Seconds between checks whether a garbage collection is due."""
SOONEST: Final = 600.0
"""Minimum seconds between two garbage collections, unless many objects have been added."""
SHARE: Final = 1000
"""Minimum pause after a garbage collection, as a multiple of its duration."""
MANY: Final = 4_000_000
"""New objects since the last garbage collection that make one due at once, as some may be garbage.  1,600 tables have
as many, and a collection then takes seconds.
"""


async def collect_seldom(
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep, clock: Callable[[], float] = time.perf_counter
) -> None:
    """Disables Python's automatic garbage collection while it runs, and collects rarely instead (SR-89)."""
    collects = gc.isenabled()
    gc.disable()
    try:
        waited, pause = 0.0, SOONEST
        while True:
            await sleep(LOOKED)
            waited += LOOKED
            if waited >= pause or gc.get_count()[0] >= MANY:
                begin = clock()
                gc.collect()
                taken = clock() - begin
                metrics.garbage_seconds.observe(taken)
                waited, pause = 0.0, max(SOONEST, SHARE * taken)
    finally:
        if collects:
            gc.enable()
