"""A server in this process, browsers that send requests, and tables for them."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
from anyio.from_thread import BlockingPortal, start_blocking_portal

from inglenook.server.app import create_app
from inglenook.server.settings import Settings
from inglenook.server.storage.store import Store
from tests.server.support.clock import StoppedClock

T = TypeVar("T")

ADDRESS = "http://inglenook.test"


class House:
    """A server whose app runs in an event loop of another thread."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        chosen = Settings(database=f"sqlite:///{folder}/test.sqlite", limited=False)
        self.settings = dataclasses.replace(chosen, **settings)
        self.wall = StoppedClock()
        """The clock of leagues."""
        self.app = create_app(self.settings, StoppedClock(), wall=self.wall)
        self._stack = ExitStack()
        self.portal: BlockingPortal

    def __enter__(self) -> Self:
        self.portal = self._stack.enter_context(start_blocking_portal())
        self._stack.enter_context(self.portal.wrap_async_context_manager(self.app.router.lifespan_context(self.app)))
        return self

    def __exit__(self, *problem: object) -> None:
        self._stack.close()

    @property
    def store(self) -> Store:
        """Returns the server's store."""
        store: Store = self.app.state.store
        return store

    def do(self, work: Callable[..., Awaitable[T]], *arguments: Any) -> T:
        """Runs a coroutine in the server's event loop."""
        return self.portal.call(work, *arguments)

    def browser(self, name: str = "", address: str = "203.0.113.7") -> Browser:
        """Returns a browser with its own cookies, which is already a guest if a name is given."""
        transport = httpx.ASGITransport(app=self.app, raise_app_exceptions=True, client=(address, 50_000))
        browser = Browser(self, httpx.AsyncClient(transport=transport, base_url=ADDRESS))
        if name:
            browser.put("/api/me", {"name": name})
        return browser


class Browser:
    """A browser that sends requests as the server's pages do by default."""

    def __init__(self, house: House, client: httpx.AsyncClient) -> None:
        self.house = house
        self.client = client

    def request(self, method: str, path: str, **kwargs: Any) -> httpx.Response:
        """Sends any request; returns the response."""

        async def send() -> httpx.Response:
            return await self.client.request(method, path, **kwargs)

        return self.house.do(send)

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Sends a GET request."""
        return self.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})

    def put(self, path: str, body: object) -> httpx.Response:
        """Sends a PUT request."""
        return self.request("PUT", path, json=body, headers={"Origin": ADDRESS})

    def post(self, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Sends a POST request."""
        sent = {"origin": ADDRESS, **{name.replace("_", "-"): value for name, value in headers.items()}}
        return self.request("POST", path, json={} if body is None else body, headers=sent)

    def lay(self, *seats: dict[str, str], game: str = "talisman", **more: object) -> str:
        """Creates a table; returns its id."""
        laid = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        assert laid.status_code == 201, laid.text
        return str(laid.json()["id"])


YOU = {"kind": "you"}
BOT = {"kind": "bot"}
OPEN = {"kind": "open"}
HERE = {"kind": "here", "name": "Bram"}


def refused(response: httpx.Response) -> tuple[int, str]:
    """Returns the status of a refusal and its message."""
    return response.status_code, str(response.json()["error"]["message"])
