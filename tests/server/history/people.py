"""Simulated people who play at random, reconnect, and record their requests, replies and views."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from inglenook.kernel.views.news import apply
from inglenook.server.storage.rows import ANSWER, UNDO
from tests.server.history.history import Asked, History, print_of
from tests.server.history.wire import Wire

NOBODY_KNOWS: Final = "server-refused-unanswered"

_lines = count(1)


class Person:
    """One device of a player or of a spectator."""

    def __init__(self, table: str, cookie: str, wires: Sequence[Wire], history: History, seed: str) -> None:
        self._table: Final = table
        self._cookie: Final = cookie
        self._wires: Final = wires
        self._history: Final = history
        self._dice: Final = random.Random(seed)
        self._requests: Final = count(1)
        self._open: dict[int, Asked | str] = {}
        """Requests over this connection without a reply yet."""
        self._known = 0
        """The latest version that this one was told of, over any connection."""
        self.patience = 2.0
        """After so many seconds without a word somebody tries elsewhere."""
        self.on_answered: Callable[[], None] = lambda: None
        self.at = -1
        self._viewer = -1
        self._view: Any = {}
        self._lines: list[Any] = []
        self.over = False

    async def play(self) -> None:
        """Reconnects and plays until the game is over."""
        while not self.over:
            wire = self._dice.choice(self._wires)
            self._open.clear()
            self.at = -1
            try:
                async with asyncio.timeout(self.patience):
                    socket = await connect(
                        f"ws://127.0.0.1:{wire.port}/ws", additional_headers={"Cookie": self._cookie},
                        compression=None, max_size=None, ping_interval=None, close_timeout=0.1, proxy=None,
                    )  # fmt: skip
                async with socket:
                    await self._sit(socket)
            except (OSError, WebSocketException):
                await self._breathe()

    async def _breathe(self) -> None:
        """Waits for a moment."""
        try:
            async with asyncio.timeout(0.05 + 0.1 * self._dice.random()):
                await asyncio.Event().wait()
        except TimeoutError:
            pass

    async def _sit(self, socket: ClientConnection) -> None:
        await self._send(socket, {"type": "watch", "table": self._table})
        while not self.over:
            async with asyncio.timeout(self.patience):
                told = json.loads(await socket.recv(decode=False))
            if told["type"] in ("view", "news"):
                self._see(told)
                await self._act(socket, told)
            elif told["type"] in ("done", "refused"):
                self._hear(told)

    def _see(self, told: dict[str, Any]) -> None:
        """Takes in a full view or a diff."""
        if told["type"] == "view":
            self._view, self._lines, self._viewer = told["view"], told["lines"], told["viewer"]
        else:
            if told["since"] != self.at:
                self._history.wrong.append(f"{self._table}: {self.at} was seen, and news since {told['since']} came")
            self._view, self._lines = apply(self._view, told["changes"]), self._lines + told["lines"]
        before, self.at = self._known, told["version"]
        if self.at < before:
            self._history.wrong.append(f"{self._table}: seat {self._viewer} knew {before} and was shown {self.at}")
        self._known = max(before, self.at)
        self.over = bool(told["question"].get("over"))
        seen = print_of(self._view, told["question"], self._lines)
        self._history.show(self._table, self._viewer, self.at, seen)

    def _hear(self, told: dict[str, Any]) -> None:
        """Records the reply to a request."""
        asked = self._open.pop(told["to"], None)
        if isinstance(asked, Asked):
            if told["type"] == "done":
                asked.told = "done"
                self._known = max(self._known, asked.version + 1)
                self.on_answered()
            elif told["message"]["message"] != NOBODY_KNOWS:
                asked.told = "refused"
        elif asked is not None and told["type"] == "done":
            self._history.said[asked] = True

    async def _act(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        """Answers, sometimes twice, and now and then undoes an answer, chats or disconnects."""
        chance = self._dice.random()
        if chance < 0.01:
            line = f"line {next(_lines)}"
            self._history.said[line] = False
            self._open[await self._send(socket, {"type": "say", "text": line})] = line
        elif chance < 0.02:
            raise OSError("away")
        elif chance < 0.04 and told["undo"].get("may") and not told["undo"].get("consent"):
            await self._ask(socket, UNDO)
        question = told["question"]
        if "options" not in question:
            return
        options = [option["key"] for option in question["options"]]
        many = self._dice.randint(question["least"], min(question["most"], len(options)))
        keys = tuple(self._dice.sample(options, many))
        await self._ask(socket, ANSWER, keys)
        if self._dice.random() < 0.1:
            await self._ask(socket, ANSWER, keys)

    async def _ask(self, socket: ClientConnection, kind: str, keys: tuple[str, ...] = ()) -> None:
        asked = self._history.ask(self._table, kind, self.at, self._viewer, keys)
        request: dict[str, Any] = {"type": kind, "version": self.at}
        if kind == ANSWER:
            request["keys"] = list(keys)
        self._open[await self._send(socket, request)] = asked

    async def _send(self, socket: ClientConnection, request: dict[str, Any]) -> int:
        number = next(self._requests)
        await socket.send(json.dumps({"id": number, **request}))
        return number
