"""Rendering of conditions, as clauses after "if" and "while"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inglenook.lotr.dsl import conditions as words
from inglenook.lotr.dsl import filters, terms
from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.filters import ADJECTIVES, SIGNETS, key, phrase, ring_bearer, spotted, this
from inglenook.lotr.rendering.parts import AND, OR, THE, A, Listed, Noun, Phrase, Say, Slot, Twilight, determined, say
from inglenook.lotr.rendering.registry import Registry

CONDITIONS: Final[Registry[Slot]] = Registry("rendering/conditions.py")
"""The functions that render a condition as a clause, by class of condition."""


def clause(condition: Condition, draft: Draft) -> Slot:
    """Returns the clause of a condition."""
    told = CONDITIONS.told(condition, draft)
    draft.said.append((condition, told))
    return told


@CONDITIONS.of(words.All)
def every(condition: words.All, draft: Draft) -> Slot:
    """Renders several conditions that must all hold; two things to spot share a clause."""
    match condition.conditions:
        case (words.CanSpot() as one, words.CanSpot() as other):
            x, y = (determined(spotted(each.what, draft), A, each.count) for each in (one, other))
            return say("CanSpot.chosen.both" if one.chosen else "CanSpot.both", x=x, y=y)
    both = neither(condition.conditions[-2:], draft)
    apart = condition.conditions if both is None else condition.conditions[:-2]
    told: list[Slot] = [clause(part, draft) for part in apart]
    return Listed(told if both is None else [*told, both], AND)


def neither(two: Sequence[Condition], draft: Draft) -> Say | None:
    """Renders that neither of two cards is in a state: "neither Frodo nor Sam is exhausted"."""
    one, other = two[0], two[-1]
    if one is other or not isinstance(one, words.Is) or not isinstance(other, words.Is) or one.what != other.what:
        return None
    state = one.what.filter if isinstance(one.what, filters.Except) else one.what
    if state is one.what or type(state) not in ADJECTIVES:
        return None
    return say("Is.neither", x=phrase(one.card, draft), z=phrase(other.card, draft), y=ADJECTIVES[type(state)])


@CONDITIONS.of(words.Any)
def some(condition: words.Any, draft: Draft) -> Slot:
    """Renders several conditions of which one must hold; kinds of sites share a clause, as do two things to spot."""
    match condition.conditions:
        case (words.CanSpot(chosen=False) as one, words.CanSpot(chosen=False) as other):
            x, y = (determined(spotted(each.what, draft), A, each.count) for each in (one, other))
            return say("CanSpot.either", x=x, y=y)
    kinds = [key(part.keyword) for part in condition.conditions if isinstance(part, words.AtSite) and part.keyword]
    if len(kinds) == len(condition.conditions):
        return say("AtSite.kind", place=Listed(kinds, OR))
    return Listed([clause(part, draft) for part in condition.conditions], OR)


@CONDITIONS.of(words.Without)
def without(condition: words.Without, draft: Draft) -> Slot:
    """Renders a condition that must not hold."""
    return negative(condition.condition, draft)


@CONDITIONS.of(words.CanSpot)
def can_spot(condition: words.CanSpot, draft: Draft) -> Say:
    """Renders the condition that cards, burdens, wounds or tokens can be spotted."""
    found = determined(spotted(condition.what, draft), A, condition.count)
    if condition.chosen:
        return say("CanSpot.chosen", x=found)
    return say("CanSpot" if isinstance(condition.what, Filter) else "CanSpot.number", x=found)


@CONDITIONS.of(words.CanSpotMore)
def can_spot_more(condition: words.CanSpotMore, draft: Draft) -> Say:
    """Renders the condition that more cards of one description than of another can be spotted."""
    return say("CanSpotMore", x=phrase(condition.what, draft), y=phrase(condition.than, draft))


@CONDITIONS.of(words.Is)
def fits(condition: words.Is, draft: Draft) -> Slot:
    """Renders the condition that a card fits a description."""
    return being(phrase(condition.card, draft), condition.what, draft)


@CONDITIONS.of(words.AtSite)
def fellowship_at(condition: words.AtSite, _draft: Draft) -> Slot:
    """Renders the condition that the fellowship is at a kind of site."""
    return at_site(condition, "")


@CONDITIONS.of(words.HasMoved)
def has_moved(condition: words.HasMoved, _draft: Draft) -> Say:
    """Renders the condition that the fellowship has moved more than a number of times."""
    return say("HasMoved", often=often(condition.more_than))


@CONDITIONS.of(words.MovedTo)
def moved_to(condition: words.MovedTo, _draft: Draft) -> Say:
    """Renders the condition that the fellowship has moved to a site in this phase."""
    block = say(f"Block.{condition.block}") if condition.block else None
    if condition.least == condition.most:
        return say("MovedTo.number", n=condition.least, block=block)
    return say("MovedTo.range", a=condition.least, b=condition.most, block=block)


@CONDITIONS.of(words.PoolBelow)
def pool_below(condition: words.PoolBelow, _draft: Draft) -> Say:
    """Renders the condition that the twilight pool has fewer tokens than a number."""
    return say("PoolBelow", n=Twilight(condition.tokens))


@CONDITIONS.of(words.BurdensAtMost)
def burdens_at_most(condition: words.BurdensAtMost, _draft: Draft) -> Say:
    """Renders the condition that there are at most a number of burdens."""
    return say("BurdensAtMost", n=condition.burdens)


@CONDITIONS.of(words.DeckIsEmpty)
def deck_is_empty(_condition: words.DeckIsEmpty, _draft: Draft) -> Say:
    """Renders the condition that the draw deck is empty."""
    return say("DeckIsEmpty")


@CONDITIONS.of(words.WasAssigned)
def was_assigned(condition: words.WasAssigned, draft: Draft) -> Say:
    """Renders the condition that a character was assigned to a skirmish this turn."""
    return say("WasAssigned", x=phrase(condition.who, draft))


@CONDITIONS.of(words.HasLost)
def has_lost(condition: words.HasLost, draft: Draft) -> Say:
    """Renders the condition that a character has lost a skirmish this turn."""
    return say("HasLost", x=phrase(condition.who, draft))


@CONDITIONS.of(words.DeadPileHas)
def dead_pile_has(condition: words.DeadPileHas, draft: Draft) -> Say:
    """Renders the condition that cards lie in the dead pile."""
    many = ".n" if condition.count > 1 else ""
    return say(f"DeadPileHas{many}", x=determined(phrase(condition.what, draft), A, condition.count))


@CONDITIONS.of(words.HandAtLeast)
def hand_at_least(condition: words.HandAtLeast, _draft: Draft) -> Say:
    """Renders the condition that an opponent has at least a number of cards in hand."""
    return say("HandAtLeast", n=condition.cards)


@CONDITIONS.of(words.RingIsWorn)
def ring_is_worn(_condition: words.RingIsWorn, draft: Draft) -> Say:
    """Renders the condition that the Ring-bearer wears The One Ring."""
    return say("RingIsWorn", x=ring_bearer(draft))


@CONDITIONS.of(words.During)
def during(condition: words.During, _draft: Draft) -> Say:
    """Renders the condition that a phase is under way."""
    return say("During", phase=phase_noun(condition.phase))


@CONDITIONS.of(words.NotYetPlayed)
def not_yet_played(condition: words.NotYetPlayed, draft: Draft) -> Say:
    """Renders the condition that no such card was played yet."""
    period = say(f"Period.{condition.period}", here=say("Here") if condition.here else None)
    return say("NotYetPlayed", x=determined(phrase(condition.what, draft), A), period=period)


@CONDITIONS.of(words.HomeControlledByOpponent)
def home_controlled(_condition: words.HomeControlledByOpponent, draft: Draft) -> Say:
    """Renders the condition that an opponent controls the home site of this ally."""
    return say("HomeControlledByOpponent", x=this(draft))


@CONDITIONS.of(words.Controls)
def controls(condition: words.Controls, _draft: Draft) -> Say:
    """Renders the condition that you, or an opponent, control sites."""
    whose = "" if condition.whose == terms.YOU else ".opponent"
    return say(
        f"Controls{whose}", x=Noun(key(condition.keyword) if condition.keyword else "site", count=condition.sites)
    )


@CONDITIONS.of(words.AtThisSite)
def at_this_site(_condition: words.AtThisSite, _draft: Draft) -> Say:
    """Renders the condition that the fellowship is at this site."""
    return say("AtThisSite")


def negative(condition: Condition, draft: Draft) -> Slot:
    """Returns the negated clause of a condition."""
    match condition:
        case words.CanSpot(what=what, count=count):
            return say("CanSpot.not", x=determined(spotted(what, draft), A, count))
        case words.Is(card=card, what=what):
            return being(phrase(card, draft), filters.Except(what), draft)
        case words.AtSite():
            return at_site(condition, ".not")
        case words.HandAtLeast():
            return say("HandAtLeast.not", n=condition.cards)
        case words.RingIsWorn():
            return say("RingIsWorn.not", x=ring_bearer(draft))
        case words.WasAssigned(who=who):
            return say("WasAssigned.not", x=phrase(who, draft))
        case words.HasLost(who=who):
            return say("HasLost.not", x=phrase(who, draft))
        case words.AtLeast():
            enough = clause(condition, draft)
            assert isinstance(enough, Say)
            return say("AtLeast.not", **enough.slots)
        case words.Controls(sites=1, keyword="", whose=terms.AN_OPPONENT):
            return say("Controls.opponent.not")
        case words.During(phase=phase):
            return say("During.not", phase=phase_noun(phase))
        case words.AtThisSite():
            return say("AtThisSite.not")
        case words.Without(condition=inner):
            return clause(inner, draft)
    return say("Without", c=clause(condition, draft))


def being(who: Phrase, what: Filter, draft: Draft) -> Slot:
    """Returns the clause that a card fits a description: "bearer is mounted", "that Elf is skirmishing a Nazgûl"."""
    negated = ""
    if isinstance(what, filters.Except):
        what, negated = what.filter, ".not"
    match what:
        case filters.Both(first=first, second=second) if not negated and predicative(first) and predicative(second):
            return Listed([being(who, first, draft), being(who, second, draft)], AND)
        case filters.Skirmishing(whom=whom):
            draft.which_skirmish()
            return say(f"Is.skirmishing{negated}", x=who, y=phrase(whom, draft))
        case filters.Bearing(what=borne, count=count):
            return say(f"Is.bearing{negated}", x=who, y=determined(phrase(borne, draft), A, count))
        case filters.BorneBy(whom=whom):
            return say(f"Is.borne{negated}", x=who, y=phrase(whom, draft))
        case filters.StackedOn(what=host):
            return say(f"Is.stacked{negated}", x=who, y=phrase(host, draft))
        case filters.WithStacked(what=stacked):
            return say(f"Is.stacked{negated}", x=phrase(stacked, draft), y=who)
        case filters.AssignedNow(to=None):
            return say(f"Is.assigned{negated}", x=who)
        case filters.AssignedNow(to=Filter() as other):
            return say(f"Is.assigned.to{negated}", x=who, y=phrase(other, draft))
        case filters.InSkirmish(fierce=fierce):
            which = draft.which_skirmish()
            return say(f"Is.fighting{'.fierce' if fierce else '' if negated else which}{negated}", x=who)
        case filters.WithSignet(signet=signet):
            return say(f"Is.signet{negated}", x=who, name=SIGNETS[signet])
        case filters.DefenderAtLeast(number=number):
            return say(f"Is.defender{negated}", x=who, n=number)
        case filters.VitalityAtLeast(vitality=vitality):
            return say(f"Is.vitality{negated}", x=who, n=vitality)
        case filters.StrengthAtLeast(strength=int() as strength):
            return say(f"Is.strength{negated}", x=who, n=strength)
    if isinstance(what, filters.Mounted):
        return say(f"Is.mounted{negated}", x=who)
    if isinstance(what, filters.InSupportArea):
        return say(f"Is.supporting{negated}", x=who)
    if type(what) in ADJECTIVES:
        return say(f"Is.adjective{negated}", x=who, y=ADJECTIVES[type(what)])
    return say(f"Is{negated}", x=who, y=phrase(what, draft))


def predicative(filter: Filter) -> bool:
    """Whether a description is rendered with a verb of its own rather than as a noun."""
    return type(filter) in ADJECTIVES or isinstance(
        filter,
        (
            filters.Skirmishing,
            filters.Bearing,
            filters.BorneBy,
            filters.StackedOn,
            filters.WithStacked,
            filters.AssignedNow,
            filters.InSkirmish,
            filters.WithSignet,
            filters.DefenderAtLeast,
            filters.StrengthAtLeast,
            filters.VitalityAtLeast,
        ),
    )


def at_site(condition: words.AtSite, negated: str) -> Say:
    """Renders the condition that the fellowship is at a kind of site, or at a site in a range of numbers."""
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
    """Renders a number of times: "once", "twice"."""
    return say("Often.n", n=times) if times > 2 else say(f"Often.{times}")


def phase_noun(phase: str) -> Noun:
    """Returns the noun for a phase: "the skirmish phase"."""
    return Noun(f"{phase}_phase", determiner=THE)
