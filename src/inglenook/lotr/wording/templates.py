"""The notation of templates.

{x}          a slot; {x:part} says the form wanted of it
?( … )       left out when a slot in it is empty
^            a relative clause ends here: a comma follows if text does
gets~get     the verb for a singular ~ plural subject (~ the infinitive, if that is a third form)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Union

from inglenook.lotr.wording.text import COMMA_IF_MORE

TOKEN: Final = re.compile(
    r"\{(?P<slot>\w+)(?::(?P<form>\w+))?\}|(?P<open>\?\()|(?P<open2>\()|(?P<close>\))|(?P<verb>[^\W\d]+(?:~[^\W\d]+)+)"
)


@dataclass(frozen=True)
class Gap:
    """A slot, and the form its part is wanted in."""

    slot: str
    form: str


@dataclass(frozen=True)
class Verb:
    """The forms of a verb: for a singular subject, a plural one, and the infinitive."""

    forms: tuple[str, ...]


@dataclass(frozen=True)
class Optional:
    """A part that is left out when one of its slots is empty."""

    pieces: tuple[Piece, ...]


Piece = Union[str, Gap, Verb, Optional]


def read(template: str) -> tuple[Piece, ...]:
    """The pieces of a template."""
    template = template.replace("^", COMMA_IF_MORE)
    stack: list[list[Piece]] = [[]]
    brackets: list[str] = []
    position = 0
    for match in TOKEN.finditer(template):
        stack[-1].append(template[position : match.start()])
        position = match.end()
        if match["slot"]:
            stack[-1].append(Gap(match["slot"], match["form"] or ""))
        elif match["verb"]:
            stack[-1].append(Verb(tuple(match["verb"].split("~"))))
        elif match["open"]:
            brackets.append("?(")
            stack.append([])
        elif match["open2"]:
            brackets.append("(")
            stack[-1].append("(")
        elif brackets.pop() == "(":
            stack[-1].append(")")
        else:
            pieces = tuple(stack.pop())
            stack[-1].append(Optional(pieces))
    if brackets:
        raise ValueError(f"a bracket is not closed: {template}")
    stack[-1].append(template[position:])
    return tuple(stack[0])


def slots(template: str) -> list[str]:
    """The names of the slots of a template."""
    return re.findall(r"\{(\w+)", template)
