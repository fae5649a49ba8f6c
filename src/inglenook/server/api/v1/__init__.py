"""The API for programs, `/api/v1`: every endpoint takes a token, and none a cookie (docs/api.md)."""

from __future__ import annotations

from typing import Final

from inglenook.server.api.v1 import games, me, play, streams, tables
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.http.openapi import About
from inglenook.server.programs.events import OwnTable
from inglenook.server.protocol import Reply, Request

PROGRAMS: Final[tuple[Endpoint, ...]] = (
    *me.ENDPOINTS,
    *tables.ENDPOINTS,
    *streams.ENDPOINTS,
    *play.ENDPOINTS,
    *games.ENDPOINTS,
)
"""All endpoints for programs."""

DESCRIPTION: Final = About(
    "/api/v1/openapi.json",
    "Inglenook for programs",
    "Tables, play, streams and finished games for programs with a token. A stream has one JSON object a line: of a "
    "table the schemas TableInfo, View, News, Results, Chat, UndoAsked and Refused, of events OwnTable. WebSockets at "
    "the addresses of the streams send the same, and take the requests Answer, Aside, Undo, Consent, Why and so on.",
    {"token": {"type": "http", "scheme": "bearer", "description": "Made in the browser, on the page Programs."}},
    (OwnTable, Reply, Request),
)
"""The description of the API for programs."""
