"""How conditions read: as clauses after "if" and "while"."""

from __future__ import annotations

from inglenook.lotr.wording.context import Context
from inglenook.lotr.wording.filters import ADJECTIVES, key, phrase, ring_bearer
from inglenook.lotr.wording.parts import AND, OR, THE, A, Listed, Noun, Phrase, Say, Slot, Twilight, determined, say
from inglenook.lotr.words import conditions as words
from inglenook.lotr.words import filters
from inglenook.lotr.words.conditions import Condition
from inglenook.lotr.words.filters import Filter


def clause(condition: Condition, context: Context) -> Slot:
    """The clause of a condition."""
    match condition:
        case words.All(conditions=(words.CanSpot() as one, words.CanSpot() as other)):
            x, y = (determined(phrase(each.what, context), A, each.count) for each in (one, other))
            return say("CanSpot.chosen.both" if one.chosen else "CanSpot.both", x=x, y=y)
        case words.All(conditions=parts):
            return Listed([clause(part, context) for part in parts], AND)
        case words.Any(conditions=parts) if all(isinstance(part, words.AtSite) and part.keyword for part in parts):
            kinds = [key(part.keyword) for part in parts if isinstance(part, words.AtSite)]
            return say("AtSite.kind", place=Listed(kinds, OR))
        case words.Any(conditions=parts):
            return Listed([clause(part, context) for part in parts], OR)
        case words.Without(condition=inner):
            return negative(inner, context)
        case words.CanSpot(what=what, count=count, chosen=chosen):
            return say("CanSpot.chosen" if chosen else "CanSpot", x=determined(phrase(what, context), A, count))
        case words.Is(card=card, what=what):
            return being(phrase(card, context), what, context)
        case words.AtSite():
            return at_site(condition, "")
        case words.HasMoved(more_than=more_than):
            return say("HasMoved", often=often(more_than))
        case words.PoolBelow(tokens=tokens):
            return say("PoolBelow", n=Twilight(tokens))
        case words.BurdensAtMost(burdens=burdens):
            return say("BurdensAtMost", n=burdens)
        case words.BurdensAtLeast(burdens=burdens):
            return say("CanSpot", x=Noun("burden", count=burdens))
        case words.DeadPileHas(what=what, count=count):
            many = ".n" if count > 1 else ""
            return say(f"DeadPileHas{many}", x=determined(phrase(what, context), A, count))
        case words.RingIsWorn():
            return say("RingIsWorn", x=ring_bearer(context))
        case words.During(phase=phase):
            return say("During", phase=phase_noun(phase))
        case words.NotYetPlayed(what=what, period=period):
            return say("NotYetPlayed", x=determined(phrase(what, context), A), period=say(f"Period.{period}"))
        case words.HomeControlledByOpponent():
            return say("HomeControlledByOpponent", x=Noun(context.card.type, determiner="this"))
        case words.Controls(sites=sites):
            return say("Controls", x=Noun("site", count=sites))
    return say(type(condition).__name__)


def negative(condition: Condition, context: Context) -> Slot:
    """The clause that a condition does not hold."""
    match condition:
        case words.CanSpot(what=what, count=count):
            return say("CanSpot.not", x=determined(phrase(what, context), A, count))
        case words.Is(card=card, what=what):
            return being(phrase(card, context), filters.Except(what), context)
        case words.AtSite():
            return at_site(condition, ".not")
        case words.RingIsWorn():
            return say("RingIsWorn.not", x=ring_bearer(context))
        case words.During(phase=phase):
            return say("During.not", phase=phase_noun(phase))
        case words.AtThisSite():
            return say("AtThisSite.not")
        case words.Without(condition=inner):
            return clause(inner, context)
    return say("Without", c=clause(condition, context))


def being(who: Phrase, what: Filter, context: Context) -> Slot:
    """That a card fits a description: "bearer is mounted", "that Elf is skirmishing a Nazgûl"."""
    negated = ""
    if isinstance(what, filters.Except):
        what, negated = what.filter, ".not"
    match what:
        case filters.Both(first=first, second=second) if not negated and predicative(first) and predicative(second):
            return Listed([being(who, first, context), being(who, second, context)], AND)
        case filters.Skirmishing(whom=whom):
            return say(f"Is.skirmishing{negated}", x=who, y=phrase(whom, context))
        case filters.Bearing(what=borne, count=count):
            return say(f"Is.bearing{negated}", x=who, y=determined(phrase(borne, context), A, count))
        case filters.StackedOn(what=host):
            return say(f"Is.stacked{negated}", x=who, y=phrase(host, context))
        case filters.AssignedNow():
            return say(f"Is.assigned{negated}", x=who)
        case filters.InSkirmish(fierce=fierce):
            return say(f"Is.fighting{'.fierce' if fierce else ''}{negated}", x=who)
        case filters.AtHome():
            return say(f"Is.at_home{negated}", x=who)
        case filters.DefenderAtLeast(number=number):
            return say(f"Is.defender{negated}", x=who, n=number)
        case filters.VitalityAtLeast(vitality=vitality):
            return say(f"Is.vitality{negated}", x=who, n=vitality)
        case filters.StrengthAtLeast(strength=strength):
            return say(f"Is.strength{negated}", x=who, n=strength)
    if type(what) in ADJECTIVES:
        return say(f"Is.adjective{negated}", x=who, y=ADJECTIVES[type(what)])
    return say(f"Is{negated}", x=who, y=phrase(what, context))


def predicative(filter: Filter) -> bool:
    """Whether a description is said with a verb of its own and not as a noun."""
    return type(filter) in ADJECTIVES or isinstance(
        filter,
        (
            filters.Skirmishing,
            filters.Bearing,
            filters.StackedOn,
            filters.AssignedNow,
            filters.InSkirmish,
            filters.AtHome,
            filters.DefenderAtLeast,
            filters.StrengthAtLeast,
            filters.VitalityAtLeast,
        ),
    )


def at_site(condition: words.AtSite, negated: str) -> Slot:
    """Where the fellowship is: at a kind of site, or at sites of certain numbers."""
    block = say(f"Block.{condition.block}") if condition.block else None
    if condition.keyword:
        return say(f"AtSite.kind{negated}", place=key(condition.keyword))
    if condition.least == condition.most:
        return say(f"AtSite.number{negated}", n=condition.least, block=block)
    if condition.most == condition.least + 1 and not negated:
        return say("AtSite.pair", a=condition.least, b=condition.most, block=block)
    if condition.most == 9:
        return say(f"AtSite.higher{negated}", n=condition.least, block=block)
    return say(f"AtSite.range{negated}", a=condition.least, b=condition.most, block=block)


def often(times: int) -> Say:
    """How many times: "once", "twice"."""
    return say("Often.n", n=times) if times > 2 else say(f"Often.{times}")


def phase_noun(phase: str) -> Noun:
    """The noun for a phase: "the skirmish phase"."""
    return Noun(f"{phase}_phase", determiner=THE)
