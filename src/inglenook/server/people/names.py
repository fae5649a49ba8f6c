"""Check that a name has visible characters."""

from __future__ import annotations

import unicodedata
from typing import Final

DRAWN: Final = "LNPS"
"""Unicode categories of visible characters: letters, numbers, punctuation and symbols."""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are drawn blank: Hangul fillers and empty Braille."""


def can_be_seen(text: str) -> bool:
    """Whether a text has a visible character."""
    return any(unicodedata.category(one)[0] in DRAWN and one not in BLANK for one in text)
