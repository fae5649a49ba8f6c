"""A real server in a process of its own, which tests reach over the network."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

from inglenook.server.tables.new_table import SEED_FOR_TESTS
from tests.server.support.servers import is_free


def free_port() -> int:
    """Returns a free port."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        number: int = one.getsockname()[1]
        return number


class Serving:
    """`inglenook serve` with a database of its own, which can be killed and restarted at the same address."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.database: Final = f"sqlite:///{folder / 'games.sqlite'}"
        self.port: Final = free_port()
        self.address: Final = f"http://127.0.0.1:{self.port}"
        self.log: Final = folder / "server.log"
        self._words: Final = words
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Starts the server and waits until it prints its address."""
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database", self.database, *self._words]
        while not is_free(self.port):  # it was killed, and its last thread has not ended yet
            pass
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "inglenook", *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1", SEED_FOR_TESTS: "by the fire"},
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if re.search(r"https?://", line):
                return
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def kill(self) -> None:
        """Kills the server at once, without shutting down."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> None:
        """Stops the server as its operator would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._end()

    def _end(self) -> None:
        assert self._process is not None and self._process.stdout is not None
        self._process.wait(30)
        self._process.stdout.close()
        self._process = None
