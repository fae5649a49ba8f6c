"""A newcomer without an account: from the start page to the end of a first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.person import CLICK, KEYS, TAP, Person
from tests.browser.serving import Serving

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def newcomer(chromium: Browser, language: str, way: str, size: dict[str, int]) -> Page:
    """A browser that has never been here."""
    context = chromium.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        locale=language,
        has_touch=way == TAP,
        is_mobile=way == TAP,
        reduced_motion="reduce",
    )
    return context.new_page()


def play_now(page: Page, address: str, game: str, way: str) -> Person:
    """Opens the start page, and begins with its first button."""
    page.goto(address)
    button = page.locator(f"button[aria-describedby=game-{game}]")
    expect(button).to_be_visible()
    person = Person(page, f"{game} {way}", way)
    person.press(button)
    page.wait_for_url("**/table/*")
    return person


@pytest.mark.rule("SR-40", "SR-43")
@pytest.mark.timeout(180)
@pytest.mark.parametrize(
    ("language", "way", "size"),
    [("en-GB", CLICK, DESKTOP), ("fi-FI", TAP, PHONE), ("nl-NL", KEYS, DESKTOP)],
    ids=["mouse, desktop, English", "touch, phone, Finnish", "keyboard, desktop, Dutch"],
)
def test_first_card_game(chromium: Browser, serving: Serving, language: str, way: str, size: dict[str, int]) -> None:
    """The Lord of the Rings against a bot, from the first click to the end, without an error on the page."""
    page = newcomer(chromium, language, way, size)
    errors: list[str] = []
    page.on("pageerror", lambda problem: errors.append(str(problem)))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    person = play_now(page, serving.address, "lotr", way)
    person.play(most=700)
    assert person.is_over
    assert person.answers > 5
    assert page.locator("html").get_attribute("lang") == language[:2]
    assert errors == []
    page.context.close()


@pytest.mark.long
@pytest.mark.rule("SR-40")
@pytest.mark.timeout(3600)
def test_whole_talisman_game(chromium: Browser, serving: Serving) -> None:
    """A whole game of Talisman against a bot, with the mouse, from the first click to the end."""
    page = newcomer(chromium, "en-GB", CLICK, DESKTOP)
    errors: list[str] = []
    page.on("pageerror", lambda problem: errors.append(str(problem)))
    person = play_now(page, serving.address, "talisman", CLICK)
    person.play(most=6000)
    assert person.is_over
    assert errors == []
    page.context.close()
