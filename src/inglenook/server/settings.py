"""The server's settings."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from inglenook.server.storage.retention import Keep

DEFAULT_PORT: Final = 8642


def data_folder() -> Path:
    """Returns this user's folder for application data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "inglenook"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "inglenook"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "inglenook"


def default_database() -> str:
    """Returns the address of the default database, a single SQLite file."""
    return f"sqlite:///{data_folder() / 'inglenook.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """The settings of a server, fixed at its start."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str = ""
    """The database's address; "": a file in the user's data folder."""
    workers: int = 1
    thinkers: int = 0
    """Number of processes in which bots think; 0: one fewer than processors, at least two."""
    pause: tuple[float, float] = (0.4, 1.4)
    """Minimum and maximum pause in seconds before an automatic pass that others could notice."""
    abandoned_after: int = 600
    """Seconds on turn without a connection after which a seat counts as abandoned."""
    forget_after: float = 300.0
    """Seconds without a watcher after which a game is dropped from memory."""
    limited: bool = True
    """Whether rate limits are enforced."""
    origins: tuple[str, ...] = ()
    """Further origins from which browsers may connect."""
    trusted_proxies: int = 0
    """Number of trusted proxies in front of the server, whose forwarded addresses are believed."""
    country_header: str = ""
    """The header in which a trusted proxy tells a client's country, for the list of one's devices; "": none does."""

    hosts: tuple[str, ...] = ()
    """Host names that the server accepts, besides addresses and local names."""
    secrets: str = ""
    """The file with the secrets of cookies signed before sessions, the newest first; "": the one in the database."""

    keep: Keep = field(default_factory=Keep)
    """Retention periods of stored data."""

    @property
    def address(self) -> str:
        """The address of the database."""
        return self.database or default_database()
