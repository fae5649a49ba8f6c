"""A real server on loopback in a thread of this process, which a test can inspect."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import uvicorn
from websockets.sync.client import ClientConnection, connect

from inglenook.server.app import create_app
from inglenook.server.command import uvicorn_settings
from inglenook.server.http.front_door import Door
from inglenook.server.settings import Settings
from tests.server.support.clock import StoppedClock
from tests.server.support.tables import ANN, BEN, cookie, lay


class Ready(uvicorn.Server):
    """A server that signals when it accepts connections."""

    ready: threading.Event

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.ready.set()


class House:
    """A server with a table at which Ann and Ben play."""

    def __init__(self, folder: Path, door: Door | None = None, **settings: Any) -> None:
        database = f"sqlite:///{folder}/inglenook.sqlite"
        self.clock: Final = StoppedClock()
        chosen = {"database": database, "pause": (0.0, 0.0), **settings}
        self.app: Final = create_app(Settings(**chosen), self.clock)
        self._ready: Final = threading.Event()
        self._server: Final = Ready(uvicorn.Config(self.app, port=0, **uvicorn_settings(door)))
        self._server.ready = self._ready
        self._loop: Final = asyncio.new_event_loop()
        self._thread: Final = threading.Thread(target=self._run)
        self.table = ""

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._server.serve())
        self._loop.close()

    def __enter__(self) -> House:
        self._thread.start()
        assert self._ready.wait(30)
        self.table = self.do(lay, "embers", [ANN, BEN])
        return self

    def __exit__(self, *problem: object) -> None:
        self._server.should_exit = True
        self._thread.join(30)

    @property
    def port(self) -> int:
        """Returns the server's port."""
        return int(self._server.servers[0].sockets[0].getsockname()[1])

    def do(self, work: Any, *arguments: Any) -> Any:
        """Runs a coroutine with the store in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work(self.app.state.store, *arguments), self._loop).result(30)

    def run(self, work: Any) -> Any:
        """Runs a coroutine in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(30)

    @contextmanager
    def connect(self, guest: Any = ANN, **headers: str) -> Iterator[Socket]:
        """Yields a connection of a guest."""
        if guest is not None:
            headers["Cookie"] = self.do(cookie, guest)
        address = f"ws://127.0.0.1:{self.port}/ws"
        with connect(address, additional_headers=headers, max_size=None) as connection:
            yield Socket(connection)


class Socket:
    """A WebSocket client that can send anything."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection: Final = connection

    def send(self, data: str | bytes) -> None:
        """Sends a message, valid or not."""
        self._connection.send(data)

    def hear(self) -> dict[str, Any]:
        """Returns the next message."""
        told: dict[str, Any] = json.loads(self._connection.recv(30))
        return told

    def ask(self, **request: Any) -> dict[str, Any]:
        """Sends a request; returns its reply, skipping other messages."""
        self.send(json.dumps({"id": 77, **request}))
        while True:
            told = self.hear()
            if told.get("to") == 77:
                return told
