"""The server application: the HTTP API, the WebSocket, and the files of the browser client."""

from __future__ import annotations

import asyncio
import logging
import mimetypes
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from inglenook.server import api
from inglenook.server.deferred_imports import Later, Rest
from inglenook.server.health import logs
from inglenook.server.http.cached import FOR_EVER
from inglenook.server.http.middleware import middleware
from inglenook.server.people import guests
from inglenook.server.people.secrets import secrets_in
from inglenook.server.people.sessions import Sessions
from inglenook.server.processes.garbage import collect_seldom
from inglenook.server.programs import sockets
from inglenook.server.programs.events import Events
from inglenook.server.programs.token_checks import TokenChecks
from inglenook.server.rate_limits import Clock, Counts, RateLimits
from inglenook.server.settings import Settings
from inglenook.server.storage.cleanup import note_keep
from inglenook.server.storage.store import open_store
from inglenook.server.tables.hall import Hall
from inglenook.server.websocket import connection

CLIENT: Final = Path(__file__).parent.parent / "web"
"""Folder into which `npm run build` puts the browser client."""
SITES: Final = (
    Path(__file__).parent.parent / "site",
    Path(__file__).parents[3] / "build" / "site",
    Path(__file__).parents[3] / "site",  # the compiled package lies in build/compiled
)
"""Folders in which the documentation may have been built: in an installed package, and in a checkout (`make site`)."""
LONGEST_PATH: Final = 200
"""Maximum length of a page's path; no page of the client has a longer one."""
NOT_BUILT: Final = "The browser's part is not built: run `make play`, or `npm ci && npm run build` in web/.\n"


def create_app(
    settings: Settings, clock: Clock = time.monotonic, counts: Counts | None = None, wall: Clock = time.time
) -> Starlette:
    """Creates the application that uvicorn runs.

    `clock` times the rate limits, and `counts` stores their counters, which several processes may share.  `wall` is the
    clock that times picks and decks of leagues, and days for opening packs.
    """
    limits = RateLimits(settings.limited, clock, counts)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(settings.address)
        hall = Hall(store, settings)
        app.state.store, app.state.hall, app.state.settings = store, hall, settings
        app.state.later, app.state.wall = Later(app, wall), wall
        signer = guests.signer(await store.secret(), *await asyncio.to_thread(secrets_in, settings.secrets))
        sessions = Sessions(store, signer, wall, settings.trusted_proxies, settings.country_header)
        app.state.sessions = sessions
        app.state.tokens, app.state.events = TokenChecks(store, wall), Events(store)
        app.state.limits, app.state.sockets = limits, connection.OpenSockets(settings.limited, counts)
        await note_keep(store, settings.keep)
        hall.open()
        working = [asyncio.create_task(collect_seldom()), asyncio.create_task(sessions.compare_always())]
        sys.setswitchinterval(0.0005)  # play need not wait for threads that compute or import: decks, replays
        try:
            yield
        finally:
            for task in working:
                task.cancel()
            await app.state.later.close()
            await app.state.tokens.close()
            await app.state.events.close()
            await hall.close()
            await store.close()

    return Starlette(
        routes=[
            *[endpoint.route() for endpoint in api.FIRST],
            Rest(),
            WebSocketRoute("/ws", connection.endpoint),
            *sockets.ROUTES,
            Mount("/assets", Assets(directory=CLIENT / "assets", check_dir=False)),
            *documentation(SITES),
            Route("/{path:path}", page, methods=["GET", "HEAD"]),
        ],
        middleware=middleware(limits, settings.origins, settings.trusted_proxies, settings.hosts),
        lifespan=lifespan,
    )


def documentation(folders: Sequence[Path]) -> list[BaseRoute]:
    """Returns the routes of the documentation, at /docs, from the first folder that has it; none if it is not built."""
    for folder in folders:
        if (folder / "index.html").is_file():
            to_start = Route("/docs", lambda _: RedirectResponse("/docs/"), methods=["GET", "HEAD"])
            return [to_start, Mount("/docs", StaticFiles(directory=folder, html=True))]
    return []


def begin_logging() -> None:
    """Configures logging, without uvicorn's routine messages."""
    logs.configure()
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


class Assets(StaticFiles):
    """Static files whose names change with their content, so that browsers cache them for ever."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        file = packed(Path(full_path), Request(scope))
        response = file or super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = FOR_EVER
        return response


def packed(file: Path, request: Request) -> Response | None:
    """Returns the Brotli-compressed copy of a file, if it exists and the browser accepts it."""
    copy = file.with_name(file.name + ".br")
    accepted = [word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")]
    if "br" not in accepted or not copy.is_file():
        return None
    media, _ = mimetypes.guess_type(file.name)
    return FileResponse(copy, headers={"content-encoding": "br", "vary": "Accept-Encoding"}, media_type=media)


async def page(request: Request) -> Response:
    """Returns a file of the browser client or else its single page, which chooses the view by the path."""
    path = str(request.path_params["path"])
    if path.startswith("api/"):
        return Response(status_code=404)
    try:
        file = (CLIENT / path).resolve()
        is_ours = bool(path) and file.is_file() and file.is_relative_to(CLIENT)
    except (OSError, ValueError):  # not a valid file name
        return Response(status_code=404)
    if is_ours:
        return FileResponse(file, headers={"cache-control": "no-cache"})
    if len(path) > LONGEST_PATH or "." in path.rpartition("/")[2]:
        return Response(status_code=404)
    index = CLIENT / "index.html"
    if not index.is_file():
        return PlainTextResponse(NOT_BUILT, status_code=503)
    response = packed(index, request) or FileResponse(index)
    response.headers["cache-control"] = "no-cache"
    return response
