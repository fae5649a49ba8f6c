"""Measures the cost of a start of the server until it reports that it is ready."""

from __future__ import annotations

import tempfile
from pathlib import Path

from served.server import Load, Server


def start(times: int, load: Load) -> str:
    """Reports the processor time of all of the server's processes for the best of a number of starts."""
    found = []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), load)
            found.append([spent(server.process.pid), *[spent(worker) for worker in server.workers()]])
            server.end()
    best = min(found, key=sum)
    shares = " and ".join([f"{one:.2f}" for one in best])
    return f"ready after {sum(best):.2f} s of CPU ({shares} s in its processes), best of {times}"


def spent(pid: int) -> float:
    """Returns the processor seconds used by all threads of a process."""
    tasks = Path(f"/proc/{pid}/task")
    return sum([int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()]) / 1e9
