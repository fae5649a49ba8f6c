"""Rendering of filters, as noun phrases.

The parts of a filter are collected in `nouns.Features`, one collection for each alternative.
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
"""The filters rendered as an adjective."""

ADJECTIVE_KEYWORDS: Final = ("fierce", "unhasty", "ring_bound", "valiant")
SIGNETS: Final = {"aragorn": "Aragorn", "frodo": "Frodo", "gandalf": "Gandalf", "theoden": "Théoden"}
"""The signets by the companions they are named after (LR-2.8); the names are the same in every language."""


def key(name: str) -> str:
    """Returns the lexicon key for a name."""
    return name.replace("-", "_")


def culture(name: str) -> str:
    """Returns the lexicon key for a culture."""
    return f"{name}_culture"


def phrase(filter: Filter, draft: Draft) -> Phrase:
    """Returns the noun phrase of a filter, with the indefinite article."""
    found = [noun(features) for features in features_of(filter, draft)]
    found = sorted(merged(found), key=has_adjectives)  # a stable sort
    return found[0] if len(found) == 1 else Alternatives(found)


def has_adjectives(noun: Noun) -> bool:
    """Whether a noun has an adjective, which could be read with the nouns that follow; such nouns are sorted last."""
    return bool(noun.adjectives)


def spotted(what: Filter | Value, draft: Draft) -> Phrase:
    """Returns the noun phrase for things to spot: cards, burdens, tokens, wounds on a card, cultures."""
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
    """Merges alternatives that differ only in culture: "a Gondor or Shire companion"."""
    plain = [replace(noun, attributes=()) for noun in found]
    if len(found) > 1 and all(noun == plain[0] for noun in plain) and all(noun.attributes for noun in found):
        return [replace(plain[0], attributes=[name for noun in found for name in noun.attributes])]
    return list(found)


def features_of(filter: Filter, draft: Draft) -> list[Features]:
    """Returns the alternatives of a filter, each with its features."""
    return FILTERS.told(filter, draft)


FILTERS: Final[Registry[list[Features]]] = Registry("rendering/filters.py")
"""The functions that return the alternatives of a filter with their features, by class of filter."""


@FILTERS.of(words.Both)
def both(filter: words.Both, draft: Draft) -> list[Features]:
    """Combines every alternative of one filter with every alternative of the other."""
    ones, others = features_of(filter.first, draft), features_of(filter.second, draft)
    return [one.with_those_of(other) for one in ones for other in others]


@FILTERS.of(words.Either)
def either(filter: words.Either, draft: Draft) -> list[Features]:
    """Returns the alternatives of both filters."""
    return features_of(filter.first, draft) + features_of(filter.second, draft)


@FILTERS.of(words.Anything)
def anything(_filter: words.Anything, _draft: Draft) -> list[Features]:
    """Renders any card as "card"."""
    return [Features()]


@FILTERS.of(words.OfType)
def of_type(filter: words.OfType, _draft: Draft) -> list[Features]:
    """Returns types as alternatives; characters and items have collective nouns."""
    together = {terms.CHARACTER_TYPES: "character", terms.ITEM_TYPES: "item"}
    types = (together[filter.types],) if filter.types in together else filter.types
    return [Features(types=[type]) for type in types]


@FILTERS.of(words.OfClass)
def of_class(filter: words.OfClass, _draft: Draft) -> list[Features]:
    """Returns item classes as alternatives; hand weapons and ranged weapons together are weapons."""
    weapons = set(filter.classes) == {terms.HAND_WEAPON_CLASS, terms.RANGED_WEAPON_CLASS}
    return [Features(classes=[name]) for name in (("weapon",) if weapons else filter.classes)]


@FILTERS.of(words.OfSide)
def of_side(filter: words.OfSide, _draft: Draft) -> list[Features]:
    """Renders a side, before the noun."""
    return [Features(attributes=[filter.side])]


@FILTERS.of(words.OfCulture)
def of_culture(filter: words.OfCulture, _draft: Draft) -> list[Features]:
    """Renders a culture, before the noun."""
    return [Features(attributes=[culture(filter.culture)])]


@FILTERS.of(words.OfRace)
def of_race(filter: words.OfRace, _draft: Draft) -> list[Features]:
    """Renders a race, as a noun."""
    return [Features(races=[key(filter.race)])]


@FILTERS.of(words.Titled)
def titled(filter: words.Titled, _draft: Draft) -> list[Features]:
    """Renders a card by its title."""
    return [Features(titles=[filter.title])]


@FILTERS.of(words.WithKeyword)
def with_keyword(filter: words.WithKeyword, _draft: Draft) -> list[Features]:
    """Renders a keyword: as an adjective ("fierce"), a noun ("a ranger"), or after "with" ("with ambush")."""
    keyword = key(filter.keyword)
    if filter.keyword == terms.AMBUSH:
        return [Features(after=[say("WithAmbush")])]
    return [Features(adjectives=[keyword]) if keyword in ADJECTIVE_KEYWORDS else Features(keywords=[keyword])]


@FILTERS.of(words.ForPhase)
def for_phase(filter: words.ForPhase, _draft: Draft) -> list[Features]:
    """Renders an event by its timing word."""
    return [Features(phases=[filter.phase])]


@FILTERS.of(words.Yours)
def yours(_filter: words.Yours, draft: Draft) -> list[Features]:
    """Renders "your own"; in texts about another player, "own" would mean that player's."""
    return [Features(yours=True)] if draft.actor == terms.YOU else after(say("OfYours"))


@FILTERS.of(words.This, words.Bearer, words.RingBearer, words.That)
def known(filter: words.This | words.Bearer | words.RingBearer | words.That, draft: Draft) -> list[Features]:
    """Renders a card that needs no description."""
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
    """Renders a site that you control."""
    return [Features(types=["site"], after=[say("SiteYouControl")])]


@FILTERS.of(*ADJECTIVES)
def adjective(filter: Filter, _draft: Draft) -> list[Features]:
    """Renders a filter as an adjective."""
    return [Features(adjectives=[ADJECTIVES[type(filter)]])]


def after(clause: Say) -> list[Features]:
    """Returns features with a clause after the noun."""
    return [Features(after=[clause])]


@FILTERS.of(words.WithSignet)
def with_signet(filter: words.WithSignet, _draft: Draft) -> list[Features]:
    """Renders a signet."""
    return after(say("WithSignet", name=SIGNETS[filter.signet]))


@FILTERS.of(words.OfTokenCulture)
def of_token_culture(_filter: words.OfTokenCulture, _draft: Draft) -> list[Features]:
    """Renders a culture whose tokens can be spotted."""
    return after(say("OfTokenCulture"))


@FILTERS.of(words.Bearing)
def bearing(filter: words.Bearing, draft: Draft) -> list[Features]:
    """Renders a card by the cards it bears, and their number."""
    kind = "Bearing" if filter.count == 1 else "Bearing.least"
    return after(say(kind, y=determined(phrase(filter.what, draft), A, filter.count)))


@FILTERS.of(words.BorneBy)
def borne_by(filter: words.BorneBy, draft: Draft) -> list[Features]:
    """Renders a card by its bearer; a bearer with a longer description comes last."""
    bearer = phrase(filter.whom, draft)
    narrowed = any(noun.after for noun in nouns(bearer))
    return after(say("BorneBy.narrowed" if narrowed else "BorneBy", y=bearer))


@FILTERS.of(words.CopyOf)
def copy_of(filter: words.CopyOf, draft: Draft) -> list[Features]:
    """Renders a copy of another card."""
    return after(say("CopyOf", y=phrase(filter.card, draft)))


@FILTERS.of(words.OfCultureOf)
def of_culture_of(filter: words.OfCultureOf, draft: Draft) -> list[Features]:
    """Renders a card of another card's culture."""
    return after(say("OfCultureOf", y=phrase(filter.card, draft)))


@FILTERS.of(words.WithStacked)
def with_stacked(filter: words.WithStacked, draft: Draft) -> list[Features]:
    """Renders a card by the cards stacked on it."""
    return after(say("WithStacked", y=phrase(filter.what, draft)))


@FILTERS.of(words.StackedOn)
def stacked_on(filter: words.StackedOn, draft: Draft) -> list[Features]:
    """Renders a card by the card it is stacked on."""
    return after(say("StackedOn", y=phrase(filter.what, draft)))


@FILTERS.of(words.Skirmishing)
def skirmishing(filter: words.Skirmishing, draft: Draft) -> list[Features]:
    """Renders a character by its opponent in a skirmish."""
    draft.which_skirmish()
    return after(say("Skirmishing", y=phrase(filter.whom, draft)))


@FILTERS.of(words.InSkirmish)
def in_skirmish(filter: words.InSkirmish, draft: Draft) -> list[Features]:
    """Renders a character in the current skirmish, or in a fierce one."""
    which = draft.which_skirmish()
    return after(say("InSkirmish.fierce" if filter.fierce else f"InSkirmish{which}"))


@FILTERS.of(words.StrengthAtLeast)
def strength_at_least(filter: words.StrengthAtLeast, draft: Draft) -> list[Features]:
    """Renders a minimum strength: a number, or the strength of another card."""
    if isinstance(filter.strength, int):
        return after(say("StrengthAtLeast", n=filter.strength))
    return after(say("StrengthAtLeast.of", y=compared(filter.strength, draft)))


def compared(strength: Value, draft: Draft) -> Phrase:
    """Returns the card whose strength is the standard of comparison."""
    if isinstance(strength, StrengthOf):
        return phrase(strength.card, draft)
    raise NoWording(f"{type(strength).__name__} has no wording as a strength to compare with: rendering/filters.py")


@FILTERS.of(words.VitalityAtLeast)
def vitality_at_least(filter: words.VitalityAtLeast, _draft: Draft) -> list[Features]:
    """Renders a minimum of remaining vitality."""
    return after(say("VitalityAtLeast", n=filter.vitality))


@FILTERS.of(words.DefenderAtLeast)
def defender_at_least(filter: words.DefenderAtLeast, _draft: Draft) -> list[Features]:
    """Renders a minimum defender bonus."""
    return after(say("DefenderAtLeast", n=filter.number))


@FILTERS.of(words.AssignedNow)
def assigned_now(filter: words.AssignedNow, draft: Draft) -> list[Features]:
    """Renders a character assigned to any skirmish, or against a certain character."""
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
    """Renders filters without parameters; the template has the whole text."""
    return after(say(type(filter).__name__))


@FILTERS.of(words.HomeAt)
def home_at(filter: words.HomeAt, _draft: Draft) -> list[Features]:
    """Renders an ally by its home site."""
    return after(say("HomeAt", n=filter.site, block=say(f"Block.{filter.block}")))


@FILTERS.of(words.Except)
def except_for(filter: words.Except, draft: Draft) -> list[Features]:
    """Renders an exception."""
    return [exception(filter.filter, draft)]


def exception(excepted: Filter, draft: Draft) -> Features:
    """Returns the features of an exception: "another", "not assigned to a skirmish", or a phrase in brackets."""
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
    """Returns the noun for the Ring-bearer; The One Ring calls it its bearer."""
    return Noun("bearer" if draft.card.type == terms.RING_TYPE else "ring_bearer", determiner=THE)


def this(draft: Draft) -> Noun:
    """Returns a card's reference to itself: "this minion"."""
    return Noun(draft.card.type, determiner=THIS)
