"""Rendering of effects: registry, acting player and selected cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from inglenook.lotr.dsl import effects as words
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.effects import ALL, Effect, Select
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.dsl.happenings import IT
from inglenook.lotr.dsl.values import Amount
from inglenook.lotr.rendering.amounts import X, before_noun
from inglenook.lotr.rendering.draft import Draft
from inglenook.lotr.rendering.filters import phrase
from inglenook.lotr.rendering.parts import (
    ANY_NUMBER,
    EACH,
    THAT,
    THE,
    THEN,
    A,
    Alternatives,
    Listed,
    Noun,
    Phrase,
    Say,
    Slot,
    determined,
    nouns,
    say,
)
from inglenook.lotr.rendering.registry import Registry

EFFECTS: Final[Registry[Slot]] = Registry("rendering/effects")
"""The functions that render effects, by class; None is returned if another part of the sentence has the text."""


def told(effects: Sequence[Effect], draft: Draft, joint: str = THEN) -> Slot:
    """Renders effects one after the other."""
    phrases: list[Slot] = [found for found in (effect(one, draft) for one in effects) if found is not None]
    if joint == THEN:
        phrases = [after(before, one) for before, one in zip([None, *phrases], phrases, strict=False)]
    return phrases[0] if len(phrases) == 1 else Listed(phrases, joint)


def after(before: Slot, done: Slot) -> Slot:
    """Something that is done once, and whatever is chosen, behind what is done several times or one of several things.

    Another player's choice is a clause of its own; there it is clear.
    """
    apart = isinstance(before, Say) and before.id in SCOPED
    return say("AfterThat", e=done) if apart else done


SCOPED: Final = (
    "Repeat.each", "Repeat.each.limited", "Repeat.up_to", "Repeat.until_stopped", "Repeat.as_often", "Choose",
    "Choose.several",
)  # fmt: skip
"""Effects that a reader could take to go on with the effect after them: "for each …, wound a minion"."""


def effect(effect: Effect, draft: Draft) -> Slot:
    """Renders an effect, with its player if that is not the player addressed."""
    player = performer(effect)
    before, draft.actor = draft.actor, draft.actor if player == terms.YOU else player
    done = EFFECTS.told(effect, draft)
    draft.actor = before
    draft.said.append((effect, done))
    if player in (terms.YOU, before):
        return done
    if player == terms.THAT_PLAYER and draft.unnamed:
        player, draft.unnamed = draft.unnamed, ""
    return say("ByPlayer", player=player_noun(player, draft), e=done)


# The acting player.


def performer(effect: Effect) -> str:
    """Returns the player who performs an effect."""
    match effect:
        case (
            words.Exert(by=by)
            | words.Wound(by=by)
            | words.Heal(by=by)
            | words.Discard(by=by)
            | words.Choose(by=by)
            | words.NameCultures(by=by)
            | words.Assign(by=by)
        ):
            return by
        case words.DiscardFromHand(among=among) if among:
            return terms.YOU
        case words.DiscardFromHand(whose=whose) | words.DiscardFromDeck(whose=whose):
            return whose
        case words.MoveCards(whose=whose):
            return whose
        case words.SkipPhase(phase=terms.SHADOW_PHASE, whose=whose):
            return whose
        case words.Draw(who=who):
            return who
        case words.SeeHand(whose=whose, to_all=True):
            return whose
    return terms.YOU


def player_noun(player: str, draft: Draft) -> Noun:
    """Returns the noun for a player made to do something: a Shadow card's only opponent, or one you choose."""
    if player == terms.AN_OPPONENT and draft.card.side != terms.SHADOW:
        return replace(PLAYERS[player], after=[say("YouChoose")])
    if player == terms.ITS_OWNER:
        return owner_of(draft.named[IT])
    return any_player_noun(player, draft)


def any_player_noun(player: str, draft: Draft) -> Noun:
    """Returns the noun for a player who is not chosen; Shadow players are not opponents of each other (LG-28)."""
    alone = player == terms.AN_OPPONENT and draft.card.side == terms.SHADOW
    return PLAYERS[terms.FREE_PEOPLES_PLAYER if alone else player]


def owner_of(card: Phrase) -> Noun:
    """Returns the noun for the owner of a card."""
    return Noun("owner", determiner=THE, after=[say("Of", y=card)])


PLAYERS: Final = {
    terms.FREE_PEOPLES_PLAYER: Noun("free_peoples_player", determiner=THE),
    terms.AN_OPPONENT: Noun("opponent"),
    terms.EACH_SHADOW_PLAYER: Noun("shadow_player", determiner=EACH),
    terms.ANY_SHADOW_PLAYER: Noun("shadow_player"),
    terms.PLAYER_OF_THIS: Noun("player_of_this", determiner=THE),
    terms.ANY_PLAYER: Noun("player"),
    terms.THAT_PLAYER: Noun("player", determiner=THAT),
}


# Selected cards.


def selected(select: Select, draft: Draft) -> Phrase:
    """Returns the cards an effect selects, and registers how they are referred to later."""
    return chosen(select.what, select.count, select.up_to, select.remember, draft)


def chosen(what: Filter, count: Amount, up_to: bool, remember: str, draft: Draft) -> Phrase:
    """Returns the phrase for a number of cards of a description."""
    found = phrase(what, draft)
    if count == ALL:
        any_number = X if remember else ANY_NUMBER
        found = determined(found, A, any_number) if up_to else determined(found, EACH)
    else:
        number = before_noun(count, draft)
        found = determined(found, A, number.number, up_to)
        if number.instead is not None:
            found = or_so_many(found, number.instead, number.condition)
        if draft.actor != terms.YOU:
            found = of_choice(found)
    draft.remember(remember, found)
    return found


def of_choice(found: Phrase) -> Phrase:
    """Adds that another player chooses the cards; a named card is not chosen."""
    chosen = [
        noun if noun.title or noun.determiner != A else replace(noun, after=[say("OfTheirChoice"), *noun.after])
        for noun in nouns(found)
    ]
    return Alternatives(chosen) if isinstance(found, Alternatives) else chosen[0]


def addressed(part: Slot) -> Slot:
    """Returns a part as addressed to the player who chooses, without mention of that player."""
    match part:
        case Say(id=id, slots=slots):
            return Say(id, {name: addressed(slot) for name, slot in slots.items()})
        case Listed(parts=parts, joint=joint):
            return Listed([addressed(one) for one in parts], joint)
        case Alternatives(options=options):
            return Alternatives([to_player(noun) for noun in options])
        case Noun():
            return to_player(part)
    return part


def to_player(noun: Noun) -> Noun:
    """Returns a noun as addressed to another player who chooses: "your minion", "of the player of this card"."""
    own = any(clause.id == "OfThatPlayer" for clause in noun.after)
    after = [
        say("OfPlayerOfThis") if clause.id == "OfYours" else clause
        for clause in noun.after
        if clause.id not in ("OfTheirChoice", "OfThatPlayer")
    ]
    return replace(noun, after=after, yours=noun.yours or own)


def or_so_many(found: Phrase, instead: int | str, condition: Slot) -> Phrase:
    """Adds an alternative number of cards under a condition: "a possession (or 2 if …)"."""
    several = [replace(noun, count=instead, after=()) for noun in nouns(found)]
    other = Alternatives(several) if len(several) > 1 else several[0]
    clause = say("OrSoMany", x=other, c=condition)
    changed = [replace(noun, after=[*noun.after, clause]) for noun in nouns(found)]
    return Alternatives(changed) if isinstance(found, Alternatives) else changed[0]
