"""Rules texts: lines of words and symbols.

Symbols are marked in the text: a client may draw them, and plain text spells them out.  While a line is built, symbols
are part of the string, between characters that no text contains.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Union

OPEN: Final = "\ue000"
BETWEEN: Final = "\ue001"
CLOSE: Final = "\ue002"
COMMA_IF_MORE: Final = "\ue003"
"""The mark for the end of a relative clause: a comma follows if text does."""

NOTHING: Final = "\ue004"
"""The mark for a word missing in this mood; the mark is removed with one of the spaces beside it."""

MARKED: Final = re.compile(f"{OPEN}([^{BETWEEN}]*){BETWEEN}([^{BETWEEN}]*){BETWEEN}([^{CLOSE}]*){CLOSE}")

COMMA_IF_MORE_TEXT: Final = re.compile(f"{COMMA_IF_MORE}(?=[ {OPEN}]*[^ .,;:(){COMMA_IF_MORE}])")

TWILIGHT: Final = "twilight"
CULTURE: Final = "culture"


@dataclass(frozen=True)
class Symbol:
    """A symbol that can be drawn: an amount of twilight, or a culture.  `text` is its replacement in plain text."""

    kind: str
    value: str
    text: str


@dataclass(frozen=True)
class Line:
    """A line of a rules text.  `ability` is the number of the ability in this line, if there is one."""

    parts: tuple[Union[str, Symbol], ...]
    ability: int | None = None

    def __str__(self) -> str:
        return "".join(part if isinstance(part, str) else part.text for part in self.parts)


@dataclass(frozen=True)
class RulesText:
    """The rules text of a card in a language, line by line."""

    language: str
    lines: tuple[Line, ...]

    def __str__(self) -> str:
        return "\n".join(str(line) for line in self.lines)


def marked(kind: str, value: str, text: str) -> str:
    """Returns a marked symbol for use within a string."""
    return f"{OPEN}{kind}{BETWEEN}{value}{BETWEEN}{text}{CLOSE}"


def line(text: str, ability: int | None = None) -> Line:
    """Parses a string with marks into a line."""
    parts: list[Union[str, Symbol]] = []
    position = 0
    for found in MARKED.finditer(text):
        parts.append(text[position : found.start()])
        parts.append(Symbol(found[1], found[2], found[3]))
        position = found.end()
    parts.append(text[position:])
    return Line(tuple(part for part in parts if part != ""), ability)


def punctuated(text: str) -> str:
    """Puts commas after relative clauses."""
    return COMMA_IF_MORE_TEXT.sub(",", text).replace(COMMA_IF_MORE, "")


def closed_up(text: str) -> str:
    """Removes the marks of missing words with one of the spaces beside each."""
    return text.replace(f"{NOTHING} ", "").replace(f" {NOTHING}", "").replace(NOTHING, "")


def plain(text: str) -> str:
    """Returns a string with the marked symbols as plain text."""
    return MARKED.sub(r"\3", text)
