"""Says phrases in a language: finds the template of each, and asks its parts for the forms the template wants.

What a language adds is its templates, its lexicon, and how its noun phrases and lists are built.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, Union

from inglenook.lotr.rendering.parts import Alternatives, Listed, Noun, Phrase, Say, Slot, Twilight, massed, say
from inglenook.lotr.rendering.templates import DOT, Gap, Mooded, Optional, Person, Piece, Verb, read
from inglenook.lotr.rendering.text import CULTURE, NOTHING, TWILIGHT, closed_up, marked, punctuated

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

MOODS: Final = (DO, INF, DOES, INF3, INVERTED)
SAME = "same"
"""Asks a part for the mood of the whole."""

# The forms of a predicate.
SINGULAR = "sg"
PLURAL = "pl"
BASE = "base"
"""The infinitive, after "let"."""
AGREE = "agree"
"""Asks for the form that fits the subject."""

NUMBER = "number"
"""Asks for how many there are of what is counted, instead of "for each"."""

# Of whom a part is told.
PERSON = "person"
"""Asks a part for the person of the whole: what is yours, or another player's."""
YOURS = "yours"
THEIRS = "theirs"


class NoWording(LookupError):
    """A template or a form that a language lacks: a fault of its tables, never of the person who reads."""


def counts(tail: Slot) -> bool:
    """Whether what follows a number says what it is counted by, and nothing else: "for each pipe you spot"."""
    slots = tail.slots if isinstance(tail, Say) else {}
    return slots.get("each") is not None and all(slots.get(name) is None for name in ("instead", "limit"))


class Language(ABC):
    """One language."""

    code: str
    templates: Mapping[str, str]
    lexicon: Mapping[str, Mapping[str, str]]
    falls_back: Mapping[str, tuple[str, ...]] = {INF3: (INF3, INF), INVERTED: (INVERTED, DO)}
    """The moods whose own template serves another one, the best first."""
    of_others: tuple[str, ...] = (DOES, INF3, THEIRS)
    """The moods and forms that are about another player."""

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
                part = self.folded(part)
                return self.joined([self.say(one, form) for one in part.parts], part.joint)
            case Noun():
                return self.noun(part, form)
            case Alternatives():
                return self.alternatives(part, form)
            case Twilight():
                return self.twilight(part.tokens, form)

    def folded(self, listed: Listed) -> Listed:
        """A list; a language may say the verb that some of its parts share only once."""
        return listed

    def with_masses(self, said: Say) -> Say:
        """A phrase that says "all" where "each" would have to be said of many kinds."""
        changed = {name: massed(part) for name, part in said.slots.items() if isinstance(part, (Noun, Alternatives))}
        return replace(said, slots={**said.slots, **changed}) if changed else said

    def phrase(self, said: Say, form: str) -> str:
        """A phrase by its template; what happens by itself is stated."""
        subject = next((part for part in said.slots.values() if isinstance(part, (Noun, Alternatives))), None)
        text = closed_up(self.filled(self.pieces(self.template(said.id, form)), said, form, subject))
        return self.stated(said, text, form) if DOT in text else text

    def stated(self, said: Say, text: str, form: str) -> str:
        """A statement; after "you may", and of another player, it is what is let happen."""
        text = text.replace(DOT, " ")
        return self.say(say("Stated", s=text), form) if form in (INF, DOES, INF3) else text

    def pieces(self, id: str) -> tuple[Piece, ...]:
        """The template with this id, taken apart."""
        if id not in self._read:
            self._read[id] = read(self.templates[id])
        return self._read[id]

    def template(self, id: str, form: str) -> str:
        """The id of the template of a phrase in a mood: its own for that mood, or one from which it can be made."""
        for mood in self.falls_back.get(form, (form,)):
            if f"{id}.{mood}" in self.templates:
                return f"{id}.{mood}"
        if id in self.templates and self.serves(id, form):
            return id
        raise NoWording(f"{self.code}: {id}.{form}" if form else f"{self.code}: {id}")

    def serves(self, id: str, form: str) -> bool:
        """Whether a template without a mood has what is needed for one: a verb, a statement, or a part that has it."""
        if form == NUMBER:
            return False
        if form not in (*MOODS, BASE):
            return True
        pieces = self.pieces(id)
        if form == BASE:
            return any(isinstance(piece, Verb) for piece in pieces)
        return any(
            isinstance(piece, Mooded)
            or (isinstance(piece, Gap) and piece.form == SAME)
            or (isinstance(piece, str) and DOT in piece)
            for piece in pieces
        )

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
                case Mooded(forms=forms):
                    text += self.in_mood(forms, form) or NOTHING
                case Person(yours=yours, theirs=theirs):
                    text += theirs if form in self.of_others else yours
                case Optional(pieces=inner):
                    gaps = [one for one in inner if isinstance(one, Gap)]
                    if all(said.slots.get(gap.slot) is not None for gap in gaps):
                        text += self.filled(inner, said, form, subject)
        return text

    def wanted(self, wanted: str, form: str, subject: Phrase | None) -> str:
        """The form that a gap asks for; some follow from the subject, or are the form of the whole."""
        if wanted == AGREE:
            return self.agreeing(subject)
        if wanted == PERSON:
            return THEIRS if form in self.of_others else YOURS
        return form if wanted == SAME else wanted

    def verb(self, forms: Sequence[str], form: str, subject: Phrase | None) -> str:
        """The form of a verb: as asked for, or as its subject has it."""
        if form not in (SINGULAR, PLURAL, BASE):
            form = self.agreeing(subject)
        return forms[min([SINGULAR, PLURAL, BASE].index(form), len(forms) - 1)]

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
        if form == "negative":
            text = f"-{text}"
        if form == "signed":
            text = text if text.startswith("-") else f"+{text}"
        return text.replace("-", "\N{MINUS SIGN}")

    def twilight(self, tokens: Union[int, str], form: str) -> str:
        """Twilight as a symbol; `form` says whether plain text names it or only has the number."""
        text = str(tokens)
        return marked(TWILIGHT, text, text if form == "bare" else self.tokens(text, form))

    def word(self, word: str, form: str) -> str:
        """A title or a letter stands as it is; with a form wanted, it is a number that is not known, or an entry."""
        if form in ("signed", "negative"):
            return self.number(word, form)
        return self.entry(word, form) if form else word

    def punctuated(self, text: str) -> str:
        """A text with the commas that close its clauses."""
        return punctuated(text)

    def sentence(self, text: str) -> str:
        """A sentence: with a capital and a full stop."""
        text = self.punctuated(text)
        return f"{text[:1].upper()}{text[1:]}."

    @abstractmethod
    def in_mood(self, forms: Sequence[str], mood: str) -> str:
        """A word that changes with the mood: a verb from its command, or one of several forms; it may be empty."""

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
