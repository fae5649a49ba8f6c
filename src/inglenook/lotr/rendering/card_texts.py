"""Rules texts of cards, rendered from their definitions.

    render(definition, "en")

The order is that of the definition: keywords, the place and cost of playing the card, then its abilities.  A definition
may have hand-written text in a language (`OVERRIDES`) where no template will do; a test counts the overrides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.dsl.filters import That
from inglenook.lotr.rendering.abilities import is_alternative, sentences
from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.effects import told
from inglenook.lotr.rendering.en.grammar import ENGLISH
from inglenook.lotr.rendering.fi.grammar import FINNISH
from inglenook.lotr.rendering.filters import key, phrase
from inglenook.lotr.rendering.language import Language
from inglenook.lotr.rendering.nl.grammar import DUTCH
from inglenook.lotr.rendering.parts import AND, Noun, Say, Slot, Twilight, say
from inglenook.lotr.rendering.text import Line, RulesText, line

LANGUAGES: Final[Mapping[str, Language]] = {language.code: language for language in (ENGLISH, FINNISH, DUTCH)}

OVERRIDES: Final[Mapping[tuple[str, str], Sequence[str]]] = {}
"""Lines that replace the rendered ones, by card and language; should stay empty."""

IN_PLAY_ALONE: Final = (terms.POSSESSION_TYPE, terms.ARTIFACT_TYPE, terms.CONDITION_TYPE)
"""Card types that go to the support area if they have no bearer (LR-11.24)."""


def render(definition: Definition, language: str) -> RulesText:
    """Returns the rules text of a card in a language."""
    own = OVERRIDES.get((definition.id, language))
    if own is not None:
        return RulesText(language, tuple(line(text) for text in own))
    lines = [line(text) for text in heading_lines(definition, LANGUAGES[language])]
    lines += [ability_line(definition, number, language) for number in range(len(definition.abilities))]
    return RulesText(language, tuple(lines))


def ability_line(definition: Definition, number: int, language: str) -> Line:
    """Returns the text of one ability, by its number; it also describes the ability where a player can choose it."""
    speaker = LANGUAGES[language]
    ability = definition.abilities[number]
    parts = sentences(ability, definition)
    if definition.type == terms.EVENT_TYPE and is_alternative(ability, definition.abilities[:number]):
        first = parts[0]
        assert isinstance(first, Say)
        parts[0] = replace(first, id="Action.or")
    return line(" ".join(speaker.sentence(speaker.say(part)) for part in parts), number)


def heading_lines(definition: Definition, language: Language) -> list[str]:
    """Returns the lines before the abilities: keywords, the place, and the cost of playing the card."""
    lines: list[str] = []
    words = keyword_parts(definition)
    if words:
        lines.append(" ".join(language.sentence(language.say(word)) for word in words))
    draft = Draft(definition)
    if definition.on is not None and isinstance(definition.on.bearer, That):
        parts = [
            play_cost(definition, draft),
            placement(definition, draft),
        ]  # the bearer pays for the card (4R107)
    else:
        parts = [placement(definition, draft), play_cost(definition, draft)]
    for part in parts:
        if part is not None:
            lines.append(language.sentence(language.say(part)))
    return lines


def keyword_parts(definition: Definition) -> list[Say]:
    """Renders the keywords with their numbers."""
    parts: list[Say] = []
    if definition.ring_bearer:
        parts.append(say("Line.ring_bearer", n=definition.resistance))
    for word, number in definition.keywords:
        if word in (terms.DAMAGE, terms.DEFENDER):
            parts.append(say("Line.keyword.numbered", y=key(word), n=number))
        elif word == terms.AMBUSH:
            parts.append(say("Line.keyword.tokens", y=key(word), n=Twilight(number)))
        else:
            parts.append(say("Line.keyword", y=key(word)))
    return parts


def placement(definition: Definition, draft: Draft) -> Slot:
    """Renders the place where the card is played."""
    if definition.on is None:
        return say("Line.support_area") if definition.type in IN_PLAY_ALONE else None
    limit = say("Line.bearer.limit", n=definition.on.limit) if definition.on.limit else None
    another = Noun(definition.item_class, other=True)
    extra = say("Line.bearer.extra", x=another) if definition.on.extra_class else None
    return say("Line.bearer", x=phrase(definition.on.bearer, draft), limit=limit, extra=extra)


def play_cost(definition: Definition, draft: Draft) -> Slot:
    """Renders the cost of playing the card."""
    if not definition.to_play:
        return None
    draft.paying = True
    return say("Line.to_play", costs=told(definition.to_play, draft, AND))
