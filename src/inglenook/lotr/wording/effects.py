"""How effects and costs read: as commands, or as what another player does or may do.

A phrase stands in the mood that whoever uses it asks for (`do`, `inf`, `does`, `inf3`); here only its words are found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.wording.amounts import COST, THINGS, TWILIGHT, X, count_noun, define, quantity, times
from inglenook.lotr.wording.conditions import clause
from inglenook.lotr.wording.context import Context
from inglenook.lotr.wording.filters import culture, phrase, ring_bearer, this
from inglenook.lotr.wording.modifiers import statement
from inglenook.lotr.wording.parts import (
    AND,
    EACH,
    OR,
    THE,
    THEN,
    A,
    Alternatives,
    Listed,
    Noun,
    Phrase,
    Say,
    Slot,
    Twilight,
    determined,
    nouns,
    say,
)
from inglenook.lotr.words import effects as words
from inglenook.lotr.words import terms
from inglenook.lotr.words.amounts import Amount
from inglenook.lotr.words.effects import ALL, Effect, Select
from inglenook.lotr.words.filters import Filter


def told(effects: Sequence[Effect], context: Context, joint: str = THEN) -> Slot:
    """Effects one after the other."""
    phrases = [found for found in (effect(one, context) for one in effects) if found is not None]
    return phrases[0] if len(phrases) == 1 else Listed(phrases, joint)


def effect(effect: Effect, context: Context) -> Slot:
    """The phrase of an effect, with the player who does it if that is somebody else than the one addressed."""
    player = performer(effect)
    if player in (terms.YOU, context.actor):
        return deed(effect, context)
    before, context.actor = context.actor, player
    done = deed(effect, context)
    context.actor = before
    return say("ByPlayer", player=player_noun(player), e=done)


def performer(effect: Effect) -> str:
    """Who does it."""
    match effect:
        case (
            words.Exert(by=by)
            | words.Wound(by=by)
            | words.Heal(by=by)
            | words.Discard(by=by)
            | words.Choose(by=by)
            | words.Assign(by=by)
        ):
            return by
        case words.DiscardFromHand(among=among) if among:
            return terms.YOU
        case words.DiscardFromHand(whose=whose) | words.DiscardFromDeck(whose=whose):
            return whose
        case words.Draw(who=who):
            return who
        case words.SeeHand(whose=whose, to_all=True):
            return whose
    return terms.YOU


def player_noun(player: str) -> Noun:
    """The noun for a player."""
    return PLAYERS[player]


PLAYERS: Final = {
    terms.FREE_PEOPLES_PLAYER: Noun("free_peoples_player", determiner="the"),
    terms.AN_OPPONENT: Noun("opponent"),
    terms.EACH_SHADOW_PLAYER: Noun("shadow_player", determiner=EACH),
    terms.ANY_SHADOW_PLAYER: Noun("shadow_player"),
    terms.ITS_OWNER: Noun("its_owner", determiner=THE),
}


def deed(effect: Effect, context: Context) -> Slot:
    """What is done."""
    match effect:
        case words.Spot(what=what, x=x, limit=limit) if x:
            context.spotted[x] = (phrase(what, context), limit)
            return None  # the number says it: "for each companion you spot"
        case words.Spot(what=what, count=count, remember=remember):
            found = determined(phrase(what, context), A, count)
            context.remember(remember, found)
            return say("Spot", x=found)
        case words.Exert(who=who) | words.Wound(who=who) | words.Heal(who=who):
            return say(type(effect).__name__, x=selected(who, context), times=times(effect.times, context))
        case words.Discard(who=who):
            return say("Discard", x=selected(who, context))
        case words.Modify(modifiers=modifiers, who=who, until=until, total=total):
            subject = None if who is None else selected(who, context)
            lasting = None if until == terms.THIS_PHASE else say(f"Until.{until}")
            found_statement = statement(modifiers, subject, context, lasting)
            return say("InAll", e=found_statement, n=total) if total else found_statement
        case words.Burden(amount=amount):
            return tokens("Burden", "burden", amount, context)
        case words.TwilightTokens(amount=amount):
            found_tokens = quantity(amount, context)
            verb = "remove" if found_tokens.negative else "add"
            return say(f"Twilight.{verb}", n=Twilight(found_tokens.size), tail=found_tokens.tail(TWILIGHT))
        case words.Token(culture=name, amount=amount, on=on):
            return culture_tokens(name, amount, on, context)
        case words.When(condition=condition, then=then, otherwise=otherwise):
            c = clause(condition, context)
            if otherwise:
                return say("When.otherwise", c=c, a=told(then, context, AND), b=told(otherwise, context, AND))
            return say("When", c=c, a=told(then, context, AND))
        case words.Repeat(times=int(number), effects=(one,)) if (once := as_wanted(one)) is not None:
            return say("Repeat.may", n=number, e=told(once, context, AND))
        case words.Repeat(times=number, effects=effects):
            found_times = quantity(number, context)
            e = told(effects, context, AND)
            if found_times.number == 1:
                each = replace(found_times, for_each=None)
                return say("Repeat.each", e=e, each=found_times.for_each, tail=each.tail(THINGS))
            return say("Repeat", e=e, n=found_times.number, tail=found_times.tail(THINGS))
        case words.Choose(options=options):
            return say("Choose", list=Listed([told(option, context, AND) for option in options], OR))
        case words.May(effects=effects, by=by, costs=costs):
            return may(effects, by, costs, context)
        case words.Unless(payer=payer, price=price, effects=effects, about=about):
            if about is not None:
                # It is named where it is first spoken of.
                context.named[about.remember] = selected(about, context)
            found_effects = told(effects, context)
            context.sentences.append(say("Unless", player=player_noun(payer), cost=told(price, context, AND)))
            return found_effects
    return of_cards(effect, context)


def as_wanted(effect: Effect) -> Sequence[Effect] | None:
    """What is done each time, if each time you may do it or leave it."""
    match effect:
        case words.May(effects=effects, by=terms.YOU, costs=()):
            return effects
        case words.Exert(who=who) | words.Wound(who=who) | words.Heal(who=who) if who.up_to and who.count == 1:
            return (replace(effect, who=replace(who, up_to=False)),)
    return None


def may(effects: Sequence[Effect], by: str, costs: Sequence[Effect], context: Context) -> Say:
    """What a player may do or leave, and what it costs."""
    before = context.actor
    context.actor = before if by == terms.YOU else by
    paid = told(costs, context, AND) if costs else None
    done = told(effects, context, AND)
    context.actor = before
    paying = ".cost" if costs else ""
    if by in (terms.YOU, before):
        return say(f"May{paying}", costs=paid, e=done)
    return say(f"May.player{paying}", player=player_noun(by), costs=paid, e=done)


def tokens(id: str, head: str, amount: Amount, context: Context) -> Say:
    """So many are added or removed."""
    verb = "remove" if quantity(amount, context).negative else "add"
    noun, tail = count_noun(head, amount, context)
    return say(f"{id}.{verb}", x=noun, tail=tail)


def culture_tokens(name: str, amount: Amount, on: Select, context: Context) -> Say:
    """Culture tokens are put on a card, or taken off."""
    verb = "remove" if quantity(amount, context).negative else "add"
    noun, tail = count_noun("token", amount, context)
    token = Noun(noun.head, count=noun.count, attributes=[culture(name)] if name else [])
    return say(f"Token.{verb}", x=token, host=selected(on, context), tail=tail)


def of_cards(effect: Effect, context: Context) -> Slot:
    """Cards between zones."""
    match effect:
        case words.DiscardFromHand(count=count, what=what, at_random=at_random, remember=remember):
            if count == ALL:
                return say("DiscardFromHand.all")
            found = chosen(what, count, effect.up_to, remember, context)
            if remember:
                context.discarded.append(remember)
            if effect.among:
                return say("DiscardFromHand.revealed", x=found)
            return say("DiscardFromHand.random" if at_random else "DiscardFromHand", x=found)
        case words.DiscardFromDeck(count=count):
            noun, tail = count_noun("card", count, context)
            return say("DiscardFromDeck.n" if noun.plural else "DiscardFromDeck", n=noun.count, tail=tail)
        case words.Draw(count=count):
            noun, tail = count_noun("card", count, context)
            return say("Draw", x=noun, tail=tail)
        case words.PlayCard():
            return play(effect, context)
        case words.MoveCards(what=what, source=source, to=to, count=count, up_to=up_to, remember=remember):
            found = chosen(what, count, up_to, remember, context)
            if source == terms.PLAY:
                return say("MoveCards.back", x=found)
            return say(f"MoveCards.{to}", x=found, zone=say(f"From.{source}"))
        case words.SeeHand(at_random=True, remember=remember):
            context.remember(remember, Noun("card"))
            return say("SeeHand.random")
        case words.SeeHand(to_all=to_all):
            return say("SeeHand.all") if to_all else say("SeeHand")
        case words.Stack(what=what, on=on, source=source):
            zone = None if source in (terms.PLAY, terms.STACKED) else say(f"From.{source}")
            return say("Stack", x=selected(what, context), zone=zone, host=selected(on, context))
        case words.Transfer(what=what, to=to):
            return say("Transfer", x=selected(what, context), y=selected(to, context))
    return of_the_game(effect, context)


def of_the_game(effect: Effect, context: Context) -> Slot:
    """What was about to happen, skirmishes, sites and the Ring."""
    match effect:
        case words.Prevent(instead=instead):
            return say("Instead", e=told(instead, context, AND)) if instead else say(f"Prevent.{answered(context)}")
        case words.CancelAction():
            return say("CancelAction", x=cancelled(context))
        case words.CancelSkirmish(involving=involving):
            return say("CancelSkirmish", x=phrase(involving, context))
        case words.Assign(minion=minion, companion=companion):
            return say("Assign", m=selected(minion, context), c=selected(companion, context))
        case words.WearRing():
            return say("WearRing", x=ring_bearer(context))
        case words.MakeRingBearer():
            return say("MakeRingBearer", x=this(context), n=context.card.resistance)
    return say(type(effect).__name__)


def play(effect: words.PlayCard, context: Context) -> Say:
    """A card is played; from hand goes without saying where it is a cost."""
    found = phrase(effect.what, context)
    context.remember(effect.remember, found)
    host = None if effect.on is None else phrase(effect.on, context)
    at_hand = effect.zones == (terms.HAND,)
    zones = Listed([say(f"From.{zone}") for zone in effect.zones], OR)
    stacked = any(clause.id == "StackedOn" for noun in nouns(found) for clause in noun.after)
    zone = None if (at_hand and context.paying) or stacked else zones
    discount = quantity(effect.discount, context)
    less = None if effect.discount == 0 else say("Discount", n=Twilight(discount.size), tail=discount.tail(COST))
    return say("PlayCard", x=found, zone=zone, host=host, less=less)


def answered(context: Context) -> str:
    """What is prevented: a wound, a burden, the token of an exertion (which counts, LG-83), or just this."""
    kind = "" if context.happening is None else context.happening.kind
    return PREVENTED.get(kind, "this")


PREVENTED: Final = {
    terms.ABOUT_TO_BE_WOUNDED: "wound",
    terms.ABOUT_TO_ADD_BURDENS: "burden",
    terms.ABOUT_TO_EXERT: "exertion",
}


def cancelled(context: Context) -> Phrase:
    """What is cancelled: "that event", "that ability"."""
    return context.named.get("it", Noun("action", determiner="that"))


# Which cards.


def selected(select: Select, context: Context) -> Phrase:
    """The cards an effect is about, and what they are called from now on."""
    return chosen(select.what, select.count, select.up_to, select.remember, context)


def chosen(what: Filter, count: Amount, up_to: bool, remember: str, context: Context) -> Phrase:
    """So many cards of a description."""
    found = phrase(what, context)
    if count == ALL:
        found = determined(found, EACH)
    else:
        number = quantity(count, context)
        if number.for_each is not None:
            define(say("NumberOf", tail=number.tail(THINGS)), context)
        found = determined(found, A, number.number if number.for_each is None else X, up_to)
        if number.instead is not None:
            found = or_so_many(found, number.instead, number.condition)
    context.remember(remember, found)
    return found


def or_so_many(found: Phrase, instead: int | str, condition: Slot) -> Phrase:
    """Another number of cards, if a condition holds: "a possession (or 2 if …)"."""
    clause = say("OrSoMany", n=instead, c=condition)
    changed = [replace(noun, after=[*noun.after, clause]) for noun in nouns(found)]
    return Alternatives(changed) if isinstance(found, Alternatives) else changed[0]
