"""A pool of one process, for computations apart from the server process."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from typing import Final

TIDIED_WITHIN: Final = 2.0
"""Maximum seconds to wait at shutdown until the resources of a pool are released."""


def open_pool(prepared: Callable[[], None]) -> ProcessPoolExecutor:
    """Opens a pool of one new process, which first runs `prepared`."""
    context = multiprocessing.get_context("spawn")  # a fork would copy the server's sockets and threads
    return ProcessPoolExecutor(1, context, prepared)


def end_pool(pool: ProcessPoolExecutor, wait: float = 0.0) -> None:
    """Kills the process of a pool at once; `wait` is the number of seconds to wait until its semaphores are released.

    Otherwise Python releases them after the server's end, with a warning in the log.
    """
    processes = list((getattr(pool, "_processes", None) or {}).values())
    manager = getattr(pool, "_executor_manager_thread", None)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(OSError, ValueError):
            process.kill()
    if manager is not None and wait:
        manager.join(wait)
