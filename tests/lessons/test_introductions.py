"""Introductions to the games are alike in every language, cite existing rules and have small pictures."""

from __future__ import annotations

import re

import pytest

from inglenook.lessons.introduction import introduction_of
from inglenook.lessons.lesson import taught
from inglenook.rulebooks.catalogues import all_rules, read_catalogues
from inglenook.wording import LANGUAGES
from tests.hygiene.sources import PROJECT

LARGEST = 60_000
CITED = re.compile(r"\b[LT]R-[A-Za-z0-9.]*[A-Za-z0-9]")


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("game", taught())
def test_every_language_says_the_same(game: str) -> None:
    """Each chapter of an introduction has the same rules, pictures and number of texts in all languages."""
    known = set(all_rules(read_catalogues(PROJECT)))
    shapes = []
    for language in LANGUAGES:
        chapters = introduction_of(game, language).chapters
        shape = [
            [(block.picture, len(block.lines), CITED.findall(block.html + " ".join(block.lines))) for block in blocks]
            for _, blocks in chapters
        ]
        shapes.append(shape)
        cited = {rule for blocks in shape for _, _, rules in blocks for rule in rules}
        assert cited and cited <= known
    assert shapes[1:] == shapes[:-1]


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", taught())
def test_every_picture_is_there(game: str, language: str) -> None:
    """Every picture on a page exists in its language and loads quickly; there are no unused pictures."""
    shown = {block.picture for chapter in introduction_of(game, language).chapters for block in chapter.blocks} - {""}
    files = {file.stem: file for file in (PROJECT / "web/pictures" / language).glob(f"{game}-*.webp")}
    assert shown == set(files)
    assert [file.name for file in files.values() if file.stat().st_size > LARGEST] == []
