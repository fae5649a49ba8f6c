"""How filters read: as noun phrases.

The descriptions that a filter consists of are collected (`Features`), one collection for each alternative; what they
are then decides which of them becomes the head, and what stands before and after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from inglenook.lotr.wording.context import Context
from inglenook.lotr.wording.parts import (
    THAT,
    THE,
    THIS,
    A,
    Alternatives,
    Noun,
    Phrase,
    Say,
    Slot,
    determined,
    nouns,
    say,
)
from inglenook.lotr.words import filters as words
from inglenook.lotr.words import terms
from inglenook.lotr.words.filters import Filter

ADJECTIVES: Final = {
    words.RingBound: "ring_bound",
    words.Unbound: "unbound",
    words.Exhausted: "exhausted",
    words.Wounded: "wounded",
    words.Roaming: "roaming",
    words.Mounted: "mounted",
    words.Unique: "unique",
}
"""Filters that are an adjective."""

ADJECTIVE_KEYWORDS: Final = ("fierce", "unhasty", "ring_bound", "valiant")
CARD_KEYWORDS: Final = ("spell", "stealth", "tale", "weather", "search", "machine", "fortification", "pipeweed")
"""Keywords of cards that are no characters: before the head, where there is one."""
SITE_KEYWORDS: Final = ("battleground", "forest", "marsh", "mountain", "plains", "river", "sanctuary", "underground")

SIGNETS: Final = {"aragorn": "Aragorn", "frodo": "Frodo", "gandalf": "Gandalf", "theoden": "Théoden"}
"""The signets, by the companions they are named after (LR-2.8); names are the same in every language."""


@dataclass
class Features:
    """What is said about one card."""

    types: list[str] = field(default_factory=list)
    attributes: list[str] = field(default_factory=list)
    races: list[str] = field(default_factory=list)
    classes: list[str] = field(default_factory=list)
    keywords: list[str] = field(default_factory=list)
    phases: list[str] = field(default_factory=list)
    adjectives: list[str] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)
    known: list[Noun] = field(default_factory=list)
    """A card that is known already: this one, the bearer, one remembered."""
    after: list[Say] = field(default_factory=list)
    exceptions: list[Phrase] = field(default_factory=list)
    other: bool = False
    yours: bool = False

    def with_those_of(self, more: Features) -> Features:
        """Both descriptions in one."""
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


def key(name: str) -> str:
    """The entry of a name in the lexicon."""
    return name.replace("-", "_")


def culture(name: str) -> str:
    """The entry of a culture in the lexicon."""
    return f"{name}_culture"


def phrase(filter: Filter, context: Context) -> Phrase:
    """The noun phrase of a filter, with the indefinite article."""
    found = [noun(features, context) for features in features_of(filter, context)]
    found = merged(found)
    return found[0] if len(found) == 1 else Alternatives(found)


def merged(found: Sequence[Noun]) -> list[Noun]:
    """Alternatives that differ only in their culture are one phrase: "a Gondor or Shire companion"."""
    plain = [replace(noun, attributes=()) for noun in found]
    if len(found) > 1 and all(noun == plain[0] for noun in plain) and all(noun.attributes for noun in found):
        return [replace(plain[0], attributes=[name for noun in found for name in noun.attributes])]
    return list(found)


def features_of(filter: Filter, context: Context) -> list[Features]:
    """The alternatives of a filter, and what is said about each."""
    match filter:
        case words.Both(first=first, second=second):
            ones, others = features_of(first, context), features_of(second, context)
            return [one.with_those_of(other) for one in ones for other in others]
        case words.Either(first=first, second=second):
            return features_of(first, context) + features_of(second, context)
        case words.OfType(types=types) if types not in (terms.CHARACTER_TYPES, terms.ITEM_TYPES):
            return [Features(types=[type]) for type in types]
        case words.OfClass(classes=classes) if set(classes) != {terms.HAND_WEAPON_CLASS, terms.RANGED_WEAPON_CLASS}:
            return [Features(classes=[name]) for name in classes]
    return [feature(filter, context)]


def feature(filter: Filter, context: Context) -> Features:
    """What a single description says."""
    match filter:
        case words.Anything():
            return Features()
        case words.OfType(types=types):
            return Features(types=["character" if types == terms.CHARACTER_TYPES else "item"])
        case words.OfSide(side=side):
            return Features(attributes=[side])
        case words.OfCulture(culture=name):
            return Features(attributes=[culture(name)])
        case words.OfRace(race=race):
            return Features(races=[key(race)])
        case words.OfClass():
            return Features(classes=["weapon"])
        case words.Titled(title=title):
            return Features(titles=[title])
        case words.WithKeyword(keyword=keyword):
            return of_keyword(key(keyword))
        case words.ForPhase(phase=phase):
            return Features(phases=[phase])
        case words.Yours():
            return Features(yours=True)
        case words.This():
            return Features(known=[this(context)])
        case words.Bearer():
            return Features(known=[Noun("bearer", determiner=THE)])
        case words.RingBearer():
            return Features(known=[ring_bearer(context)])
        case words.That(name=name):
            return Features(known=list(nouns(context.named[name])))
        case words.Except(filter=excepted):
            return exception(excepted, context)
        case words.SiteYouControl():
            return Features(types=["site"], after=[say("SiteYouControl")])
    if type(filter) in ADJECTIVES:
        return Features(adjectives=[ADJECTIVES[type(filter)]])
    return Features(after=[clause(filter, context)])


def clause(filter: Filter, context: Context) -> Say:
    """What stands after the noun."""
    match filter:
        case words.WithSignet(signet=signet):
            return say("WithSignet", name=SIGNETS[signet])
        case words.Bearing(what=what, count=count):
            return say("Bearing", y=determined(phrase(what, context), A, count))
        case words.InSkirmish(fierce=True):
            return say("InSkirmish.fierce")
        case words.BorneBy(whom=whom):
            return say("BorneBy", y=phrase(whom, context))
        case words.StackedOn(what=what):
            return say("StackedOn", y=phrase(what, context))
        case words.Skirmishing(whom=whom):
            return say("Skirmishing", y=phrase(whom, context))
        case words.StrengthAtLeast(strength=strength):
            return say("StrengthAtLeast", n=strength)
        case words.VitalityAtLeast(vitality=vitality):
            return say("VitalityAtLeast", n=vitality)
        case words.DefenderAtLeast(number=number):
            return say("DefenderAtLeast", n=number)
    return say(type(filter).__name__)


def exception(excepted: Filter, context: Context) -> Features:
    """What is not meant: "another", "not assigned to a skirmish", or an exception in brackets."""
    match excepted:
        case words.This() | words.That():
            return Features(other=True)
        case (
            words.AssignedNow() | words.InSkirmish(fierce=False) | words.AtHome() | words.Exhausted() | words.Wounded()
        ):
            return Features(after=[say(f"Not{type(excepted).__name__}")])
        case words.Unique():
            return Features(adjectives=["non_unique"])
    return Features(exceptions=[phrase(excepted, context)])


def of_keyword(keyword: str) -> Features:
    """A keyword is an adjective ("fierce"), or a noun ("a ranger")."""
    if keyword in ADJECTIVE_KEYWORDS:
        return Features(adjectives=[keyword])
    return Features(keywords=[keyword])


def ring_bearer(context: Context) -> Noun:
    """The Ring calls the Ring-bearer its bearer."""
    return Noun("bearer" if context.card.type == terms.RING_TYPE else "ring_bearer", determiner=THE)


def this(context: Context) -> Noun:
    """How a card refers to itself: "this minion"."""
    return Noun(context.card.type, determiner=THIS)


def noun(features: Features, context: Context) -> Noun:
    """The noun phrase of what is said about one card."""
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
        if rest != Features():
            known.append(say("If", y=noun(rest, context)))
        return replace(features.known[0], after=known)
    head, compounds = head_of(features)
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
    """Whether a phrase means a card that was named before: then only one can bear it."""
    return isinstance(part, Noun) and part.determiner == THAT


def head_of(features: Features) -> tuple[str, list[str]]:
    """The head of a description, and what stands before it as the first part of a compound.

    A class says more than a type, a type carries race and keyword, and a keyword carries a race: "a hand weapon",
    "a Dwarf companion", "a ranger companion", "an Elf archer".
    """
    types = [type for type in dict.fromkeys(features.types) if type != "character"]
    keywords = [word for word in features.keywords if word not in CARD_KEYWORDS + SITE_KEYWORDS]
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
    "AssignedNow",
    "StrengthAtLeast",
    "VitalityAtLeast",
    "Bearing",
)
OF_CHARACTERS: Final = frozenset({"exhausted", "wounded", "mounted", "valiant", "fierce"})
"""What only a character can be."""
