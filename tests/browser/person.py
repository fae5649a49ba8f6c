"""Somebody who plays in a browser: sees what is asked, and answers with the mouse, the finger or the keys."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Locator, Page, expect

CLICK: Final = "click"
TAP: Final = "tap"
KEYS: Final = "keys"

DECIDED: Final = """version => {
    if (document.querySelector('.curtain button')) return true;
    const panel = document.querySelector('#decision');
    if (!panel || panel.getAttribute('aria-busy') === 'true') return false;
    if (panel.classList.contains('decision--over') || panel.classList.contains('decision--frozen')) return true;
    return !panel.classList.contains('decision--waiting') && Number(panel.dataset.version) !== version;
}"""
"""Whether there is something new for this person to decide, or nothing ever again."""


class Person:
    """A person at a page.  Choices are random, from a seed, so that a test that fails does so again."""

    def __init__(self, page: Page, seed: str, way: str = CLICK) -> None:
        self.page: Final = page
        self.way: Final = way
        self.answers = 0
        self._dice: Final = random.Random(seed)
        self.version = -1
        """The version of the question that was answered last."""

    @property
    def panel(self) -> Locator:
        """The decision panel."""
        return self.page.locator("#decision")

    @property
    def prompt(self) -> str:
        """What is asked, or what is the matter instead."""
        return self.page.locator("#prompt").inner_text()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator("#decision.decision--over").count() > 0

    def await_question(self, timeout: float = 20_000) -> None:
        """Waits until there is something to decide, or the game is over."""
        self.page.wait_for_function(DECIDED, arg=self.version, timeout=timeout)
        expect(self.page.locator("#decision.decision--frozen")).to_have_count(0)

    def play(self, most: int) -> None:
        """Plays on until the game is over, or so many answers have been given."""
        for _ in range(most):
            self.await_question()
            if self.is_over:
                return
            self.answer()

    def answer(self) -> None:
        """Answers the question somehow, by the rules."""
        curtain = self.page.locator(".curtain button")
        if curtain.count():
            self.press(curtain)
            self.version = -1
            return
        self.version = int(self.panel.get_attribute("data-version") or "-1")
        self.answers += 1
        options, ending = self.panel.locator(".option"), self.panel.locator(".decision__tools [data-key=pass]")
        count = options.count()
        if self.panel.locator(".decision__count").count():
            self.choose_several(options, count, ending)
        elif count == 0 or (ending.count() and self._dice.random() < 1 / (count + 1)):
            self.press(ending if ending.count() else self.panel.locator("[data-key=pass]"))
            self.pass_again(ending)
        else:
            self.press(options.nth(self.chosen(count)))

    def chosen(self, count: int) -> int:
        """One of so many; a bid, where it is the first question, is low, so that the game lasts."""
        return 0 if self.answers == 1 else self._dice.randrange(count)

    def choose_several(self, options: Locator, count: int, ending: Locator) -> None:
        """Picks until it is enough, and says so."""
        for place in self._dice.sample(range(count), count):
            if ending.get_attribute("aria-disabled") != "true":
                break
            self.press(options.nth(place))
        self.press(ending)

    def pass_again(self, ending: Locator) -> None:
        """A pass while something else could be done is asked about once."""
        if self.panel.locator(".decision__warning").count() and ending.count():
            self.press(ending)

    def press(self, button: Locator) -> None:
        """Presses a button in this person's way."""
        if self.way == KEYS:
            button.focus()
            self.page.keyboard.press("Enter")
        elif self.way == TAP:
            button.tap()
        else:
            button.click()
