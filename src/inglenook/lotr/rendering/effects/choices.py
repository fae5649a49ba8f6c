"""Rendering of effects that contain other effects: choices, options, and effects that a player can pay to prevent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from inglenook.lotr.dsl import effects as words
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.effects import ALL, Effect
from inglenook.lotr.rendering import happenings
from inglenook.lotr.rendering.amounts import THINGS, quantity
from inglenook.lotr.rendering.conditions import clause
from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.parts import AND, OR, THE, Listed, Noun, Say, Slot, say
from inglenook.lotr.rendering.verbs import EFFECTS, addressed, owner_of, performer, player_noun, selected, told


@EFFECTS.of(words.Choose)
def choose(effect: words.Choose, draft: Draft) -> Say:
    """Renders a choice between several effects."""
    options = [told(option, draft, AND) for option in effect.options]
    found = say("Choose", list=Listed(options, OR))
    stated = [isinstance(option, Say) and option.id == "Modify" for option in options]
    # The number of times must not seem to belong to both: "choose one: wound an ally twice or exert a companion".
    often = [isinstance(option, Say) and (option.slots.get("times") or option.slots.get("early")) for option in options]
    apart = len(options) > 2 or any(stated) or any(often)
    # "Choose one: take a token off a card or the total gets -3": a mere "or" does not hold two sentences together.
    return say("Choose.several", list=found.slots["list"], c=found) if apart else found


@EFFECTS.of(words.ChooseCard)
def choose_card(effect: words.ChooseCard, draft: Draft) -> Say:
    """Renders choosing a card for later effects."""
    return say("ChooseCard", x=selected(effect.what, draft))


@EFFECTS.of(words.May)
def may(effect: words.May, draft: Draft) -> Say:
    """Renders an optional effect with its costs."""
    before = draft.actor
    draft.actor = before if effect.by == terms.YOU else effect.by
    paid = told(effect.costs, draft, AND) if effect.costs else None
    done = told(effect.effects, draft, AND)
    draft.actor = before
    paying = ".cost" if effect.costs else ""
    if effect.by in (terms.YOU, before):
        return say(f"May{paying}", costs=paid, e=done)
    return say(f"May.player{paying}", player=player_noun(effect.by, draft), costs=paid, e=done)


@EFFECTS.of(words.Unless)
def unless(effect: words.Unless, draft: Draft) -> Slot:
    """Renders effects; a sentence of its own names the player who can prevent them."""
    if effect.about is not None:
        # The card is named where it is first mentioned.
        draft.named[effect.about.remember] = selected(effect.about, draft)
    named = effect.payer != terms.AN_OPPONENT
    draft.unnamed = "" if named else effect.payer
    done = told(effect.effects, draft)
    if effect.about is not None:
        draft.remember(effect.about.remember, draft.named[effect.about.remember])
    price = told(effect.price, draft, AND)
    draft.said.append((effect.price, price))
    if effect.payer == terms.ITS_OWNER and effect.about is not None:
        payer = owner_of(draft.named[effect.about.remember])
    else:
        payer = player_noun(effect.payer if named else terms.THAT_PLAYER, draft)
    if isinstance(price, Say) and performer(effect.price[0]) == terms.PLAYER_OF_THIS:
        # The reader of the card is the player who performs the price.
        draft.sentences.append(say("Unless.made", player=payer, cost=addressed(price.slots["e"])))
    else:
        draft.sentences.append(say("Unless", player=payer, cost=price))
    return done


@EFFECTS.of(words.NameCultures)
def name_cultures(effect: words.NameCultures, _draft: Draft) -> Say:
    """Renders naming cultures."""
    return say("NameCultures", x=Noun("culture", count=effect.count))


@EFFECTS.of(words.When)
def when(effect: words.When, draft: Draft) -> Say:
    """Renders effects under a condition, and alternative effects."""
    c = clause(effect.condition, draft)
    if effect.otherwise:
        return say("When.otherwise", c=c, a=told(effect.then, draft, AND), b=told(effect.otherwise, draft, AND))
    return say("When", c=c, a=told(effect.then, draft, AND))


@EFFECTS.of(words.Later)
def later(effect: words.Later, draft: Draft) -> Say:
    """Renders effects that follow if something happens in time."""
    before = draft.happening
    happening = happenings.told(effect.on, draft)
    done = told(effect.effects, draft, AND)
    draft.happening = before
    followed = say("May", e=done) if effect.optional else done
    return say("Later.once" if effect.once else "Later", h=happening, until=say(f"Until.{effect.until}"), e=followed)


@EFFECTS.of(words.Repeat)
def repeat(effect: words.Repeat, draft: Draft) -> Say:
    """Renders repeated effects: a number of times, up to a number, or until the player stops."""
    if effect.until_stopped:
        number, done = quantity(effect.times, draft), told(effect.effects, draft, AND)
        for one in effect.effects:
            if isinstance(one, words.DiscardFromDeck):
                draft.remember(one.remember, Noun("last_card", determiner=THE))
        if effect.times == ALL:
            return say("Repeat.as_often", e=done)
        way = "up_to" if len(effect.effects) == 1 else "until_stopped"
        return say(f"Repeat.{way}", e=done, n=number.number, tail=number.tail(THINGS))
    if isinstance(effect.times, int) and len(effect.effects) == 1:
        once = as_wanted(effect.effects[0])
        if once is not None:
            each_time = told(once, draft, AND)
            draft.said.append((effect.effects[0], say("May", e=each_time)))
            return say("Repeat.may", n=effect.times, e=each_time)
    number = quantity(effect.times, draft)
    done = told(effect.effects, draft, AND)
    if number.number == 1:
        if number.limit is not None:
            anew = chosen_anew(effect)
            return say("Repeat.each.limited", e=done, each=number.for_each, limit=number.limit, anew=anew)
        rest = replace(number, for_each=None)
        return say("Repeat.each", e=done, each=number.for_each, tail=rest.tail(THINGS), anew=chosen_anew(effect))
    return say("Repeat", e=done, n=number.number, tail=number.tail(THINGS), anew=chosen_anew(effect))


def chosen_anew(effect: words.Repeat) -> Say | None:
    """Renders that the same card or another can be chosen each time; None for cards that leave their place."""
    match effect.effects:
        case (words.Exert(who=who) | words.Wound(who=who) | words.Heal(who=who),) if who.count != ALL:
            return say("Anew")
    return None


def as_wanted(effect: Effect) -> Sequence[Effect] | None:
    """Returns the repeated effects if each repetition is optional."""
    match effect:
        case words.May(effects=effects, by=terms.YOU, costs=()):
            return effects
        case words.Exert(who=who) | words.Wound(who=who) | words.Heal(who=who) if who.up_to and who.count == 1:
            return (replace(effect, who=replace(who, up_to=False)),)
    return None
