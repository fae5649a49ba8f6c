"""A process to which something is handed to be worked out, apart from the one that serves."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from typing import Final

TIDIED_WITHIN: Final = 2.0
"""So many seconds whoever ends for good waits at most, until what a pool was made of is given back."""


def open_pool(prepared: Callable[[], None]) -> ProcessPoolExecutor:
    """A process of its own, which does first what prepares it."""
    context = multiprocessing.get_context("spawn")  # a fork would copy our sockets and threads
    return ProcessPoolExecutor(1, context, prepared)


def end_pool(pool: ProcessPoolExecutor, wait: float = 0.0) -> None:
    """Ends it at once, whatever it does; who waits so many seconds finds its semaphores given back.

    Else Python does that after us, and complains of it in the log.
    """
    processes = list((getattr(pool, "_processes", None) or {}).values())
    manager = getattr(pool, "_executor_manager_thread", None)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(OSError, ValueError):
            process.kill()
    if manager is not None and wait:
        manager.join(wait)
