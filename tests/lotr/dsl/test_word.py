"""Words are plain data: what they say is what they are."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from inglenook.lotr.dsl.effects import Exhaust, Select, Wound
from inglenook.lotr.dsl.filters import ANYTHING, Filter
from tests.lotr.dsl.evaluation import all_words

pytestmark = pytest.mark.rule("KR-17")


def test_words_that_say_the_same_are_the_same() -> None:
    """Parameters decide, however deep, and the kind of word; so words can be kept in sets."""
    once, again, twice = Wound(Select(ANYTHING)), Wound(Select(ANYTHING)), Wound(Select(ANYTHING), 2)

    assert once == again and once is not again
    assert once != twice
    assert Wound(Select(ANYTHING)) != Exhaust(Select(ANYTHING))
    assert {once, again, twice} == {once, twice}


def test_a_word_shows_its_parameters() -> None:
    """A word shows its parameters: as it would be written."""
    said = repr(Select(Filter(), 2))

    assert said == f"Select(what={Filter()!r}, count=2, up_to=False, remember='')"


def test_a_word_cannot_be_changed() -> None:
    """A word cannot be changed: cards share them."""
    word = Select(ANYTHING)

    with pytest.raises(FrozenInstanceError):
        word.count = 2  # type: ignore[misc]


def test_no_word_compares_in_a_way_of_its_own() -> None:
    """No word compares in a way of its own. `@dataclass(frozen=True, eq=False, repr=False)`: otherwise each start of
    the program makes that anew for it.
    """
    own = [word.__name__ for word in all_words() if {"__eq__", "__hash__", "__repr__"} & vars(word).keys()]

    assert not own
