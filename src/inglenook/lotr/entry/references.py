"""Rulebook references for a card: by type, by keywords, and for unique cards or cards with responses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Final

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Response
from inglenook.lotr.dsl.conditions import CanSpot, CanSpotMore
from inglenook.lotr.library import Printed

OF_TYPES: Final[Mapping[str, tuple[str, ...]]] = {
    terms.COMPANION_TYPE: ("LR-1.11", "LR-11.5"),
    terms.ALLY_TYPE: ("LR-1.12", "LR-23.3"),
    terms.MINION_TYPE: ("LR-1.15", "LR-4.4"),
    terms.POSSESSION_TYPE: ("LR-1.17",),
    terms.ARTIFACT_TYPE: ("LR-1.18",),
    terms.EVENT_TYPE: ("LR-1.22", "LR-10.14"),
    terms.CONDITION_TYPE: ("LR-1.23",),
    terms.SITE_TYPE: ("LR-1.26", "LR-13.9"),
    terms.RING_TYPE: ("LR-22.2",),
}
BEARERS: Final[Mapping[str, str]] = {terms.FREE_PEOPLES: "LR-11.24", terms.SHADOW: "LR-14.6"}
"""The rules on where possessions and artifacts are played, by side."""

OF_KEYWORDS: Final[Mapping[str, str]] = {
    terms.ARCHER: "LR-29.9",
    terms.DAMAGE: "LR-29.10",
    terms.DEFENDER: "LR-29.12",
    terms.SANCTUARY: "LR-29.15",
    terms.FIERCE: "LR-29.16",
    terms.AMBUSH: "LR-29.17",
    terms.RING_BOUND_KEYWORD: "LR-29.20",
    terms.UNHASTY: "LR-29.23",
}
UNLOADED: Final = "LR-29.2"
"""The rule for a keyword without a meaning of its own."""
UNIQUE: Final = "LR-24.1"
RESPONSE: Final = "LR-26.7"
SPOTTING: Final = "LR-27.1"
SIGNET: Final = "LR-2.11"


def rules_of(card: Printed) -> list[str]:
    """Returns the rules relevant to a card, the most important first."""
    found = list(OF_TYPES[card.type])
    if card.type in (terms.POSSESSION_TYPE, terms.ARTIFACT_TYPE):
        found.append(BEARERS[card.side])
    found += [OF_KEYWORDS.get(word, UNLOADED) for word in card.keywords]
    if card.unique:
        found.append(UNIQUE)
    if any(isinstance(ability, Response) for ability in card.abilities):
        found.append(RESPONSE)
    if speaks_of_spotting(card.abilities):
        found.append(SPOTTING)
    if card.signet:
        found.append(SIGNET)
    return list(dict.fromkeys(found))


def speaks_of_spotting(words: object) -> bool:
    """Whether any condition inside these parts of a definition counts cards that can be spotted."""
    if isinstance(words, (CanSpot, CanSpotMore)):
        return True
    if isinstance(words, tuple):
        return any(speaks_of_spotting(word) for word in words)
    return is_dataclass(words) and any(speaks_of_spotting(getattr(words, field.name)) for field in fields(words))
