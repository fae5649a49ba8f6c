"""The data that a page receives: its size and the cards that it names."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, Request, WebSocket

CARD: Final = re.compile(r'"(?:part-)?([0-9]+[A-Z][0-9]+)["-]')
"""A card that the server names, or a part of its text."""

SHEET: Final = re.compile(r"/api/catalogue/lotr/[a-z]+/([a-z0-9_-]+)\?")


class Traffic:
    """Records the data that a page receives by requests and over its WebSocket."""

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
        """Waits until all requested sheets have arrived, since a question does not wait for slow ones."""
        while len(self.sheets) < len(wanted):
            page.wait_for_event("requestfinished")

    @property
    def bytes(self) -> int:
        """Returns the total size in bytes, with uncompressed WebSocket messages."""
        return sum(self.fetched.values()) + sum(len(told.encode()) for told in self.told)

    @property
    def sheets(self) -> set[str]:
        """Returns the sheets that the page requested."""
        return {found[1] for url in self.fetched if (found := SHEET.search(url)) is not None}

    @property
    def cards(self) -> set[str]:
        """Returns the cards named to the page."""
        return {card for told in self.told for card in CARD.findall(told)}
