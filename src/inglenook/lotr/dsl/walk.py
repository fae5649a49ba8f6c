"""Traversal of a card definition: all its parts in the order of the sentence, each with its path."""

from __future__ import annotations

from dataclasses import fields, is_dataclass


def words_in(word: object, path: str = "", whole: type | None = None) -> list[tuple[object, str]]:
    """Returns a part of a definition and every part inside it, each with its path.

    A path names parameters and counts from 0: "0-effects-2".  Parts of the class `whole` are not entered; with
    conditions, for example, only the outermost are wanted.
    """
    found: list[tuple[object, str]] = []
    if isinstance(word, tuple):
        for number, part in enumerate(word):
            found += words_in(part, f"{path}-{number}" if path else str(number), whole)
    elif is_dataclass(word):
        found.append((word, path))
        if whole is None or not isinstance(word, whole):
            for field in fields(word):
                found += words_in(getattr(word, field.name), f"{path}-{field.name}", whole)
    return found
