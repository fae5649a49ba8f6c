"""The numbers of a stream of dice: SplitMix64, and what a game takes from it.

Compiled, they are counted in 64 bits that wrap round, twelve times as fast; Python has no such numbers and takes them
out of larger ones.  Both give the same (KR-16), and where compiled numbers should not wrap round, they are not used.

Where a stream stands is 64 bits, and is kept as the number that they are here: with a sign where they wrap round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

Item = TypeVar("Item")

WORD: Final = 0xFFFF_FFFF_FFFF_FFFF
STRIDE: Final = 0x9E37_79B9_7F4A_7C15
"""By this a stream goes on from number to number."""

MOST: Final = 1 << 31
"""Out of fewer than this can be chosen in 64 bits."""


def place(word: int) -> int:
    """Where a stream stands, from its bits as a number without a sign, which are what is saved of it."""
    return signed(word) if WRAPS else word


def bits(word: int) -> int:
    """The other way round."""
    return word & WORD


def onward(word: int) -> int:
    """Where a stream stands next."""
    return wrapped_onward(word) if WRAPS else (word + STRIDE) & WORD


def mixed(word: int) -> int:
    """The number that a stream gives where its bits are `word`."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)


def below(word: int, count: int) -> int:
    """What a stream gives where it stands at `word`, from 0 up to, not including, `count`."""
    if WRAPS and count < MOST:
        return wrapped_below(wrapped_mixed(word), count)
    return (mixed(word & WORD) * count) >> 64


def shuffle(word: int, items: list[Item]) -> int:
    """Puts the items in a random order, in place (Fisher and Yates); tells where the stream stands then."""
    if WRAPS:
        return wrapped_shuffle(word, items)
    for last in range(len(items) - 1, 0, -1):
        word = (word + STRIDE) & WORD
        chosen = (mixed(word) * (last + 1)) >> 64
        items[last], items[chosen] = items[chosen], items[last]
    return word


# The same in 64 bits, the highest of which is a sign: the constants are those above, less 2 to the power of 64.


def signed(word: int) -> int:
    """The number with the same bits."""
    return word if word <= WORD >> 1 else word - WORD - 1


def wrapped_onward(word: i64) -> i64:
    return word + long(-0x61C8_8647, 0x7F4A_7C15)


def wrapped_mixed(word: i64) -> i64:
    word = (word ^ ((word >> 30) & 0x3_FFFF_FFFF)) * long(-0x40A7_B893, 0x1CE4_E5B9)
    word = (word ^ ((word >> 27) & 0x1F_FFFF_FFFF)) * long(-0x6B2F_B645, 0x1331_11EB)
    return word ^ ((word >> 31) & 0x1_FFFF_FFFF)


def long(high: i64, low: i64) -> i64:
    """A number out of two halves: compiled, one that is written at once is an object, and made a number each time."""
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
"""Whether numbers of 64 bits wrap round here: only compiled do they."""
