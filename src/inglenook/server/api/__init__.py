"""The HTTP side: who one is, tables and seats, decks, replays, and what a client draws and says things with.

Each module has the endpoints of one subject.  `FIRST` are those of the first page and of play; `everything` has all of
them, and `openapi` describes them.
"""

from __future__ import annotations

from typing import Final

from inglenook.server.api import games, health, me, seats, tables
from inglenook.server.api.texts import catalogue, rules, wording
from inglenook.server.http.endpoints import Endpoint

FIRST: Final[tuple[Endpoint, ...]] = (
    *me.ENDPOINTS,
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *seats.ENDPOINTS,
    *catalogue.ENDPOINTS,
    *rules.ENDPOINTS,
    *wording.ENDPOINTS,
    *health.ENDPOINTS,
)
