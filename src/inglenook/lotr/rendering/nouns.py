"""Noun phrases of cards: the choice of the head, and of the words before and after it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from inglenook.lotr.rendering.parts import THAT, THE, A, Noun, Phrase, Say, Slot, say

CARD_KEYWORDS: Final = ("spell", "stealth", "tale", "weather", "search", "machine", "fortification", "pipeweed")
"""Keywords of cards other than characters; they come before the head, where there is one."""
CHARACTER_KEYWORDS: Final = ("twilight",)
"""Keywords of characters that come before a race or type ("a twilight Nazgûl"); others are heads: "an Elf archer"."""
SITE_KEYWORDS: Final = ("battleground", "forest", "marsh", "mountain", "plains", "river", "sanctuary", "underground")


@dataclass
class Features:
    """The features in the description of a card."""

    types: list[str] = field(default_factory=list)
    attributes: list[str] = field(default_factory=list)
    races: list[str] = field(default_factory=list)
    classes: list[str] = field(default_factory=list)
    keywords: list[str] = field(default_factory=list)
    phases: list[str] = field(default_factory=list)
    adjectives: list[str] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)
    known: list[Noun] = field(default_factory=list)
    """References to cards known already: this card, the bearer, or a remembered card."""
    after: list[Say] = field(default_factory=list)
    exceptions: list[Phrase] = field(default_factory=list)
    other: bool = False
    yours: bool = False

    def with_those_of(self, more: Features) -> Features:
        """Returns both descriptions combined."""
        return Features(
            self.types + more.types,
            self.attributes + more.attributes,
            self.races + more.races,
            self.classes + more.classes,
            self.keywords + more.keywords,
            self.phases + more.phases,
            self.adjectives + more.adjectives,
            self.titles + more.titles,
            self.known + more.known,
            self.after + more.after,
            self.exceptions + more.exceptions,
            self.other or more.other,
            self.yours or more.yours,
        )


def noun(features: Features) -> Noun:
    """Returns the noun phrase for the features of a card."""
    after, exceptions = features.after, features.exceptions
    if features.titles:
        known = [say("As", y=noun) for noun in features.known]
        return Noun(
            "card",
            title=features.titles[0],
            other=features.other,
            adjectives=features.adjectives,
            after=[*after, *known],
        )
    if features.known:
        known = [*features.known[0].after, *after]
        rest = replace(features, known=[], after=[])
        if rest == Features(exceptions=exceptions):
            known += [say("If.not", y=one) for one in exceptions]
        elif rest != Features():
            known.append(say("If", y=noun(rest)))
        return replace(features.known[0], after=known)
    head, compounds = head_of(features)
    if features.classes and "possession" in features.types:
        after = [*after, say("OfClass.possession")]
    one = any(clause.id == "Bearing" and is_that(clause.slots["y"]) for clause in after)
    return Noun(
        head,
        determiner=THE if one else A,
        other=features.other,
        yours=features.yours,
        adjectives=features.adjectives,
        attributes=features.attributes,
        compounds=compounds,
        after=after,
        exceptions=exceptions,
    )


def is_that(part: Slot) -> bool:
    """Whether a phrase is a card named before, so that only one card can bear it."""
    return isinstance(part, Noun) and part.determiner == THAT


def head_of(features: Features) -> tuple[str, list[str]]:
    """Returns the head of a description, and the first parts of its compound.

    A class comes before a type, a type before race and keyword, and a keyword before a race: "a hand weapon", "a Dwarf
    companion", "a ranger companion", "an Elf archer".
    """
    types = [type for type in dict.fromkeys(features.types) if type != "character"]
    keywords = [word for word in features.keywords if word not in CARD_KEYWORDS + CHARACTER_KEYWORDS + SITE_KEYWORDS]
    before = [word for word in features.keywords if word not in keywords]
    if features.phases:
        return f"{features.phases[0]}_event", before
    if features.classes:
        return features.classes[-1], before
    if types:
        return types[-1], [*before, *features.races, *keywords]
    if keywords:
        return keywords[-1], [*before, *features.races, *keywords[:-1]]
    if features.races:
        return features.races[-1], before
    if features.types:
        return "character", before
    if "unbound" in features.adjectives or "ring_bound" in features.adjectives:
        return "companion", before
    if before and before[-1] in SITE_KEYWORDS:
        return "site", before
    if any(clause.id in IMPLIES_CHARACTER for clause in features.after) or set(features.adjectives) & OF_CHARACTERS:
        return "character", before
    return "card", before


IMPLIES_CHARACTER: Final = (
    "WithSignet",
    "Skirmishing",
    "InSkirmish",
    "InSkirmish.any",
    "InSkirmish.that",
    "AssignedNow",
    "StrengthAtLeast",
    "StrengthAtLeast.of",
    "NotStrengthAtLeast.of",
    "NotStrengthAtLeast",
    "VitalityAtLeast",
    "Bearing",
    "Bearing.least",
)
OF_CHARACTERS: Final = frozenset({"exhausted", "wounded", "mounted", "valiant", "fierce"})
"""The states that only a character can have."""
