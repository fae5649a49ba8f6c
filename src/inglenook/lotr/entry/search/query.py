"""The query parser: turns typed text into terms joined by and, or and not.  Any text can be parsed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from inglenook.lotr.decks.names import plain
from inglenook.lotr.entry.search.query_terms import field_called, meant, query_terms

LONGEST: Final = 300
"""Maximum length of a query in characters; the rest is ignored."""

_FIELD: Final = re.compile(r'([^\s:=<>!"]+?)(<=|>=|!=|:|=|<|>)(.*)', re.DOTALL)


@dataclass(frozen=True)
class Word:
    """A word or phrase to be found in title or text."""

    text: str
    phrase: bool = False


@dataclass(frozen=True)
class Field:
    """A comparison of a field with a value."""

    name: str
    sign: str
    value: str


@dataclass(frozen=True)
class Not:
    """A negated term."""

    part: Term


@dataclass(frozen=True)
class All:
    """A conjunction of terms; without terms it always holds."""

    parts: tuple[Term, ...]


@dataclass(frozen=True)
class Any:
    """A disjunction of terms."""

    parts: tuple[Term, ...]


Term = Word | Field | Not | All | Any


@dataclass
class Query:
    """A parsed query: the term that cards must fit, the sort order, and unknown fields."""

    term: Term = All(())
    sort: str = ""
    unknown: list[tuple[str, str]] = field(default_factory=list)
    """The unknown fields, each with the field that was probably meant."""


def read_query(text: str) -> Query:
    """Parses a query."""
    query = Query()
    reader = _Reader(tokens(text[:LONGEST]), query)
    parts = [reader.either()]
    while reader.left:  # an unmatched closing bracket
        reader.take()
        parts.append(reader.either())
    query.term = joined(parts)
    return query


def joined(parts: list[Term]) -> Term:
    """Joins terms into a conjunction, without nested conjunctions."""
    flat = [one for part in parts for one in (part.parts if isinstance(part, All) else (part,))]
    return flat[0] if len(flat) == 1 else All(tuple(flat))


def tokens(text: str) -> list[str]:
    """Splits a query into brackets, bars, minus signs, and words and quoted texts."""
    found: list[str] = []
    place = 0
    while place < len(text):
        letter = text[place]
        if letter.isspace():
            place += 1
        elif letter in "()|" or (letter == "-" and text[place + 1 : place + 2].strip()):
            found.append(letter)
            place += 1
        else:
            start, quoted = place, False
            while place < len(text) and (quoted or not (text[place].isspace() or text[place] in "()|")):
                quoted ^= text[place] == '"'
                place += 1
            found.append(text[start:place])
    return found


class _Reader:
    """A recursive-descent parser over tokens."""

    def __init__(self, given: list[str], query: Query) -> None:
        self.left: Final = given[::-1]
        self._query: Final = query

    def take(self) -> str:
        """Removes and returns the next token."""
        return self.left.pop()

    def next_is(self, *tokens: str) -> bool:
        """Whether the next token is one of the given tokens."""
        return bool(self.left) and self.left[-1] in tokens

    def either(self) -> Term:
        """Parses terms separated by bars."""
        parts = [self.both()]
        while self.next_is("|"):
            self.take()
            parts.append(self.both())
        return parts[0] if len(parts) == 1 else Any(tuple(parts))

    def both(self) -> Term:
        """Parses adjacent terms."""
        parts: list[Term] = []
        while self.left and not self.next_is("|", ")"):
            parts.append(self.one())
        return joined(parts)

    def one(self) -> Term:
        """Parses a single term, negated or in brackets if so marked."""
        token = self.take()
        if token == "-":
            return Not(self.one()) if self.left and not self.next_is("|", ")") else All(())
        if token == "(":
            inner = self.either()
            if self.next_is(")"):
                self.take()
            return inner
        return self.fact_or_words(token)

    def fact_or_words(self, token: str) -> Term:
        """Parses a field with its value; an unknown field is searched for as a word."""
        found = _FIELD.fullmatch(token)
        if found is None:
            if token.startswith('"'):
                return Word(plain(token), phrase=True)
            return All(tuple([Word(word) for word in plain(token).split()]))
        name, sign, value = field_called(found[1]), found[2], found[3].replace('"', "")
        if not name:
            self._query.unknown.append((found[1], near_field(found[1])))
            return All(tuple([Word(word) for word in plain(f"{found[1]} {value}").split()]))
        if name == "sort":
            self._query.sort = next(iter(meant("sort", value, whole=False)), "")
            return All(())
        return Field(name, sign, value)


def near_field(name: str) -> str:
    """Returns the field that was probably meant, or ""."""
    known = [called for names in query_terms()["fields"].values() for called in names if len(called) > 2]
    return next(iter(get_close_matches(plain(name), known, 1, 0.5)), "")
