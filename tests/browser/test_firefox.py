"""The journeys of the other tests once more, in Firefox: the same steps, by the same hands."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, expect

from tests.browser import firefox, test_assigning, test_danger, test_film
from tests.browser.chromium import DESKTOP, PATIENCE, PHONE, Newcomer, errors_on
from tests.browser.person import Person
from tests.browser.played import lay_out, play_on, play_out, post
from tests.browser.serving import Serving

PAGES = re.compile(r"^http://[^/]+/(table/[^/]+)?$")


def without_policy(route: Route) -> None:
    """The pages forbid `eval`, by which Playwright looks closer in this browser; that they do is tested elsewhere."""
    response = route.fetch()
    headers = {name: value for name, value in response.headers.items() if name != "content-security-policy"}
    route.fulfill(response=response, headers=headers)


@pytest.fixture(scope="module")
def beside(playwright: Playwright) -> Iterator[Browser]:
    """Firefox, beside the browser of the other tests."""
    if firefox.program() is None:
        pytest.skip("needs Firefox: apt-get install firefox-esr")
    browser = firefox.launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def guest(beside: Browser) -> Iterator[Newcomer]:
    """People who come with Firefox for the first time; it has no finger to be driven with, so all of them click."""
    pages: list[Page] = []

    def come(_language: str = "en-GB", _way: str = "click", size: dict[str, int] = DESKTOP) -> Page:
        context = beside.new_context(viewport={"width": size["width"], "height": size["height"]})
        context.set_default_timeout(PATIENCE)
        context.route(PAGES, without_policy)
        pages.append(context.new_page())
        return pages[-1]

    yield come
    for page in pages:
        page.context.close()


@pytest.mark.rule("SR-44")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_first_questions_in_firefox(guest: Newcomer, serving: Serving, game: str) -> None:
    """From the start page into a game and through its first questions; nothing goes wrong on the page."""
    page = guest()
    errors = errors_on(page)
    page.goto(serving.address)
    page.locator(f"button[aria-describedby~=game-{game}]").click()
    Person(page, "firefox").play(5)
    expect(page.locator(".log li, .log__line").first).to_be_visible()
    assert errors == []


@pytest.mark.rule("LR-17.4", "LR-17.14")
@pytest.mark.timeout(300)
@pytest.mark.parametrize("way", ["mouse", "dragging", "keys", "list"])
def test_assigning_in_firefox(guest: Newcomer, serving: Serving, way: str) -> None:
    """A lane forms, is taken apart, forms again and is sent with one Done."""
    name = f"firefox-{way}"
    lay_out(serving.database, *play_out(name, "lotr", "pictures 2", 6))
    page = guest()
    play_on(page, serving.address, name, test_assigning.ASSIGNING)
    made = page.locator(test_assigning.MADE)
    fighter = page.locator(".lane--loose .lane__fellowship .card").nth(1)
    minion = page.locator(".lane--loose .lane__minions .card").first
    expect(fighter).to_be_visible()
    for again in (True, False):
        test_assigning.WAYS[way][0](page, fighter, minion)
        expect(made).to_have_count(1)
        expect(made.locator(".fate")).to_be_visible()
        if again:
            made.locator(".lane__apart").click()
            expect(made).to_have_count(0)
    page.locator("#decision [data-key=pass]").click()
    expect(page.locator(":is(.lane--wait, .lane--now) .lane__minions .card").first).to_be_visible()


@pytest.mark.rule("SR-48", "KR-24")
@pytest.mark.timeout(300)
def test_the_warning_in_firefox(guest: Newcomer, serving: Serving) -> None:
    """On a narrow window: who would be lost is said, marked on the card and on the button that lets it come."""
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
    """What happens between two people is on the screen of both, each for its time."""
    cinemas = test_film.sit_down(guest, serving, game, ("quick", "usual"), "click")
    test_film.film(cinemas, kind, most, kind, "click")
    for cinema in cinemas:
        assert [total.isdigit() for total in test_film.ends(cinema, kind)[0].totals] == [True, True]
