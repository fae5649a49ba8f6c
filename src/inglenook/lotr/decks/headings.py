"""The parts of a deck file and what they are called there, in three languages and as other tools call them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from inglenook.lotr.decks.names import plain

RING_BEARER: Final = "Ring-bearer"
RING: Final = "Ring"
ADVENTURE_DECK: Final = "Adventure deck"
DRAW_DECK: Final = "Draw deck"

_CALLED: Final[Mapping[str, tuple[str, ...]]] = {
    RING_BEARER: ("Ringbearer", "Sormuksen viejä", "Ringdrager"),
    RING: ("The Ring", "The One Ring", "Sormus", "De Ene Ring"),
    ADVENTURE_DECK: (
        *("Adventure path", "Sites", "Site path", "Seikkailupakka", "Seikkailureitti", "Paikat"),
        *("Avonturenstapel", "Avonturenpad", "Locaties"),
    ),
    DRAW_DECK: (
        *("Free Peoples", "Shadow", "Free Peoples draw deck", "Shadow draw deck", "Free Peoples deck", "Shadow deck"),
        *("Nostopakka", "Vapaat kansat", "Varjo", "Speelstapel", "Vrije Volkeren", "Schaduw"),
        *("Companions", "Allies", "Possessions", "Artifacts", "Conditions", "Events", "Minions"),
    ),
}
"""What each part is called besides; by the types of its cards, the draw deck may be listed in portions."""

HEADINGS: Final[Mapping[str, str]] = {
    plain(called): part for part, others in _CALLED.items() for called in (part, *others)
}
"""The parts of a file by their headings, as they are compared."""


def heading(text: str) -> str | None:
    """The part that a heading begins; a number of cards may stand behind it."""
    return HEADINGS.get(re.sub(r" [0-9]+$", "", plain(text)))
