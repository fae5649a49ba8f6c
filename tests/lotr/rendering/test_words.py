"""Tests that every word of the card language is worded in every language and mood, and every wording used.

A new word, stat, happening or parameter is found here by itself; each failure says what is missing and where it goes.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from inglenook.lotr.cards.collection import ALL
from inglenook.lotr.dsl import abilities, amounts, conditions, effects, filters, happenings, modifiers, terms
from inglenook.lotr.dsl.abilities import Ability, Action, Continuous, Response, Trigger
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.dsl.effects import Effect
from inglenook.lotr.dsl.facade import a, each, exert
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.rendering.card_texts import LANGUAGES, OVERRIDES, render
from inglenook.lotr.rendering.face import face
from inglenook.lotr.rendering.language import NoWording
from inglenook.lotr.rendering.questions import texts_of
from inglenook.lotr.rendering.templates import slots
from tests.lotr.rendering import descriptions, samples
from tests.lotr.rendering.frames import DRAW, card, moods

RACES = (
    "balrog", "creature", "dwarf", "elf", "ent", "hobbit", "man", "nazgul", "orc", "troll", "uruk-hai", "wizard",
    "wraith",
)  # fmt: skip
CULTURES = (
    "dunland", "dwarven", "elven", "gandalf", "gollum", "gondor", "isengard", "moria", "raider", "rohan", "sauron",
    "shire", "wraith",
)  # fmt: skip
CLASSES = (
    "armor", "bracers", "brooch", "cloak", "gauntlets", "hand_weapon", "helm", "mount", "palantir", "pipe",
    "ranged_weapon", "ring", "shield", "staff",
)  # fmt: skip
KEYWORDS = (
    "ambush", "archer", "battleground", "damage", "defender", "easterling", "fierce", "forest", "fortification",
    "knight", "machine", "marsh", "mountain", "pipeweed", "plains", "ranger", "ring-bound", "river", "sanctuary",
    "search", "southron", "spell", "stealth", "tale", "tentacle", "tracker", "twilight", "underground", "unhasty",
    "valiant", "villager", "warg-rider", "weather",
)  # fmt: skip
"""Phrases that the cards of the first six sets print."""

KINDS = {"Filter", "Value", "Condition", "Effect", "Ability"}
MODULES = (abilities, amounts, conditions, effects, filters, happenings, modifiers)

LEFTOVER = re.compile(r"[][{}<>~?·/\ue000-\ue004]|  |\.\.|;\.|: \.| [,;.:)]|\( |\bNone\b")
"""Character sequences that show a badly assembled text."""


def kinds_in(module: ModuleType) -> set[str]:
    """Returns the words defined in a module."""
    return {
        name
        for name, value in inspect.getmembers(module, inspect.isclass)
        if value.__module__.startswith(module.__name__) and dataclasses.is_dataclass(value)
    }


def parts(word: Any) -> list[Any]:
    """Returns a word and all the words in it."""
    return [found for found, _path in words_in(word)]


def in_every_mood() -> Iterator[tuple[Effect, str, Ability]]:
    """Yields every sample of an effect in every place where an effect can stand."""
    for effect in (*samples.EFFECTS, *samples.BY_OTHERS):
        if isinstance(effect, effects.Spot) and effect.x:
            continue  # what is said for each of those spotted is said by the number
        for mood, ability in moods(effect):
            yield effect, mood, ability


SAMPLES = [ability for _, ability in samples.abilities()]
SAID = [part for ability in SAMPLES for part in parts(ability)]


@pytest.mark.rule("KR-20")
def test_every_word_is_among_the_samples() -> None:
    """Every word of the card language occurs in a sample."""
    wanted = {name for module in MODULES for name in kinds_in(module)} - KINDS
    lacking = sorted(wanted - {type(part).__name__ for part in SAID})

    assert lacking == [], (
        f"add a sample of {lacking} to tests/lotr/rendering/samples.py (or descriptions.py, sentences.py)"
    )


def terms_under(heading: str) -> set[str]:
    """Returns the terms that stand under a heading of the list of terms."""
    source = inspect.getsource(terms)
    section = source[source.index(heading) + len(heading) :].split("\n\n#")[0]
    return {getattr(terms, name) for name in re.findall(r"^([A-Z_]+): Final", section, re.MULTILINE)}


@pytest.mark.rule("KR-20")
def test_every_term_is_among_the_samples() -> None:
    """Every stat, permission and happening that a card can name occurs in a sample."""
    stats, words = zip(*[(part.stat, part.word) for part in SAID if isinstance(part, Modifier)], strict=True)
    kinds = {part.kind for part in SAID if isinstance(part, happenings.Happening)}

    unsaid = sorted(set(terms.STATS) - set(stats) | terms_under("# Actions that can be forbidden") - set(words))
    assert unsaid == [], f"add a modifier with {unsaid} to MODIFIERS in tests/lotr/rendering/descriptions.py"
    unsaid = sorted(terms_under("# The kinds of happening that triggers") - kinds)
    assert unsaid == [], f"add a happening of the kind {unsaid} to HAPPENINGS in tests/lotr/rendering/descriptions.py"


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", ["fi", "nl"])
def test_every_noun_has_its_forms(language: str) -> None:
    """The lexicons of all languages have the same races, types, classes, keywords, phases and cultures."""
    assert sorted(set(LANGUAGES["en"].lexicon) - set(LANGUAGES[language].lexicon)) == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_and_class_of_a_card_has_its_word(language: str) -> None:
    """Each race, culture, class and keyword of the first six sets has a distinct word."""
    printed = [
        *(Definition("0C9", "Sample", terms.MINION_TYPE, side=terms.SHADOW, race=race) for race in RACES),
        *(Definition("0C9", "Sample", terms.EVENT_TYPE, side=terms.SHADOW, culture=culture) for culture in CULTURES),
        *(Definition("0C9", "Sample", terms.ARTIFACT_TYPE, side=terms.SHADOW, item_class=name) for name in CLASSES),
        *(Definition("0C9", "Sample", terms.MINION_TYPE, keywords=((keyword, 1),)) for keyword in KEYWORDS),
    ]

    assert len(printed) == len({tuple(face(card, language)) for card in printed})


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_wording(language: str) -> None:
    """Each sample is a full sentence with a capital and a full stop, without internal names."""
    unworded = [fault for ability in SAMPLES for fault in faults(ability, language)]

    assert unworded == [], "a template is missing or put together badly; templates stand in rendering/<language>"


@pytest.mark.rule("KR-20", "LR-26.16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_is_worded_in_every_mood(language: str) -> None:
    """Every effect is worded as a command, after "you may", as a cost, of another player, and inside others."""
    unworded = {
        f"{type(effect).__name__}, {mood}: {fault}"
        for effect, mood, ability in in_every_mood()
        for fault in faults(ability, language)
    }

    assert sorted(unworded) == [], "mark the verb of the template as [verb], make it a statement, or add the mood"


def faults(ability: Ability, language: str) -> list[str]:
    """Returns the faults in an ability's sentence."""
    try:
        text = str(render(card(ability), language))
    except NoWording as missing:
        return [str(missing)]
    if LEFTOVER.search(text) or text[0].upper() != text[0] or not text.endswith((".", ".)")):
        return [text]
    return []


@pytest.mark.rule("KR-20")
def test_no_card_has_words_of_its_own() -> None:
    """Every card text is rendered from templates."""
    assert len(OVERRIDES) == 0


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_template_is_used(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A template that no card or sample uses is dead, and a term without an English template cannot be rendered."""
    speaker = LANGUAGES[language]
    used: set[str] = set()
    find = type(speaker).template

    def noted(self: Any, id: str, form: str) -> str:
        used.add(find(self, id, form))
        return find(self, id, form)

    monkeypatch.setattr(type(speaker), "template", noted)
    for ability in (*SAMPLES, *(ability for _, _, ability in in_every_mood())):
        render(card(ability), language)
    for definition in (*ALL, *samples.CARDS):
        face(definition, language)
    texts_of([definition.id for definition in ALL], language)

    assert sorted(set(speaker.templates) - used) == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", ["fi", "nl"])
def test_templates_say_what_the_english_ones_say(language: str) -> None:
    """Each language's template has the same slots as the English one, so that no number or name is lost.

    Only a duration stands with the verb in one language and with the number in another; that it is said at all is
    tested with every card.
    """
    english, other = LANGUAGES["en"].templates, LANGUAGES[language].templates
    different = {
        id: (set(slots(english[id])), set(slots(template)))
        for id, template in other.items()
        if id in english and (set(slots(english[id])) ^ set(slots(template))) - {"until"}
    }

    assert different == {}


@pytest.mark.rule("LR-26.7", "LR-26.3")
def test_a_response_and_a_trigger_to_the_same_happening_differ_in_their_first_words() -> None:
    """A response and a trigger to one happening differ in their first words, so that a reader can tell them apart."""
    for happening in descriptions.HAPPENINGS:
        response = str(render(card(Response(happening, DRAW)), "en"))
        trigger = str(render(card(Trigger(happening, DRAW)), "en"))
        assert response.startswith("Response, "), response
        assert trigger.startswith(("Each time ", "When ", "At the ")), trigger


@pytest.mark.rule("LR-26.33")
def test_what_holds_all_the_time_has_no_colon() -> None:
    """A continuous text has no colon, because a colon introduces an action."""
    lines = [str(render(card(ability), "en")) for ability in SAMPLES if isinstance(ability, Continuous)]

    assert [line for line in lines if ":" in line] == []


@pytest.mark.rule("LR-26.33", "KR-20")
@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (conditions.CanSpot(filters.ELF, 3), "je geen 3 Elfen kunt spotten"),
        (conditions.CanSpot(filters.OTHER & filters.ELF), "je geen andere Elf kunt spotten"),
        (conditions.CanSpot(filters.ELF | filters.DWARF), "je geen Elf of Dwerg kunt spotten"),
        (conditions.CanSpot(filters.Titled("Gandalf")), "je Gandalf niet kunt spotten"),
        (conditions.Is(filters.THIS, filters.ELF), "zolang die geen Elf is"),
        (conditions.Is(filters.THIS, filters.Titled("Legolas")), "zolang die niet Legolas is"),
    ],
)
def test_dutch_negates_the_whole_phrase(condition: conditions.Condition, said: str) -> None:
    """A Dutch negation covers the whole phrase: number, "andere" and all alternatives."""
    ability = Continuous((Modifier(terms.KEYWORD, 1, terms.FIERCE),), condition=conditions.Without(condition))

    assert said in str(render(card(ability), "nl"))


@pytest.mark.rule("LR-26.33", "KR-20")
@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (exert(filters.COMPANION & ~filters.HOBBIT), "rasita muuta kumppania kuin hobittia"),
        (effects.Exert(a(filters.COMPANION & ~filters.HOBBIT, count=2)), "rasita 2 kumppania (ei hobitteja)"),
        (effects.Exert(each(filters.COMPANION & ~filters.HOBBIT)), "rasita jokaista kumppania (paitsi hobitteja)"),
        (exert(filters.Titled("Frodo") & filters.RING_BEARER), "rasita Sormuksen viejä Frodoa"),
        (exert(filters.Titled("Gollum")), "rasita Gollumia"),
        (
            effects.Burden(amounts.Count(filters.MINION & filters.Skirmishing(filters.ELF))),
            "lisää 1 taakka jokaista palvelijaa kohti, joka taistelee haltiaa vastaan",
        ),
        (
            effects.CancelSkirmish(filters.MINION & filters.Bearing(filters.WEAPON)),
            "peruuta taistelu, johon osallistuu palvelija, joka kantaa asetta",
        ),
    ],
)
def test_finnish_puts_words_where_their_meaning_is_plain(effect: Effect, said: str) -> None:
    """Finnish words agree in number and case, and no clause separates words that belong together."""
    assert str(render(card(Action((terms.SKIRMISH,), effects=(effect,))), "fi")) == f"Taistelu: {said}."
