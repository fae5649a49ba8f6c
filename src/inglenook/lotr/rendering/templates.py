"""The notation of templates.

{x}          a slot; {x:part} gives the form of its content, {e:same} the mood of the whole
?( … )       left out if a slot in it is empty
^            the end of a relative clause: a comma follows if text does
gets~get     the verb for a singular ~ plural subject (~ the infinitive, if that is a third form; _ is a space in it)
[exert]      the verb of an effect, written as a command, from which the language makes its other moods
[a/b]        a word that changes with the mood in a way that each language defines
<your/their> the word for the reader / for another player
S · V        a statement without an agent; the language defines its form after "you may"
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Union

from inglenook.lotr.rendering.text import COMMA_IF_MORE

TOKEN: Final = re.compile(
    r"\{(?P<slot>\w+)(?::(?P<form>\w+))?\}|(?P<open>\?\()|(?P<open2>\()|(?P<close>\))"
    r"|(?P<verb>[^\W\d]+(?:~[^\W\d]+)+)|\[(?P<mood>[^\]]*)\]|<(?P<person>[^>]*)>"
)

DOT: Final = " · "
"""The separator of subject and verb in a statement."""


@dataclass(frozen=True)
class Gap:
    """A slot and the form of its content."""

    slot: str
    form: str


@dataclass(frozen=True)
class Verb:
    """The forms of a verb: for a singular subject, a plural one, and the infinitive."""

    forms: tuple[str, ...]


@dataclass(frozen=True)
class Mooded:
    """A word that changes with the mood: the command of a verb, from which the rest is made, or several forms."""

    forms: tuple[str, ...]


@dataclass(frozen=True)
class Person:
    """The words for the reader and for another player."""

    yours: str
    theirs: str


@dataclass(frozen=True)
class Optional:
    """A part that is left out when one of its slots is empty."""

    pieces: tuple[Piece, ...]


Piece = Union[str, Gap, Verb, Mooded, Person, Optional]


def read(template: str) -> tuple[Piece, ...]:
    """Parses a template into its pieces."""
    template = template.replace("^", COMMA_IF_MORE)
    stack: list[list[Piece]] = [[]]
    brackets: list[str] = []
    position = 0
    for match in TOKEN.finditer(template):
        if match.start() > position:
            stack[-1].append(template[position : match.start()])
        position = match.end()
        if match["open"]:
            brackets.append("?(")
            stack.append([])
        elif match["open2"]:
            brackets.append("(")
            stack[-1].append("(")
        elif match["close"] and brackets.pop() == "(":
            stack[-1].append(")")
        elif match["close"]:
            pieces = tuple(stack.pop())
            stack[-1].append(Optional(pieces))
        else:
            stack[-1].append(piece(match))
    if brackets:
        raise ValueError(f"a bracket is not closed: {template}")
    if position < len(template):
        stack[-1].append(template[position:])
    return tuple(stack[0])


def piece(match: re.Match[str]) -> Piece:
    """Returns the piece for a match: a slot, or a word with several forms."""
    if match["slot"]:
        return Gap(match["slot"], match["form"] or "")
    if match["verb"]:
        return Verb(tuple(form.replace("_", " ") for form in match["verb"].split("~")))
    if match["person"]:
        yours, theirs = match["person"].split("/")
        return Person(yours, theirs)
    return Mooded(tuple(match["mood"].split("/")))


def slots(template: str) -> list[str]:
    """Returns the names of the slots in a template."""
    return re.findall(r"\{(\w+)", template)
