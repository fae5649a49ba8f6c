"""What a card text is put together from, before any language: phrases with named slots, noun phrases and lists.

A definition is first turned into these (`filters`, `amounts`, `conditions`, `effects`, `abilities`), then a language
says them (`language`).  So what a text says is decided once, and how it reads once for each language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Union

# Determiners of a noun phrase.
A = "a"
THE = "the"
THIS = "this"
THAT = "that"
EACH = "each"
ANY = "any"
BARE = "bare"
"""No determiner: a plural that means all of them, used under negation."""
FIRST = "first"
IT = "it"
SILENT = "silent"
"""A pronoun instead of the noun, or nothing, where the noun was just said."""
EVERY = "every"
"""A plural that means all of them, where a language does not say "each"."""

ANY_NUMBER = "any-number"
"""As a count: as many as somebody likes."""

# How the parts of a list are joined.
AND = "and"
AND_ALSO = "and-also"
"""Between what has a conjunction itself and what follows: "spot a Dwarf and an Elf, and exert …"."""
OR = "or"
THEN = "then"
"""Effects one after the other."""


@dataclass(frozen=True)
class Say:
    """A phrase: the id of its template, which every language has, and what fills the slots."""

    id: str
    slots: Mapping[str, Slot] = field(default_factory=dict)


@dataclass(frozen=True)
class Listed:
    """Several parts in a row, joined by a conjunction."""

    parts: Sequence[Slot]
    joint: str = AND


@dataclass(frozen=True)
class Noun:
    """A noun phrase: a head with what stands before and after it.  Heads, adjectives and compounds are in the lexicon.

    `title` is the title of a card instead of a head; it is never inflected.
    `attributes` are cultures and sides ("Gondor", "Shadow"), `compounds` races and keywords before a type.
    """

    head: str
    title: str = ""
    determiner: str = A
    count: Union[int, str] = 1
    """A number, or the letter of a number that is known only in play."""
    digit: bool = False
    """Whether one is the number 1 and not the article: "1 card for each …"."""
    up_to: bool = False
    other: bool = False
    yours: bool = False
    adjectives: Sequence[str] = ()
    attributes: Sequence[str] = ()
    compounds: Sequence[str] = ()
    after: Sequence[Say] = ()
    """What the phrase is narrowed to: "skirmishing a Nazgûl", "with the Frodo signet"."""
    exceptions: Sequence[Phrase] = ()

    @property
    def plural(self) -> bool:
        """Whether a verb with this subject stands in the plural."""
        return self.determiner in (BARE, EVERY) or (self.count != 1 and self.determiner != EACH)


@dataclass(frozen=True)
class Alternatives:
    """Noun phrases of which any may be meant: "a companion or ally"."""

    options: Sequence[Noun]

    @property
    def plural(self) -> bool:
        """Whether a verb with this subject stands in the plural."""
        return self.options[-1].plural or self.all_named

    @property
    def all_named(self) -> bool:
        """Whether cards with several titles are all meant: "Frodo and Sam" are two."""
        return bool(self.options[-1].title) and self.options[-1].determiner == EACH


@dataclass(frozen=True)
class Twilight:
    """Twilight tokens as a symbol; `tokens` may be the letter of a number that is known only in play."""

    tokens: Union[int, str]


Phrase = Union[Noun, Alternatives]
Slot = Union[Say, Listed, Noun, Alternatives, Twilight, str, int, None]


def say(id: str, **slots: Slot) -> Say:
    """A phrase by the id of its template."""
    return Say(id, slots)


def nouns(phrase: Phrase) -> Sequence[Noun]:
    """The noun phrases that a phrase consists of."""
    return phrase.options if isinstance(phrase, Alternatives) else (phrase,)


def is_any_card(noun: Noun) -> bool:
    """Whether of a card is said only what it is not: "a card other than a Moria minion"."""
    more = noun.title or noun.other or noun.yours or noun.adjectives or noun.attributes or noun.compounds or noun.after
    return noun.head == "card" and not more


def determined(phrase: Phrase, determiner: str, count: Union[int, str] = 1, up_to: bool = False) -> Phrase:
    """The same phrase with another determiner.  Titles and what there is only one of keep theirs.

    Only of several titles it matters whether each is meant or any: "Frodo and Sam", "Frodo or Sam".
    """
    both = isinstance(phrase, Alternatives) and determiner == EACH
    changed = [
        noun
        if noun.determiner in (THIS, THE, THAT) or (noun.title and not both)
        else replace(noun, determiner=determiner, count=count, up_to=up_to)
        for noun in nouns(phrase)
    ]
    return Alternatives(changed) if isinstance(phrase, Alternatives) else changed[0]


def massed(phrase: Phrase) -> Phrase:
    """Each of three or more kinds of one culture or side as all of them, and each other card but those excepted."""
    options = nouns(phrase)
    alike = len(options) > 2 and all(noun.attributes == options[0].attributes for noun in options)
    others = all(noun.other and noun.exceptions for noun in options)
    if not others and not (alike and options[0].attributes):
        return phrase
    return determined(phrase, EVERY) if all(noun.determiner == EACH for noun in options) else phrase


def under_negation(phrase: Phrase) -> Phrase:
    """The subject of a negative statement: "minions … cannot", not "each minion … cannot"."""
    each = all(noun.determiner == EACH for noun in nouns(phrase))
    return determined(phrase, BARE) if each else phrase
