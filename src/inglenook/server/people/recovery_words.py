"""Recovery words: a secret of twelve short words for a person to write down (SR-134).

The words are made of two syllables each, so that they are written and read alike in every language.  They carry 112
random bits and a checksum of eight bits, which tells a typing mistake from words that belong to no account.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from itertools import product
from typing import Final

SYLLABLES: Final = tuple(first + second for first, second in product("bdlmnstv", "aeio"))
WORDS: Final = 12
BITS: Final = 112
_CHECKED: Final = 8
_LETTERS: Final = 4
"""Letters in a word."""


class Mistyped(ValueError):
    """Raised for words that cannot be recovery words, or whose checksum is wrong."""


def new_words() -> list[str]:
    """Returns new random words."""
    return words_of(secrets.randbits(BITS))


def words_of(secret: int) -> list[str]:
    """Returns the words for a secret number, with their checksum."""
    number = secret << _CHECKED | checksum(secret)
    syllables = [SYLLABLES[number >> 5 * place & 31] for place in reversed(range(2 * WORDS))]
    return [syllables[place] + syllables[place + 1] for place in range(0, 2 * WORDS, 2)]


def secret_of(text: str) -> int:
    """Returns the secret number of typed words; capital letters, spaces and punctuation do not matter."""
    letters = re.sub(r"[^a-z]", "", text.lower())
    if len(letters) != WORDS * _LETTERS:
        raise Mistyped
    number = 0
    for place in range(0, len(letters), 2):
        syllable = letters[place : place + 2]
        if syllable not in SYLLABLES:
            raise Mistyped
        number = number << 5 | SYLLABLES.index(syllable)
    secret = number >> _CHECKED
    if number & (1 << _CHECKED) - 1 != checksum(secret):
        raise Mistyped
    return secret


def hash_of(secret: int) -> str:
    """Returns the hash kept of a secret; it needs no salt, as nobody can try 2^112 secrets."""
    return hashlib.sha256(b"recovery words " + secret.to_bytes(BITS // 8)).hexdigest()


def checksum(secret: int) -> int:
    """Returns the checksum of a secret."""
    return hashlib.sha256(b"checksum " + secret.to_bytes(BITS // 8)).digest()[0]
