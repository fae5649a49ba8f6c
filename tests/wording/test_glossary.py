"""Messages, card texts, rulebooks and introductions follow the glossary, in Finnish and in Dutch."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import inglenook
from inglenook.lessons.introduction import introduction_of
from inglenook.lessons.lesson import taught
from inglenook.rulebooks.pages import page_called, pages, sections
from inglenook.wording.faults import texts

SOURCE = Path(inglenook.__file__).parent
TESTS = Path(__file__).parents[1]
GLOSSARY: Mapping[str, list[dict[str, Any]]] = yaml.safe_load(
    (Path(__file__).parent / "glossary.yaml").read_text("utf-8")
)

MESSAGES = {"product": SOURCE / "wording", "lotr": SOURCE / "lotr", "talisman": SOURCE / "talisman"}
GOLDEN = {"lotr": TESTS / "lotr" / "rendering" / "golden", "talisman": TESTS / "talisman" / "golden"}
"""The approved texts of all cards and components, which other tests hold to be what is rendered."""

CARD = re.compile(r"\((\w[\w:-]*)\)$")
"""The id at the end of the first line of a card's text."""

GAP = re.compile(r"\{ \$[^}]*\}")
"""Arguments of a message are worded by their own entries."""

pytestmark = pytest.mark.rule("KR-20")


@cache
def everything(where: str, language: str) -> dict[str, str]:
    """Returns all texts in one language, by id: messages, cards or components, rules and introductions."""
    found = texts([MESSAGES[where] / "locales"], language)
    if where == "lotr":
        found = {id: text for id, text in found.items() if not id.startswith("name-")}  # English in every language
    for file in golden_files(where, language):
        for block in file.read_text("utf-8").split("\n\n"):
            head, _, text = block.strip().partition("\n")
            id = CARD.search(head)
            assert id is not None, head
            found[id[1]] = text
    return found | rules_of(where, language) | introduced(where, language) | asked_for(where, language)


def introduced(game: str, language: str) -> dict[str, str]:
    """Returns the chapters of a game's introduction."""
    if game not in taught():
        return {}
    chapters = enumerate(introduction_of(game, language).chapters, 1)
    return {
        f"how-to-play-{game}-{number}": "\n".join(
            [chapter.title, *[line for block in chapter.blocks for line in block.lines]]
        )
        for number, chapter in chapters
    }


def asked_for(game: str, language: str) -> dict[str, str]:
    """Returns the goals of a game's puzzles, worded by the product with the game's words."""
    own = (f"puzzle-{game}-", f"puzzle-name-{game}-")
    return {id: text for id, text in texts([MESSAGES["product"] / "locales"], language).items() if id.startswith(own)}


def rules_of(game: str, language: str) -> dict[str, str]:
    """Returns the rules of a game from the rulebook in one language, if it is translated."""
    if game not in pages():
        return {}
    book, written_in = page_called(game, language)
    return (
        {}
        if written_in != language
        else {rule.id: rule.text for section in sections(book)[1] for rule in section.rules}
    )


def golden_files(where: str, language: str) -> list[Path]:
    """Returns the approved texts in one language from all their files."""
    if where not in GOLDEN:
        return []
    files = [file for file in sorted(GOLDEN[where].rglob("*.txt")) if language in re.split(r"[./]", file.name)]
    assert files, f"no approved texts of {where} in {language}"
    return files


def has(pattern: str, text: str) -> bool:
    """Whether a text has a word, ignoring case."""
    return re.search(pattern, text, re.IGNORECASE) is not None


def is_excepted(id: str, term: Mapping[str, Any]) -> bool:
    """Whether a text is exempt from a term, for a reason given with the term."""
    return any(id.startswith(beginning) for beginning in term.get("exceptions", ()))


@pytest.mark.parametrize("word", GLOSSARY["forbidden"], ids=lambda word: f"{word['language']} {word['wrong']}")
def test_a_word_that_is_not_used(word: Mapping[str, Any]) -> None:
    """No text uses a word that the glossary forbids."""
    assert has(word["pattern"], word["wrong"]), "the pattern does not find what it is for"
    found = [
        f"{id}: {text}"
        for where in word["where"]
        for id, text in everything(where, word["language"]).items()
        if has(word["pattern"], text) and not is_excepted(id, word)
    ]
    assert found == [], f"use {word['use']}: {word['why']}"


@pytest.mark.parametrize("language", ["fi", "nl"])
@pytest.mark.parametrize("term", GLOSSARY["required"], ids=lambda term: str(term["en"]))
def test_a_term_is_translated_by_its_term(term: Mapping[str, Any], language: str) -> None:
    """A text whose English version has a glossary term has the term's translation."""
    said = {
        (where, id): text
        for where in term["where"]
        for id, text in everything(where, "en").items()
        if has(term["en"], GAP.sub("", text)) and not is_excepted(id, term) and id in everything(where, language)
    }
    assert said, "no text has this term"
    missing = [place for place in said if not has(term[language], everything(place[0], language)[place[1]])]
    assert [f"{id}: {said[where, id]}" for where, id in missing] == [], f"use {term[language]}"
