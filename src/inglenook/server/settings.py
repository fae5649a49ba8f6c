"""How the server is set up."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from inglenook.server.storage.retention import Keep

DEFAULT_PORT: Final = 8642


def data_folder() -> Path:
    """Where this computer keeps what programs of a user remember."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "inglenook"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "inglenook"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "inglenook"


def default_database() -> str:
    """The database that is used where no other is named: one file."""
    return f"sqlite:///{data_folder() / 'inglenook.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """What can be said about a server when it is started."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str = ""
    """Its address; "": a file in the data folder of the user."""
    workers: int = 1
    thinkers: int = 0
    """In how many processes bots think; 0: as the computer has processors to spare."""
    pause: tuple[float, float] = (0.4, 1.4)
    """How many seconds pass, at least and at most, before somebody passes who is not asked, if others could notice."""
    abandoned_after: int = 600
    """After so many seconds without a connection on one's turn a seat counts as abandoned."""
    forget_after: float = 300.0
    """After so many seconds without anybody watching, a game is no longer kept in memory."""
    limited: bool = True
    """Whether messages are counted and too many refused."""
    origins: tuple[str, ...] = ()
    """Other addresses than its own from which browsers may connect."""
    trusted_proxies: int = 0
    """How many proxies of ours stand before it; what they say of where a request comes from is believed."""

    hosts: tuple[str, ...] = ()
    """Names by which it may be called, besides addresses and the names of a household."""
    secrets: str = ""
    """The file with the secrets of cookies, the newest first; "": the secret in the database signs them."""

    keep: Keep = field(default_factory=Keep)
    """What is kept for how long."""

    @property
    def address(self) -> str:
        """The address of the database."""
        return self.database or default_database()
