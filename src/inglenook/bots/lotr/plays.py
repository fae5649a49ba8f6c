"""Scores of cards to play: companions and their support without flooding the pool; minions the pool can pay for."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from inglenook.bots.lotr import values
from inglenook.bots.lotr.actions import act
from inglenook.bots.lotr.observation import Card, Seen
from inglenook.bots.lotr.question import Question
from inglenook.kernel.decisions import Option
from inglenook.lotr.dsl import effects, terms
from inglenook.lotr.dsl.abilities import Trigger
from inglenook.lotr.dsl.cards import Definition

TRIED: Final = 8
"""Most cards in hand of which every combination is tried."""

BEARABLE: Final = 2.0
STRENGTH_FOR_A_TOKEN: Final = 8.0
"""Strength for each twilight token a fellowship can face beyond BEARABLE, which any fellowship can face."""


# Before the first turn.


def bid(question: Question, option: Option) -> float:
    """Scores a bid: one burden for the choice of place, if the Ring-bearer can bear it."""
    wanted = 1 if question.seen.me.resistance >= 8 else 0
    return -abs(option.amount - wanted)


def start_with(question: Question, option: Option) -> float:
    """Scores a starting companion by the best affordable group with that companion; the best companion first."""
    if option.verb == "done":
        return 0.0
    left = question.decision.prompt.arguments.get("left", 0)
    assert isinstance(left, int)
    known: dict[str, Definition] = {}
    for one in question.decision.options:
        if one.verb != "done":
            printed = question.card(one).printed
            known.setdefault(printed.title, printed)
            if starting_worth(printed) > starting_worth(known[printed.title]):
                known[printed.title] = printed
    mine = question.card(option).printed
    best = 0.0
    others = [one for one in known.values() if one.title != mine.title]
    for size in range(3):
        for more in combinations(others, size):
            if mine.cost + sum([one.cost for one in more]) <= left:
                best = max(best, sum([starting_worth(one) for one in more]))
    return best + starting_worth(mine) + 0.01 * mine.cost


def starting_worth(card: Definition) -> float:
    """Returns the value of a companion at the start: little for one that stays out of skirmishes (LR-29.23)."""
    words = dict(card.keywords)
    if terms.UNHASTY in words:
        return 0.5 * card.vitality
    return card.strength + 0.5 * card.vitality + 0.5 * len(card.abilities) + sum(words.values())


# The fellowship phase.


def fellowship_action(question: Question, option: Option) -> float:
    """Scores playing a card, using an ability or healing a wound; moving scores 0 and so comes after all that pays."""
    if option.verb == "move":
        return 0.0
    card = question.card(option)
    if option.verb == "discard-to-heal":
        return values.healing(question.other(option)) - 0.1
    if option.verb == "transfer":
        return -1.0
    if option.verb == "use" or card.type == terms.EVENT_TYPE:
        return act(question, option)
    return playing_worth(question.seen, card)


def bearable(seen: Seen) -> float:
    """Returns the twilight tokens that the fellowship can face: more, the stronger and healthier its companions."""
    able = [card for card in seen.me.companions if card.left > 1]
    return BEARABLE + sum([card.strength for card in able]) / STRENGTH_FOR_A_TOKEN


def playing_worth(seen: Seen, card: Card) -> float:
    """Returns the value of playing a card now: companions first, other cards while the pool stays small."""
    tokens = seen.twilight + card.cost
    room = bearable(seen)
    if card.type == terms.COMPANION_TYPE:
        if len(seen.me.companions) >= values.ENOUGH_COMPANIONS:
            return -1.0
        few = len(seen.me.companions) < 4
        return 3.0 + 0.3 * card.printed.strength if tokens <= room + (4 if few else 2) else -1.0
    gain = 0.8 + 0.4 * max(0, card.printed.strength) + 0.3 * max(0, card.printed.vitality)
    return gain - 0.2 * card.cost if tokens <= room or card.cost == 0 else -1.0


# The Shadow phase.


def shadow_action(question: Question, option: Option) -> float:
    """Scores a card by the best combination with it for the pool; events and abilities by their expected value."""
    if option.verb == "pass":
        return 0.0
    card = question.card(option)
    if option.verb == "use" or card.type == terms.EVENT_TYPE:
        return act(question, option)
    found = [
        question.card(one)
        for one in question.decision.options
        if one.verb == "play" and question.card(one).type != terms.EVENT_TYPE
    ]
    others = [one for one in found if one is not card]
    left = question.seen.twilight - card.cost + brings(card)
    first = 0.5 * brings(card)  # tokens gained are spent next
    return shadow_worth(card) + best_for(others, left) + first


def best_for(cards: list[Card], tokens: int) -> float:
    """Returns the best total value of cards that the given tokens can pay for."""
    worths = [shadow_worth(card) / (card.cost + 1) for card in cards]
    order = sorted(range(len(cards)), key=worths.__getitem__, reverse=True)[:TRIED]
    table = [0.0] * (max(0, tokens) + 1)
    for index in order:
        cost, value = cards[index].cost, shadow_worth(cards[index])
        for pool in range(tokens, cost - 1, -1):
            table[pool] = max(table[pool], table[pool - cost] + value)
    return table[-1]


def shadow_worth(card: Card) -> float:
    """Returns the value of a Shadow card on the table this turn."""
    if card.type == terms.MINION_TYPE:
        words = 2 * card.word(terms.DAMAGE) + 2 * card.word(terms.ARCHER) + 3 * card.word(terms.FIERCE)
        return card.printed.strength + 0.5 * card.printed.vitality + words
    return 1.5 + max(0, card.printed.strength)


def brings(card: Card) -> int:
    """Returns the twilight tokens that a card adds when it is played."""
    tokens = 0
    for ability in card.printed.abilities:
        if isinstance(ability, Trigger) and ability.on.kind == terms.PLAYED and not ability.costs:
            for effect in ability.effects:
                if isinstance(effect, effects.TwilightTokens) and isinstance(effect.amount, int):
                    tokens += max(0, effect.amount)
    return tokens


# Bearers and cards played by effects.


def bear(question: Question, option: Option) -> float:
    """Scores a bearer: the strongest in the fight; a Ring-bearer with cards to carry is not meant to fight."""
    card = question.card(option)
    return card.strength + 0.3 * card.left - (1.5 if card.ring_bearer else 0.0) - len(card.borne)


def play_by_effect(question: Question, option: Option) -> float:
    """Scores a card to play by an effect: the best card; playing none scores 0."""
    if option.verb != "play":
        return 0.0
    card = question.card(option)
    return 0.5 + values.in_hand(question.seen, card) + 0.2 * card.printed.strength
