"""What is loaded in a thread when the server can be reached already: a third of it all, and the games.

Who asks for something of it before waits until it is there, and no longer than if it had been loaded first.
"""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Final

import structlog
from starlette.applications import Starlette
from starlette.routing import BaseRoute, Match, Router
from starlette.types import Receive, Scope, Send

from inglenook import games
from inglenook.server.rate_limits import Clock

if TYPE_CHECKING:
    from inglenook.server.leagues.leagues import Leagues
    from inglenook.server.trials.trials import Trials

log = structlog.get_logger("inglenook.server")

TRIES: Final = 3
"""How often somebody who asks has it loaded before they are told that it cannot be."""


def load() -> None:
    """Loads everything: whoever forks does so before, and what is loaded already takes no time."""
    import inglenook.server.api.everything
    import inglenook.server.leagues.leagues
    import inglenook.server.trials.trials  # noqa: F401


def load_games() -> None:
    """Loads the games, which else whoever plays one first waits for; one that cannot be loaded stops no other."""
    for name in games.names():
        try:
            entry = games.find(name)
            if entry.load_ahead is not None:
                entry.load_ahead()
        except Exception:
            log.exception("loading", game=name)


class Later:
    """What an application loads later, in its event loop; leagues and trials begin with it."""

    def __init__(self, app: Starlette, wall: Clock) -> None:
        self._app: Final = app
        self._wall: Final = wall
        self._loading: asyncio.Task[Router] | None = None
        self._games: asyncio.Task[None] | None = None
        self._leagues: Leagues | None = None
        self._trials: Trials | None = None

    def begin(self) -> asyncio.Task[Router]:
        """Begins to load, if nobody did; again, if it failed: what was in the way may be gone."""
        if self._loading is None or self.failed:
            self._loading = asyncio.create_task(self._load())
        return self._loading

    @property
    def failed(self) -> bool:
        """Whether it cannot be loaded: then the server is not well."""
        return self._loading is not None and self._loading.done() and self._loading.exception() is not None

    async def there(self) -> Router:
        """Whoever asks waits here, and tries again what failed."""
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
            log.exception("loading")
            raise

    async def _load_games(self) -> None:
        await asyncio.to_thread(load_games)
        gc.freeze()  # all that stays for good

    async def close(self) -> None:
        """Ends what was begun."""
        for task in [self._loading, self._games]:
            if task is not None:
                await asyncio.wait([task])
        if self._trials is not None:
            await self._trials.close()
        if self._leagues is not None:
            await self._leagues.close()


class Rest(BaseRoute):
    """Where everything is found that is loaded later."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """All that programs ask for and no other route answers."""
        ours = scope["type"] == "http" and (scope["path"].startswith("/api/") or scope["path"] == "/openapi.json")
        return Match.FULL if ours else Match.NONE, {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers as soon as it is loaded."""
        later: Later = scope["app"].state.later
        await (await later.there())(scope, receive, send)
