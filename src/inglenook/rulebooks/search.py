"""Search in a rulebook: finds the rules that answer a question, in the words of a player.

Words are compared by their stems (Snowball), so that "healed" finds "healing"; a word in no rule stands for the known
words that begin or end with it, which finds parts of Finnish and Dutch compounds.  Rules are ranked by BM25, over their
text, their heading and the hints of `hints.yaml`: further words under which players look for a rule.
"""

from __future__ import annotations

import math
import re
import unicodedata
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from inglenook.rulebooks.pages import Section, page_called, sections

HINTS: Final = Path(__file__).with_name("hints.yaml")
STEMMERS: Final = {"en": "english", "fi": "finnish", "nl": "dutch"}

SATURATION: Final = 1.2
"""How slowly further occurrences of a word stop adding to a rule's score (BM25's k1)."""
LENGTH: Final = 0.6
"""How much a long rule is held back (BM25's b)."""
HEADING: Final = 0.4
"""Weight of a word in the heading of a rule, beside 1 in its text."""
HINT: Final = 2.0
"""Weight of a word in the hints of a rule."""
PART: Final = 0.6
"""Weight of a word found only as the beginning or end of a longer one."""
LEAST_PART: Final = 4
"""Letters that such a part needs."""
AFTER_LETTERS: Final = chr(0x10FFFF)
"""A character that sorts after every letter."""
WORTH_SHOWING: Final = 0.25
"""Share of the best score below which a rule is left out."""
MOST_WORDS: Final = 24
"""Words of a question that are looked for."""
KINDS: Final = {"R": 1.0, "C": 1.0, "S": 1.0, "G": 1.0, "D": 0.8, "A": 0.6, "X": 0.5}
"""Weight of a rule by the second letter of its id: rules before decisions, and examples last."""

MOST_CACHED: Final = 50_000
"""Words whose stems are cached."""

_WORD: Final = re.compile(r"[^\W_]+(?:\+\d+)?")


class Found(NamedTuple):
    """A rule that a search found, with its score."""

    id: str
    score: float


class Index(NamedTuple):
    """The searchable words of a rulebook in one language: by stem, its weight in each rule by place."""

    language: str
    ids: Sequence[str]
    weights: Mapping[str, Mapping[int, float]]
    forwards: Sequence[str]
    """The stems in alphabetical order."""
    backwards: Sequence[str]
    """The stems spelt backwards, in alphabetical order."""
    lengths: Sequence[float]
    usual_length: float
    stop_words: frozenset[str]
    same: Mapping[str, Sequence[str]]
    """Further stems that a stem also stands for."""


def search(game: str, language: str, question: str, most: int = 20) -> list[Found]:
    """Returns the rules that answer a question best, the best first; an id finds its rule."""
    index = index_of(game, language)
    asked = question.strip().upper()
    exact = [Found(id, math.inf) for id in index.ids if id.upper() == asked]
    scores: dict[int, float] = {}
    for stem, weight in asked_stems(index, question).items():
        places = index.weights[stem]
        rarity = math.log(1 + (len(index.ids) - len(places) + 0.5) / (len(places) + 0.5))
        for place, often in places.items():
            held_back = SATURATION * (1 - LENGTH + LENGTH * index.lengths[place] / index.usual_length)
            gain = weight * rarity * often * (SATURATION + 1) / (often + held_back)
            scores[place] = scores.get(place, 0.0) + gain
    found = [Found(index.ids[place], score * kind_weight(index.ids[place])) for place, score in sorted(scores.items())]
    found.sort(key=best_first)
    found = [one for one in found if one.score >= WORTH_SHOWING * found[0].score]
    return exact + [one for one in found if one.id.upper() != asked][:most]


def best_first(found: Found) -> float:
    """Returns the sorting key of a found rule; rules with the same score stay in the order of the rulebook."""
    return -found.score


def asked_stems(index: Index, question: str) -> dict[str, float]:
    """Returns the stems of a question that occur in the rulebook, with their weights."""
    wanted: dict[str, float] = {}
    words = [word for word in words_of(question) if word not in index.stop_words]
    for word in (words or words_of(question))[:MOST_WORDS]:
        stem = stemmed(word, index.language)
        for one, weight in [(stem, 1.0), *((same, 0.8) for same in index.same.get(stem, ()))]:
            for known, share in known_stems(index, one):
                wanted[known] = max(wanted.get(known, 0.0), weight * share)
    return wanted


def known_stems(index: Index, stem: str) -> list[tuple[str, float]]:
    """Returns the stem itself if the rulebook has it, and the longer stems that it begins or ends."""
    found = [(stem, 1.0)] if stem in index.weights else []
    if len(stem) >= LEAST_PART:
        parts = [
            *beginning_with(index.forwards, stem),
            *(one[::-1] for one in beginning_with(index.backwards, stem[::-1])),
        ]
        found += [(known, PART * len(stem) / len(known)) for known in parts if known != stem]
    return found


def beginning_with(stems: Sequence[str], start: str) -> Sequence[str]:
    """Returns the stems of a sorted list that begin with some letters."""
    return stems[bisect_left(stems, start) : bisect_left(stems, start + AFTER_LETTERS)]


@cache
def index_of(game: str, language: str) -> Index:
    """Returns the index of a rulebook, made once for each language."""
    page, written_in = page_called(game, language)
    hints = hints_of(game, written_in)
    ids: list[str] = []
    counts: list[dict[str, float]] = []
    for section in sections(page)[1]:
        for rule in section.rules:
            ids.append(rule.id)
            counts.append(weighed(rule.text, section, hints.rules.get(rule.id, ""), written_in, hints.stop_words))
    weights: dict[str, dict[int, float]] = {}
    for place, count in enumerate(counts):
        for stem, often in count.items():
            weights.setdefault(stem, {})[place] = often
    lengths = [sum(count.values()) for count in counts]
    usual = sum(lengths) / max(len(lengths), 1)
    forwards, backwards = sorted(weights), sorted([stem[::-1] for stem in weights])
    return Index(written_in, ids, weights, forwards, backwards, lengths, usual, hints.stop_words, hints.same)


def weighed(text: str, section: Section, hint: str, language: str, stop_words: frozenset[str]) -> dict[str, float]:
    """Returns the weight of each stem in a rule."""
    found: dict[str, float] = {}
    for words, weight in ((text, 1.0), (section.title, HEADING), (hint, HINT)):
        for word in words_of(words):
            if word not in stop_words:
                stem = stemmed(word, language)
                found[stem] = found.get(stem, 0.0) + weight
    return found


class Hints(NamedTuple):
    """The hints for a rulebook in one language."""

    stop_words: frozenset[str]
    same: Mapping[str, Sequence[str]]
    rules: Mapping[str, str]


@cache
def hints_of(game: str, language: str) -> Hints:
    """Reads the hints of a rulebook; the parser is loaded for the first search."""
    import yaml

    data = yaml.safe_load(HINTS.read_text("utf-8")) if HINTS.is_file() else {}
    stop_words = frozenset(words_of(data.get("stop words", {}).get(language, "")))
    same: dict[str, list[str]] = {}
    for line in data.get("same", {}).get(language, ()):
        first, *others = (stemmed(word, language) for word in words_of(line))
        same.setdefault(first, []).extend(others)
    rules = {id: texts.get(language, "") for id, texts in data.get("rules", {}).get(game, {}).items()}
    return Hints(stop_words, same, rules)


def words_of(text: str) -> list[str]:
    """Returns the words of a text in lower case and without accents."""
    letters = unicodedata.normalize("NFD", text.lower())
    return _WORD.findall("".join([letter for letter in letters if not unicodedata.combining(letter)]))


@cache
def stems_of(language: str) -> Any:
    """Returns the stemmer of a language; the library has no types, and is loaded for the first search."""
    import snowballstemmer  # type: ignore[import-untyped]

    return snowballstemmer.stemmer(STEMMERS[language])


@lru_cache(MOST_CACHED)
def stemmed(word: str, language: str) -> str:
    """Returns the stem of a word."""
    return str(stems_of(language).stemWord(word))


def kind_weight(id: str) -> float:
    """Returns the weight of a rule's kind."""
    return KINDS.get(id[1], 1.0)
