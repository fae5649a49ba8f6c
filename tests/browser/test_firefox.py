"""Browser tests repeated in Firefox with the same steps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, Playwright, Route, expect

from tests.browser import firefox, test_assigning, test_danger, test_film, test_reading
from tests.browser.chromium import DESKTOP, PATIENCE, PHONE, Newcomer, errors_on
from tests.browser.person import Person
from tests.browser.played import lay_out, play_on, play_out, post
from tests.browser.serving import Serving


def by_finger(page: Page, fighter: Locator, minion: Locator) -> None:
    """Drags with a finger to the lower part of the minion, because tabs may cover the upper part."""
    fighter.scroll_into_view_if_needed()
    start, goal = fighter.bounding_box(), minion.bounding_box()
    assert start is not None and goal is not None
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(goal["x"] + 30, goal["y"] + goal["height"] - 15, steps=6)
    page.mouse.up()


WAYS: Final = {
    **{way: test_assigning.WAYS[way] for way in ("mouse", "dragging", "keys", "list")},
    "taps": (test_assigning.by_mouse, "tap", PHONE),
    "finger": (by_finger, "tap", PHONE),
}
"""As in the other browser; there is no `tap` here, but a click with a finger is one."""

PAGES = re.compile(r"^http://[^/]+/(table/[^/]+)?$")


def without_policy(route: Route) -> None:
    """Removes the content security policy, since Playwright needs `eval` in Firefox; other tests check the policy."""
    response = route.fetch()
    headers = {name: value for name, value in response.headers.items() if name != "content-security-policy"}
    route.fulfill(response=response, headers=headers)


@pytest.fixture(scope="module")
def beside(playwright: Playwright) -> Iterator[Browser]:
    """Yields Firefox beside the other tests' browser."""
    if firefox.program() is None:
        pytest.skip("needs Firefox: apt-get install firefox-esr")
    browser = firefox.launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def guest(beside: Browser) -> Iterator[Newcomer]:
    """Yields a factory of new visitors in Firefox, with mouse or touch (`firefox.touch`)."""
    pages: list[Page] = []

    def come(_language: str = "en-GB", way: str = "click", size: dict[str, int] = DESKTOP) -> Page:
        context = beside.new_context(viewport={"width": size["width"], "height": size["height"]})
        context.set_default_timeout(PATIENCE)
        context.route(PAGES, without_policy)
        pages.append(context.new_page())
        if way == "tap":
            firefox.touch(pages[-1], size)
        return pages[-1]

    yield come
    for page in pages:
        page.context.close()


@pytest.mark.rule("SR-44")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_first_questions_in_firefox(guest: Newcomer, serving: Serving, game: str) -> None:
    """In Firefox a game begins from the start page, and its menu and first questions work without errors."""
    page = guest()
    errors = errors_on(page)
    page.goto(serving.address)
    page.locator(f"button[aria-describedby~=game-{game}]").click()
    person = Person(page, "firefox")
    person.await_question()
    page.locator("[data-key=menu]").click()
    expect(page.locator("ing-settings select, ing-settings input").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("ing-settings")).to_have_count(0)
    person.play(5)
    expect(page.locator(".log li, .log__line").first).to_be_visible()
    assert errors == []


@pytest.mark.rule("LR-17.4", "LR-17.14")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("way", WAYS)
def test_assigning_in_firefox(guest: Newcomer, serving: Serving, way: str) -> None:
    """In Firefox a lane forms, is taken apart, forms again and is sent with Done."""
    name = f"firefox-{way}"
    lay_out(serving.database, *play_out(name, "lotr", "pictures 2", 6))
    bring_together, how, size = WAYS[way]
    page = guest("en-GB", how, size)
    play_on(page, serving.address, name, test_assigning.ASSIGNING)
    made = page.locator(test_assigning.MADE)
    fighter = page.locator(".lane--loose .lane__fellowship .card").nth(1)
    minion = page.locator(".lane--loose .lane__minions .card").first
    expect(fighter).to_be_visible()
    for again in (True, False):
        bring_together(page, fighter, minion)
        expect(made).to_have_count(1)
        expect(made.locator(".fate")).to_be_visible()
        if again:
            made.locator(".lane__apart").click()
            expect(made).to_have_count(0)
    page.locator("#decision [data-key=pass]").click()
    expect(page.locator(":is(.lane--wait, .lane--now) .lane__minions .card").first).to_be_visible()


@pytest.mark.rule("SR-47")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_reading_in_firefox(guest: Newcomer, serving: Serving, game: str) -> None:
    """In Firefox hovering, focus with `?` and a first tap open a card for reading without choosing it."""
    page = guest()
    test_reading.come_to(page, serving, game, f"firefox-reading-{game}")
    before = page.locator("#decision").get_attribute("data-version")
    test_reading.look_at_one(page)
    assert test_reading.read_all(page, test_reading.SELECTABLE)
    phone = guest("en-GB", "tap", PHONE)
    phone.context.add_cookies(
        [{"name": one["name"], "value": one["value"], "url": serving.address} for one in page.context.cookies()]
    )
    phone.goto(page.url)
    phone.locator("#hand .card.is-can, .space--here .space__name").first.click(force=True)
    expect(phone.locator(test_reading.OPEN)).to_be_visible()
    for one in (page, phone):
        assert one.locator("#decision").get_attribute("data-version") == before


@pytest.mark.rule("SR-48", "KR-24")
@pytest.mark.timeout(300)
def test_the_warning_in_firefox(guest: Newcomer, serving: Serving) -> None:
    """In a narrow Firefox window the danger warning names the loss on the page, the card and the button."""
    seed, number, seat = test_danger.fatal_pass()
    lay_out(serving.database, *play_out("firefox-danger", "lotr", seed))
    page = guest("en-GB", "click", PHONE)
    page.goto(serving.address)
    table = post(page, serving.address, "/api/tables/firefox-danger/branch", {"number": number, "seat": seat})
    page.goto(f"{serving.address}/table/{table}")
    expect(page.locator("#decision .alarm")).to_contain_text("you lose the game")
    expect(page.locator("button.card[data-fatal=lost]")).to_have_count(1)
    page.locator("#decision .btn--fatal").click()
    expect(page.locator("#decision.decision--over")).to_be_visible()


@pytest.mark.rule("SR-46")
@pytest.mark.timeout(400)
@pytest.mark.parametrize(("game", "kind", "most"), [("talisman", "fight", 90), ("lotr", "skirmish", 160)])
def test_a_film_in_firefox(guest: Newcomer, serving: Serving, game: str, kind: str, most: int) -> None:
    """In Firefox a staged event is shown to both players, each for the set time."""
    cinemas = test_film.sit_down(guest, serving, game, ("quick", "usual"), "click")
    test_film.film(cinemas, kind, most, kind, "click")
    for cinema in cinemas:
        assert [total.isdigit() for total in test_film.ends(cinema, kind)[0].totals] == [True, True]
