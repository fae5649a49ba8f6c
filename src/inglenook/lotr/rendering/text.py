"""A rules text: lines of words and symbols.

Symbols are marked where they stand: a client may draw them, plain text spells them out.  While a line is put together
they are kept in the string between marks that no text has.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Union

OPEN: Final = "\ue000"
BETWEEN: Final = "\ue001"
CLOSE: Final = "\ue002"
COMMA_IF_MORE: Final = "\ue003"
"""A relative clause ends here: a comma follows if text does."""

NOTHING: Final = "\ue004"
"""A word that this mood does not have: it goes with one of the spaces beside it."""

MARKED: Final = re.compile(f"{OPEN}([^{BETWEEN}]*){BETWEEN}([^{BETWEEN}]*){BETWEEN}([^{CLOSE}]*){CLOSE}")

COMMA_IF_MORE_TEXT: Final = re.compile(f"{COMMA_IF_MORE}(?=[ {OPEN}]*[^ .,;:(){COMMA_IF_MORE}])")

TWILIGHT: Final = "twilight"
CULTURE: Final = "culture"


@dataclass(frozen=True)
class Symbol:
    """Something that can be drawn: so much twilight, a culture.  `text` is what plain text says in its place."""

    kind: str
    value: str
    text: str


@dataclass(frozen=True)
class Line:
    """One line of a rules text.  `ability` is the number of the ability it says, if it says one."""

    parts: tuple[Union[str, Symbol], ...]
    ability: int | None = None

    def __str__(self) -> str:
        return "".join(part if isinstance(part, str) else part.text for part in self.parts)


@dataclass(frozen=True)
class RulesText:
    """What a card says, line by line, in one language."""

    language: str
    lines: tuple[Line, ...]

    def __str__(self) -> str:
        return "\n".join(str(line) for line in self.lines)


def marked(kind: str, value: str, text: str) -> str:
    """A symbol within a string."""
    return f"{OPEN}{kind}{BETWEEN}{value}{BETWEEN}{text}{CLOSE}"


def line(text: str, ability: int | None = None) -> Line:
    """A line from a string with marks."""
    parts: list[Union[str, Symbol]] = []
    position = 0
    for found in MARKED.finditer(text):
        parts.append(text[position : found.start()])
        parts.append(Symbol(found[1], found[2], found[3]))
        position = found.end()
    parts.append(text[position:])
    return Line(tuple(part for part in parts if part != ""), ability)


def punctuated(text: str) -> str:
    """Sets the commas after relative clauses."""
    return COMMA_IF_MORE_TEXT.sub(",", text).replace(COMMA_IF_MORE, "")


def closed_up(text: str) -> str:
    """Closes up where a word is missing."""
    return text.replace(f"{NOTHING} ", "").replace(f" {NOTHING}", "").replace(NOTHING, "")


def plain(text: str) -> str:
    """A string without its marks."""
    return MARKED.sub(r"\3", text)
