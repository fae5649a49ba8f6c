"""Every word of the card language has its wording, and every wording is of use.

Finnish and Dutch may lack some for now: how many stands in `golden/lacking.txt`, a number that may only fall.  Write it
anew, when it has fallen, with

    UPDATE_GOLDEN=1 pytest tests/lotr/wording/test_words.py
"""

from __future__ import annotations

import dataclasses
import inspect
import os
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from inglenook.lotr.cards import ALL
from inglenook.lotr.wording.face import face
from inglenook.lotr.wording.fi.grammar import BEFORE_THE_NOUN
from inglenook.lotr.wording.language import NoWording
from inglenook.lotr.wording.rendering import LANGUAGES, OVERRIDES, render
from inglenook.lotr.wording.templates import slots
from inglenook.lotr.words import abilities, amounts, conditions, effects, filters, happenings, modifiers, terms
from inglenook.lotr.words.abilities import Ability, Continuous, Response, Trigger
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.modifiers import Modifier
from tests.lotr.wording import samples

LACKING = Path(__file__).parent / "golden/lacking.txt"
FALLEN = {name: int(number) for name, number in re.findall(r"(\w+) (\d+)", LACKING.read_text("utf-8"))}

RACES = [
    "balrog",
    "creature",
    "dwarf",
    "elf",
    "ent",
    "hobbit",
    "man",
    "nazgul",
    "orc",
    "troll",
    "uruk-hai",
    "wizard",
    "wraith",
]
CULTURES = [
    "dunland",
    "dwarven",
    "elven",
    "gandalf",
    "gollum",
    "gondor",
    "isengard",
    "moria",
    "raider",
    "rohan",
    "sauron",
    "shire",
    "wraith",
]
CLASSES = [
    "armor",
    "bracers",
    "brooch",
    "cloak",
    "gauntlets",
    "hand_weapon",
    "helm",
    "mount",
    "palantir",
    "pipe",
    "ranged_weapon",
    "ring",
    "shield",
    "staff",
]
KEYWORDS = [
    "ambush",
    "archer",
    "battleground",
    "damage",
    "defender",
    "easterling",
    "fierce",
    "forest",
    "fortification",
    "knight",
    "machine",
    "marsh",
    "mountain",
    "pipeweed",
    "plains",
    "ranger",
    "ring-bound",
    "river",
    "sanctuary",
    "search",
    "southron",
    "spell",
    "stealth",
    "tale",
    "tentacle",
    "tracker",
    "twilight",
    "underground",
    "unhasty",
    "valiant",
    "villager",
    "warg-rider",
    "weather",
]
"""What the cards of the first six sets print."""

ABSTRACT = {"Filter", "Value", "Condition", "Effect", "Ability"}
MODULES = (abilities, amounts, conditions, effects, filters, happenings, modifiers)

LEFTOVER = re.compile(r"[{}~?·\ue000-\ue002]|  |\.\.|;\.|: \.| [,;.:)]|\( |\bNone\b")
"""What stands in no text unless something was put together badly."""


def sample(ability: Ability) -> Definition:
    """A minion that has nothing but this ability."""
    return Definition("0C9", "Sample", terms.MINION_TYPE, resistance=5, abilities=(ability,))


def words_in(module: ModuleType) -> set[str]:
    """The words that a module defines."""
    return {
        name
        for name, value in inspect.getmembers(module, inspect.isclass)
        if value.__module__ == module.__name__ and dataclasses.is_dataclass(value)
    }


def parts(word: Any) -> Iterator[Any]:
    """A word and all the words in it."""
    yield word
    if dataclasses.is_dataclass(word):
        for field in dataclasses.fields(word):
            yield from parts(getattr(word, field.name))
    elif isinstance(word, tuple):
        for part in word:
            yield from parts(part)


SAMPLES = [ability for _, ability in samples.abilities()]
SAID = [part for ability in SAMPLES for part in parts(ability)]


@pytest.mark.rule("KR-20")
def test_every_word_is_among_the_samples() -> None:
    """No word can be added without a sentence that says it."""
    wanted = {name for module in MODULES for name in words_in(module)} - ABSTRACT

    assert wanted - {type(part).__name__ for part in SAID} == set()


def terms_under(heading: str) -> set[str]:
    """The terms that stand under a heading of the list of terms."""
    source = inspect.getsource(terms)
    section = source[source.index(heading) + len(heading) :].split("\n\n#")[0]
    return {getattr(terms, name) for name in re.findall(r"^([A-Z_]+): Final", section, re.MULTILINE)}


@pytest.mark.rule("KR-20")
def test_every_term_is_among_the_samples() -> None:
    """Every stat, every permission and every happening that a card can name is said somewhere."""
    stats, words = zip(*[(part.stat, part.word) for part in SAID if isinstance(part, Modifier)], strict=True)
    kinds = {part.kind for part in SAID if isinstance(part, happenings.Happening)}

    assert set(terms.STATS) - set(stats) == set()
    assert terms_under("# What a card can be forbidden") - set(words) == set()
    assert terms_under("# The happenings that triggers") == kinds


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", ["fi", "nl"])
def test_every_noun_has_its_forms(language: str) -> None:
    """The lexicons have the same words: races, types, classes, keywords, phases, cultures."""
    assert sorted(set(LANGUAGES["en"].lexicon) - set(LANGUAGES[language].lexicon)) == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_and_class_of_a_card_has_its_word(language: str) -> None:
    """Each race, culture, class and keyword that a card of the first six sets prints can be said, each differently."""
    printed = [
        *(Definition("0C9", "Sample", terms.MINION_TYPE, side=terms.SHADOW, race=race) for race in RACES),
        *(Definition("0C9", "Sample", terms.EVENT_TYPE, side=terms.SHADOW, culture=culture) for culture in CULTURES),
        *(Definition("0C9", "Sample", terms.ARTIFACT_TYPE, side=terms.SHADOW, item_class=name) for name in CLASSES),
        *(Definition("0C9", "Sample", terms.MINION_TYPE, keywords=((keyword, 1),)) for keyword in KEYWORDS),
    ]

    assert len(printed) == len({tuple(face(card, language)) for card in printed})


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sample_reads_as_a_sentence(language: str) -> None:
    """It begins with a capital, ends with a full stop, and nothing of the machinery is left in it."""
    for ability in SAMPLES:
        try:
            text = str(render(sample(ability), language))
        except NoWording:
            assert FALLEN[language] > 0
            continue
        assert LEFTOVER.findall(text) == [], text
        assert (text[0].upper(), ".") == (text[0], text[-1]), text


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_lack_a_wording_grow_fewer(language: str) -> None:
    """English says everything; what Finnish and Dutch lack is counted, and the count may only fall."""
    lacking = set(LANGUAGES["en"].templates) - set(LANGUAGES[language].templates)
    lacking = {id for id in lacking if not falls_back(id, language) and id not in BEFORE_THE_NOUN}
    if os.environ.get("UPDATE_GOLDEN") and len(lacking) < FALLEN[language]:
        write_lacking(language, len(lacking))

    assert len(lacking) == FALLEN[language], sorted(lacking)


def falls_back(id: str, language: str) -> bool:
    """Whether another template of the language serves: a mood that reads the same has none of its own."""
    word, _, mood = id.rpartition(".")
    serving = {"do": [word], "inf": [f"{word}.do", word], "inf3": [f"{word}.inf", f"{word}.do", word], "does": [word]}
    return any(other in LANGUAGES[language].templates for other in serving.get(mood, []))


def write_lacking(language: str, count: int) -> None:
    """Keeps the new number."""
    FALLEN[language] = count
    LACKING.write_text("".join(f"{name} {number}\n" for name, number in FALLEN.items()), "utf-8")


@pytest.mark.rule("KR-20")
def test_english_lacks_nothing_and_no_card_has_words_of_its_own() -> None:
    """Both are ratchets at their end: English is complete, and every text is rendered."""
    assert (0, 0) == (FALLEN["en"], len(OVERRIDES))


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_template_is_used(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What no card and no sample says is dead, and what is not in the English templates cannot be said at all."""
    speaker = LANGUAGES[language]
    used: set[str] = set()
    find = type(speaker).template

    def noted(self: Any, id: str, form: str) -> str:
        used.add(find(self, id, form))
        return find(self, id, form)

    monkeypatch.setattr(type(speaker), "template", noted)
    for ability in SAMPLES:
        said_if_worded(sample(ability), language)
    for card in (*ALL, *samples.CARDS):
        said_if_worded(card, language)

    assert sorted(set(speaker.templates) - used) == []


def said_if_worded(definition: Definition, language: str) -> None:
    """Says a card, unless the language cannot yet."""
    try:
        face(definition, language)
    except NoWording:
        assert FALLEN[language] > 0


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", ["fi", "nl"])
def test_templates_say_what_the_english_ones_say(language: str) -> None:
    """A slot that English has, the others have too: a number or a name cannot be lost in one language."""
    english, other = LANGUAGES["en"].templates, LANGUAGES[language].templates
    different = {
        id: (set(slots(english[id])), set(slots(template)))
        for id, template in other.items()
        if id in english and set(slots(english[id])) != set(slots(template))
    }

    assert different == {}


@pytest.mark.rule("LR-26.7", "LR-26.3")
def test_a_response_and_a_trigger_to_the_same_happening_differ_in_their_first_words() -> None:
    """A reader sees whether something happens by itself or is up to the player."""
    for happening in samples.HAPPENINGS:
        response = str(render(sample(Response(happening, samples.DRAW)), "en"))
        trigger = str(render(sample(Trigger(happening, samples.DRAW)), "en"))
        assert response.startswith("Response, "), response
        assert trigger.startswith(("Each time ", "When ", "At the ")), trigger


@pytest.mark.rule("LR-26.33")
def test_what_holds_all_the_time_has_no_colon() -> None:
    """A colon means that something happens then; a continuous text just holds."""
    lines = [str(render(sample(ability), "en")) for ability in SAMPLES if isinstance(ability, Continuous)]

    assert [line for line in lines if ":" in line] == []
