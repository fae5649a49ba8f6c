"""Headings of deck files: the names of the parts in three languages and in the files of other tools."""

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
"""Alternative headings of each part; the draw deck may also be listed in portions by card type."""

HEADINGS: Final[Mapping[str, str]] = {
    plain(called): part for part, others in _CALLED.items() for called in (part, *others)
}
"""The parts of a deck by their headings, in the form returned by `plain`."""


def heading(text: str) -> str | None:
    """Returns the part that a heading begins, or None; a number of cards may follow the heading."""
    return HEADINGS.get(re.sub(r" [0-9]+$", "", plain(text)))
