"""SplitMix64, the generator behind the streams of dice.

Compiled, it counts in 64 bits that wrap round, twelve times as fast; Python has no such numbers and masks larger ones.
Both give the same results (KR-16), and compiled numbers that do not wrap round are not used.

A stream's state is 64 bits, held as a signed number where numbers wrap round and as an unsigned one elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

Item = TypeVar("Item")

WORD: Final = 0xFFFF_FFFF_FFFF_FFFF
STRIDE: Final = 0x9E37_79B9_7F4A_7C15
"""Increment of a stream's state from one number to the next."""

MOST: Final = 1 << 31
"""Limit below which a random choice fits into 64-bit arithmetic."""


def place(word: int) -> int:
    """Returns a stream's state from its saved bits, which are an unsigned number."""
    return signed(word) if WRAPS else word


def bits(word: int) -> int:
    """Returns the bits of a stream's state as an unsigned number, for saving."""
    return word & WORD


def onward(word: int) -> int:
    """Returns the next state of a stream."""
    return wrapped_onward(word) if WRAPS else (word + STRIDE) & WORD


def mixed(word: int) -> int:
    """Returns the output of a stream whose state has these bits."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)


def below(word: int, count: int) -> int:
    """Returns a stream's output at the state `word`, scaled to 0 up to, not including, `count`."""
    if WRAPS and count < MOST:
        return wrapped_below(wrapped_mixed(word), count)
    return (mixed(word & WORD) * count) >> 64


def shuffle(word: int, items: list[Item]) -> int:
    """Shuffles the items in place (Fisher-Yates) and returns the stream's new state."""
    if WRAPS:
        return wrapped_shuffle(word, items)
    for last in range(len(items) - 1, 0, -1):
        word = (word + STRIDE) & WORD
        chosen = (mixed(word) * (last + 1)) >> 64
        items[last], items[chosen] = items[chosen], items[last]
    return word


# The functions above in signed 64-bit arithmetic: their constants are those above, less 2 to the power of 64.


def signed(word: int) -> int:
    """Returns the signed number with the same 64 bits."""
    return word if word <= WORD >> 1 else word - WORD - 1


def wrapped_onward(word: i64) -> i64:
    return word + long(-0x61C8_8647, 0x7F4A_7C15)


def wrapped_mixed(word: i64) -> i64:
    word = (word ^ ((word >> 30) & 0x3_FFFF_FFFF)) * long(-0x40A7_B893, 0x1CE4_E5B9)
    word = (word ^ ((word >> 27) & 0x1F_FFFF_FFFF)) * long(-0x6B2F_B645, 0x1331_11EB)
    return word ^ ((word >> 31) & 0x1_FFFF_FFFF)


def long(high: i64, low: i64) -> i64:
    """Returns a number from two halves: mypyc turns a large literal into an object, converted at each use."""
    return (high << 32) | low


def wrapped_below(number: i64, count: i64) -> i64:
    high = ((number >> 32) & 0xFFFF_FFFF) * count
    low = (number & 0xFFFF_FFFF) * count
    return (high + (low >> 32)) >> 32


def wrapped_shuffle(word: i64, items: list[Item]) -> i64:
    last: i64 = len(items) - 1
    while last > 0:
        word = wrapped_onward(word)
        chosen = wrapped_below(wrapped_mixed(word), last + 1)
        item = items[last]
        items[last] = items[chosen]
        items[chosen] = item
        last -= 1
    return word


WRAPS: Final = wrapped_mixed(signed(STRIDE)) == signed(mixed(STRIDE))
"""True if 64-bit numbers wrap round in this process, as they do only when compiled."""
