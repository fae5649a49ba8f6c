"""Values of wounds, characters, burdens and cards to their owner; a wound on a healthy companion is 1."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.observation import Card, Seen
from inglenook.lotr.dsl import terms

THE_GAME: Final = 100.0
"""Value of a Ring-bearer's life."""

CARD: Final = 0.6
"""Value of a card in hand that could be used later."""

TWILIGHT: Final = 0.3
"""Value of a token in the pool while Shadow players can still buy minions with it."""

BURDEN: Final = 1.3

WOUND: Final = (0.0, 0.0, 2.2, 1.3, 1.0, 0.8)
"""Value of a wound on a companion, by the vitality left before the wound; the last wound kills."""

ENOUGH_COMPANIONS: Final = 7
HALF_A_HAND: Final = 4


def life(card: Card) -> float:
    """Returns the value of a character's life."""
    if card.ring_bearer:
        return THE_GAME
    bonus = 0.4 * len(card.borne) + card.word(terms.DAMAGE) + card.word(terms.ARCHER)
    if card.type == terms.COMPANION_TYPE:
        return 3.0 + 0.5 * card.strength + bonus
    if card.type == terms.MINION_TYPE:
        return 0.8 + 0.15 * card.strength + bonus + card.word(terms.FIERCE)
    return 2.0 + 0.3 * bonus


def wound(card: Card, wounds: int = 1) -> float:
    """Returns the cost of a number of wounds to a character's side."""
    if wounds >= card.left:
        return life(card)
    cost = 0.0
    for left in range(card.left, card.left - wounds, -1):
        cost += WOUND[min(left, len(WOUND) - 1)]
    if card.type == terms.MINION_TYPE:
        return 0.4 * cost  # a minion is gone at the end of the turn anyway
    if card.type == terms.ALLY_TYPE:
        return 0.25 * cost  # an ally is seldom hurt, and seldom in a fight
    return 1.5 * cost if card.ring_bearer else cost


def exertion(card: Card) -> float:
    """Returns the cost of an exertion: high if it exhausts the character, prohibitive if the character is exhausted."""
    return wound(card) if card.left > 1 else life(card)


def healing(card: Card, times: int = 1) -> float:
    """Returns the value of healing a number of wounds."""
    worth = 0.0
    for left in range(card.left + 1, card.left + 1 + min(times, card.wounds)):
        worth += WOUND[min(left, len(WOUND) - 1)]
    if card.type == terms.ALLY_TYPE:
        return 0.25 * worth
    return 1.5 * worth if card.ring_bearer else worth


def in_play(card: Card) -> float:
    """Returns the value of a card in play to its side."""
    if card.is_character:
        return life(card)
    return 0.8 + 0.3 * card.printed.cost + 0.2 * max(0, card.printed.strength)


def is_dead_weight(seen: Seen, card: Card) -> bool:
    """Whether a card in hand can hardly ever be played: its unique character is in play or dead."""
    if not card.printed.unique:
        return False
    title = card.printed.title
    return any(one.printed.title == title for one in (*seen.me.in_play, *seen.me.dead))


def in_hand(seen: Seen, card: Card) -> float:
    """Returns the value of keeping a card in hand."""
    me, kind = seen.me, card.type
    if is_dead_weight(seen, card):
        wounded = any(one.printed.title == card.printed.title and one.wounds for one in me.in_play)
        return 0.7 if wounded else 0.1
    alike = len([one for one in me.hand if one.id == card.id])
    crowd = len([one for one in me.hand if one.printed.side == card.printed.side])
    worth = 1.15 - 0.15 * alike - 0.15 * max(0, crowd - HALF_A_HAND)  # a hand of one side only is of little use
    if kind == terms.COMPANION_TYPE:
        return worth + 1.5 if len(me.companions) < ENOUGH_COMPANIONS else worth
    if kind == terms.MINION_TYPE:
        cheap = card.printed.strength / (card.printed.cost + 1)
        return worth + 0.1 * cheap + (0.4 if card.printed.site_number <= seen.fellowship.site + 2 else 0.0)
    if kind == terms.EVENT_TYPE:
        return worth + 0.1
    if kind == terms.ALLY_TYPE:
        return worth - 0.2
    return worth
