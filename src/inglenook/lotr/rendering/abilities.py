"""Rendering of abilities: one line each, with timing word, condition, cost, colon and effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.dsl import conditions, terms
from inglenook.lotr.dsl.abilities import Ability, Action, Continuous, DiscardedWhen, Response, Trigger
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.dsl.effects import Discard, May, Select
from inglenook.lotr.dsl.filters import This
from inglenook.lotr.dsl.happenings import IT, Happening
from inglenook.lotr.rendering import happenings
from inglenook.lotr.rendering.conditions import clause, often, phase_noun
from inglenook.lotr.rendering.draft import ANY_SKIRMISH, Draft
from inglenook.lotr.rendering.effects import told
from inglenook.lotr.rendering.filters import phrase
from inglenook.lotr.rendering.modifiers import statement
from inglenook.lotr.rendering.parts import AND, EACH, FIRST, OR, A, Listed, Phrase, Say, Slot, determined, nouns, say
from inglenook.lotr.rendering.registry import Registry

LASTING: Final = (conditions.RingIsWorn, conditions.Is)
"""Conditions of triggers that are rendered with "while"; others are rendered with "if" after the happening."""


def sentences(ability: Ability, card: Definition) -> list[Slot]:
    """Returns the sentences of an ability: the whole ability, then the definition of X and ways to prevent it."""
    draft = Draft(card)
    first = ABILITIES.told(ability, draft)
    return [first, *draft.sentences]


ABILITIES: Final[Registry[Slot]] = Registry("rendering/abilities.py")
"""The functions that render an ability's main sentence, by class of ability."""


@ABILITIES.of(DiscardedWhen)
def discarded_when(ability: DiscardedWhen, draft: Draft) -> Say:
    """Renders a text that discards cards as soon as a condition holds."""
    condition = clause(ability.condition, draft)
    return say("DiscardedWhen", c=condition, x=determined(phrase(ability.who, draft), EACH))


@ABILITIES.of(Action)
def action(ability: Action, draft: Draft) -> Say:
    """Renders a phase action: an event or a special ability."""
    draft.phases = ability.phases
    timing = Listed([say(f"Timing.{phase}") for phase in ability.phases], OR)
    condition = None if ability.condition is None else clause(ability.condition, draft)
    cost = costs(ability, draft)
    return say(
        "Action",
        timing=timing,
        c=condition,
        costs=cost,
        e=told(ability.effects, draft),
        limit=use_limit(ability.uses, ability.period),
    )


def is_alternative(ability: Ability, before: Sequence[Ability]) -> bool:
    """Whether an action of an event can be done in place of one that is told before: an event is played for one."""
    if not isinstance(ability, Action) or ability.condition is not None:
        return False
    return any(isinstance(one, Action) and one.phases == ability.phases for one in before)


@ABILITIES.of(Response)
def response(ability: Response, draft: Draft) -> Say:
    """Renders a response."""
    happening = happenings.told(ability.to, draft, once=True)
    condition = checked(ability.condition, ability.to, draft)
    cost = costs(ability, draft)
    kind = "Response.moment" if happenings.is_moment(ability.to) else "Response"
    return say(kind, h=happening, c=condition, costs=cost, e=told(ability.effects, draft))


@ABILITIES.of(Trigger)
def trigger(ability: Trigger, draft: Draft) -> Say:
    """Renders a trigger, required or optional."""
    moment = happenings.is_moment(ability.on)
    happening = happenings.told(ability.on, draft, once=discards_itself(ability))
    condition = checked(ability.condition, ability.on, draft)
    cost = costs(ability, draft)
    asked = ability.optional and not any(isinstance(one, May) for one in ability.effects)
    may = ".may" if asked else ""
    effects = told(ability.effects, draft, AND) if asked and cost is None else told(ability.effects, draft)
    if moment:
        kind = "Trigger.moment"
    else:
        kind = "Trigger.when" if happenings.happens_once(ability.on) else "Trigger"
    paid = ".cost" if cost is not None else ""
    lasts = isinstance(ability.condition, LASTING)
    return say(
        f"{kind}{paid}{may}",
        h=happening,
        c=None if lasts else condition,
        w=condition if lasts else None,
        costs=cost,
        e=effects,
        limit=use_limit(ability.uses, ability.period),
    )


def discards_itself(ability: Trigger) -> bool:
    """Whether a card lasts only until the end of the turn in which it is played: "of the turn", not "of every turn"."""
    match ability:
        case Trigger(on=Happening(kind=terms.TURN_ENDS), effects=(Discard(who=Select(what=This())),)):
            return ability.condition is None and not ability.costs and not ability.optional
    return False


def checked(condition: Condition | None, happening: Happening, draft: Draft) -> Slot:
    """Renders the conditions of a trigger or response: those of the ability and of its happening."""
    place = None if happenings.names_place(happening) else happening.condition
    found = [clause(one, draft) for one in (place, condition) if one is not None]
    return None if not found else found[0] if len(found) == 1 else Listed(found, AND)


def costs(ability: Action | Response | Trigger, draft: Draft) -> Slot:
    """Renders the costs, if any; a spotted number is rendered where an amount uses it."""
    draft.paying = True
    found = told(ability.costs, draft, AND)
    draft.paying = False
    return None if isinstance(found, Listed) and not found.parts else found


def use_limit(uses: int, period: str) -> Slot:
    """Renders the limit on the number of uses."""
    if not uses:
        return None
    return say(f"UseLimit.{period}", times=often(uses))


@ABILITIES.of(Continuous)
def continuous(ability: Continuous, draft: Draft) -> Say:
    """Renders a text that holds while the card is active."""
    draft.skirmish = ANY_SKIRMISH
    subject = determined(phrase(ability.of, draft), EACH)
    condition: Condition | None = ability.condition
    where: Slot = None
    if nouns(subject)[0].determiner == EACH:
        draft.remember(IT, determined(subject, A))
    match condition:
        case conditions.During(phase=terms.SETTING_UP):
            where, condition = say("In.starting_fellowship"), None
        case conditions.All(conditions=(conditions.During(phase=phase), other)) if not isinstance(
            other, conditions.NotYetPlayed
        ):
            where, condition = say("In.every_phase", phase=phase_noun(phase)), other
        case conditions.During(phase=phase):
            limited = any(modifier.stat == terms.WOUND_LIMIT for modifier in ability.modifiers)
            where, condition = say("In.every_phase" if limited else "In.phase", phase=phase_noun(phase)), None
        case conditions.Without(condition=conditions.During(phase=phase)):
            where, condition = say("Except.phase", phase=phase_noun(phase)), None
        case conditions.NotYetPlayed(what=what, period=period, here=here) if what == ability.of:
            subject, condition = first_played(subject, say(f"Every.{period}"), "Here" if here else ""), None
        case conditions.All(conditions=(conditions.During(phase=phase), conditions.NotYetPlayed(what=what))) if (
            what == ability.of
        ):
            subject, condition = first_played(subject, say("Every.named", phase=phase_noun(phase))), None
        case conditions.All(
            conditions=(conditions.AtSite() as place, conditions.NotYetPlayed(what=what, period=period, here=True))
        ) if what == ability.of:
            subject, condition = first_played(subject, say(f"Every.{period}"), "There"), place
    c = None if condition is None else clause(condition, draft)
    until = say("Until.this-turn") if any(one.stat == terms.MOVE_LIMIT for one in ability.modifiers) else None
    kind = "Continuous" if c is None else "Continuous.while"
    return say(kind, c=c, s=statement(ability.modifiers, subject, draft, until), where=where)


def first_played(subject: Phrase, period: Say, place: str = "") -> Phrase:
    """Returns the phrase for the first card of its kind played in each phase or turn, perhaps at a place."""
    played = say("PlayedFirst", here=say(place) if place else None, period=period)
    first = nouns(subject)[0]
    return replace(first, determiner=FIRST, after=[*first.after, played])
