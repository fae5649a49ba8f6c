"""Injects faults into servers while people play, and checks the resulting history."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from inglenook.server.storage.rows import Guest
from inglenook.server.storage.store import Store, open_store
from tests.server.history.faults import Faults
from tests.server.history.history import History, Kept
from tests.server.history.hosts import Cable, Host
from tests.server.history.people import Person
from tests.server.history.postgresql import PostgreSQL
from tests.server.support.tables import cookie, lay

GAMES: Final = (*["embers"] * 18, "lotr", "talisman")
"""Mostly short games: of each of them the beginning and the end are shaken, too."""
PATIENCE: Final = 60.0
"""Seconds after the last fault within which every table must have an answer."""


@dataclass
class Shaking:
    """Settings of a run with injected faults."""

    seed: str
    faults: int
    answers: int
    tables: int = 8
    """Tables played at once."""
    games: Sequence[str] = GAMES
    patience: float = 4.0
    """Seconds a server waits for the database (8 in production); people wait half as long for the server."""


@dataclass
class Found:
    """Results of a run with injected faults."""

    history: History = field(default_factory=History)
    happened: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    moments: int = 0
    """How many different versions were shown to how many seats."""
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        told = Counter([one.told or "nobody knows" for one in self.history.asked])
        counted = f"{told['done']} acknowledged, {told['refused']} refused, {told['nobody knows']} nobody knows of"
        lines = [
            f"{sum(self.happened.values())} faults: " + ", ".join(f"{n} {name}" for name, n in self.happened.items()),
            f"{self.tables} tables, {len(self.history.asked)} answers: {counted}",
            f"{self.moments} moments shown, {len(self.history.said)} lines said",
            *(self.wrong or ["one history: nothing lost, nothing twice, nothing shown that was not so"]),
        ]
        return "\n".join(lines)


class Play:
    """People who play at tables, one table after the other."""

    def __init__(self, shaking: Shaking, store: Store, hosts: Sequence[Host], history: History) -> None:
        self._shaking: Final = shaking
        self._store: Final = store
        self._wires: Final = [host.to_clients for host in hosts]
        self._history: Final = history
        self._dice: Final = random.Random(f"{shaking.seed} tables")
        self._waiting: Final[list[tuple[str, list[str]]]] = []
        self.laid: Final[list[str]] = []
        self._answered: Counter[str] = Counter()
        self.acknowledged = 0
        self.progress: Final = asyncio.Event()
        self._playing: Final[set[str]] = set()

    async def lay(self, many: int) -> None:
        """Creates tables in advance, while nothing fails yet."""
        for first in range(0, many, 50):
            laying = [self._lay(number) for number in range(first, min(many, first + 50))]
            self._waiting.extend(await asyncio.gather(*laying))

    async def _lay(self, number: int) -> tuple[str, list[str]]:
        game = self._shaking.games[number % len(self._shaking.games)]
        people = [Guest(f"guest-{number}-{seat}", f"Guest {seat}") for seat in range(2)]
        table = await lay(self._store, game, people, f"{self._shaking.seed} {number}")
        return table, [await cookie(self._store, guest) for guest in people]

    async def _one_after_the_other(self) -> None:
        while self._waiting:
            table, cookies = self._waiting.pop(0)
            self.laid.append(table)
            self._playing.add(table)
            await self._play(table, cookies)
            self._playing.discard(table)

    async def _play(self, table: str, cookies: list[str]) -> None:
        """Lets both players play, now and then with a second device, and a spectator watch."""
        devices = [*cookies]
        if self._dice.random() < 0.5:
            devices.append(cookies[0])
        if self._dice.random() < 0.3:
            devices.append("")
        async with asyncio.TaskGroup() as together:
            for number, own in enumerate(devices):
                person = Person(table, own, self._wires, self._history, f"{self._shaking.seed} {table} {number}")
                person.patience = self._shaking.patience / 2
                person.on_answered = lambda: self._note(table)
                together.create_task(person.play())

    def _note(self, table: str) -> None:
        self._answered[table] += 1
        self.acknowledged += 1
        self.progress.set()

    async def until(self, acknowledged: int) -> None:
        """Waits until a number of answers were acknowledged."""
        while self.acknowledged < acknowledged:
            self.progress.clear()
            await self.progress.wait()

    async def everywhere(self) -> list[str]:
        """Waits until every table has an acknowledged answer or is over; returns the tables without one."""
        before = Counter(self._answered)
        try:
            async with asyncio.timeout(PATIENCE):
                while left := [one for one in self._playing if self._answered[one] == before[one]]:
                    self.progress.clear()
                    await self.progress.wait()
        except TimeoutError:
            return [f"{one}: nobody could answer any more" for one in left]
        return []

    async def __aenter__(self) -> Play:
        await self.lay(self._shaking.tables * 2 + self._shaking.answers // 20)
        self._tasks = [asyncio.create_task(self._one_after_the_other()) for _ in range(self._shaking.tables)]
        return self

    async def __aexit__(self, *problem: object) -> None:
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        failed = [one for one in ended if isinstance(one, Exception)]
        if failed and problem[0] is None:
            raise RuntimeError(f"people failed: {failed}")


@asynccontextmanager
async def hosts_with(
    folder: Path, postgresql: PostgreSQL | None, shaking: Shaking, cables: bool
) -> AsyncIterator[tuple[list[Host], str]]:
    """Yields running hosts, two with PostgreSQL or one with SQLite, and the address at which their data can be read."""
    address = f"sqlite:///{folder / 'history.sqlite'}" if postgresql is None else postgresql.address("history")
    reached = address if postgresql is None else "postgresql://postgres@HOST:PORT/history"
    known = tuple(dict.fromkeys(shaking.games))
    async with AsyncExitStack() as open_hosts:
        hosts = []
        for number in range(1 if postgresql is None else 2):
            cable = Cable(number) if cables else None
            host = await open_hosts.enter_async_context(Host(number, folder, reached, known, cable, shaking.patience))
            host.upstream = "" if postgresql is None else postgresql.socket()
            hosts.append(host)
        for host in hosts:
            await host.start()
        yield hosts, address


async def shake(
    folder: Path,
    shaking: Shaking,
    postgresql: PostgreSQL | None = None,
    cables: bool = False,
    tell: Callable[[int, int], None] = lambda faults, answers: None,
) -> Found:
    """Lets people play while faults are injected; returns the faults of their history."""
    found = Found()
    if postgresql is not None:
        postgresql.asks("CREATE DATABASE history;")
    async with hosts_with(folder, postgresql, shaking, cables) as (hosts, address):
        store = await open_store(address)
        faults = Faults(hosts, postgresql, f"{shaking.seed} faults")
        async with Play(shaking, store, hosts, found.history) as play:
            share = shaking.answers / (shaking.faults + 1)
            for number in range(shaking.faults):
                await play.until(int(number * share))
                await faults.next()
                tell(number + 1, play.acknowledged)
            await play.until(shaking.answers)
            found.wrong += await play.everywhere()
        await store.close()
        found.happened, found.tables = faults.happened, len(play.laid)
    store = await open_store(address)
    kept = []
    for table in play.laid:
        row = await store.table(table)
        assert row is not None
        entries, snapshot = await store.entries(table), await store.snapshot(table)
        kept.append(Kept(row, entries, snapshot, await store.chat(table, most=10_000)))
    await store.close()
    found.moments = sum(len(shown) for shown in found.history.shown.values())
    found.wrong += found.history.faults(kept)
    return found
