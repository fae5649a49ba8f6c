"""The wordings of effects are gathered here, with who does it and which cards are meant."""

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
"""What is done, by the verb; nothing where another part of the sentence says it."""


def told(effects: Sequence[Effect], draft: Draft, joint: str = THEN) -> Slot:
    """Effects one after the other."""
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


SCOPED: Final = ("Repeat.each", "Repeat.up_to", "Repeat.until_stopped", "Repeat.as_often", "Choose", "Choose.several")
"""What could be taken to go on with the effect that follows: "for each …, wound a minion", "do this or that"."""


def effect(effect: Effect, draft: Draft) -> Slot:
    """The phrase of an effect, with the player who does it if that is somebody else than the one addressed."""
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


# Who does it.


def performer(effect: Effect) -> str:
    """Who does it."""
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
    """The noun for a player who is made to do something: the only opponent of a Shadow card, or the one you choose."""
    if player == terms.AN_OPPONENT and draft.card.side != terms.SHADOW:
        return replace(PLAYERS[player], after=[say("YouChoose")])
    if player == terms.ITS_OWNER:
        return owner_of(draft.named[IT])
    return any_player_noun(player, draft)


def any_player_noun(player: str, draft: Draft) -> Noun:
    """The noun for a player of whom nobody is chosen; Shadow players are no opponents of each other (LG-28)."""
    alone = player == terms.AN_OPPONENT and draft.card.side == terms.SHADOW
    return PLAYERS[terms.FREE_PEOPLES_PLAYER if alone else player]


def owner_of(card: Phrase) -> Noun:
    """The noun for the player whose card it is."""
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


# Which cards.


def selected(select: Select, draft: Draft) -> Phrase:
    """The cards an effect is about, and what they are called from now on."""
    return chosen(select.what, select.count, select.up_to, select.remember, draft)


def chosen(what: Filter, count: Amount, up_to: bool, remember: str, draft: Draft) -> Phrase:
    """So many cards of a description."""
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
    """Cards that another player chooses; nobody chooses a card that is named."""
    chosen = [
        noun if noun.title or noun.determiner != A else replace(noun, after=[say("OfTheirChoice"), *noun.after])
        for noun in nouns(found)
    ]
    return Alternatives(chosen) if isinstance(found, Alternatives) else chosen[0]


def addressed(part: Slot) -> Slot:
    """A part as it is said to the player who chooses: it need not say who does."""
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
    """A noun phrase as it is said to another player, who chooses: "your minion", "of the player of this card"."""
    own = any(clause.id == "OfThatPlayer" for clause in noun.after)
    after = [
        say("OfPlayerOfThis") if clause.id == "OfYours" else clause
        for clause in noun.after
        if clause.id not in ("OfTheirChoice", "OfThatPlayer")
    ]
    return replace(noun, after=after, yours=noun.yours or own)


def or_so_many(found: Phrase, instead: int | str, condition: Slot) -> Phrase:
    """Another number of cards, if a condition holds: "a possession (or 2 if …)"."""
    several = [replace(noun, count=instead, after=()) for noun in nouns(found)]
    other = Alternatives(several) if len(several) > 1 else several[0]
    clause = say("OrSoMany", x=other, c=condition)
    changed = [replace(noun, after=[*noun.after, clause]) for noun in nouns(found)]
    return Alternatives(changed) if isinstance(found, Alternatives) else changed[0]
