"""Language-independent parts of card texts: phrases with named slots, noun phrases and lists.

A definition is turned into these parts first (`filters`, `amounts`, `conditions`, `effects`, `abilities`), then a
language renders them (`language`).  So the content of a text is decided once, and its wording once for each language.
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
"""No determiner: a plural that means all, used under negation."""
FIRST = "first"
IT = "it"
SILENT = "silent"
"""The determiner for a noun that was just mentioned, in place of which nothing is rendered."""
EVERY = "every"
"""A plural that means all, in languages that do not use "each"."""

ANY_NUMBER = "any-number"
"""The count for any number of cards."""

# Conjunctions between the parts of a list.
AND = "and"
AND_ALSO = "and-also"
"""The conjunction between a part that has one itself and the next: "spot a Dwarf and an Elf, and exert …"."""
OR = "or"
THEN = "then"
"""The separator of effects that follow one another."""


@dataclass(frozen=True)
class Say:
    """A phrase: the id of its template, which every language has, and the content of its slots."""

    id: str
    slots: Mapping[str, Slot] = field(default_factory=dict)


@dataclass(frozen=True)
class Listed:
    """Several parts in a row, joined by a conjunction."""

    parts: Sequence[Slot]
    joint: str = AND


@dataclass(frozen=True)
class Noun:
    """A noun phrase: a head with the words before and after it.  Heads, adjectives and compounds are in the lexicon.

    `title` is a card title instead of a head; titles are never inflected.  `attributes` are cultures and sides
    ("Gondor", "Shadow"), `compounds` races and keywords before a type.
    """

    head: str
    title: str = ""
    determiner: str = A
    count: Union[int, str] = 1
    """The number, or the letter for a number known only during play."""
    digit: bool = False
    """Whether "1" is rendered as a number rather than as an article: "1 card for each …"."""
    up_to: bool = False
    other: bool = False
    yours: bool = False
    adjectives: Sequence[str] = ()
    attributes: Sequence[str] = ()
    compounds: Sequence[str] = ()
    after: Sequence[Say] = ()
    """The clauses after the noun: "skirmishing a Nazgûl", "with the Frodo signet"."""
    exceptions: Sequence[Phrase] = ()

    @property
    def plural(self) -> bool:
        """Whether a verb with this subject is in the plural."""
        return self.determiner in (BARE, EVERY) or (self.count != 1 and self.determiner != EACH)


@dataclass(frozen=True)
class Alternatives:
    """Alternative noun phrases: "a companion or ally"."""

    options: Sequence[Noun]

    @property
    def plural(self) -> bool:
        """Whether a verb with this subject is in the plural."""
        return self.options[-1].plural or self.all_named

    @property
    def all_named(self) -> bool:
        """Whether the subject is several titled cards together: "Frodo and Sam" are two."""
        return bool(self.options[-1].title) and self.options[-1].determiner == EACH


@dataclass(frozen=True)
class Twilight:
    """Twilight tokens as a symbol; `tokens` may be the letter for a number known only during play."""

    tokens: Union[int, str]


Phrase = Union[Noun, Alternatives]
Slot = Union[Say, Listed, Noun, Alternatives, Twilight, str, int, None]


def say(id: str, **slots: Slot) -> Say:
    """Returns a phrase with the id of its template and its slots."""
    return Say(id, slots)


def nouns(phrase: Phrase) -> Sequence[Noun]:
    """Returns the noun phrases in a phrase."""
    return phrase.options if isinstance(phrase, Alternatives) else (phrase,)


def is_any_card(noun: Noun) -> bool:
    """Whether a phrase says of a card only what it is not: "a card other than a Moria minion"."""
    more = noun.title or noun.other or noun.yours or noun.adjectives or noun.attributes or noun.compounds or noun.after
    return noun.head == "card" and not more


def determined(phrase: Phrase, determiner: str, count: Union[int, str] = 1, up_to: bool = False) -> Phrase:
    """Returns a phrase with another determiner; titles, and nouns for a unique card, keep theirs.

    Several titles do change, since each or any may be meant: "Frodo and Sam", "Frodo or Sam".
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
    """Returns "all" in place of "each" for three or more kinds of one culture or side, or others with exceptions."""
    options = nouns(phrase)
    alike = len(options) > 2 and all(noun.attributes == options[0].attributes for noun in options)
    others = all(noun.other and noun.exceptions for noun in options)
    if not others and not (alike and options[0].attributes):
        return phrase
    return determined(phrase, EVERY) if all(noun.determiner == EACH for noun in options) else phrase


def under_negation(phrase: Phrase) -> Phrase:
    """Returns the subject of a negative statement: "minions … cannot", not "each minion … cannot"."""
    each = all(noun.determiner == EACH for noun in nouns(phrase))
    return determined(phrase, BARE) if each else phrase
