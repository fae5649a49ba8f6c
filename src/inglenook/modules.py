"""Loading of modules that are not needed at once."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def for_good() -> Iterator[None]:
    """Excludes everything loaded in its block from garbage collection, permanently.

    Scanning all loaded modules again and again while they grow took an eighth of the start-up time.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if collects:
            gc.enable()
