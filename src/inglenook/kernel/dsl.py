"""Base class of the terms in which a game describes its components: plain data, compared by value.

Comparing and printing are written here once.  When each of a hundred and fifty dataclasses generated its own methods,
that took a fifth of the time from program start to the first question.
"""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True, eq=False, repr=False)
class Word:
    """A term with its parameters; immutable."""

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and parameters(self) == parameters(other))

    def __hash__(self) -> int:
        return hash((type(self), parameters(self)))

    def __repr__(self) -> str:
        said = [f"{field.name}={getattr(self, field.name)!r}" for field in fields(self)]
        return f"{type(self).__name__}({', '.join(said)})"


def parameters(word: Word) -> tuple[object, ...]:
    """Returns the values of the term's parameters, in order."""
    return tuple([getattr(word, field.name) for field in fields(word)])
