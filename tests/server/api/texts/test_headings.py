"""Headings of the rulebooks, so that a rule can be named in words."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.rulebooks.pages import page_called, sections
from inglenook.wording import LANGUAGES
from tests.server.support.browsers import Browser

GAMES = ("lotr", "talisman")


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_can_be_named_in_words(browser: Browser, game: str, language: str) -> None:
    """A rule's heading is returned without its number, in every language."""
    headings: Any = browser.get(f"/api/rules/{game}/{language}/headings").json()["headings"]
    rules = [rule.id for section in sections(page_called(game, language)[0])[1] for rule in section.rules]
    assert rules and not [rule for rule in rules if not any(rule.startswith(part) for part in headings)]
    assert all(title and not title[0].isdigit() for title in headings.values())
