"""When a process that serves looks for garbage: seldom, since nobody is answered meanwhile.

Hundreds of tables are a million objects, and Python goes through all that are new whenever there are some thousands of
them: at 800 tables for 40 ms twice a second, and for a quarter of a second every eight.  Next to nothing is found: an
answer leaves nothing that lies in a circle, a game is freed when its room is put away, and connections come apart when
they end (`http/front_door.py`, `websocket/wire.py`).
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from typing import Final

from inglenook.server.health import metrics

LOOKED: Final = 5.0
"""Every so many seconds it is looked whether it is time."""
SOONEST: Final = 600.0
"""So many seconds lie between two searches, unless much has come since."""
SHARE: Final = 1000
"""It takes so many times as long as the last search took until the next."""
MANY: Final = 4_000_000
"""When there are so many objects more than at the last search, they may be garbage, whatever made them; 1,600 tables
have as many, and a search takes seconds then."""


async def collect_seldom(
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep, clock: Callable[[], float] = time.perf_counter
) -> None:
    """Looks for garbage now and then, and keeps Python from doing so by itself as long as this goes on (SR-89)."""
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
