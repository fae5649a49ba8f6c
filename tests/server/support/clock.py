"""A clock for tests: however long they take, it stands until it is moved."""

from __future__ import annotations

import asyncio


class StoppedClock:
    """Stands at the beginning of a minute."""

    def __init__(self) -> None:
        self.now = 600.0

    def __call__(self) -> float:
        return self.now


async def one_round() -> None:
    """Everybody does what can be done now; no time passes for it."""
    loop = asyncio.get_running_loop()
    done = loop.create_future()
    loop.call_soon(done.set_result, None)
    await done
