"""Tests that words are plain data, equal when their contents are equal."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from inglenook.lotr.dsl.effects import Exhaust, Select, Wound
from inglenook.lotr.dsl.filters import ANYTHING, Filter
from tests.lotr.dsl.evaluation import all_words

pytestmark = pytest.mark.rule("KR-17")


def test_words_that_say_the_same_are_the_same() -> None:
    """Words with equal kind and parameters are equal at any depth, and can be kept in sets."""
    once, again, twice = Wound(Select(ANYTHING)), Wound(Select(ANYTHING)), Wound(Select(ANYTHING), 2)

    assert once == again and once is not again
    assert once != twice
    assert Wound(Select(ANYTHING)) != Exhaust(Select(ANYTHING))
    assert {once, again, twice} == {once, twice}


def test_a_word_shows_its_parameters() -> None:
    """A word's representation shows its parameters as they would be written."""
    said = repr(Select(Filter(), 2))

    assert said == f"Select(what={Filter()!r}, count=2, up_to=False, remember='')"


def test_a_word_cannot_be_changed() -> None:
    """A word cannot be changed, because cards share it."""
    word = Select(ANYTHING)

    with pytest.raises(FrozenInstanceError):
        word.count = 2  # type: ignore[misc]


def test_no_word_compares_in_a_way_of_its_own() -> None:
    """Every word class is declared with `@dataclass(frozen=True, eq=False, repr=False)`, for a fast start."""
    own = [word.__name__ for word in all_words() if {"__eq__", "__hash__", "__repr__"} & vars(word).keys()]

    assert not own
