"""How much a browser has to fetch before somebody can play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request

from tests.browser.chromium import PHONE, Newcomer
from tests.browser.person import play_now
from tests.browser.serving import Serving

MOST = 200_000
"""Bytes as they come over the network, headers not counted."""


@pytest.mark.rule("SR-45")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_first_load(newcomer: Newcomer, serving: Serving, game: str) -> None:
    """From the start page to the first question of a game, all together."""
    page = newcomer("fi-FI", "click", PHONE)
    fetched: dict[str, int] = {}

    def note(request: Request) -> None:
        fetched[request.url] = int(request.sizes()["responseBodySize"])

    page.on("requestfinished", note)
    person = play_now(page, serving.address, game, "click")
    person.await_question()
    page.wait_for_load_state("networkidle")
    total = sum(fetched.values())
    assert fetched
    assert total < MOST, fetched
