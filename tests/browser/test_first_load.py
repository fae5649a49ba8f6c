"""How much a browser has to fetch before somebody can play, and that it fetches nothing that it was not shown."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, Request, WebSocket

from tests.browser.chromium import PHONE, Newcomer
from tests.browser.person import play_now
from tests.browser.serving import Serving

MOST = 200_000
"""Bytes as they come over the network, headers not counted."""

CARD = re.compile(r'"(?:part-)?([0-9]+[A-Z][0-9]+)["-]')
"""A card that the server names, or a part of its text."""

SHEET = re.compile(r"/api/catalogue/lotr/[a-z]+/([a-z0-9_-]+)\?")


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

    @property
    def bytes(self) -> int:
        """All together: what is told is not compressed."""
        return sum(self.fetched.values()) + sum(len(told.encode()) for told in self.told)

    @property
    def sheets(self) -> set[str]:
        """The sheets of cards that were fetched."""
        return {found[1] for url in self.fetched if (found := SHEET.search(url)) is not None}

    @property
    def cards(self) -> set[str]:
        """The cards that were named to this page."""
        return {card for told in self.told for card in CARD.findall(told)}


@pytest.mark.rule("SR-45")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_first_load(newcomer: Newcomer, serving: Serving, game: str) -> None:
    """From the start page to the first question of a game, all together."""
    page = newcomer("fi-FI", "click", PHONE)
    traffic = Traffic(page)
    person = play_now(page, serving.address, game, "click")
    person.await_question()
    page.wait_for_load_state("networkidle")
    assert traffic.fetched and traffic.told
    assert traffic.bytes < MOST, traffic.fetched


@pytest.mark.rule("SR-45", "SR-42")
@pytest.mark.timeout(120)
def test_a_table_fetches_the_cards_that_it_is_shown_and_no_others(newcomer: Newcomer, serving: Serving) -> None:
    """At the first question and after a while: what a browser asks for follows from its own view, log and questions."""
    page = newcomer("en-GB", "click")
    traffic = Traffic(page)
    person = play_now(page, serving.address, "lotr", "click")
    index = page.request.get(f"{serving.address}/api/catalogue/lotr/en").json()["sheets"]

    for answers in (0, 12):
        person.play(answers)
        person.await_question()
        page.wait_for_load_state("networkidle")
        shown = {sheet for sheet, cards in index.items() if not traffic.cards.isdisjoint(cards)}
        assert shown == traffic.sheets
        assert 0 < len(shown) < len(index) / 2
