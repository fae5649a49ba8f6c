"""Hosts: each has a server, a clock, a wire to the database and a wire to its clients.

Where the system allows network namespaces, a host has a network of its own: its server is reached over a cable that can
be pulled out, which drops without notice what was on its way.
"""

from __future__ import annotations

import asyncio
import os
import signal
import struct
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.server.history.wire import Address, Wire
from tests.server.support.servers import Nursery, Server

CLOCK: Final = """
import mmap, struct, time
_moved = mmap.mmap(os.open({file!r}, os.O_RDONLY), 8, prot=mmap.PROT_READ)
_clock = time.time
time.time = lambda: _clock() + struct.unpack("<d", _moved[:8])[0]
"""
"""The clock of a host shows as much more as its file says."""
UNTOLD: Final = """
import signal
from inglenook.server.storage.announcements import Announcements
_doomed = mmap.mmap(os.open({file!r}, os.O_RDONLY), 1, prot=mmap.PROT_READ)
_tell = Announcements.tell
def _tell_or_die(self, news):
    if _doomed[0]:
        os.kill(os.getpid(), signal.SIGKILL)
    _tell(self, news)
Announcements.tell = _tell_or_die
"""
"""A process of a doomed host dies when it has kept an entry and is about to tell the others."""
IMPATIENT: Final = """
from inglenook.server.storage import announcements, database, store
database.PATIENCE, announcements.PATIENCE, store.PATIENCE = {0}, {0}, {0} * 5 / 8
"""
"""For how long a database is waited for; 8.0 in earnest."""
AGAIN: Final = """
import asyncio
_check = command.check_database
async def _check_again(address):
    for _ in range(150):
        try:
            return await _check(address)
        except command.InglenookError:
            await asyncio.sleep(0.2)
    await _check(address)
command.check_database = _check_again
"""
"""A server that meets no database says so and ends; whoever starts servers tries again, for half a minute."""


class Cable:
    """A network namespace with a virtual cable to the tests' own."""

    def __init__(self, number: int) -> None:
        self.name: Final = f"inglenook{os.getpid() % 100_000}x{number}"
        self._end: Final = f"ing{os.getpid() % 100_000}x{number}"
        net = f"10.213.{os.getpid() % 250}"
        self.ours, self.theirs = f"{net}.{4 * number + 1}", f"{net}.{4 * number + 2}"
        ip("netns", "add", self.name)
        ip("link", "add", self._end, "type", "veth", "peer", "name", "cable", "netns", self.name)
        ip("addr", "add", f"{self.ours}/30", "dev", self._end)
        ip("link", "set", self._end, "up")
        for words in (("addr", "add", f"{self.theirs}/30", "dev", "cable"), ("link", "set", "cable", "up")):
            ip("-n", self.name, *words)
        ip("-n", self.name, "link", "set", "lo", "up")

    def pull(self) -> None:
        """Pulls the cable out."""
        ip("link", "set", self._end, "down")

    def plug_in(self) -> None:
        """Plugs the cable in again."""
        ip("link", "set", self._end, "up")

    def remove(self) -> None:
        """Removes the host's network namespace."""
        ip("netns", "del", self.name)


def ip(*words: str) -> None:
    """Runs `ip`, which changes the network of this machine."""
    subprocess.run(["ip", *words], check=True, capture_output=True, timeout=20)


def may_lay_cables() -> bool:
    """Whether the system allows network namespaces."""
    if sys.platform != "linux" or os.geteuid():
        return False
    try:
        ip("netns", "add", f"inglenook{os.getpid()}")
        ip("netns", "del", f"inglenook{os.getpid()}")
    except (OSError, subprocess.SubprocessError):
        return False
    return True


class Host:
    """A server with its clock and its connections."""

    def __init__(
        self,
        number: int,
        folder: Path,
        database: str,
        games: tuple[str, ...],
        cable: Cable | None,
        patience: float,
    ) -> None:
        """Takes the database's address, in which HOST and PORT stand for this end of the wire to PostgreSQL."""
        self.cable: Final = cable
        self._clock: Final = folder / f"clock-{number}"
        self.move_clock(0.0)
        self._doom: Final = folder / f"doom-{number}"
        self.doom(False)
        here = "127.0.0.1" if cable is None else cable.ours
        self.reached: Final = "127.0.0.1" if cable is None else cable.theirs
        self.database: Final = database.replace("HOST", here)
        self.to_database: Final = Wire(lambda: self.upstream, here)
        self.to_clients: Final = Wire(self._serves_at)
        self.upstream: Address = ""
        """Where PostgreSQL listens."""
        within = () if cable is None else ("ip", "netns", "exec", cable.name)
        prepare = CLOCK.format(file=str(self._clock)) + IMPATIENT.format(patience) + AGAIN
        prepare += UNTOLD.format(file=str(self._doom))
        self._nursery: Final = Nursery(*games, prepare=prepare, within=within, log=folder / f"host-{number}.log")
        self.server = Server(0, 0)

    def _serves_at(self) -> Address:
        return self.reached, self.server.port

    async def start(self) -> None:
        """Starts a server after the previous one has ended."""
        address = self.database.replace("PORT", str(self.to_database.port))
        self.server = await asyncio.to_thread(self._nursery.server, address, "--host", "0.0.0.0")

    async def kill(self) -> None:
        """Kills the server with all its processes."""
        workers = self.server.workers()
        self.server.kill()
        for worker in workers:
            await gone(worker)

    def worker(self) -> int:
        """Returns the process id of the current worker, or 0 if there is none."""
        return next(iter(self.server.workers()), 0)

    def move_clock(self, seconds: float) -> None:
        """Sets this host's clock wrong by a number of seconds."""
        with open(self._clock, "r+b" if self._clock.exists() else "w+b") as file:
            file.write(struct.pack("<d", seconds))

    def doom(self, dies: bool) -> None:
        """Makes the workers die between storing an entry and announcing it, or ends that."""
        with open(self._doom, "r+b" if self._doom.exists() else "w+b") as file:
            file.write(bytes([dies]))

    async def __aenter__(self) -> Self:
        await self.to_database.open()
        await self.to_clients.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            with suppress(OSError):
                await self.kill()
            await asyncio.to_thread(self._nursery.__exit__, None, None, None)
            await self.to_clients.close()
            await self.to_database.close()
        finally:
            if self.cable is not None:
                self.cable.remove()


async def gone(process: int) -> None:
    """Waits until a process has ended."""
    while Path(f"/proc/{process}/exe").exists():
        await asyncio.to_thread(os.sched_yield)


def signalled(process: int, number: signal.Signals) -> bool:
    """Sends a signal to a process, if the process still exists."""
    with suppress(ProcessLookupError):
        if process:
            os.kill(process, number)
            return True
    return False


def fill_disk(process: int, full: bool, user: str | None = None) -> None:
    """Makes writes of a process fail as on a full disk, or ends that."""
    words = ["prlimit", "--pid", str(process), f"--fsize={0 if full else 'unlimited'}:"]
    subprocess.run(words, check=False, capture_output=True, user=user, timeout=20)  # it may be gone
