"""What a name needs: something that can be seen."""

from __future__ import annotations

import unicodedata
from typing import Final

DRAWN: Final = "LNPS"
"""Letters, numbers, punctuation and symbols are drawn; blanks, marks and what controls something are not, alone."""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols by their kind, of which nothing is drawn: what fills a syllable of Hangul, and empty Braille."""


def can_be_seen(text: str) -> bool:
    """Whether there is something to see."""
    return any(unicodedata.category(one)[0] in DRAWN and one not in BLANK for one in text)
