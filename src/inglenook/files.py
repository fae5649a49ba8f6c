"""Reading and writing whole files, and what to say when that fails."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from inglenook.kernel.errors import InglenookError
from inglenook.kernel.messages import Argument, Message

_CAUSES: Final[Mapping[int, Message]] = {
    errno.EACCES: Message("cause-no-permission"),
    errno.EPERM: Message("cause-no-permission"),
    errno.EROFS: Message("cause-no-permission"),
    errno.ENOENT: Message("cause-no-folder"),
    errno.ENOTDIR: Message("cause-no-folder"),
    errno.EISDIR: Message("cause-is-folder"),
    errno.EEXIST: Message("cause-no-folder"),
    errno.ENOSPC: Message("cause-no-room"),
}


class CannotWrite(InglenookError):
    """A file that cannot be written: no such folder, no permission, no room, or something else is in its place."""


class CannotRead(InglenookError):
    """A file that is not there, or that cannot be read."""


def replace(path: Path, text: str) -> None:
    """Writes a file as a whole: at every moment it is either what it was or what it is to be."""
    try:
        destination = path.resolve()
        part = destination.with_name(f".{destination.name}.{os.getpid()}")
        try:
            part.write_text(text, "utf-8")
            part.replace(destination)
        except OSError:
            with suppress(OSError):
                part.unlink()
            raise
    except (OSError, ValueError, RuntimeError) as problem:  # a name with a zero byte, links that go round in a circle
        raise CannotWrite("error-file-write", {"file": str(path), "detail": cause(problem)}) from problem


def read(path: Path) -> bytes:
    """All that is in a file."""
    try:
        return path.read_bytes()
    except FileNotFoundError as problem:
        raise CannotRead("error-file-missing", {"file": str(path)}) from problem
    except (OSError, ValueError) as problem:
        raise CannotRead("error-file-read", {"file": str(path), "detail": cause(problem)}) from problem


def cause(problem: Exception) -> Argument:
    """What is wrong with a file, in the reader's language where it is one of the usual things."""
    if isinstance(problem, OSError):
        return _CAUSES.get(problem.errno or 0) or problem.strerror or str(problem)
    return str(problem)
