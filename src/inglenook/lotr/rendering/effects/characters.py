"""Rendering of effects on characters: spotting, wounds, tokens, and temporary changes."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inglenook.lotr.dsl import effects as words
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.amounts import Number
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.dsl.walk import words_in
from inglenook.lotr.rendering.amounts import TWILIGHT, X, count_noun, quantity, times
from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.filters import culture, spotted
from inglenook.lotr.rendering.modifiers import statement
from inglenook.lotr.rendering.parts import A, Noun, Say, Slot, Twilight, determined, nouns, say
from inglenook.lotr.rendering.verbs import EFFECTS, selected


@EFFECTS.of(words.Spot)
def spot(effect: words.Spot, draft: Draft) -> Slot:
    """Renders spotting cards; any number of cards is rendered by the amount: "for each companion you spot"."""
    if effect.x:
        what = spotted(effect.what, draft)
        draft.spotted[effect.x] = (what, effect.limit)
        if effect.limit or not is_counted_twice(effect, draft.card):
            return None
        draft.lettered.append(effect.x)
        return say("Spot", x=determined(what, A, X))
    found = determined(spotted(effect.what, draft), A, effect.count)
    draft.remember(effect.remember, found)
    return say("Spot", x=found)


def is_counted_twice(spot: words.Spot, card: Definition) -> bool:
    """Whether more than one thing is counted by the cards that are spotted: they are X then (5U48)."""
    for ability in card.abilities:
        inner = [word for word, _path in words_in(ability)]
        if any(word is spot for word in inner):
            return sum(isinstance(word, Number) and word.name == spot.x for word in inner) > 1
    return False


@EFFECTS.of(words.Exert, words.Wound, words.Heal)
def wounds(effect: words.Exert | words.Wound | words.Heal, draft: Draft) -> Say:
    """Renders exerting, wounding or healing characters a number of times."""
    who = selected(effect.who, draft)
    often = (
        say("Times.n", n=X, tail=None) if isinstance(effect, words.Exert) and effect.x else times(effect.times, draft)
    )
    if isinstance(effect, words.Heal) and effect.up_to and often is not None:
        often = replace(often, id="Times.up_to")
    if often is not None and any(noun.after for noun in nouns(who)):  # not after a clause with a verb of its own
        if often.id in ("Times.two", "Times.n"):
            return say(type(effect).__name__, x=who, early=often)
        if often.id == "Times.tail":
            return say(type(effect).__name__, x=who, early=say("Often.1"), rest=often.slots["tail"])
    return say(type(effect).__name__, x=who, times=often)


@EFFECTS.of(words.Exhaust)
def exhaust(effect: words.Exhaust, draft: Draft) -> Say:
    """Renders exerting characters until they are exhausted."""
    return say("Exhaust", x=selected(effect.who, draft))


@EFFECTS.of(words.Burden)
def burden(effect: words.Burden, draft: Draft) -> Say:
    """Renders adding or removing burdens."""
    verb = "remove" if quantity(effect.amount, draft).negative else "add"
    noun, tail = count_noun("burden", effect.amount, draft)
    return say(f"Burden.{verb}", x=replace(noun, up_to=effect.up_to), tail=tail)


@EFFECTS.of(words.TwilightTokens)
def twilight(effect: words.TwilightTokens, draft: Draft) -> Say:
    """Renders adding or removing twilight tokens, or adding X."""
    if effect.x:
        return say("Twilight.add", n=Twilight(X), tail=None)
    found = quantity(effect.amount, draft)
    verb = "remove" if found.negative else "add"
    done = say(f"Twilight.{verb}", n=Twilight(found.size), tail=found.tail(TWILIGHT))
    return say("InAll.twilight", e=done, n=Twilight(effect.total)) if effect.total else done


@EFFECTS.of(words.Token)
def token(effect: words.Token, draft: Draft) -> Say:
    """Renders putting culture tokens on a card, or removing them."""
    verb = "remove" if quantity(effect.amount, draft).negative else "add"
    noun, tail = count_noun("token", effect.amount, draft)
    tokens = Noun(noun.head, count=noun.count, attributes=[culture(effect.culture)] if effect.culture else [])
    return say(f"Token.{verb}", x=tokens, host=selected(effect.on, draft), tail=tail)


@EFFECTS.of(words.Modify)
def modify(effect: words.Modify, draft: Draft) -> Slot:
    """Renders temporary numbers and permissions."""
    subject = None if effect.who is None else selected(effect.who, draft)
    forever = all(one.stat == terms.CORRUPTED for one in effect.modifiers)
    until = duration(effect.until, draft)
    found = statement(effect.modifiers, subject, draft, None if forever else say(f"Until.{until}"))
    if not effect.total:
        return found
    return say("InAll.this-skirmish" if until == THIS_SKIRMISH else "InAll", e=found, n=effect.total)


THIS_SKIRMISH: Final = "this-skirmish"
"""The duration of a skirmish phase, rendered as "this skirmish" since each skirmish has its own phase."""


def duration(until: str, draft: Draft) -> str:
    """Returns the duration as it must be rendered at the moment at which it begins."""
    happening = draft.happening
    if until == terms.UNTIL_REGROUP and happening is not None and happening.phase == terms.REGROUP:
        return "next-regroup"  # the current phase is a regroup phase already (3C48)
    if until != terms.THIS_PHASE:
        return until
    if happening is not None and happening.phase == terms.SKIRMISH:
        return terms.THAT_SKIRMISH  # the skirmish in which the happening occurs (6R31)
    if happening is not None and happening.kind == terms.MOVES:
        return "this-move"  # the Shadow number is counted when the fellowship arrives (1U316)
    return THIS_SKIRMISH if tuple(draft.phases) == (terms.SKIRMISH,) else until
