"""Comparison of words as people write them: equality despite spelling, and fuzzy matching.

Capitals, accents, punctuation and small words ("on", "the") make no difference; everything else does.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final

Words = tuple[str, ...]

SMALL_WORDS: Final = frozenset(["the", "on", "onto", "to", "at", "with", "of", "from", "in", "into", "for", "by"])
NO: Final = 0
IN_SHORT: Final = 1
IN_FULL: Final = 2

_APOSTROPHES: Final = re.compile("['’ʼ]")
_NUMBER_MARK: Final = re.compile(r"[^\w#]*#\s*")
_WORD: Final = re.compile(r"[\w#]+")
_NEAR_ENOUGH: Final = 0.59


@lru_cache(maxsize=20_000)
def words(text: str) -> Words:
    """Returns the significant words of a text."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join([letter for letter in letters if not unicodedata.combining(letter)])
    found = _WORD.findall(_NUMBER_MARK.sub("#", _APOSTROPHES.sub("", bare)))
    return tuple([word for word in found if word not in SMALL_WORDS]) or tuple(found)


def nearest(given: Iterable[str], known: Collection[str]) -> str | None:
    """Returns the known text nearest to one of the given readings, or None if none is near enough."""
    best, found = _NEAR_ENOUGH, None
    for reading in given:
        said = " ".join(words(reading))
        for text in known:
            matcher = SequenceMatcher(None, " ".join(words(text)), said)
            if matcher.quick_ratio() >= best and matcher.ratio() > best:
                best, found = matcher.ratio(), text
    return found


def fit(said: Words, parts: Sequence[Sequence[str]]) -> int:
    """Returns how words match parts, each in one of its spellings: IN_FULL, IN_SHORT (the end left out) or NO."""
    if not said:
        return IN_SHORT if parts else IN_FULL
    if not parts:
        return NO
    best = NO
    for spelling in parts[0]:
        begin = words(spelling)
        if said[: len(begin)] == begin:
            best = max(best, fit(said[len(begin) :], parts[1:]))
    return best
