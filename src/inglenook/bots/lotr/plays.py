"""Playing cards that stay: companions and what helps them, without flooding the pool; minions for what it affords."""

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
"""Of so many cards in hand every selection is tried."""

BEARABLE: Final = 2.0
STRENGTH_FOR_A_TOKEN: Final = 8.0
"""The tokens that any fellowship can face, and the strength that lets it face one more."""


# Before the first turn.


def bid(question: Question, option: Option) -> float:
    """One burden for the choice of place, if the Ring-bearer can bear it."""
    wanted = 1 if question.seen.me.resistance >= 8 else 0
    return -abs(option.amount - wanted)


def start_with(question: Question, option: Option) -> float:
    """The companions that are worth most together, within what is left; the best of them first."""
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
    """What a companion is worth at the start: little, if it stays out of skirmishes (LR-29.23)."""
    words = dict(card.keywords)
    if terms.UNHASTY in words:
        return 0.5 * card.vitality
    return card.strength + 0.5 * card.vitality + 0.5 * len(card.abilities) + sum(words.values())


# The fellowship phase.


def fellowship_action(question: Question, option: Option) -> float:
    """A card to play, an ability to use, a wound to heal; the move when nothing is left that is worth it."""
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
    """How many tokens the fellowship can face: more, the stronger and healthier it is."""
    able = [card for card in seen.me.companions if card.left > 1]
    return BEARABLE + sum([card.strength for card in able]) / STRENGTH_FOR_A_TOKEN


def playing_worth(seen: Seen, card: Card) -> float:
    """What it is worth to play a card now: companions first, the rest as long as the pool stays small."""
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
    """The cards that are worth most together for what is in the pool; events and abilities by what they promise."""
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
    first = 0.5 * brings(card)  # tokens that come are spent next
    return shadow_worth(card) + best_for(others, left) + first


def best_for(cards: list[Card], tokens: int) -> float:
    """What can be had for so many tokens at best."""
    worths = [shadow_worth(card) / (card.cost + 1) for card in cards]
    order = sorted(range(len(cards)), key=worths.__getitem__, reverse=True)[:TRIED]
    table = [0.0] * (max(0, tokens) + 1)
    for index in order:
        cost, value = cards[index].cost, shadow_worth(cards[index])
        for pool in range(tokens, cost - 1, -1):
            table[pool] = max(table[pool], table[pool - cost] + value)
    return table[-1]


def shadow_worth(card: Card) -> float:
    """What a Shadow card is worth on the table this turn."""
    if card.type == terms.MINION_TYPE:
        words = 2 * card.word(terms.DAMAGE) + 2 * card.word(terms.ARCHER) + 3 * card.word(terms.FIERCE)
        return card.printed.strength + 0.5 * card.printed.vitality + words
    return 1.5 + max(0, card.printed.strength)


def brings(card: Card) -> int:
    """The tokens that come with a card when it is played."""
    tokens = 0
    for ability in card.printed.abilities:
        if isinstance(ability, Trigger) and ability.on.kind == terms.PLAYED and not ability.costs:
            for effect in ability.effects:
                if isinstance(effect, effects.TwilightTokens) and isinstance(effect.amount, int):
                    tokens += max(0, effect.amount)
    return tokens


# Where to.


def bear(question: Question, option: Option) -> float:
    """The strongest bearer that is in the fight; a burdened Ring-bearer is not meant to fight."""
    card = question.card(option)
    return card.strength + 0.3 * card.left - (1.5 if card.ring_bearer else 0.0) - len(card.borne)


def play_by_effect(question: Question, option: Option) -> float:
    """The best card there is; to find nothing is no help."""
    if option.verb != "play":
        return 0.0
    card = question.card(option)
    return 0.5 + values.in_hand(question.seen, card) + 0.2 * card.printed.strength
