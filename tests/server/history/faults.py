"""Faults injected in an order that a seed decides: each begins, lasts for a time, and ends."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from tests.server.history.hosts import Host, fill_disk, signalled
from tests.server.history.postgresql import PostgreSQL

Fault = Callable[[], Awaitable[None]]
A_DAY: Final = 24 * 3600.0


class Faults:
    """Injects faults into some hosts and their database."""

    def __init__(self, hosts: Sequence[Host], postgresql: PostgreSQL | None, seed: str) -> None:
        self._hosts: Final = hosts
        self._postgresql: Final = postgresql
        self._dice: Final = random.Random(seed)
        self._starting: Final = asyncio.Lock()
        """Held while servers cannot be started, or are being started."""
        self.happened: Final[Counter[str]] = Counter()
        self._known: Final = self._all()
        self._bag: list[str] = []

    def _all(self) -> dict[str, Fault]:
        known: dict[str, Fault] = {
            "server killed": self.kill_server,
            "process killed": self.kill_process,
            "process paused": self.pause,
            "clients cut off": self.cut_clients,
            "clients held up": self.hold_clients,
            "acknowledgements lost": self.lose_acknowledgements,
            "clock moved": self.move_clock,
        }
        if self._postgresql is None:
            return {**known, "disk full": self.fill_disk}
        known |= {
            "database restarted": self.restart_database,
            "database crashed": self.crash_database,
            "disk of the database full": self.fill_disk_of_database,
            "database cut off": self.cut_database,
            "database held up": self.hold_database,
            "replies of the database lost": self.lose_replies,
            "killed while cut off": self.kill_while_cut_off,
            "killed before telling": self.kill_before_telling,
        }
        if any(host.cable is not None for host in self._hosts):
            known["cable pulled out"] = self.pull_cable
        return known

    async def next(self) -> None:
        """Injects the next fault; each round has every kind once."""
        if not self._bag:
            self._bag = self._dice.sample(sorted(self._known), len(self._known))
        name = self._bag.pop()
        await self._known[name]()
        self.happened[name] += 1

    def _some(self) -> Host:
        return self._dice.choice(self._hosts)

    async def _a_while(self, longest: float = 1.5) -> None:
        """Waits for a moment, or for longer than people are patient."""
        try:
            async with asyncio.timeout(longest * self._dice.random() ** 2):
                await asyncio.Event().wait()
        except TimeoutError:
            pass

    # Servers.

    async def kill_server(self) -> None:
        """Kills a server with all its processes, and starts it again."""
        async with self._starting:
            host = self._some()
            await host.kill()
            await self._a_while(0.5)
            await host.start()

    async def kill_process(self) -> None:
        """Kills a worker, which the supervisor replaces."""
        async with self._starting:
            host = self._some()
            killed = host.worker()
            signalled(killed, signal.SIGKILL)
            while host.worker() in (0, killed):
                await self._a_while(0.05)

    async def kill_before_telling(self) -> None:
        """Kills a worker that has stored an entry and not announced it to the other servers."""
        async with self._starting:
            host = self._some()
            before = host.worker()
            host.doom(True)
            try:
                async with asyncio.timeout(4.0):  # perhaps nobody can answer now
                    while host.worker() == before:
                        await self._a_while(0.05)
            except TimeoutError:
                pass
            finally:
                host.doom(False)
            while host.worker() == 0:
                await self._a_while(0.05)

    async def pause(self) -> None:
        """Stops a process for a time without its knowledge."""
        paused = self._some().worker()
        signalled(paused, signal.SIGSTOP)
        await self._a_while(4.0)
        signalled(paused, signal.SIGCONT)

    async def move_clock(self) -> None:
        """Moves the clock of a host forward or back by up to a day, for good."""
        self._some().move_clock(self._dice.uniform(-A_DAY, A_DAY))

    async def fill_disk(self) -> None:
        """Fills the server's disk for a time."""
        full = self._some().worker()
        fill_disk(full, full=True)
        await self._a_while()
        fill_disk(full, full=False)

    # Between clients and servers.

    async def cut_clients(self) -> None:
        """Closes all client connections of a server."""
        self._some().to_clients.cut()

    async def hold_clients(self) -> None:
        """Holds all traffic between a server and its clients, then delivers or drops it."""
        wire = self._some().to_clients
        wire.hold()
        await self._a_while(3.0)
        wire.mend(cut=self._dice.random() < 0.5)

    async def lose_acknowledgements(self) -> None:
        """Drops the server's responses while requests still arrive."""
        wire = self._some().to_clients
        wire.lose_replies()
        await self._a_while()
        wire.mend()

    async def pull_cable(self) -> None:
        """Cuts a host off from clients and database, and then resends or drops what was on its way."""
        async with self._starting:
            cable = self._some().cable
            assert cable is not None
            cable.pull()
            await self._a_while(4.0)
            cable.plug_in()

    # The database.

    async def restart_database(self) -> None:
        """Restarts PostgreSQL, in an orderly way or as after a loss of power."""
        assert self._postgresql is not None
        async with self._starting:
            await self._postgresql.restart(self._dice.choice(["fast", "immediate"]))

    async def crash_database(self) -> None:
        """Kills one process of PostgreSQL, which then ends all others and recovers."""
        assert self._postgresql is not None
        async with self._starting:
            backends = self._postgresql.backends()
            if backends:
                await self._postgresql.crash(self._dice.choice(backends))

    async def fill_disk_of_database(self) -> None:
        """Fills PostgreSQL's disk for a time."""
        assert self._postgresql is not None
        async with self._starting:
            await self._postgresql.run_full()
            await self._a_while()
            await self._postgresql.is_back()

    async def cut_database(self) -> None:
        """Closes all connections of a server to the database."""
        self._some().to_database.cut()

    async def hold_database(self) -> None:
        """Holds all traffic between a server and the database, then delivers or drops it."""
        async with self._starting:
            wire = self._some().to_database
            wire.hold()
            await self._a_while(3.0)
            wire.mend(cut=self._dice.random() < 0.5)

    async def lose_replies(self) -> None:
        """Drops the database's replies while writes still arrive."""
        async with self._starting:
            wire = self._some().to_database
            wire.lose_replies()
            await self._a_while(3.0)
            wire.mend()

    async def kill_while_cut_off(self) -> None:
        """Kills a server while a write is on its way, and delivers the write afterwards."""
        async with self._starting:
            host = self._some()
            host.to_database.hold()
            await self._a_while(1.0)
            await host.kill()
            host.to_database.mend()
            await host.start()
