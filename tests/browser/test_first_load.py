"""The amount of data that a browser loads before play can begin."""

from __future__ import annotations

import pytest

from tests.browser.chromium import PHONE, Newcomer
from tests.browser.person import play_now
from tests.browser.serving import Serving
from tests.browser.traffic import Traffic

MOST = 200_000
"""Bytes as they come over the network, headers not counted."""


@pytest.mark.rule("SR-45")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_first_load(newcomer: Newcomer, serving: Serving, game: str) -> None:
    """The load from the start page to the first question of a game stays within its limit."""
    page = newcomer("fi-FI", "click", PHONE)
    traffic = Traffic(page)
    person = play_now(page, serving.address, game, "click")
    person.await_question()
    page.wait_for_load_state("networkidle")
    assert traffic.fetched and traffic.told
    assert traffic.bytes < MOST, traffic.fetched
