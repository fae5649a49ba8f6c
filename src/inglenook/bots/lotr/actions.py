"""Scores of events and special abilities: used where they gain more than they cost, or where they turn a skirmish."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr import values
from inglenook.bots.lotr.bout import Bout, under_way
from inglenook.bots.lotr.observation import Card, Seen
from inglenook.bots.lotr.promise import Promise
from inglenook.bots.lotr.question import Question
from inglenook.kernel.decisions import Option
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.effects import Effect

MARGIN: Final = 0.15
"""Least value at which an action is used."""

MOST_IN_PAIRS: Final = 10
"""Most options that are tried together in pairs."""

SPENT: Final = (
    effects.Exert,
    effects.Discard,
    effects.DiscardFromHand,
    effects.DiscardFromDeck,
    effects.Burden,
    effects.Wound,
    effects.PlayCard,
)
"""Costs that cannot be paid without end."""

OFTEN: Final = 12
"""Uses of a card in a phase after which the bot stops: further uses might never end."""

RUNS_OUT: Final = (effects.Heal, effects.Wound, effects.Discard)
"""Effects that run out by themselves."""


def price(seen: Seen, card: Card) -> float:
    """Returns the cost of playing an event apart from its printed costs: the card itself, and its twilight."""
    if card.type != terms.EVENT_TYPE:
        return 0.0
    rate = values.TWILIGHT if seen.good or seen.phase == terms.SHADOW_PHASE else 0.05
    return values.CARD + rate * card.cost


def action_worth(seen: Seen, card: Card, number: int, bout: Bout | None = None) -> tuple[float, Bout | None]:
    """Returns the value of an action and the skirmish after the action."""
    ability = card.printed.abilities[number]
    if not isinstance(ability, (Action, Response, Trigger)) or could_go_on_for_ever(seen, card, ability):
        return -1.0, bout
    promise = Promise(seen, card, None if bout is None else bout.copy())
    value = promise.of((*card.printed.to_play, *ability.costs, *ability.effects))
    return value - price(seen, card) - MARGIN, promise.bout


def could_go_on_for_ever(seen: Seen, card: Card, ability: Action | Response | Trigger) -> bool:
    """Whether an ability could be used without end: no cost that runs out, no limit, no effect that runs out."""
    if is_worn_out(seen, card):  # should have run out but has not: no character can be healed, for example (1C283)
        return True
    if card.type == terms.EVENT_TYPE or not isinstance(ability, Action) or ability.uses:
        return False
    costs = [cost for cost in ability.costs if isinstance(cost, SPENT) or takes_twilight(cost)]
    return not costs and not any(isinstance(one, RUNS_OUT) for one in ability.effects)


def is_worn_out(seen: Seen, card: Card) -> bool:
    """Whether a card was used so many times in this phase that it might never end; copies may be confused (1R34)."""
    if any(one.used >= OFTEN for one in seen.in_play if one.printed is card.printed):
        return True
    # An ability that discards an empty hand costs nothing and never ends (6U118).
    return seen.here is not None and seen.here.printed is card.printed and seen.here.used >= OFTEN


def takes_twilight(effect: Effect) -> bool:
    """Whether an effect removes tokens from the twilight pool."""
    return isinstance(effect, effects.TwilightTokens) and isinstance(effect.amount, int) and effect.amount < 0


def act(question: Question, option: Option) -> float:
    """Scores an option at an opportunity to act: an event or a special ability."""
    if option.verb == "pass":
        return 0.0
    seen, card = question.seen, question.card(option)
    alone, after = action_worth(seen, card, option.amount)
    if alone > 0 or under_way(seen) is None or alone <= -values.THE_GAME / 2:
        return alone
    return max(alone, together(question, option, alone, after))


def together(question: Question, option: Option, alone: float, after: Bout | None) -> float:
    """Returns half the value of two actions that turn a skirmish only together, so that each gets its share."""
    best = alone
    if after is None:
        return best
    for other in question.decision.options[:MOST_IN_PAIRS]:
        if other is option or other.verb == "pass":
            continue
        second, _bout = action_worth(question.seen, question.card(other), other.amount, after)
        if alone + second > 2 * MARGIN:
            best = max(best, (alone + second) / 2)
    return best


# Responses.


def respond(question: Question, option: Option) -> float:
    """Scores a response: it should save a character or have a value of its own."""
    if option.verb == "pass":
        return 0.0
    seen, card = question.seen, question.card(option)
    if option.verb == "heal":
        return values.healing(card)
    if option.verb != "respond" or option.amount >= len(card.printed.abilities):
        return 1.0
    ability = card.printed.abilities[option.amount]
    if isinstance(ability, Trigger):
        return Promise(seen, card).of((*ability.costs, *ability.effects)) + 0.05
    if not isinstance(ability, Response):
        return 0.0
    if any(isinstance(one, effects.WearRing) and not one.off for one in ability.effects):
        return put_on_ring(seen, card)
    prevents = [one for one in ability.effects if isinstance(one, effects.Prevent)]
    if not prevents:
        return action_worth(seen, card, option.amount)[0]
    promise = Promise(seen, card)
    value = saved(seen, promise, ability) + promise.of((*card.printed.to_play, *ability.costs))
    for one in prevents:
        value += promise.of(one.instead)
    return value - price(seen, card)


def saved(seen: Seen, promise: Promise, ability: Response) -> float:
    """Returns the value of preventing something for a friend, who is inferred from the table."""
    kind = ability.to.kind
    found = [card for card in promise.speaker.found(ability.to.who) if seen.is_friend(card) and card.is_character]
    if kind not in (terms.ABOUT_TO_BE_WOUNDED, terms.ABOUT_TO_BE_KILLED):
        return 0.7
    fighting = [card for card in found if card is seen.fighter or card in seen.attackers]
    found = fighting or found
    if not found:
        return 0.0
    lives = kind == terms.ABOUT_TO_BE_KILLED
    return min([values.life(card) if lives else values.wound(card) for card in found])


def put_on_ring(seen: Seen, ring: Card) -> float:
    """Returns the value of burdens for wounds: to save the Ring-bearer's life, or his last vitality at few burdens."""
    bearer = seen.me.ring_bearer
    if bearer is None:
        return 0.0
    wounds = 1
    if seen.phase == terms.SKIRMISH and bearer is seen.fighter:
        wounds += sum([card.word(terms.DAMAGE) for card in seen.attackers])
    burdens = wounds * burdens_for_a_wound(ring)
    return values.wound(bearer, wounds) + Promise(seen, ring).burdens(burdens) - 1.0


def burdens_for_a_wound(ring: Card) -> int:
    """Returns the burdens that the worn Ring adds in place of a wound."""
    for ability in ring.printed.abilities:
        if isinstance(ability, Trigger):
            for effect in ability.effects:
                if isinstance(effect, effects.Prevent):
                    added = [one.amount for one in effect.instead if isinstance(one, effects.Burden)]
                    return sum([one for one in added if isinstance(one, int)])
    return 1
