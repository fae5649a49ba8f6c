"""All that comes to a page: how much it is, and which cards it is about."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, Request, WebSocket

CARD: Final = re.compile(r'"(?:part-)?([0-9]+[A-Z][0-9]+)["-]')
"""A card that the server names, or a part of its text."""

SHEET: Final = re.compile(r"/api/catalogue/lotr/[a-z]+/([a-z0-9_-]+)\?")


class Traffic:
    """All that comes to a page: what it fetches, and what it is told over its connection."""

    def __init__(self, page: Page) -> None:
        self.fetched: Final[dict[str, int]] = {}
        self.told: Final[list[str]] = []
        page.on("requestfinished", self._fetched)
        page.on("websocket", self._connected)

    def _fetched(self, request: Request) -> None:
        self.fetched[request.url] = int(request.sizes()["responseBodySize"])

    def _connected(self, connection: WebSocket) -> None:
        connection.on("framereceived", lambda frame: self.told.append(str(frame)))

    def await_sheets(self, page: Page, wanted: set[str]) -> None:
        """Waits until as many sheets have come as are wanted: a question does not wait for those that take long."""
        while len(self.sheets) < len(wanted):
            page.wait_for_event("requestfinished")

    @property
    def bytes(self) -> int:
        """Returns all together: what is told is not compressed."""
        return sum(self.fetched.values()) + sum(len(told.encode()) for told in self.told)

    @property
    def sheets(self) -> set[str]:
        """Returns the sheets of cards that were fetched."""
        return {found[1] for url in self.fetched if (found := SHEET.search(url)) is not None}

    @property
    def cards(self) -> set[str]:
        """Returns the cards that were named to this page."""
        return {card for told in self.told for card in CARD.findall(told)}
