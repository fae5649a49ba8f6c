"""Backup copy of an SQLite database, taken before its schema is upgraded."""

from __future__ import annotations

import filecmp
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

from inglenook.server.storage import schema


def keep_before_migration(file: str | None) -> None:
    """Copies a database with an older schema to its name plus the schema version, plus a number if that name is taken.

    The name is taken if an older database was restored and is upgraded again: both copies stay.  A repeated attempt
    after a failure finds an identical copy and keeps just one.
    """
    if not file or file == ":memory:" or not Path(file).is_file():
        return
    with closing(sqlite3.connect(file)) as found:
        try:
            (number,) = found.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone() or ("",)
        except sqlite3.Error:
            return
        if not (number.isascii() and number.isdigit() and 0 < int(number) < schema.SCHEMA):
            return
        name = f"{file}.schema-{number}"
        begun = Path(f"{name}.begun")  # an interrupted copy must not get the final name
        begun.unlink(missing_ok=True)
        try:
            with closing(sqlite3.connect(begun)) as kept:
                found.backup(kept)
        except sqlite3.Error as problem:
            raise OSError(str(problem)) from problem
    for copy in (Path(name if one == 1 else f"{name}-{one}") for one in count(1)):
        if not copy.exists():
            begun.replace(copy)
            return
        if filecmp.cmp(begun, copy, shallow=False):
            begun.unlink()
            return
