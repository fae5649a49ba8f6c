"""A lock that lets only one process serve an SQLite file, as two would not learn of changes at each other's tables.

The serving process holds a lock on a small file beside the database.  The system releases the lock when the process
ends for any reason; the file itself stays and means nothing.
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
"""Seconds for which taking the lock is retried, because a server told to end may take a moment."""


@contextmanager
def alone(address: str) -> Iterator[None]:
    """Holds the lock of a database file, if the database is one; raises BadDatabase if another process has it."""
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
    """Opens the lock file beside a database file."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return Path(f"{file}.lock").open("a")
    except OSError as problem:
        detail = problem.strerror or str(problem)
        raise BadDatabase("server-error-database", {"address": str(file), "detail": detail}) from problem


if sys.platform == "win32":
    import msvcrt

    def take(lock: IO[str]) -> bool:
        """Takes the lock of a file; returns False if another process has it."""
        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def take(lock: IO[str]) -> bool:
        """Takes the lock of a file; returns False if another process has it.  Forked processes do not inherit the
        lock.
        """
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
