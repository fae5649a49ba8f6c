"""How modifiers read: as predicates of a statement, "gets strength +3 and damage +1 and is fierce"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.wording.amounts import BONUS, COST, Quantity, quantity
from inglenook.lotr.wording.conditions import phase_noun
from inglenook.lotr.wording.context import Context
from inglenook.lotr.wording.filters import ADJECTIVE_KEYWORDS, key, phrase
from inglenook.lotr.wording.parts import (
    AND,
    BARE,
    THE,
    Listed,
    Noun,
    Phrase,
    Say,
    Slot,
    Twilight,
    determined,
    say,
    under_negation,
)
from inglenook.lotr.words import terms
from inglenook.lotr.words.amounts import Amount
from inglenook.lotr.words.modifiers import Modifier

TABLE_STATS: Final = {
    terms.FELLOWSHIP_ARCHERY: "fellowship_archery_total",
    terms.MINION_ARCHERY: "minion_archery_total",
    terms.MOVE_LIMIT: "move_limit",
}
"""Numbers of the whole table, and their nouns."""

GETS: Final = (
    terms.STRENGTH,
    terms.VITALITY,
    terms.RESISTANCE,
    terms.SITE_NUMBER,
    terms.SHADOW_NUMBER,
)
"""Numbers that a card gets more or less of."""


def statement(modifiers: Sequence[Modifier], who: Phrase | None, context: Context, until: Say | None = None) -> Slot:
    """What changes, for whom, and how long."""
    told: list[Slot] = [total(modifier, context, until) for modifier in modifiers if modifier.stat in TABLE_STATS]
    told += [
        roaming_penalty(modifier, who, context) for modifier in modifiers if modifier.stat == terms.ROAMING_PENALTY
    ]
    told += [say("Skip", phase=phase_noun(modifier.word)) for modifier in modifiers if modifier.stat == terms.SKIP]
    apart = (*TABLE_STATS, terms.ROAMING_PENALTY, terms.SKIP)
    rest = [one for one in modifiers if one.stat not in apart]
    if any(one.word == terms.WIN_BEFORE_RECONCILING for one in rest):
        who = Noun("free_peoples_player", determiner=THE)
    if rest and who is not None:
        if any(is_negative(one) for one in rest):
            who = under_negation(who)
        told.append(say("Modify", x=who, p=predicates(rest, context), until=until))
    return told[0] if len(told) == 1 else Listed(told, AND)


def is_negative(modifier: Modifier) -> bool:
    """Whether a change is told as what a card cannot do or be."""
    return modifier.stat == terms.CANNOT or (modifier.stat == terms.NO_KEYWORD and modifier.word == terms.FIERCE)


def total(modifier: Modifier, context: Context, until: Say | None) -> Say:
    """A number of the whole table changes."""
    found = quantity(modifier.amount, context)
    subject = Noun(TABLE_STATS[modifier.stat], determiner=THE)
    return say("Modify", x=subject, p=say("Total", n=found.number, tail=found.tail(BONUS)), until=until)


def roaming_penalty(modifier: Modifier, who: Phrase | None, context: Context) -> Say:
    """Minions pay less, or more, for roaming."""
    found = quantity(modifier.amount, context)
    more = "less" if found.negative else "more"
    return say(f"RoamingPenalty.{more}", x=who, n=Twilight(found.size), tail=found.tail(COST))


def predicates(modifiers: Sequence[Modifier], context: Context) -> Slot:
    """What a card gets first, then what it is, then what it can and cannot."""
    gets = [get for get in (gotten(one, context) for one in modifiers) if get is not None]
    states = [state for state in (state_of(one) for one in modifiers) if state is not None]
    others = [other for other in (other_predicate(one, context) for one in modifiers) if other is not None]
    tails = [get.slots.get("tail") for get in gets]
    if all(tail is not None and tail == tails[0] for tail in tails):
        # What is counted is said once: "strength +1 and damage +1 for each …".
        gets = [*(replace(get, slots={**get.slots, "tail": None}) for get in gets[:-1]), *gets[-1:]]
    told: list[Slot] = []
    if gets:
        told.append(say("Gets", list=Listed(gets, AND)))
    if states:
        told.append(say("Is.states", list=Listed(states, AND)))
    told += others
    return told[0] if len(told) == 1 else Listed(told, AND)


def gotten(modifier: Modifier, context: Context) -> Say | None:
    """What a card "gets"; nothing for another kind of change."""
    found = quantity(modifier.amount, context)
    if modifier.stat in GETS:
        return say(f"Stat.{modifier.stat}", n=found.number, tail=found.tail(BONUS))
    if modifier.stat == terms.KEYWORD and modifier.word == terms.DAMAGE:
        return say("Keyword.damage", n=found.number, tail=found.tail(BONUS))
    if modifier.stat == terms.KEYWORD and modifier.word == terms.AMBUSH:
        return say("Keyword.ambush", n=Twilight(found.size))
    return None


def state_of(modifier: Modifier) -> Slot:
    """What a card "is"; nothing for another kind of change."""
    if modifier.stat != terms.KEYWORD or modifier.word in (terms.DAMAGE, terms.AMBUSH):
        return None
    if modifier.word == terms.DEFENDER:
        return say("Keyword.defender", n=number(modifier.amount))
    word = key(modifier.word)
    return say("Keyword.adjective", y=word) if word in ADJECTIVE_KEYWORDS else say("Keyword.noun", x=Noun(word))


def number(amount: Amount) -> int:
    """A number that no card computes."""
    assert isinstance(amount, int)
    return amount


def other_predicate(modifier: Modifier, context: Context) -> Say | None:
    """Costs, bounds, permissions: each has a verb of its own."""
    match modifier.stat:
        case terms.COST:
            return cost(quantity(modifier.amount, context), modifier, context)
        case terms.WOUND_LIMIT:
            return say("WoundLimit", x=Noun("wound", count=number(modifier.amount), digit=True))
        case terms.OVERWHELMED_AT:
            return say("OverwhelmedAt", times=say(f"Fold.{number(modifier.amount)}"))
        case terms.NO_KEYWORD:
            word = key(modifier.word)
            known = f"NoKeyword.{word}" if word in (terms.DAMAGE, terms.FIERCE) else "NoKeyword"
            return say(known, y=word)
        case terms.TEXT:
            return say("NoText")
        case terms.CANNOT:
            by = None if modifier.by is None else determined(phrase(modifier.by, context), BARE)
            return say(f"Cannot.{modifier.word}", src=by)
        case terms.CAN:
            return say(f"Can.{modifier.word}")
    return None


def cost(found: Quantity, modifier: Modifier, context: Context) -> Say:
    """Cards cost less or more."""
    host = None if modifier.on is None else phrase(modifier.on, context)
    more = "less" if found.negative else "more"
    return say(f"Cost.{more}", n=Twilight(found.size), tail=found.tail(COST), host=host)
