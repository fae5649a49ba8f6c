"""Short codes: a whole deck in some ninety letters that survive being copied, retyped and pasted.

    ING1 04PW R030 …

Cards are their set and number, each as the difference to the card before, which is small in an ordered list.  Letters
that look like others are not used and are read as those; blanks, hyphens and case do not count; the last two letters
notice any letter that is wrong and any two that changed places.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from inglenook.kernel.errors import InglenookError
from inglenook.lotr.decks.codes import read_code
from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.decks.names import numbered

PREFIX: Final = "ING1"
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MEANT: Final = str.maketrans("ILO", "110")
"""Letters that somebody may read for a digit."""

OF_A_SET: Final = 1000
"""More than a set has numbers."""

IN_ONE: Final = 4
"""So many copies are told with the card; of more the card is told again."""

MOST_COPIES: Final = 999


class BadShortCode(InglenookError):
    """A code that is incomplete or was changed on its way."""


def is_short_code(text: str) -> bool:
    """Whether somebody pasted a code rather than a list."""
    return text.strip().upper().startswith(PREFIX)


def write_short_code(deck: Deck) -> str:
    """A deck as a code, in groups of four letters.  Cards that there are not cannot be told and are left out."""
    numbers: list[int] = []
    last = _Last()
    for id in (deck.ring_bearer, deck.ring):
        numbers.append(_signed(last.to(number)) + 1 if (number := number_of(id)) else 0)
    sites = [number for id in deck.adventure_deck if (number := number_of(id))]
    numbers.append(len(sites))
    numbers += [_signed(last.to(number)) for number in sites]
    for id, count in deck.draw_deck:
        number = number_of(id)
        while number and count > 0:
            numbers.append(_signed(last.to(number)) * IN_ONE + min(count, IN_ONE) - 1)
            count -= IN_ONE
    values = _values(_bytes(numbers))
    check = _check(values)
    text = PREFIX + "".join([LETTERS[value] for value in (*values, check >> 5, check & 31)])
    return " ".join([text[place : place + 4] for place in range(0, len(text), 4)])


def read_short_code(text: str) -> Deck:
    """The deck that a code tells, or a BadShortCode."""
    letters = re.sub(r"[\s-]+", "", text).upper().removeprefix(PREFIX).translate(MEANT)
    values = [LETTERS.find(letter) for letter in letters]
    if len(values) < 3 or -1 in values:
        raise BadShortCode("deck-code-letters")
    *values, high, low = values
    if _check(values) != (high << 5) + low:
        raise BadShortCode("deck-code-changed")
    numbers = _numbers(_octets(values))
    last = _Last()
    if len(numbers) < 3:
        raise BadShortCode("deck-code-changed")
    people = [last.id(_unsigned(number - 1)) if number else "" for number in numbers[:2]]
    sites, cards = numbers[3 : 3 + numbers[2]], numbers[3 + numbers[2] :]
    adventure_deck = [last.id(_unsigned(number)) for number in sites]
    draw_deck: dict[str, int] = {}
    for number in cards:
        id = last.id(_unsigned(number // IN_ONE))
        draw_deck[id] = min(MOST_COPIES, draw_deck.get(id, 0) + number % IN_ONE + 1)
    return Deck(people[0], people[1], tuple(adventure_deck), tuple(draw_deck.items()))


def number_of(id: str) -> int:
    """Set and number of a card in one; 0 for nothing that is a code."""
    code = read_code(id) if id else None
    return 0 if code is None else code.set * OF_A_SET + code.number


class _Last:
    """The card before, which the next one is told from."""

    def __init__(self) -> None:
        self.number = OF_A_SET

    def to(self, number: int) -> int:
        """The way to the next card."""
        way, self.number = number - self.number, number
        return way

    def id(self, way: int) -> str:
        """The card at the end of a way."""
        self.number += way
        id = numbered(*divmod(self.number, OF_A_SET))
        if not id:
            raise BadShortCode("deck-code-card", {"set": self.number // OF_A_SET, "number": self.number % OF_A_SET})
        return id


def _signed(number: int) -> int:
    """A number of either sign as one that has none, small if it was: 0, -1, 1, -2, …"""
    return 2 * number if number >= 0 else -2 * number - 1


def _unsigned(number: int) -> int:
    """The number that was written so."""
    return -(number + 1) // 2 if number % 2 else number // 2


def _bytes(numbers: Sequence[int]) -> bytes:
    """Numbers in seven bits a byte; the eighth says that more of the same number follows."""
    found = bytearray()
    for number in numbers:
        while number > 127:
            found.append(number & 127 | 128)
            number >>= 7
        found.append(number)
    return bytes(found)


def _numbers(octets: bytes) -> list[int]:
    """The numbers that were written so; one that breaks off is none."""
    found: list[int] = []
    number = shift = 0
    for octet in octets:
        number |= (octet & 127) << shift
        shift += 7
        if octet < 128:
            found.append(number)
            number = shift = 0
    return found


def _values(octets: bytes) -> list[int]:
    """Bytes in groups of five bits, the last filled up with noughts."""
    bits = "".join([f"{octet:08b}" for octet in octets])
    return [int(bits[place : place + 5].ljust(5, "0"), 2) for place in range(0, len(bits), 5)]


def _octets(values: Sequence[int]) -> bytes:
    """The bytes in groups of five bits; what was filled up is left out."""
    bits = "".join([f"{value:05b}" for value in values])
    return bytes([int(bits[place : place + 8], 2) for place in range(0, len(bits) - 7, 8)])


def _check(values: Sequence[int]) -> int:
    """A number of ten bits.  Its modulus is prime, so one changed letter or two exchanged neighbours change it."""
    check = 0
    for value in values:
        check = (check * 37 + value + 1) % 1021
    return check
