"""Simulated people who use the server during attacks, and the durations of their requests."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from served.people import hear, picked, say

THINK: Final = 1.0
"""Seconds that a player thinks on average."""
LAYS_EVERY: Final = 9.0
HINTS_EVERY: Final = 12.0
BOT: Final = "hard"


class Waits:
    """Durations of requests by kind, in seconds, during the measurement."""

    def __init__(self) -> None:
        self.measuring = False
        self._took: Final[dict[str, list[float]]] = {}
        self.failures: Final[list[str]] = []

    def note(self, kind: str, began: float) -> None:
        """Records a request that began at a time and has ended now."""
        if self.measuring:
            self._took.setdefault(kind, []).append(time.perf_counter() - began)

    def percentile(self, kind: str, share: float = 0.95) -> float:
        """Returns the seconds that a share of the requests of a kind did not exceed."""
        ordered = sorted(self._took.get(kind, []))
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    def count(self, kind: str) -> int:
        """Returns the number of measured requests of a kind."""
        return len(self._took.get(kind, []))

    def kinds(self) -> list[str]:
        """Returns the measured kinds of requests."""
        return sorted(self._took)


class Bystander:
    """A simulated person at an address of the person's own."""

    def __init__(self, server: str, number: int, waits: Waits) -> None:
        self.server: Final = server
        self.waits: Final = waits
        self.dice: Final = random.Random(f"bystander {number}")
        self.address: Final = f"127.0.1.{number}"
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.client: Final = httpx.AsyncClient(
            transport=transport, base_url=server, timeout=60, headers={"Origin": server}
        )

    async def lay(self, *others: dict[str, str]) -> str:
        """Creates a table and begins play; returns its id."""
        body = {"game": "lotr", "open": False, "begin": True, "pace": 0, "seats": [{"kind": "you"}, *others]}
        response = await self.client.post("/api/tables", json=body)
        response.raise_for_status()
        return str(response.json()["id"])

    def socket(self, table: str) -> connect:
        """Returns a WebSocket for a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        headers = {"Cookie": cookie, "Origin": self.server}
        url = self.server.replace("http", "ws", 1) + f"/ws?table={table}"
        return connect(url, additional_headers=headers, local_addr=(self.address, 0), compression=None, max_size=None)

    async def think(self, mean: float = THINK) -> None:
        """Waits for a random time."""
        await asyncio.sleep(self.dice.expovariate(1 / mean))

    async def play_a_bot(self) -> None:
        """Plays a search bot, and measures the time from each answer to the next question of a bot that thought."""
        table = await self.lay({"kind": "bot", "bot": BOT})
        async with self.socket(table) as socket:
            await socket.send(say({"type": "watch", "id": 1, "table": table, "seat": 0}), text=True)
            began, thought, request = 0.0, False, 1
            while True:
                news = hear(await socket.recv(decode=False))
                if news.type == "refused":
                    raise RuntimeError("an answer was refused")
                if news.type not in ("view", "news"):
                    continue
                if news.question.get("over"):
                    return
                if "options" not in news.question:
                    thought = thought or news.question["seat"] != 0
                    continue
                if thought and began:
                    self.waits.note("bot's thought", began)
                await self.think()
                request, thought, began = request + 1, False, time.perf_counter()
                answer = {"type": "answer", "id": request, "version": news.version}
                await socket.send(say({**answer, "keys": picked(news.question, self.dice)}), text=True)

    async def lay_tables(self) -> None:
        """Creates a table now and then."""
        await self.think(LAYS_EVERY)
        began = time.perf_counter()
        await self.lay({"kind": "bot"})
        self.waits.note("laying a table", began)

    async def ask_for_hints(self) -> None:
        """Asks for a hint now and then, at a table of the person's own."""
        table = await self.lay({"kind": "bot", "bot": "thumb"})
        while True:
            await self.think(HINTS_EVERY)
            began = time.perf_counter()
            response = await self.client.get(f"/api/tables/{table}/hint")
            response.raise_for_status()
            self.waits.note("hint", began)

    async def repeat(self, use: Callable[[Bystander], Awaitable[None]]) -> None:
        """Repeats one kind of use, and counts failures."""
        while True:
            try:
                await use(self)
            except (httpx.HTTPError, ConnectionClosed, OSError, RuntimeError) as problem:
                self.waits.failures.append(f"{use.__name__}: {problem!r}"[:200])
                await self.think()


USES: Final = (
    *[Bystander.play_a_bot] * 4,
    *[Bystander.lay_tables] * 8,
    *[Bystander.ask_for_hints] * 6,
)
"""The people besides those who play each other."""


async def use_normally(server: str, waits: Waits) -> None:
    """Runs simulated people, each at an address of the person's own, until cancelled."""
    people = [Bystander(server, number + 1, waits) for number in range(len(USES))]
    try:
        await asyncio.gather(*[person.repeat(use) for person, use in zip(people, USES, strict=True)])
    finally:
        await asyncio.gather(*[person.client.aclose() for person in people])
