"""A simulated player in a browser who reads questions and answers by mouse, touch or keyboard."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.chromium import PATIENCE
from tests.browser.serving import Serving

CLICK: Final = "click"
TAP: Final = "tap"
KEYS: Final = "keys"

GLANCE: Final = 40
"""After so many milliseconds who waits looks again; unless told, a browser looks, and draws, at every frame."""

SEEN: Final = """version => {
    if (document.querySelector('.curtain button')) return {curtain: true};
    const panel = document.querySelector('#decision');
    if (!panel || panel.getAttribute('aria-busy') === 'true') return null;
    const is = state => panel.classList.contains(`decision--${state}`);
    if (is('over') || is('frozen')) return {over: is('over'), frozen: is('frozen')};
    const now = Number(panel.dataset.version);
    if (is('waiting') || now === version) return null;
    return {
        version: now,
        options: panel.querySelectorAll('.option').length,
        several: panel.querySelector('.decision__count') !== null,
        gathers: panel.querySelector('.listed:not(.listed--shown)') !== null,
        ending: panel.querySelector('.decision__tools [data-key=pass]') !== null,
    };
}"""
"""The person's decision since a version; null if there is none yet."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The visible parts of a question."""

    curtain: bool = False
    over: bool = False
    frozen: bool = False
    version: int = -1
    options: int = 0
    several: bool = False
    gathers: bool = False
    ending: bool = False


class Person:
    """A player at a page, whose choices are random from a seed, so that a failing test fails again."""

    def __init__(self, page: Page, seed: str, way: str = CLICK) -> None:
        self.page: Final = page
        self.way: Final = way
        self.answers = 0
        self._dice: Final = random.Random(seed)
        self.version = -1
        """The version of the question that was answered last."""

    @property
    def panel(self) -> Locator:
        """Returns the decision panel."""
        return self.page.locator("#decision")

    @property
    def prompt(self) -> str:
        """Returns the prompt, or the status that is shown in its place."""
        return self.page.locator("#prompt").inner_text()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator("#decision.decision--over").count() > 0

    def await_question(self) -> Asked:
        """Waits until there is a question, or the game is over."""
        seen: dict[str, Any] = self.page.wait_for_function(SEEN, arg=self.version, polling=GLANCE).json_value()
        asked = Asked(**seen)
        assert not asked.frozen, "the game is frozen by a fault of the rules"
        return asked

    def play(self, most: int) -> None:
        """Plays until the game is over or a number of answers was given."""
        for _ in range(most):
            asked = self.await_question()
            if asked.over:
                return
            self.answer(asked)

    def answer(self, asked: Asked | None = None) -> None:
        """Answers the question with any allowed answer."""
        asked = asked or self.await_question()
        if asked.curtain:
            self.press(self.page.locator(".curtain button"))
            self.version = -1
            return
        self.version = asked.version
        self.answers += 1
        options, ending = self.panel.locator(".option"), self.panel.locator(".decision__tools [data-key=pass]")
        if asked.gathers:
            self.gather(options, asked.options, ending)
        elif asked.several:
            self.choose_several(options, asked.options, ending)
        elif asked.options == 0 or (asked.ending and self._dice.random() < 1 / (asked.options + 1)):
            self.press(ending if asked.ending else self.panel.locator("[data-key=pass]"))
            self.pass_again(ending)
        else:
            self.unfold()
            self.press(options.nth(self.chosen(asked.options)))

    def unfold(self) -> None:
        """Opens the list of options from the hand as well."""
        folded = self.panel.locator(".listed--shown:not([open]) > summary")
        if folded.count():
            self.press(folded)

    def chosen(self, count: int) -> int:
        """Returns one of a number of options; a first question for a bid gets a low one, so that the game lasts."""
        return 0 if self.answers == 1 else self._dice.randrange(count)

    def choose_several(self, options: Locator, count: int, ending: Locator) -> None:
        """Picks options until there are enough, and confirms."""
        for place in self._dice.sample(range(count), count):
            if ending.get_attribute("aria-disabled") != "true":
                break
            self.press(options.nth(place))
        self.press(ending)

    def gather(self, options: Locator, count: int, ending: Locator) -> None:
        """Chooses from the list what could be chosen on the table, and sends it."""
        self.press(self.panel.locator(".listed summary"))
        for turn in range(self._dice.randrange(3), 12):
            if turn > 2 and ending.get_attribute("aria-disabled") != "true":
                break
            self.press(options.nth(self._dice.randrange(count)))
        self.press(ending)

    def pass_again(self, ending: Locator) -> None:
        """Passes again when asked to confirm a pass with other options left."""
        if self.panel.locator(".decision__warning").count() and ending.count():
            self.press(ending)

    def press(self, button: Locator) -> None:
        """Presses a button with this player's input device."""
        if self.way == KEYS:
            button.focus()
            self.page.keyboard.press("Enter")
        elif self.way == TAP:
            button.tap()
        else:
            button.click()


def play_now(page: Page, address: str, game: str, way: str) -> Person:
    """Opens the start page and begins a game with its first button; the bot answers without a pause."""
    page.route("**/api/tables", at_once)
    page.goto(address)
    button = page.locator(f"button[aria-describedby~=game-{game}]")
    expect(button).to_be_visible()
    person = Person(page, f"{game} {way}", way)
    person.press(button)
    page.wait_for_url("**/table/*")
    return person


def at_once(route: Route) -> None:
    """Creates a table whose bots answer without a pause."""
    wanted = route.request.post_data_json if route.request.method == "POST" else None
    if wanted is None:
        route.continue_()
    else:
        route.continue_(post_data={**wanted, "pace": 0})


def lay(
    page: Page, serving: Serving, game: str, seats: list[dict[str, str]], begin: bool, title: str = "Evening"
) -> str:
    """Creates a table as the form does; returns its id."""
    page.goto(serving.address)
    body = {"game": game, "title": title, "open": True, "seats": seats, "begin": begin, "name": "Aino"}
    headers = {"Origin": serving.address}
    laid = page.request.post(f"{serving.address}/api/tables", data=body, headers=headers, timeout=PATIENCE)
    assert laid.status == 201, laid.text()
    table: str = laid.json()["id"]
    return table
