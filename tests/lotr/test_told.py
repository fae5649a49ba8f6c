"""Tests of the log lines for effects: changes and preventions."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.effects.modifiers import change_told
from inglenook.registry import find
from inglenook.wording import LANGUAGES, Wording
from tests.lotr.positions import Position

PREVENTABLE = [value for name, value in vars(terms).items() if name.startswith("ABOUT_TO_")]


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("stat", "number", "word", "said"),
    [
        (terms.STRENGTH, 2, "", ["strength +2"]),
        (terms.STRENGTH, -3, "", ["strength −3"]),
        (terms.VITALITY, 1, "", ["vitality +1"]),
        (terms.KEYWORD, 1, "damage", ["damage +1"]),
        (terms.KEYWORD, -1, "damage", ["damage −1"]),
        (terms.KEYWORD, 0, "fierce", ["fierce"]),
        (terms.KEYWORD, 1, "fierce", ["fierce"]),
        (terms.WOUND_LIMIT, 1, "", []),
    ],
)
def test_a_change_is_told_with_its_number(stat: str, number: int, word: str, said: list[str]) -> None:
    """The log tells changes of strength, vitality and numbered keywords with their numbers."""
    wording = Wording("en", find("lotr").locales)
    assert said == [wording.say(told) for told in change_told(stat, number, word)]


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "damage +1"), ("fi", "vahinkobonus +1"), ("nl", "schadebonus +1")]
)
def test_the_log_says_damage_as_the_cards_do(language: str, said: str) -> None:
    """The log says that a card gains a damage bonus, not that it takes damage."""
    wording = Wording(language, find("lotr").locales)
    assert [said] == [wording.say(told) for told in change_told(terms.KEYWORD, 1, terms.DAMAGE)]


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_prevented_has_words(language: str) -> None:
    """Every preventable event has its own log wording instead of "prevents this"."""
    wording = Wording(language, find("lotr").locales)
    assert len(PREVENTABLE) >= 6
    assert [kind for kind in PREVENTABLE if f"prevented-{kind}" not in wording] == []


@pytest.mark.rule("LR-26.20")
def test_a_search_that_finds_nothing_is_told() -> None:
    """The log tells that a search found nothing, here for the Balrog."""
    at = Position(site=5)
    game = at.pool(9).shadow().choose("use", "1C349")
    assert "log-found-nothing" in game.log()
