"""A file with games is served by one process: two would not hear of each other's tables.

The process that serves it holds a lock on a small file beside it.  The system lets go of that lock when the process
ends, however it ends; that the file stays there means nothing.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from inglenook.server.storage.database import address_of
from inglenook.server.storage.upgrade import BadDatabase

PATIENCE: Final = 2.0
"""For so many seconds it is tried again: a server that was just told to end may take a moment."""


@contextmanager
def alone(address: str) -> Iterator[None]:
    """Nobody else serves this database meanwhile, if it is a file; raises BadDatabase if somebody does already."""
    url = address_of(address)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    file = Path(str(url.database))
    with lock_beside(file) as lock:
        until = time.monotonic() + PATIENCE
        while not take(lock):
            if time.monotonic() > until:
                raise BadDatabase("server-error-database-served", {"file": str(file)})
            time.sleep(0.05)
        yield


def lock_beside(file: Path) -> IO[str]:
    """The file that is locked."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return Path(f"{file}.lock").open("a")
    except OSError as problem:
        detail = problem.strerror or str(problem)
        raise BadDatabase("server-error-database", {"address": str(file), "detail": detail}) from problem


if sys.platform == "win32":
    import msvcrt

    def take(lock: IO[str]) -> bool:
        """Takes the lock of a file; False if another process has it."""
        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def take(lock: IO[str]) -> bool:
        """Takes the lock of a file; False if another process has it.  Processes that are forked off do not have it."""
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
