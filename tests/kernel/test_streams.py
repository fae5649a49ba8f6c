"""Tests of the random numbers behind the dice, equal in compiled and interpreted code."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inglenook.kernel import is_compiled, streams
from inglenook.kernel.streams import STRIDE, WORD, below, bits, mixed, onward, place, shuffle

WORDS = st.integers(0, WORD)


@pytest.mark.rule("KR-16")
def test_the_generator_is_splitmix64() -> None:
    """The generator gives its authors' published SplitMix64 numbers for the seed 1234567."""
    first = [mixed((1234567 + number * STRIDE) & WORD) for number in range(1, 4)]

    assert [6457827717110365317, 3203168211198807973, 9817491932198370423] == first


@pytest.mark.rule("KR-16")
def test_compiled_numbers_wrap_round() -> None:
    """Compiled random numbers wrap round at 64 bits and equal Python's unbounded ones."""
    assert streams.WRAPS == is_compiled()


@pytest.mark.rule("KR-16")
@given(WORDS, st.integers(1, 1 << 33))
def test_a_number_below_another_is_its_share_of_all_words(word: int, count: int) -> None:
    """A number below a limit is its share of all words, also for limits above 64 bits."""
    assert mixed(word) * count >> 64 == below(place(word), count)


@pytest.mark.rule("KR-16")
@given(WORDS)
def test_a_stream_is_saved_as_its_bits_and_goes_on_by_its_stride(word: int) -> None:
    """A stream is saved as its bits, signed or unsigned, and goes on by its stride."""
    assert word == bits(place(word))
    assert (word + STRIDE) & WORD == bits(onward(place(word)))


@pytest.mark.rule("KR-16")
@given(WORDS, st.integers(0, 80))
def test_a_shuffle_takes_one_number_for_each_place(word: int, count: int) -> None:
    """A shuffle takes one number for each place from the last to the second."""
    items = list(range(count))
    expected, state = items[:], word
    for last in range(count - 1, 0, -1):
        state = (state + STRIDE) & WORD
        chosen = mixed(state) * (last + 1) >> 64
        expected[last], expected[chosen] = expected[chosen], expected[last]

    assert state == bits(shuffle(place(word), items))
    assert expected == items
