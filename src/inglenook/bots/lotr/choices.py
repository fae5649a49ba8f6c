"""Scores of targets and alternatives: the cards affected, whether to use an effect, and which of several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from inglenook.bots.lotr import values
from inglenook.bots.lotr.promise import Promise, done_to
from inglenook.bots.lotr.question import Question
from inglenook.kernel.decisions import Option
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.cards import Definition
from inglenook.lotr.dsl.effects import Effect

E = TypeVar("E", bound=Effect)

KEPT: Final = 0.9
"""Value below which a card in hand is given up: a newly drawn card may be better."""


def inside(todo: tuple[Effect, ...]) -> Iterator[Effect]:
    """Yields effects together with the effects nested in them."""
    for effect in todo:
        yield effect
        if isinstance(effect, (effects.May, effects.Repeat)):
            yield from inside(effect.effects)
        elif isinstance(effect, effects.Unless):
            yield from inside((*effect.price, *effect.effects))
        elif isinstance(effect, effects.When):
            yield from inside((*effect.then, *effect.otherwise))
        elif isinstance(effect, effects.Choose):
            for option in effect.options:
                yield from inside(option)
        elif isinstance(effect, effects.Prevent):
            yield from inside(effect.instead)


def said(card: Definition, kind: type[E]) -> list[E]:
    """Returns all effects of a kind in a card's abilities."""
    found: list[E] = []
    for ability in card.abilities:
        if isinstance(ability, (Action, Response, Trigger)):
            found += [one for one in inside((*ability.costs, *ability.effects)) if isinstance(one, kind)]
    return found


# Cards.


def target(question: Question, option: Option) -> float:
    """Scores a target: harm for foes, help for friends; where a friend must be harmed, the least harm."""
    verb = question.prompt.removeprefix("prompt-choose-")
    seen, card = question.seen, question.card(option)
    if verb == "heal" and card.id == question.source.id:
        return -1.0  # it has most likely exerted for the effect: healing itself would never end (Guma, 4C277)
    if verb in ("exert", "wound", "heal", "discard"):
        return done_to(seen, verb, card)
    if verb == "modify":
        return modified(question, option)
    if verb == "discard-from-hand":
        return -values.in_hand(seen, card)
    if verb.startswith("move-"):
        kept = values.in_hand(seen, card)
        return -kept if card in seen.me.hand else kept
    if verb == "leave-skirmish":
        return float(-card.strength if seen.is_friend(card) else card.strength)
    if verb == "assign-fighter":
        return float(card.strength if seen.good else -card.strength + (9 if card.ring_bearer else 0))
    if verb == "assign-minion":
        return float(-card.strength if seen.good else card.strength)
    return 0.0


def modified(question: Question, option: Option) -> float:
    """Scores a target of a modifier by its gain; without a difference, a strong friend in the fight or a strong foe."""
    seen, card = question.seen, question.card(option)
    value, total = 0.0, 0
    speaker = question.speaker
    for effect in said(question.source, effects.Modify):
        if effect.who is not None:
            promise = Promise(seen, speaker)
            value = max(value, promise.tried(effect, card))
            total += sum([promise.speaker.amount(one.amount) for one in effect.modifiers])
    helps = seen.is_friend(card) == (total >= 0)
    fighting = card is seen.fighter or card in seen.attackers
    return value + (0.01 if helps else -0.01) * (1 + card.strength) * (3 if fighting else 1)


def lose_worst(question: Question, option: Option) -> float:
    """Scores a card to discard: the worst card of the hand, if bad enough that almost any other would be better."""
    if option.verb == "pass":
        return 0.0
    return KEPT - values.in_hand(question.seen, question.card(option))


def suffer(question: Question, option: Option) -> float:
    """Scores the target of a wound that must be placed: where the wound costs least."""
    return -values.wound(question.card(option))


def shoot_at(question: Question, option: Option) -> float:
    """Scores a player: the one with the most valuable minions; else the one farthest along the path."""
    seen = question.seen
    seat = option.amount - 1
    if not 0 <= seat < len(seen.sides):
        return 0.0
    side = seen.sides[seat]
    return sum([values.life(card) for card in side.minions]) + 0.1 * side.site


def name_culture(question: Question, option: Option) -> float:
    """Scores a culture to name: its cards are spared (6R101), so that of the viewer's most valuable characters."""
    seen = question.seen
    mine = [card for card in seen.in_play if card.is_character and seen.is_friend(card)]
    return sum([values.life(card) for card in mine if card.printed.culture == option.word])


# Alternatives.


def alternative(question: Question, option: Option) -> float:
    """Scores one of several effects."""
    place = option.amount - 1
    for effect in said(question.source, effects.Choose):
        if 0 <= place < len(effect.options):
            return Promise(question.seen, question.speaker).of(effect.options[place])
    return 0.0


def may(question: Question, option: Option) -> float:
    """Scores a use of an optional effect by the effect's value."""
    if option.verb != "yes":
        return 0.0
    promise = Promise(question.seen, question.speaker)
    return max([promise.of(one.effects) for one in said(question.source, effects.May)], default=0.1)


def pay(question: Question, option: Option) -> float:
    """Scores paying a price against what happens otherwise."""
    if option.verb != "yes":
        return 0.0
    seen, speaker = question.seen, question.speaker
    for one in said(question.source, effects.Unless):
        mine = speaker.owner == seen.seat
        return Promise(seen, speaker).of(one.price) - Promise(seen, speaker, None, mine).of(one.effects)
    return 0.0


def mulligan(question: Question, option: Option) -> float:
    """Scores a mulligan, which costs two cards: only for a hand without companions and minions."""
    kinds = [card.type for card in question.seen.me.hand]
    bad = terms.MINION_TYPE not in kinds and terms.COMPANION_TYPE not in kinds
    return (1.0 if bad else -1.0) * (1 if option.verb == "yes" else -1)
