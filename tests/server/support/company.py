"""A hall with clients connected without a network, whose requests and replies a test can inspect."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from inglenook.kernel.game import Game
from inglenook.kernel.views.news import apply
from inglenook.server import protocol
from inglenook.server.bots.processes import BotProcesses
from inglenook.server.bots.thinker import Thought, think
from inglenook.server.fair_queue import NOBODY, Whose
from inglenook.server.people.watcher import Watcher
from inglenook.server.settings import Settings
from inglenook.server.storage.rows import Guest
from inglenook.server.storage.store import Store, open_store
from inglenook.server.tables.hall import Hall
from inglenook.server.tables.room import Room
from inglenook.server.websocket.handlers import take

decode_reply: Final = msgspec.json.Decoder(protocol.Reply).decode

HASTY: Final = Settings(pause=(0.0, 0.0), limited=False)
"""Nobody waits in a test."""


class BotsHere(BotProcesses):
    """Bots that run in this process."""

    async def about(self, game: Game[Any], bot: str, dice_seed: str, whose: Whose = NOBODY) -> Thought:
        from inglenook.kernel.saved import snapshots

        assert game.pending is not None
        return think(snapshots.save(game), game.rulebook.name, bot, game.pending.seat, dice_seed)


class Somebody(Watcher):
    """A client that reads every message at once and applies diffs."""

    def __init__(self, guest: Guest | None, address: str = "") -> None:
        super().__init__(guest, address=address)
        self.heard: list[dict[str, Any]] = []
        self.sent = b""
        """Every byte of what the game told."""
        self.seen: dict[str, Any] = {}
        self.question: dict[str, Any] = {}
        self.undo: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.at = -1

    def push(self, data: bytes, is_reply: bool = False) -> None:
        told = json.loads(data)
        assert told == json.loads(protocol.encode(decode_reply(data)))  # it has the types that it should
        self.heard.append(told)
        if told["type"] == "table":
            self.table = told
        if told["type"] in ("view", "news", "results"):
            self.sent += data
        if told["type"] in ("view", "news"):
            assert told["type"] == "view" or told["since"] == self.at
            self.seen = told["view"] if told["type"] == "view" else apply(self.seen, told["changes"])
            self.lines = told["lines"] if told["type"] == "view" else self.lines + told["lines"]
            self.question, self.at, self.undo = told["question"], told["version"], told["undo"]

    def of(self, kind: str) -> list[dict[str, Any]]:
        """Returns the received messages of one type."""
        return [told for told in self.heard if told["type"] == kind]

    @property
    def asked(self) -> bool:
        """Whether the client's seat has to answer."""
        return "options" in self.question

    def keys(self, *verbs: str) -> list[str]:
        """Returns the keys of the options with these verbs, or of all options if none is named."""
        return [one["key"] for one in self.question["options"] if not verbs or one["verb"] in verbs]

    def labels(self) -> list[Any]:
        return [one["label"] for one in self.question["options"]]


class Company:
    """A hall and its clients."""

    def __init__(self, store: Store, settings: Settings = HASTY) -> None:
        self.store: Final = store
        self.hall: Final = Hall(store, settings, BotsHere())

    async def room(self, table: str) -> Room:
        """Returns the room of a table."""
        room = await self.hall.room(table)
        assert room is not None
        return room

    async def comes(self, table: str, guest: Guest | None, seat: int | None = None, address: str = "") -> Somebody:
        """Connects a client to a table."""
        somebody = Somebody(guest, address)
        room = await self.room(table)
        async with room.lock:
            assert await room.enter(somebody, seat, 1)
        await self.settled(table)
        return somebody

    async def asks(self, who: Somebody, request: protocol.Request) -> dict[str, Any]:
        """Sends a client's request; returns the reply."""
        room = who.room
        assert room is not None
        request.id = 1000 + len(who.heard)
        async with room.lock:
            await take(room, who, request)
        await self.settled(room.id)
        return next(told for told in who.heard if told.get("to") == request.id)

    async def answers(self, who: Somebody, *keys: str) -> dict[str, Any]:
        """Answers a client's question."""
        return await self.asks(who, protocol.Answer(version=who.at, keys=list(keys)))

    async def answers_at_random(self, table: str, dice: random.Random) -> None:
        """Gives a random answer for the asked player at a table."""
        room = await self.room(table)
        pending = room.playing().game.pending
        assert pending is not None
        count = dice.randint(pending.least, min(pending.most, len(pending.options)))
        async with room.lock:
            await room.answer(tuple(dice.sample(range(len(pending.options)), count)))
        await self.settled(table)

    async def settled(self, table: str) -> None:
        """Waits until nothing more happens at a table without a person and all messages are sent."""
        await self.hall._autoplays[table].settled()
        room = await self.room(table)
        if room.play is not None:
            room.audience.foresight.tell()

    async def close(self) -> None:
        await self.hall.close()


def in_company(address: str, scenario: Callable[[Company], Awaitable[None]], settings: Settings = HASTY) -> None:
    """Runs a scenario in a hall with a given database."""

    async def playing() -> None:
        store = await open_store(address)
        company = Company(store, settings)
        try:
            await scenario(company)
        finally:
            await company.close()
            await store.close()

    asyncio.run(playing())
