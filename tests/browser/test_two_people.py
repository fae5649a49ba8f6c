"""Two people and a bot at one table from two browsers, and two people at one device."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import PHONE, Newcomer
from tests.browser.person import GLANCE, Person, lay
from tests.browser.serving import Serving


@pytest.mark.rule("SR-42", "SR-7")
@pytest.mark.timeout(180)
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_two_browsers_and_a_bot(newcomer: Newcomer, serving: Serving, game: str) -> None:
    """A second person takes a seat by the shared link, the host begins, and both play on."""
    first = newcomer()
    second = newcomer("nl-NL", "tap", PHONE)
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "bot": "thumb"}]
    address = f"{serving.address}/table/{lay(first, serving, game, seats, begin=False)}"
    first.goto(address)
    second.goto(address)
    second.locator("#sit-name").fill("Bram")
    second.locator(".chairs-list .btn--primary").first.tap()
    begin = first.locator("section[aria-labelledby=waiting-begin] .btn--primary")
    begin.click()
    people = [Person(first, f"{game} first"), Person(second, f"{game} second", "tap")]
    play_together(people, 24)
    assert all(person.answers > 3 for person in people)
    assert "Bram" in first.locator("body").inner_text()
    assert "Aino" in second.locator("body").inner_text()


@pytest.mark.rule("SR-42")
@pytest.mark.timeout(120)
def test_who_waits_can_talk(newcomer: Newcomer, serving: Serving) -> None:
    """Chat works between people before play begins, and a bot's strength is shown beside its name."""
    pages = [newcomer(), newcomer()]
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "bot": "normal"}]
    table = lay(pages[0], serving, "lotr", seats, begin=False)
    for page in pages:
        page.goto(f"{serving.address}/table/{table}")
    pages[1].locator("#sit-name").fill("Bram")
    pages[1].locator(".chairs-list .btn--primary").first.click()
    for page in pages:
        page.locator(".laying .chat summary").click()
    pages[0].locator(".chat input").fill("Who brings the Ring?")
    pages[0].locator(".chat input").press("Enter")
    for page in pages:
        expect(page.locator(".chat__line")).to_contain_text("Who brings the Ring?")
    expect(pages[0].locator(".chair--bot .chair__name")).to_have_text("Kettle normal")


@pytest.mark.rule("SR-47", "SR-42")
@pytest.mark.timeout(120)
def test_a_menu_stays_open_while_another_plays(newcomer: Newcomer, serving: Serving) -> None:
    """Another player's answer closes neither an open menu nor the card reader, and the viewer's own question does."""
    pages = [newcomer(), newcomer()]
    table = lay(pages[0], serving, "talisman", [{"kind": "you"}, {"kind": "open"}], begin=False)
    for page in pages:
        page.goto(f"{serving.address}/table/{table}")
    pages[1].locator("#sit-name").fill("Bram")
    pages[1].locator(".chairs-list .btn--primary").first.click()
    pages[0].locator("section[aria-labelledby=waiting-begin] .btn--primary").click()
    stayed = set()
    for turn in range(10):
        seat, version = pages[0].wait_for_function(WHOSE, polling=GLANCE).json_value()
        asked, other = pages[seat], pages[1 - seat]
        open_it, shown = (("[data-key=menu]", ".pop--panel"), (".space--here", ".pop--read"))[turn % 2]
        other.locator(open_it).first.click()
        expect(other.locator(f"{shown}:popover-open")).to_be_visible()
        asked.wait_for_function(ASKED, arg=version, polling=GLANCE)
        Person(asked, f"answer {turn}").answer()
        other.wait_for_function(LATER, arg=version, polling=GLANCE)
        stays = shown == ".pop--panel" or other.locator(".decision--waiting").count() == 1
        expect(other.locator(f"{shown}:popover-open")).to_have_count(int(stays))
        other.keyboard.press("Escape")
        stayed.add((shown, stays))
    assert {(".pop--panel", True), (".pop--read", True), (".pop--read", False)} == stayed


WHOSE = """() => {
    const panel = document.querySelector('#decision');
    if (!panel || panel.getAttribute('aria-busy') === 'true') return false;
    if (panel.classList.contains('decision--over')) return [-1, 0];
    return ['0', '1'].includes(panel.dataset.seat) && [Number(panel.dataset.seat), Number(panel.dataset.version)];
}"""
"""Which of two people is asked at which version, as the first one's page tells it; false while a bot thinks."""

ASKED = """version => {
    const panel = document.querySelector('#decision');
    if (!panel || panel.getAttribute('aria-busy') === 'true' || Number(panel.dataset.version) < version) return false;
    if (!panel.classList.contains('decision--waiting')) return 'asked';
    return Number(panel.dataset.version) > version && 'passed';
}"""
"""Whether somebody is asked; at a moment that was declined the server passes instead, after a human pause (SR-10)."""

LATER = "version => Number(document.querySelector('#decision')?.dataset.version ?? -1) > version"
"""Whether a page knows of an answer."""


def play_together(people: list[Person], answers: int) -> None:
    """Lets the asked player answer, until a number of answers was given or the game is over."""
    while sum(person.answers for person in people) < answers:
        seat, version = people[0].page.wait_for_function(WHOSE, polling=GLANCE).json_value()
        if seat < 0:
            return
        person = people[seat]
        if (
            person.page.wait_for_function(ASKED, arg=version, polling=GLANCE).json_value() == "asked"
            and not person.is_over
        ):
            person.answer()
        people[0].page.wait_for_function(LATER, arg=version, polling=GLANCE)


@pytest.mark.rule("SR-42", "SR-6")
@pytest.mark.timeout(120)
def test_two_people_at_one_device(newcomer: Newcomer, serving: Serving) -> None:
    """Two people at one device are separated by a curtain, before which no hand is on the page or sent to it."""
    page = newcomer()
    received: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame))))
    table = lay(page, serving, "lotr", [{"kind": "you"}, {"kind": "here", "name": "Bram"}], begin=True)
    page.goto(f"{serving.address}/table/{table}")
    person = Person(page, "one device")
    curtains = 0
    for _ in range(40):
        asked = person.await_question()
        if asked.curtain:
            curtains += 1
            assert page.locator(".card").count() == 0
        person.answer(asked)
    assert curtains >= 4
    assert received
