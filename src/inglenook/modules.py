"""How the parts of the program are loaded that are not needed at once."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def for_good() -> Iterator[None]:
    """What is loaded meanwhile stays: nothing of it is looked through for garbage, now or ever.

    To look through all that is loaded, again and again while it grows, took an eighth of a start.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if collects:
            gc.enable()
