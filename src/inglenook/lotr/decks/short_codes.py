"""Short codes: a whole deck in about ninety letters that survive copying, retyping and pasting.

    ING1 04PW R030 …

Each card is encoded as set and number, as the difference from the previous card, which is small in a sorted list.
Letters that look like another letter or digit are not used, and are read as the one they resemble.  Spaces, hyphens and
case are ignored.  The last two letters are a checksum, which detects any wrong letter and any two letters that changed
places.
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
"""Letters that may be mistaken for a digit, mapped to the digit."""

OF_A_SET: Final = 1000
"""Factor for the set in a card's number; greater than any card number in a set."""

IN_ONE: Final = 4
"""Maximum number of copies encoded with a card; for more copies the card is repeated."""

MOST_COPIES: Final = 999


class BadShortCode(InglenookError):
    """Raised for a code that is incomplete or was altered."""


def is_short_code(text: str) -> bool:
    """Whether a text is a short code rather than a list."""
    return text.strip().upper().startswith(PREFIX)


def write_short_code(deck: Deck) -> str:
    """Encodes a deck in groups of four letters.  Unknown cards cannot be encoded and are left out."""
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
    """Decodes a short code; raises BadShortCode if it is damaged."""
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
    """Returns the set and number of a card as one number; 0 if the id is no collector code."""
    code = read_code(id) if id else None
    return 0 if code is None else code.set * OF_A_SET + code.number


class _Last:
    """The previous card, from which the next card is encoded as a difference."""

    def __init__(self) -> None:
        self.number = OF_A_SET

    def to(self, number: int) -> int:
        """Returns the difference from the previous card to the next."""
        way, self.number = number - self.number, number
        return way

    def id(self, way: int) -> str:
        """Returns the id of the card at a difference from the previous card."""
        self.number += way
        id = numbered(*divmod(self.number, OF_A_SET))
        if not id:
            raise BadShortCode("deck-code-card", {"set": self.number // OF_A_SET, "number": self.number % OF_A_SET})
        return id


def _signed(number: int) -> int:
    """Maps an integer to a non-negative one, a small one to a small one: 0, -1, 1, -2, … become 0, 1, 2, 3, …"""
    return 2 * number if number >= 0 else -2 * number - 1


def _unsigned(number: int) -> int:
    """Reverses `_signed`: 0, 1, 2, 3, … become 0, -1, 1, -2, …"""
    return -(number + 1) // 2 if number % 2 else number // 2


def _bytes(numbers: Sequence[int]) -> bytes:
    """Encodes numbers with seven bits in a byte; the eighth bit says that the number continues in the next byte."""
    found = bytearray()
    for number in numbers:
        while number > 127:
            found.append(number & 127 | 128)
            number >>= 7
        found.append(number)
    return bytes(found)


def _numbers(octets: bytes) -> list[int]:
    """Decodes the numbers written by `_bytes`; an incomplete last number is dropped."""
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
    """Splits bytes into groups of five bits, the last one padded with zeros."""
    bits = "".join([f"{octet:08b}" for octet in octets])
    return [int(bits[place : place + 5].ljust(5, "0"), 2) for place in range(0, len(bits), 5)]


def _octets(values: Sequence[int]) -> bytes:
    """Joins groups of five bits into bytes and drops the padding."""
    bits = "".join([f"{value:05b}" for value in values])
    return bytes([int(bits[place : place + 8], 2) for place in range(0, len(bits) - 7, 8)])


def _check(values: Sequence[int]) -> int:
    """Returns a checksum of ten bits.

    Its modulus is prime, so one changed letter or two exchanged neighbours change the checksum.
    """
    check = 0
    for value in values:
        check = (check * 37 + value + 1) % 1021
    return check
