"""Languages: turn phrases into text by finding their templates and asking their parts for the required forms.

A language adds its templates, its lexicon, and functions that build noun phrases and lists.
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
"""The mood of a command to the reader."""
INF = "inf"
"""The mood after "you may"."""
DOES = "does"
"""The mood with another player as subject."""
INF3 = "inf3"
"""The mood after "may" with another player as subject."""

INVERTED = "inv"
"""The mood of a command or statement after a condition, where Dutch puts the verb first."""

MOODS: Final = (DO, INF, DOES, INF3, INVERTED)
SAME = "same"
"""The form that asks a part for the mood of the whole."""

# The forms of a predicate.
SINGULAR = "sg"
PLURAL = "pl"
BASE = "base"
"""The form of the infinitive after "let"."""
AGREE = "agree"
"""The form that agrees with the subject."""

NUMBER = "number"
"""The form of a counted thing as a number ("the number of …"), instead of "for each"."""

# The persons of a part.
PERSON = "person"
"""The form that asks a part for the person of the whole: the reader or another player."""
YOURS = "yours"
THEIRS = "theirs"


class NoWording(LookupError):
    """Raised if a language lacks a template or form; always a fault of its tables."""


def counts(tail: Slot) -> bool:
    """Whether the text after a number is only what it counts: "for each pipe you spot"."""
    slots = tail.slots if isinstance(tail, Say) else {}
    return slots.get("each") is not None and all(slots.get(name) is None for name in ("instead", "limit"))


class Language(ABC):
    """A language for card texts."""

    code: str
    templates: Mapping[str, str]
    lexicon: Mapping[str, Mapping[str, str]]
    falls_back: Mapping[str, tuple[str, ...]] = {INF3: (INF3, INF), INVERTED: (INVERTED, DO)}
    """The moods whose templates can serve another mood, in order of preference."""
    of_others: tuple[str, ...] = (DOES, INF3, THEIRS)
    """The moods and forms about another player."""

    def __init__(self) -> None:
        self._read: Final[dict[str, tuple[Piece, ...]]] = {}
        """A cache of parsed templates by id."""

    def say(self, part: Slot, form: str = "") -> str:
        """Renders a part of a text in a form; an empty part is ""."""
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
        """Returns a list, with the verb shared by several parts rendered once if the language does so."""
        return listed

    def with_masses(self, said: Say) -> Say:
        """Returns a phrase with "all" in place of "each" where many kinds are listed."""
        changed = {name: massed(part) for name, part in said.slots.items() if isinstance(part, (Noun, Alternatives))}
        return replace(said, slots={**said.slots, **changed}) if changed else said

    def phrase(self, said: Say, form: str) -> str:
        """Renders a phrase by its template; phrases without an agent are statements."""
        subject = next((part for part in said.slots.values() if isinstance(part, (Noun, Alternatives))), None)
        text = closed_up(self.filled(self.pieces(self.template(said.id, form)), said, form, subject))
        return self.stated(said, text, form) if DOT in text else text

    def stated(self, said: Say, text: str, form: str) -> str:
        """Renders a statement; after "you may", or for another player, the player lets it happen."""
        text = text.replace(DOT, " ")
        return self.say(say("Stated", s=text), form) if form in (INF, DOES, INF3) else text

    def pieces(self, id: str) -> tuple[Piece, ...]:
        """Returns the parsed template with an id."""
        if id not in self._read:
            self._read[id] = read(self.templates[id])
        return self._read[id]

    def template(self, id: str, form: str) -> str:
        """Returns the template id of a phrase for a mood: the mood's own, or one from which the mood can be made."""
        for mood in self.falls_back.get(form, (form,)):
            if f"{id}.{mood}" in self.templates:
                return f"{id}.{mood}"
        if id in self.templates and self.serves(id, form):
            return id
        raise NoWording(f"{self.code}: {id}.{form}" if form else f"{self.code}: {id}")

    def serves(self, id: str, form: str) -> bool:
        """Whether a template without a mood can serve a mood: it has a verb, a statement, or a part with that mood."""
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
        """Renders the pieces of a template with its slots filled."""
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
        """Returns the form for a slot, which may depend on the subject or be the form of the whole."""
        if wanted == AGREE:
            return self.agreeing(subject)
        if wanted == PERSON:
            return THEIRS if form in self.of_others else YOURS
        return form if wanted == SAME else wanted

    def verb(self, forms: Sequence[str], form: str, subject: Phrase | None) -> str:
        """Returns the requested form of a verb, or the form that agrees with the subject."""
        if form not in (SINGULAR, PLURAL, BASE):
            form = self.agreeing(subject)
        return forms[min([SINGULAR, PLURAL, BASE].index(form), len(forms) - 1)]

    def agreeing(self, subject: Phrase | None) -> str:
        """Returns the form of a verb with a subject."""
        return PLURAL if subject is not None and subject.plural else SINGULAR

    def entry(self, key: str, form: str) -> str:
        """Returns a form of a word from the lexicon."""
        try:
            return self.lexicon[key][form]
        except KeyError:
            raise NoWording(f"{self.code}: {key} has no {form}") from None

    def culture(self, key: str, text: str) -> str:
        """Marks the name of a culture as a symbol; sides have no symbol."""
        return marked(CULTURE, key.removesuffix("_culture"), text) if key.endswith("_culture") else text

    def number(self, number: Union[int, str], form: str) -> str:
        """Renders a number, signed if the form asks for a sign."""
        text = str(number)
        if form == "negative":
            text = f"-{text}"
        if form == "signed":
            text = text if text.startswith("-") else f"+{text}"
        return text.replace("-", "\N{MINUS SIGN}")

    def twilight(self, tokens: Union[int, str], form: str) -> str:
        """Renders twilight as a symbol; `form` decides whether plain text has the noun or only the number."""
        text = str(tokens)
        return marked(TWILIGHT, text, text if form == "bare" else self.tokens(text, form))

    def word(self, word: str, form: str) -> str:
        """Renders a string: a title or letter as it is, with a form as a number known later or as a lexicon entry."""
        if form in ("signed", "negative"):
            return self.number(word, form)
        return self.entry(word, form) if form else word

    def punctuated(self, text: str) -> str:
        """Returns a text with commas after its clauses."""
        return punctuated(text)

    def sentence(self, text: str) -> str:
        """Returns a text as a sentence, with a capital letter and a full stop."""
        text = self.punctuated(text)
        return f"{text[:1].upper()}{text[1:]}."

    @abstractmethod
    def in_mood(self, forms: Sequence[str], mood: str) -> str:
        """Returns a word in a mood: a verb made from its command, or one of several forms; may be empty."""

    @abstractmethod
    def tokens(self, number: str, form: str) -> str:
        """Renders a number of twilight tokens in words."""

    @abstractmethod
    def joined(self, parts: Sequence[str], joint: str) -> str:
        """Joins parts in a row."""

    @abstractmethod
    def noun(self, noun: Noun, form: str) -> str:
        """Renders a noun phrase in a form."""

    @abstractmethod
    def alternatives(self, phrase: Alternatives, form: str) -> str:
        """Renders alternative noun phrases in a form."""
