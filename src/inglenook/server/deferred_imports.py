"""Loads a third of the server's modules, and the games, in a thread after the server is reachable.

A request that needs them earlier waits until they are loaded, no longer than if they had been loaded at the start.
"""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Final

import structlog
from starlette.applications import Starlette
from starlette.routing import BaseRoute, Match, Router
from starlette.types import Receive, Scope, Send

from inglenook import registry
from inglenook.server.rate_limits import Clock

if TYPE_CHECKING:
    from inglenook.server.leagues.leagues import Leagues
    from inglenook.server.trials.trials import Trials

log = structlog.get_logger("inglenook.server")

TRIES: Final = 3
"""Attempts at loading before a request fails."""


def load() -> None:
    """Imports all deferred modules; done before forking where workers are forked, and instant when repeated."""
    import inglenook.server.api.everything
    import inglenook.server.leagues.leagues
    import inglenook.server.trials.trials  # noqa: F401


def load_games() -> None:
    """Loads the games, so that their first players need not wait; a game that fails to load does not stop the
    others.
    """
    for name in registry.names():
        try:
            entry = registry.find(name)
            if entry.load_ahead is not None:
                entry.load_ahead()
        except Exception:
            log.exception("loading failed", game=name)


class Later:
    """The deferred loading of an application, in its event loop; leagues and trials start afterwards."""

    def __init__(self, app: Starlette, wall: Clock) -> None:
        self._app: Final = app
        self._wall: Final = wall
        self._loading: asyncio.Task[Router] | None = None
        self._games: asyncio.Task[None] | None = None
        self._leagues: Leagues | None = None
        self._trials: Trials | None = None

    def begin(self) -> asyncio.Task[Router]:
        """Starts loading unless it has been started; starts again after a failure, whose cause may be gone."""
        if self._loading is None or self.failed:
            self._loading = asyncio.create_task(self._load())
        return self._loading

    @property
    def failed(self) -> bool:
        """Whether loading failed, which makes the server unhealthy."""
        return self._loading is not None and self._loading.done() and self._loading.exception() is not None

    async def there(self) -> Router:
        """Waits until everything is loaded, retrying failures, and returns the router."""
        for _ in range(TRIES - 1):
            try:
                return await asyncio.shield(self.begin())
            except Exception:  # noqa: BLE001  # it was logged; what was in the way may be gone
                continue
        return await asyncio.shield(self.begin())

    async def _load(self) -> Router:
        try:
            await asyncio.to_thread(load)
            from inglenook.server.api.everything import routes
            from inglenook.server.leagues.leagues import Leagues
            from inglenook.server.trials.trials import Trials

            state = self._app.state
            state.leagues = self._leagues = Leagues(state.store, state.hall, self._wall)
            state.trials = self._trials = Trials(state.store, self._wall)
            self._leagues.open()
            self._games = asyncio.create_task(self._load_games())
            return Router(routes())
        except Exception:
            log.exception("loading failed")
            raise

    async def _load_games(self) -> None:
        await asyncio.to_thread(load_games)
        gc.freeze()  # the loaded modules stay for good

    async def close(self) -> None:
        """Stops loading, leagues and trials."""
        for task in [self._loading, self._games]:
            if task is not None:
                await asyncio.wait([task])
        if self._trials is not None:
            await self._trials.close()
        if self._leagues is not None:
            await self._leagues.close()


class Rest(BaseRoute):
    """A route that leads to all endpoints that are loaded later."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Matches all API paths that no earlier route matches."""
        ours = scope["type"] == "http" and (scope["path"].startswith("/api/") or scope["path"] == "/openapi.json")
        return Match.FULL if ours else Match.NONE, {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Waits for loading, then answers."""
        later: Later = scope["app"].state.later
        await (await later.there())(scope, receive, send)
