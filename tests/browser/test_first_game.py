"""A newcomer's first game, from the start page to its end without an account."""

from __future__ import annotations

import pytest

from tests.browser.chromium import DESKTOP, PHONE, Newcomer, errors_on
from tests.browser.person import CLICK, KEYS, TAP, play_now
from tests.browser.serving import Serving


@pytest.mark.rule("SR-40", "SR-43")
@pytest.mark.timeout(180)
@pytest.mark.parametrize(
    ("language", "way", "size"),
    [("en-GB", CLICK, DESKTOP), ("fi-FI", TAP, PHONE), ("nl-NL", KEYS, DESKTOP)],
    ids=["mouse, desktop, English", "touch, phone, Finnish", "keyboard, desktop, Dutch"],
)
def test_first_card_game(newcomer: Newcomer, serving: Serving, language: str, way: str, size: dict[str, int]) -> None:
    """A newcomer plays a card game against a bot from the first click to the end without page errors."""
    page = newcomer(language, way, size)
    errors = errors_on(page)
    person = play_now(page, serving.address, "lotr", way)
    person.play(most=700)
    assert person.is_over
    assert person.answers > 5
    assert page.locator("html").get_attribute("lang") == language[:2]
    assert errors == []


@pytest.mark.long
@pytest.mark.rule("SR-40")
@pytest.mark.timeout(3600)
def test_whole_talisman_game(newcomer: Newcomer, serving: Serving) -> None:
    """A newcomer plays Talisman against a bot with the mouse from the first click to the end."""
    page = newcomer()
    errors = errors_on(page)
    person = play_now(page, serving.address, "talisman", CLICK)
    person.play(most=6000)
    assert person.is_over
    assert errors == []
