"""How filters read: as noun phrases.

The descriptions that a filter consists of are collected (`nouns.Features`), one collection for each alternative.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.dsl import filters as words
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.amounts import Burdens, Cultures, StrengthOf, TokensOn, Twilight, WoundsOn
from inglenook.lotr.dsl.filters import ANYTHING, Filter
from inglenook.lotr.dsl.values import Value
from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.language import NoWording
from inglenook.lotr.rendering.nouns import Features, noun
from inglenook.lotr.rendering.parts import (
    THE,
    THIS,
    A,
    Alternatives,
    Noun,
    Phrase,
    Say,
    determined,
    nouns,
    say,
)
from inglenook.lotr.rendering.registry import Registry

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
SIGNETS: Final = {"aragorn": "Aragorn", "frodo": "Frodo", "gandalf": "Gandalf", "theoden": "Théoden"}
"""The signets, by the companions they are named after (LR-2.8); names are the same in every language."""


def key(name: str) -> str:
    """The entry of a name in the lexicon."""
    return name.replace("-", "_")


def culture(name: str) -> str:
    """The entry of a culture in the lexicon."""
    return f"{name}_culture"


def phrase(filter: Filter, draft: Draft) -> Phrase:
    """The noun phrase of a filter, with the indefinite article."""
    found = [noun(features) for features in features_of(filter, draft)]
    found = sorted(merged(found), key=has_adjectives)  # stable
    return found[0] if len(found) == 1 else Alternatives(found)


def has_adjectives(noun: Noun) -> bool:
    """Whether a noun has an adjective: it could be taken for all that follow, so kinds without one come first."""
    return bool(noun.adjectives)


def spotted(what: Filter | Value, draft: Draft) -> Phrase:
    """What can be spotted: cards of a description, or burdens, tokens, wounds on a card, cultures."""
    match what:
        case Filter():
            return phrase(what, draft)
        case Burdens():
            return Noun("burden")
        case Twilight():
            return Noun("twilight_token")
        case WoundsOn(card=card):
            return Noun("wound", after=[say("Upon", y=phrase(card, draft))])
        case TokensOn(card=card, culture=of):
            where = [] if card == ANYTHING else [say("Upon", y=phrase(card, draft))]
            return Noun("token", attributes=[culture(of)] if of else [], after=where)
        case Cultures(of=cards):
            return Noun("culture", attributes=nouns(phrase(cards, draft))[0].attributes)
    raise NoWording(f"{type(what).__name__} has no wording as what is spotted: add one in rendering/filters.py")


def merged(found: Sequence[Noun]) -> list[Noun]:
    """Alternatives that differ only in their culture are one phrase: "a Gondor or Shire companion"."""
    plain = [replace(noun, attributes=()) for noun in found]
    if len(found) > 1 and all(noun == plain[0] for noun in plain) and all(noun.attributes for noun in found):
        return [replace(plain[0], attributes=[name for noun in found for name in noun.attributes])]
    return list(found)


def features_of(filter: Filter, draft: Draft) -> list[Features]:
    """The alternatives of a filter, and what is said about each."""
    return FILTERS.told(filter, draft)


FILTERS: Final[Registry[list[Features]]] = Registry("rendering/filters.py")
"""The alternatives of a description, and what is said about each, by the word."""


@FILTERS.of(words.Both)
def both(filter: words.Both, draft: Draft) -> list[Features]:
    """Every alternative of the one with every alternative of the other."""
    ones, others = features_of(filter.first, draft), features_of(filter.second, draft)
    return [one.with_those_of(other) for one in ones for other in others]


@FILTERS.of(words.Either)
def either(filter: words.Either, draft: Draft) -> list[Features]:
    """The alternatives of both."""
    return features_of(filter.first, draft) + features_of(filter.second, draft)


@FILTERS.of(words.Anything)
def anything(_filter: words.Anything, _draft: Draft) -> list[Features]:
    """Any card is just a card."""
    return [Features()]


@FILTERS.of(words.OfType)
def of_type(filter: words.OfType, _draft: Draft) -> list[Features]:
    """Types are alternatives; there are words for the characters and the items together."""
    together = {terms.CHARACTER_TYPES: "character", terms.ITEM_TYPES: "item"}
    types = (together[filter.types],) if filter.types in together else filter.types
    return [Features(types=[type]) for type in types]


@FILTERS.of(words.OfClass)
def of_class(filter: words.OfClass, _draft: Draft) -> list[Features]:
    """Classes are alternatives; hand weapons and ranged weapons together are weapons."""
    weapons = set(filter.classes) == {terms.HAND_WEAPON_CLASS, terms.RANGED_WEAPON_CLASS}
    return [Features(classes=[name]) for name in (("weapon",) if weapons else filter.classes)]


@FILTERS.of(words.OfSide)
def of_side(filter: words.OfSide, _draft: Draft) -> list[Features]:
    """A side stands before the noun."""
    return [Features(attributes=[filter.side])]


@FILTERS.of(words.OfCulture)
def of_culture(filter: words.OfCulture, _draft: Draft) -> list[Features]:
    """A culture stands before the noun."""
    return [Features(attributes=[culture(filter.culture)])]


@FILTERS.of(words.OfRace)
def of_race(filter: words.OfRace, _draft: Draft) -> list[Features]:
    """A race is a noun."""
    return [Features(races=[key(filter.race)])]


@FILTERS.of(words.Titled)
def titled(filter: words.Titled, _draft: Draft) -> list[Features]:
    """A card by its title."""
    return [Features(titles=[filter.title])]


@FILTERS.of(words.WithKeyword)
def with_keyword(filter: words.WithKeyword, _draft: Draft) -> list[Features]:
    """A keyword is an adjective ("fierce"), a noun ("a ranger"), or something that one has ("with ambush")."""
    keyword = key(filter.keyword)
    if filter.keyword == terms.AMBUSH:
        return [Features(after=[say("WithAmbush")])]
    return [Features(adjectives=[keyword]) if keyword in ADJECTIVE_KEYWORDS else Features(keywords=[keyword])]


@FILTERS.of(words.ForPhase)
def for_phase(filter: words.ForPhase, _draft: Draft) -> list[Features]:
    """An event by its timing word."""
    return [Features(phases=[filter.phase])]


@FILTERS.of(words.Yours)
def yours(_filter: words.Yours, draft: Draft) -> list[Features]:
    """Your own; where another player does something, "own" would be that player's."""
    return [Features(yours=True)] if draft.actor == terms.YOU else after(say("OfYours"))


@FILTERS.of(words.This, words.Bearer, words.RingBearer, words.That)
def known(filter: words.This | words.Bearer | words.RingBearer | words.That, draft: Draft) -> list[Features]:
    """A card that needs no description."""
    match filter:
        case words.This():
            return [Features(known=[this(draft)])]
        case words.Bearer():
            on_site = draft.card.on is not None and draft.card.on.bearer == words.SITE
            return [Features(known=[Noun("site", determiner=THIS) if on_site else Noun("bearer", determiner=THE)])]
        case words.RingBearer():
            return [Features(known=[ring_bearer(draft)])]
        case words.That(name=name):
            return [Features(known=list(nouns(draft.named[name])))]


@FILTERS.of(words.SiteYouControl)
def site_you_control(_filter: words.SiteYouControl, _draft: Draft) -> list[Features]:
    """A site, and that you control it."""
    return [Features(types=["site"], after=[say("SiteYouControl")])]


@FILTERS.of(*ADJECTIVES)
def adjective(filter: Filter, _draft: Draft) -> list[Features]:
    """What is said with an adjective."""
    return [Features(adjectives=[ADJECTIVES[type(filter)]])]


def after(clause: Say) -> list[Features]:
    """What is said behind the noun."""
    return [Features(after=[clause])]


@FILTERS.of(words.WithSignet)
def with_signet(filter: words.WithSignet, _draft: Draft) -> list[Features]:
    """By the signet."""
    return after(say("WithSignet", name=SIGNETS[filter.signet]))


@FILTERS.of(words.OfTokenCulture)
def of_token_culture(_filter: words.OfTokenCulture, _draft: Draft) -> list[Features]:
    """By the tokens of its culture."""
    return after(say("OfTokenCulture"))


@FILTERS.of(words.Bearing)
def bearing(filter: words.Bearing, draft: Draft) -> list[Features]:
    """By what a card bears, or bears so many of."""
    kind = "Bearing" if filter.count == 1 else "Bearing.least"
    return after(say(kind, y=determined(phrase(filter.what, draft), A, filter.count)))


@FILTERS.of(words.BorneBy)
def borne_by(filter: words.BorneBy, draft: Draft) -> list[Features]:
    """By who bears it; a bearer of whom more is said stands last."""
    bearer = phrase(filter.whom, draft)
    narrowed = any(noun.after for noun in nouns(bearer))
    return after(say("BorneBy.narrowed" if narrowed else "BorneBy", y=bearer))


@FILTERS.of(words.CopyOf)
def copy_of(filter: words.CopyOf, draft: Draft) -> list[Features]:
    """By the title of another card."""
    return after(say("CopyOf", y=phrase(filter.card, draft)))


@FILTERS.of(words.OfCultureOf)
def of_culture_of(filter: words.OfCultureOf, draft: Draft) -> list[Features]:
    """By the culture of another card."""
    return after(say("OfCultureOf", y=phrase(filter.card, draft)))


@FILTERS.of(words.WithStacked)
def with_stacked(filter: words.WithStacked, draft: Draft) -> list[Features]:
    """What lies stacked on it."""
    return after(say("WithStacked", y=phrase(filter.what, draft)))


@FILTERS.of(words.StackedOn)
def stacked_on(filter: words.StackedOn, draft: Draft) -> list[Features]:
    """By what it is stacked on."""
    return after(say("StackedOn", y=phrase(filter.what, draft)))


@FILTERS.of(words.Skirmishing)
def skirmishing(filter: words.Skirmishing, draft: Draft) -> list[Features]:
    """By whom it is fighting."""
    draft.which_skirmish()
    return after(say("Skirmishing", y=phrase(filter.whom, draft)))


@FILTERS.of(words.InSkirmish)
def in_skirmish(filter: words.InSkirmish, draft: Draft) -> list[Features]:
    """In the skirmish, or in a fierce one."""
    which = draft.which_skirmish()
    return after(say("InSkirmish.fierce" if filter.fierce else f"InSkirmish{which}"))


@FILTERS.of(words.StrengthAtLeast)
def strength_at_least(filter: words.StrengthAtLeast, draft: Draft) -> list[Features]:
    """By the strength it has at least: so much, or as much as another card."""
    if isinstance(filter.strength, int):
        return after(say("StrengthAtLeast", n=filter.strength))
    return after(say("StrengthAtLeast.of", y=compared(filter.strength, draft)))


def compared(strength: Value, draft: Draft) -> Phrase:
    """The card whose strength another one is compared with."""
    if isinstance(strength, StrengthOf):
        return phrase(strength.card, draft)
    raise NoWording(f"{type(strength).__name__} has no wording as a strength to compare with: rendering/filters.py")


@FILTERS.of(words.VitalityAtLeast)
def vitality_at_least(filter: words.VitalityAtLeast, _draft: Draft) -> list[Features]:
    """By the vitality it has left at least."""
    return after(say("VitalityAtLeast", n=filter.vitality))


@FILTERS.of(words.DefenderAtLeast)
def defender_at_least(filter: words.DefenderAtLeast, _draft: Draft) -> list[Features]:
    """By its defender bonus."""
    return after(say("DefenderAtLeast", n=filter.number))


@FILTERS.of(words.AssignedNow)
def assigned_now(filter: words.AssignedNow, draft: Draft) -> list[Features]:
    """Assigned to any skirmish, or against somebody."""
    if filter.to is None:
        return after(say("AssignedNow"))
    return after(say("AssignedNow.to", y=phrase(filter.to, draft)))


@FILTERS.of(
    words.InSupportArea,
    words.OfNamedCulture,
    words.OfThatPlayer,
    words.OnPath,
    words.RaceInPlay,
    words.WithFellowship,
)
def always_the_same(filter: Filter, _draft: Draft) -> list[Features]:
    """Descriptions whose parameters go without saying: the template says it all."""
    return after(say(type(filter).__name__))


@FILTERS.of(words.HomeAt)
def home_at(filter: words.HomeAt, _draft: Draft) -> list[Features]:
    """By the home site."""
    return after(say("HomeAt", n=filter.site, block=say(f"Block.{filter.block}")))


@FILTERS.of(words.Except)
def except_for(filter: words.Except, draft: Draft) -> list[Features]:
    """What is not meant."""
    return [exception(filter.filter, draft)]


def exception(excepted: Filter, draft: Draft) -> Features:
    """What is not meant: "another", "not assigned to a skirmish", or an exception in brackets."""
    match excepted:
        case words.This() | words.That():
            return Features(other=True)
        case words.AssignedNow(to=Filter() as other):
            return Features(after=[say("NotAssignedNow.to", y=phrase(other, draft))])
        case words.StrengthAtLeast(strength=int() as strength):
            return Features(after=[say("NotStrengthAtLeast", n=strength - 1)])
        case words.StrengthAtLeast(strength=Value() as strength):
            return Features(after=[say("NotStrengthAtLeast.of", y=compared(strength, draft))])
        case (
            words.AssignedNow(to=None)
            | words.InSkirmish(fierce=False)
            | words.Exhausted()
            | words.Wounded()
            | words.OfNamedCulture()
            | words.RaceInPlay()
        ):
            return Features(after=[say(f"Not{type(excepted).__name__}")])
        case words.Unique():
            return Features(adjectives=["non_unique"])
    return Features(exceptions=[phrase(excepted, draft)])


def ring_bearer(draft: Draft) -> Noun:
    """The Ring calls the Ring-bearer its bearer."""
    return Noun("bearer" if draft.card.type == terms.RING_TYPE else "ring_bearer", determiner=THE)


def this(draft: Draft) -> Noun:
    """How a card refers to itself: "this minion"."""
    return Noun(draft.card.type, determiner=THIS)
