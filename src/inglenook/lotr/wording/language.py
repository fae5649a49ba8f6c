"""Says phrases in a language: finds the template of each, and asks its parts for the forms the template wants.

What a language adds is its templates, its lexicon, and how its noun phrases and lists are built.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, Union

from inglenook.lotr.wording.parts import Alternatives, Listed, Noun, Phrase, Say, Slot, Twilight
from inglenook.lotr.wording.templates import Gap, Optional, Piece, Verb, read
from inglenook.lotr.wording.text import CULTURE, TWILIGHT, marked, punctuated

# The moods of an effect.
DO = "do"
"""A command to the reader."""
INF = "inf"
"""After "you may"."""
DOES = "does"
"""With another player as subject."""
INF3 = "inf3"
"""After "may" with another player as subject."""

INVERTED = "inv"
"""A command, or a statement after a condition, where Dutch puts the verb first."""

# The forms of a predicate.
SINGULAR = "sg"
PLURAL = "pl"
AGREE = "agree"
"""Asks for the form that fits the subject."""


class NoWording(LookupError):
    """A template or a form that a language lacks: a fault of its tables, never of the person who reads."""


class Language(ABC):
    """One language."""

    code: str
    templates: Mapping[str, str]
    lexicon: Mapping[str, Mapping[str, str]]
    falls_back: Mapping[str, tuple[str, ...]] = {DO: (DO,), INF: (INF,), INF3: (INF3, INF), INVERTED: (INVERTED, DO)}
    """The moods whose template serves, the best first; a template without a mood serves all."""

    def __init__(self) -> None:
        self._read: Final[dict[str, tuple[Piece, ...]]] = {}
        """The templates that have been said before, taken apart."""

    def say(self, part: Slot, form: str = "") -> str:
        """Any part of a text, in the form wanted; an empty one is empty."""
        match part:
            case None:
                return ""
            case int():
                return self.number(part, form)
            case str():
                return self.word(part, form)
            case Say():
                return self.phrase(part, form)
            case Listed():
                return self.joined([self.say(one, form) for one in part.parts], part.joint)
            case Noun():
                return self.noun(part, form)
            case Alternatives():
                return self.alternatives(part, form)
            case Twilight():
                return self.twilight(part.tokens, form)

    def phrase(self, said: Say, form: str) -> str:
        """A phrase by its template."""
        subject = next((part for part in said.slots.values() if isinstance(part, (Noun, Alternatives))), None)
        id = self.template(said.id, form)
        if id not in self._read:
            self._read[id] = read(self.templates[id])
        return self.filled(self._read[id], said, form, subject)

    def template(self, id: str, form: str) -> str:
        """The id of the template of a phrase in a mood."""
        for mood in self.falls_back.get(form, (form,)):
            if f"{id}.{mood}" in self.templates:
                return f"{id}.{mood}"
        if id in self.templates:
            return id
        raise NoWording(f"{self.code}: {id}.{form}" if form else f"{self.code}: {id}")

    def filled(self, pieces: Sequence[Piece], said: Say, form: str, subject: Phrase | None) -> str:
        """The pieces of a template with their gaps filled."""
        text = ""
        for piece in pieces:
            match piece:
                case str():
                    text += piece
                case Gap(slot=slot, form=wanted):
                    text += self.say(said.slots.get(slot), self.wanted(wanted, form, subject))
                case Verb(forms=forms):
                    text += self.verb(forms, form, subject)
                case Optional(pieces=inner):
                    gaps = [one for one in inner if isinstance(one, Gap)]
                    if all(said.slots.get(gap.slot) is not None for gap in gaps):
                        text += self.filled(inner, said, form, subject)
        return text

    def wanted(self, wanted: str, form: str, subject: Phrase | None) -> str:
        """The form that a gap asks for; some follow from the subject, or are the form of the whole."""
        if wanted == AGREE:
            return self.agreeing(subject)
        return form if wanted == "same" else wanted

    def verb(self, forms: Sequence[str], form: str, subject: Phrase | None) -> str:
        """The form of a verb: as asked for, or as its subject has it."""
        if form not in (SINGULAR, PLURAL, INF):
            form = self.agreeing(subject)
        return forms[min([SINGULAR, PLURAL, INF].index(form), len(forms) - 1)]

    def agreeing(self, subject: Phrase | None) -> str:
        """The form of a verb with this subject."""
        return PLURAL if subject is not None and subject.plural else SINGULAR

    def entry(self, key: str, form: str) -> str:
        """A form of a word in the lexicon."""
        try:
            return self.lexicon[key][form]
        except KeyError:
            raise NoWording(f"{self.code}: {key} has no {form}") from None

    def culture(self, key: str, text: str) -> str:
        """The name of a culture as a symbol; sides have none."""
        return marked(CULTURE, key.removesuffix("_culture"), text) if key.endswith("_culture") else text

    def number(self, number: Union[int, str], form: str) -> str:
        """A number, with its sign where that is wanted."""
        text = str(number)
        if form == "signed":
            text = text if text.startswith("-") else f"+{text}"
        return text.replace("-", "\N{MINUS SIGN}")

    def twilight(self, tokens: Union[int, str], form: str) -> str:
        """Twilight as a symbol; `form` says whether plain text names it or only has the number."""
        text = str(tokens)
        return marked(TWILIGHT, text, text if form == "bare" else self.tokens(text, form))

    def word(self, word: str, form: str) -> str:
        """A title or a letter stands as it is; with a form wanted, it is a number that is not known, or an entry."""
        if form == "signed":
            return self.number(word, form)
        return self.entry(word, form) if form else word

    def sentence(self, text: str) -> str:
        """A sentence: with a capital and a full stop."""
        text = punctuated(text)
        return f"{text[:1].upper()}{text[1:]}."

    @abstractmethod
    def tokens(self, number: str, form: str) -> str:
        """So many twilight tokens, in words."""

    @abstractmethod
    def joined(self, parts: Sequence[str], joint: str) -> str:
        """Parts in a row."""

    @abstractmethod
    def noun(self, noun: Noun, form: str) -> str:
        """A noun phrase in a form."""

    @abstractmethod
    def alternatives(self, phrase: Alternatives, form: str) -> str:
        """Several noun phrases of which any may be meant."""
