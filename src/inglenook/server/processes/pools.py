"""A process to which something is handed to be worked out, apart from the one that serves."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress


def open_pool(prepared: Callable[[], None]) -> ProcessPoolExecutor:
    """A process of its own, which does first what prepares it."""
    context = multiprocessing.get_context("spawn")  # a fork would copy our sockets and threads
    return ProcessPoolExecutor(1, context, prepared)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """Ends it at once, whatever it does."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(OSError, ValueError):
            process.kill()
