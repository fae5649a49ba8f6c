"""Changing among three languages in the middle of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Newcomer, errors_on
from tests.browser.person import play_now
from tests.browser.serving import Serving


@pytest.mark.rule("SR-43")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_language_changes_in_the_middle(newcomer: Newcomer, serving: Serving, game: str) -> None:
    """Question and log change their language in a game, which stays where it was."""
    page = newcomer()
    errors = errors_on(page)
    person = play_now(page, serving.address, game, "click")
    person.play(6)
    person.await_question()
    version = person.panel.get_attribute("data-version")
    said = {}
    for language, name in (("fi", "suomi"), ("nl", "Nederlands"), ("en", "English")):
        page.locator("ing-bar [data-key=menu]").click()
        page.locator("ing-settings").get_by_role("button", name=name).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        said[language] = person.prompt
        assert person.panel.get_attribute("data-version") == version
    assert len(set(said.values())) == 3
    person.play(3)
    assert errors == []
