"""A clock for tests that stands still until a test moves it."""

from __future__ import annotations

import asyncio


class StoppedClock:
    """A clock that stands still at the beginning of a minute."""

    def __init__(self) -> None:
        self.now = 600.0

    def __call__(self) -> float:
        return self.now


async def one_round() -> None:
    """Runs all tasks that are ready, without letting time pass."""
    loop = asyncio.get_running_loop()
    done = loop.create_future()
    loop.call_soon(done.set_result, None)
    await done
