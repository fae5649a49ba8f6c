"""The HTTP API: guests, tables, seats, decks, replays, and the texts and facts that a client displays.

Each module has the endpoints of one subject.  `FIRST` holds the endpoints of the first page and of play; `everything`
holds all endpoints, and `openapi` describes them.
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
