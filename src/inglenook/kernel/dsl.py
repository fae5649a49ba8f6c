"""What all words are in which a game writes its components: plain data, and two that say the same are the same.

How they are compared and shown is written here once.  Made for each of a hundred and fifty classes, as a dataclass
would by itself, it took a fifth of the time from the start of the program to its first question.
"""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True, eq=False, repr=False)
class Word:
    """A word with its parameters, which never change."""

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and parameters(self) == parameters(other))

    def __hash__(self) -> int:
        return hash((type(self), parameters(self)))

    def __repr__(self) -> str:
        said = [f"{field.name}={getattr(self, field.name)!r}" for field in fields(self)]
        return f"{type(self).__name__}({', '.join(said)})"


def parameters(word: Word) -> tuple[object, ...]:
    """The values of its parameters, in their order."""
    return tuple([getattr(word, field.name) for field in fields(word)])
