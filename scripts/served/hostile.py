"""Hostile guests, who send everything that once stopped the server, all at once (docs/rules/server.md)."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from inglenook.lotr.decks.starters import starter_deck
from inglenook.lotr.library import LIBRARY

REFUSED_FOR: Final = 1.0
"""Seconds that a hostile guest pauses after a refusal, however long the server asks it to stay away."""
WAITS: Final = 60.0
"""Seconds that a hostile guest waits for an answer."""
NEW_GUEST_EVERY: Final = 20
"""Number of requests after which it comes back without its cookie, as somebody new."""

Attack = Callable[["HostileGuest"], Awaitable[None]]


class HostileGuest:
    """A hostile guest at an address, who repeats one attack."""

    def __init__(self, server: str, port: int, address: str, number: int, statuses: Counter[str]) -> None:
        self.port: Final = port
        self.address: Final = address
        self.dice: Final = random.Random(f"hostile {number}")
        self.cookie = ""
        self._server: Final = server
        self._statuses: Final = statuses
        self._asked = 0
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def fresh(self) -> str:
        """Returns a text that no earlier request had."""
        return f"{self.dice.getrandbits(64):x}"

    async def repeat(self, attack: Attack, until: float) -> None:
        """Repeats an attack until a time."""
        while time.monotonic() < until:
            try:
                await attack(self)
            except (OSError, TimeoutError, EOFError, ValueError, KeyError, WebSocketException) as problem:
                self._statuses[type(problem).__name__] += 1
                self.hang_up()
                await asyncio.sleep(REFUSED_FOR)

    async def ask(self, method: str, path: str, body: object = None, answered: bool = True) -> dict[str, Any]:
        """Sends a request and returns the response; with `answered` False, disconnects at once."""
        self._asked += 1
        if self._asked % NEW_GUEST_EVERY == 0:
            self.cookie = ""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._server, self.port, local_addr=(self.address, 0))
        reader, writer = self._streams
        content = b"" if body is None else json.dumps(body, separators=(",", ":")).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self._server}", "Content-Type: application/json"]
        lines += [f"Content-Length: {len(content)}", *([f"Cookie: {self.cookie}"] if self.cookie else []), "", ""]
        writer.write("\r\n".join(lines).encode() + content)
        if not answered:
            await writer.drain()
            self.hang_up()
            self._statuses["hung up"] += 1
            return {}
        async with asyncio.timeout(WAITS):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
            content = await reader.readexactly(int(headers.get("content-length", 0)))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        status = head[0].split()[1]
        self._statuses[status] += 1
        if status in ("429", "409", "503"):
            await asyncio.sleep(REFUSED_FOR)
        return json.loads(content) if status in ("200", "201") and content[:1] == b"{" else {}

    def hang_up(self) -> None:
        """Closes the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    def socket(self, table: str) -> connect:
        """Returns a WebSocket for a table."""
        url, headers = f"ws://{self._server}:{self.port}/ws?table={table}", {"Cookie": self.cookie}
        return connect(url, additional_headers=headers, local_addr=(self.address, 0), compression=None, max_size=None)

    async def lay(self, *others: dict[str, str], game: str = "lotr", begin: bool = True) -> str:
        """Creates a table and returns its id, or "" if the table is refused."""
        seats = [{"kind": "you"}, *others]
        body = {"game": game, "title": self.fresh(), "seats": seats, "begin": begin, "pace": 0}
        return str((await self.ask("POST", "/api/tables", body)).get("id", ""))


CARDS: Final = list(LIBRARY.all())
DECK: Final[dict[str, Any]] = {"ring_bearer": "1R290", "ring": "1R1", "adventure_deck": CARDS[:300],
               "draw_deck": [[card, 1] for card in CARDS[:999]]}  # fmt: skip


def listed(guest: HostileGuest, lines: int) -> str:
    """Returns a deck in which every line nearly names a card."""
    return "\n".join([f"1 Aragon, Kng in Exle {guest.fresh()[:4]} {number}" for number in range(lines)])


async def decks(guest: HostileGuest) -> None:
    """Converts, checks, deals and stores the largest decks, and opens packs."""
    huge = {**DECK, "ring": guest.fresh(), "draw_deck": [[card, 999] for card in (CARDS * 2)[:1500]]}
    await guest.ask("POST", "/api/decks/write", {"game": "lotr", "kind": "ids", "deck": huge})
    await guest.ask("POST", "/api/decks/write", {"game": "lotr", "kind": "code", "deck": {**DECK, "ring": "x"}})
    await guest.ask("POST", "/api/decks/check", {"game": "lotr", "format": "open", "text": listed(guest, 300)})
    await guest.ask("POST", "/api/decks/starts", {"game": "lotr", "deck": {**DECK, "ring": guest.fresh()}})
    kept = {"name": guest.fresh(), "format": "open", "notes": "x" * 2000, "changed": 1,
            "deck": {**DECK, "draw_deck": [[card, 999] for card in CARDS[:300]]},
            "versions": [{"number": number, "at": number, "deck": DECK} for number in range(1, 4)]}  # fmt: skip
    await guest.ask("PUT", f"/api/me/decks/{guest.fresh()}", {"base": 0, "kept": kept})
    await guest.ask("POST", "/api/packs", {"product": "starter-1"})
    await guest.ask("DELETE", "/api/me/collection", {})


async def proofs(guest: HostileGuest) -> None:
    """Requests proofs of puzzles made of brackets only, and disconnects from every second one."""
    deep, wide = "[" * 19_000, f"title: {guest.fresh()}\nnote: [" + "[]," * 6_500 + "]"
    for text in (guest.fresh() + deep, wide, wide + " "):
        await guest.ask("POST", "/api/puzzle-proof", {"text": text}, answered=text is not wide)


async def hints(guest: HostileGuest) -> None:
    """Requests one hint after another at a table with a search bot."""
    table = await guest.lay({"kind": "bot", "bot": "relentless"})
    for _ in range(30 if table else 0):
        await guest.ask("GET", f"/api/tables/{table}/hint")


async def trials(guest: HostileGuest) -> None:
    """Starts the longest trial, each time as a new guest."""
    guest.cookie = ""
    deck = starter_deck("fellowship-aragorn").data()
    trial = {"format": "fellowship", "deck": deck, "bot": "relentless", "starters": ["moria-gimli"] * 32, "games": 62}
    await guest.ask("POST", "/api/trial", trial)


async def analyses(guest: HostileGuest) -> None:
    """Ends a game, requests its analysis, and scrubs through its replay."""
    table = await guest.lay({"kind": "here", "name": "Ben"})
    if not table:
        return
    async with guest.socket(table) as socket:
        await socket.send(json.dumps({"id": 1, "type": "watch", "table": table, "seat": 0}))
        await socket.send(json.dumps({"id": 2, "type": "concede"}))
        await asyncio.sleep(REFUSED_FOR)
    await guest.ask("POST", f"/api/tables/{table}/analysis", {})
    for _ in range(10):
        await guest.ask("GET", f"/api/tables/{table}/replay/frames?count=100&from=0&viewer=-2")
        await guest.ask("POST", f"/api/tables/{table}/branch", {"number": 0, "seat": 0})


async def tables(guest: HostileGuest) -> None:
    """Creates tables, lessons, puzzles and leagues of bots without end."""
    await guest.lay({"kind": "open"}, {"kind": "open"}, game="talisman", begin=False)
    await guest.lay({"kind": "bot", "deck_text": listed(guest, 600)[:18_000]})
    league = await guest.ask("POST", "/api/leagues", {"kind": "sealed", "product": "set-1", "rounds": 7, "open": True})
    await guest.ask("POST", f"/api/leagues/{league.get('id', guest.fresh())}", {"do": "begin"})
    await guest.ask("POST", "/api/lessons/lotr", {})
    await guest.ask("POST", "/api/puzzles/lotr-1", {})


async def bots(guest: HostileGuest) -> None:
    """Keeps five search bots busy with immediate answers."""
    table = await guest.lay(*[{"kind": "bot", "bot": "relentless"}] * 5, game="talisman")
    if table:
        async with guest.socket(table) as socket:
            await socket.send(json.dumps({"id": 1, "type": "watch", "table": table, "seat": 0}))
            await answer_on(socket)


async def answer_on(socket: ClientConnection) -> None:
    """Answers every question at once until the game is over or nothing has arrived for a while."""
    with suppress(TimeoutError):
        while True:
            async with asyncio.timeout(WAITS):
                told = json.loads(await socket.recv())
            question = told.get("question", {})
            if question.get("over"):
                return
            if "options" in question:
                keys = [option["key"] for option in question["options"]][: max(1, question["least"])]
                await socket.send(json.dumps({"id": 2, "type": "answer", "version": told["version"], "keys": keys}))


async def messages(guest: HostileGuest) -> None:
    """Sends the most expensive messages as fast as the server takes them."""
    table = await guest.lay({"kind": "bot"}, {"kind": "bot"})
    keys = [guest.fresh() * 2 for _ in range(490)]
    async with guest.socket(table or "none") as socket:
        await socket.send(json.dumps({"id": 1, "type": "watch", "table": table, "seat": 0}))
        for number in range(600):
            for request in (
                {"type": "answer", "version": number, "keys": keys}, {"type": "stops", "kinds": keys},
                {"type": "undo", "version": number}, {"type": "why", "handle": "1"},
                {"type": "foresee", "version": number, "keys": keys[:40]}, {"type": "say", "text": "x" * 500},
                {"type": "report", "text": "x" * 4000}, {"type": "rematch", "deck_text": listed(guest, 300)},
                {"type": "nothing"}, {"type": "watch", "table": guest.fresh(), "seat": 0},
            ):  # fmt: skip
                await socket.send(json.dumps({"id": 3, **request}))
            with suppress(TimeoutError):
                async with asyncio.timeout(REFUSED_FOR / 4):
                    while True:
                        await socket.recv()


async def reads(guest: HostileGuest) -> None:
    """Requests the largest pages, and pages that do not exist."""
    for path in ("/api/rules/lotr/en", "/api/wording/lotr/en", "/api/tables", "/metrics", "/api/catalogue/lotr/en"):
        await guest.ask("GET", path)
    await guest.ask("GET", f"/api/leagues/{guest.fresh()}")
    await guest.ask("PUT", "/api/me", {"name": guest.fresh()})


ATTACKS: Final[tuple[Attack, ...]] = (
    decks, proofs, hints, trials, analyses, tables, bots, messages, reads,
)  # fmt: skip


async def attack(server: str, port: int, addresses: list[str], seconds: float) -> Counter[str]:
    """Runs every attack at once from each address; returns the numbers of responses by status."""
    statuses: Counter[str] = Counter()
    until = time.monotonic() + seconds
    guests = [HostileGuest(server, port, address, number, statuses) for number, address in enumerate(addresses)]
    repeated = [
        HostileGuest(server, port, guest.address, 1000 * number + place, statuses).repeat(one, until)
        for number, guest in enumerate(guests)
        for place, one in enumerate(ATTACKS)
    ]
    await asyncio.wait([asyncio.create_task(one) for one in repeated], timeout=seconds)
    return statuses
