"""Reads and writes whole files, with errors that explain what failed."""

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
    """Raised for a file that cannot be written: no such folder, no permission, no space, or the path is not a file."""


class CannotRead(InglenookError):
    """Raised for a file that is missing or cannot be read."""


def replace(path: Path, text: str) -> None:
    """Writes a file atomically: at any moment it has either its old or its new content."""
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
    except (OSError, ValueError, RuntimeError) as problem:  # a name with a zero byte, or circular links
        raise CannotWrite("error-file-write", {"file": str(path), "detail": cause(problem)}) from problem


def read(path: Path) -> bytes:
    """Returns the content of a file."""
    try:
        return path.read_bytes()
    except FileNotFoundError as problem:
        raise CannotRead("error-file-missing", {"file": str(path)}) from problem
    except (OSError, ValueError) as problem:
        raise CannotRead("error-file-read", {"file": str(path), "detail": cause(problem)}) from problem


def cause(problem: Exception) -> Argument:
    """Returns what is wrong with a file, in the reader's language if it is one of the usual errors."""
    if isinstance(problem, OSError):
        return _CAUSES.get(problem.errno or 0) or problem.strerror or str(problem)
    return str(problem)
