"""Tests of the texts of components: complete, worded in three languages, and equal to the approved files.

All texts stand in `golden/{en,fi,nl}.txt`, so that a changed wording shows as a difference that a reader of that
language can approve.  Write them anew with

UPDATE_GOLDEN=1 pytest tests/talisman/test_texts.py
"""

from __future__ import annotations

import dataclasses
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import inglenook.talisman
from inglenook.kernel.messages import Argument, Message, Name
from inglenook.talisman.components import CARDS, CHARACTERS, SPACES, SPELLS
from inglenook.talisman.dsl.abilities import Ability, NotAttackedBy
from inglenook.talisman.dsl.conditions import Condition, HasNoQuest, IsAligned
from inglenook.talisman.dsl.definitions import (
    CardDefinition,
    CharacterDefinition,
    SpaceDefinition,
    SpellDefinition,
)
from inglenook.talisman.dsl.effects import Choice, ChooseOne, Effect, Gain, GiveUp, GoTo, MissTurn, When
from inglenook.talisman.dsl.terms import ANIMAL, CRAFT, GOLD, GOOD, NEUTRAL, STRANGER, STRENGTH
from inglenook.talisman.rendering import card_text, character_text, space_text, spell_text, text_of
from inglenook.talisman.rendering.abilities import ability_text
from inglenook.talisman.rendering.effects import clause, lines, phrase
from inglenook.wording import LANGUAGES, OWN, Wording
from inglenook.wording.faults import check, forms, variables

FOLDER = Path(inglenook.talisman.__file__).parent / "locales"
GOLDEN = Path(__file__).parent / "golden"

Definition = CardDefinition | SpellDefinition | CharacterDefinition | SpaceDefinition
Word = Effect | Ability | Condition

COMPONENTS: list[Definition] = [*CARDS.values(), *SPELLS.values(), *CHARACTERS.values(), *SPACES.values()]

SAMPLES: list[Word] = [
    ChooseOne((Choice("strength", (Gain(STRENGTH),), HasNoQuest()), Choice("craft", (Gain(CRAFT),))), optional=True),
    GiveUp(GOLD, 2, (GoTo("space:temple"),), (MissTurn(),), optional=False),
    NotAttackedBy((ANIMAL,), may_attack=False),
    When(IsAligned((GOOD, NEUTRAL)), (Gain(GOLD),), (MissTurn(2),)),
]
"""Terms that no component uses at present."""

SAMPLE_CARD = CardDefinition("adventure:sample", STRANGER, effects=(Gain(GOLD),), leaves_after=True)

NOT_IN_THE_TEXT = ("clockwise", "anticlockwise", "grid")
"""Texts on the board."""

HEAD = re.compile(r"[A-Z].*[^.]")
LINE = re.compile(r"[A-Z0-9–+].*[.:]")
"""How the head line and the other lines of a text begin and end."""

LEFTOVER = re.compile(r"[{}$]|  |\.\.|;\.|: \.| [,;.:]")
"""Character sequences that show a badly assembled text."""


def definition_text(definition: Definition) -> list[Message]:
    """Returns the text of any component."""
    match definition:
        case CardDefinition():
            return card_text(definition)
        case SpellDefinition():
            return spell_text(definition)
        case CharacterDefinition():
            return character_text(definition)
        case SpaceDefinition():
            return space_text(definition)


def word_text(word: Word) -> list[Message]:
    """Returns the text of any word, and for an effect also its text within a sentence."""
    if isinstance(word, Effect):
        return [phrase(word), *lines("on-meeting", [word])]
    return ability_text(word) if isinstance(word, Ability) else [clause(word)]


def words_in(value: object) -> Iterator[Word]:
    """Yields every word in a definition, including words inside others."""
    if isinstance(value, Word):
        yield value
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from words_in(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from words_in(part)


def all_words() -> list[Word]:
    """Returns every word that a component or a sample uses, each once."""
    return list(dict.fromkeys([*words_in(tuple(COMPONENTS)), *words_in(tuple(SAMPLES))]))


def ids_in(argument: Argument) -> Iterator[str]:
    """Yields the ids of all messages that a message is put together from."""
    if isinstance(argument, tuple):
        for part in argument:
            yield from ids_in(part)
    elif isinstance(argument, Message):
        yield argument.id
        for part in argument.arguments.values():
            yield from ids_in(part)


def wording(language: str) -> Wording:
    """Returns the wording of a language."""
    return Wording(language, FOLDER)


def all_texts(language: str) -> str:
    """Returns the texts of all components in the form of a golden file."""
    say = wording(language).say
    texts = [[f"{say(Name(one.id))} ({one.id})", *map(say, definition_text(one))] for one in COMPONENTS]
    return "\n".join("\n".join(text) + "\n" for text in texts)


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("kind", [Effect, Ability, Condition])
def test_every_word_has_a_text(kind: type) -> None:
    """Every word of the components' language has a text in each supported language."""
    used = [word for word in all_words() if isinstance(word, kind)]

    assert set(kind.__subclasses__()) == {type(word) for word in used}, "no component uses it: write a sample"
    for word in used:
        for language in LANGUAGES:
            assert all(wording(language).say(message) for message in word_text(word))


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_text(language: str) -> None:
    """Every component's text is a head line and sentences with a proper beginning and ending."""
    for component in COMPONENTS:
        head, *rest = [wording(language).say(message) for message in text_of(component.id)]
        assert HEAD.fullmatch(head), head
        assert all(LINE.fullmatch(line) for line in rest), rest
        assert not LEFTOVER.search("\n".join([head, *rest])), component.id


@pytest.mark.rule("KR-20")
def test_every_fact_of_a_component_is_in_its_text() -> None:
    """Every unusual part of a definition changes its text, so that no effect is invisible."""
    for component in [*COMPONENTS, SAMPLE_CARD]:
        for field in dataclasses.fields(component):
            if field.default in (dataclasses.MISSING, getattr(component, field.name)) or field.name in NOT_IN_THE_TEXT:
                continue
            usual: dict[str, Any] = {field.name: field.default}
            plain = dataclasses.replace(component, **usual)
            assert definition_text(plain) != definition_text(component), (component.id, field.name)


@pytest.mark.rule("KR-20")
def test_every_fact_of_a_word_is_in_its_text() -> None:
    """Every number, every yes or no and every thing in a list of a word changes its text."""
    for word in all_words():
        for field in dataclasses.fields(word):
            value = getattr(word, field.name)
            if isinstance(value, bool):
                changed: object = not value
            elif isinstance(value, int) and value > 0:
                changed = value + 1
            elif isinstance(value, tuple) and len(value) > 1 and not isinstance(value[0], int):
                changed = value[1:]
            else:
                continue
            assert word_text(dataclasses.replace(word, **{field.name: changed})) != word_text(word), (word, field.name)


@pytest.mark.rule("KR-20")
def test_every_wording_of_a_text_is_used() -> None:
    """Every wording of a text is used by a component or a sample."""
    messages = [message for one in [*COMPONENTS, SAMPLE_CARD] for message in definition_text(one)]
    messages += [message for sample in SAMPLES for message in word_text(sample)]
    used = {id for message in messages for id in ids_in(message)}
    worded = {id for id in variables([FOLDER]) if id.startswith(("text-", "place-", "spell-does-"))}

    assert worded == {id for id in used if not id.startswith(("term-", "being-"))}


@pytest.mark.rule("KR-20")
def test_the_wordings_have_no_faults() -> None:
    """All three languages word the same messages, with the same arguments and plurals."""
    assert [str(fault) for fault in check([OWN, FOLDER])] == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["adventure", "purchase", "spell", "character", "space"])
def test_names_of_a_kind_have_the_same_forms(kind: str, language: str) -> None:
    """Names of one kind have the same inflected forms in languages that inflect."""
    having = {frozenset(found) for id, found in forms([FOLDER], language).items() if id.startswith(f"name-{kind}-")}

    assert len(having) == 1, having


OTHERS = ("text-everyone", "text-on-target", "text-of-target", "spell-does-storm", "spell-does-lie-in-wait")
"""Texts about effects on another player."""

THE_SAME_FOR_ALL = {"text-nothing"}
"""Phrases without a person."""


def effects_on_others(argument: Argument) -> Iterator[str]:
    """Yields the phrases of a text about effects on other characters."""
    if isinstance(argument, Message):
        for value in argument.arguments.values():
            yield from effects_on_others(value)
        effects = argument.arguments.get("effects")
        if argument.id in OTHERS and isinstance(effects, Message):
            yield from phrases_of(effects)


def phrases_of(effects: Message) -> Iterator[str]:
    """Yields the phrases of an effect: its parts "a; b", or the lines of its table."""
    parts = [effects.arguments[name] for name in ("first", "rest", "effects") if name in effects.arguments]
    yield effects.id
    for part in parts:
        if isinstance(part, Message):
            yield from phrases_of(part)


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_befalls_others_is_said_of_them(language: str) -> None:
    """A phrase about other characters uses the third person, never "you"."""
    found = {id for one in COMPONENTS for message in definition_text(one) for id in effects_on_others(message)}
    having = forms([FOLDER], language)

    assert {"text-lose-life", "text-miss-turn", "text-row"} <= found
    assert [id for id in sorted(found - THE_SAME_FOR_ALL) if "they" not in having[id]] == []


@pytest.mark.rule("KR-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_as_approved(language: str) -> None:
    """The texts of all components equal the approved files in every language."""
    file = GOLDEN / f"{language}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(all_texts(language), "utf-8")

    assert all_texts(language) == file.read_text("utf-8")
