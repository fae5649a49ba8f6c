"""The rulebook search answers questions as players ask them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from inglenook.rulebooks.pages import page_called, sections
from inglenook.rulebooks.search import HINTS, search
from inglenook.wording import LANGUAGES

QUESTIONS: Final[Sequence[Mapping[str, Any]]] = yaml.safe_load(
    Path(__file__).with_name("questions.yaml").read_text("utf-8")
)


def place_of_answer(question: Mapping[str, Any], language: str) -> int:
    """Returns the rank of the first rule that answers a question, from 1, or 0 if none is found."""
    found = [one.id for one in search(question["game"], language, question[language])]
    return next((place for place, id in enumerate(found, 1) if id in question["rules"]), 0)


@pytest.mark.rule("KR-47")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hundred_questions_find_their_rule(language: str) -> None:
    """The answering rule comes first for 85 of 100 questions and among the first three for 95."""
    places = [place_of_answer(question, language) for question in QUESTIONS]

    assert len(places) == 100
    assert sum(place == 1 for place in places) >= 85
    assert sum(1 <= place <= 3 for place in places) >= 95


@pytest.mark.rule("KR-47")
def test_forms_of_a_word_find_the_same_rule() -> None:
    """Inflected and accented words are compared by their stems."""
    assert search("lotr", "en", "liberating")[0].id == search("lotr", "en", "liberates")[0].id
    assert search("talisman", "fi", "sammakkona") == search("talisman", "fi", "SAMMAKOKSI")


@pytest.mark.rule("KR-47")
@pytest.mark.parametrize("id", ["LR-18.8", "lr-18.8", " LG-29 "])
def test_the_id_of_a_rule_finds_it(id: str) -> None:
    """A rule's id is found in any case, with spaces around it, and once."""
    found = [one.id for one in search("lotr", "nl", id)]

    assert found[0] == id.strip().upper()
    assert len(set(found)) == len(found)


@pytest.mark.rule("KR-47")
@pytest.mark.parametrize("question", ["", "  ", "?!", "qqqqq", "of the", "\x00\ud800"])
def test_a_question_without_known_words_finds_nothing_wrong(question: str) -> None:
    """A question without a word of the rulebook finds no rule and raises no error."""
    assert [one for one in search("lotr", "en", question) if one.score <= 0] == []


@pytest.mark.rule("KR-47")
@pytest.mark.parametrize("game", ["lotr", "talisman"])
def test_every_hint_belongs_to_a_rule(game: str) -> None:
    """Each hint names an existing rule and has words in all languages."""
    hints = yaml.safe_load(HINTS.read_text("utf-8"))["rules"][game]
    ids = {rule.id for section in sections(page_called(game, "en")[0])[1] for rule in section.rules}

    assert set(hints) - ids == set()
    assert [id for id, words in hints.items() if set(words) != set(LANGUAGES)] == []
