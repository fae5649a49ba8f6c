"""Whether to move again: what the pool will buy, against what the fellowship can stand."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.observation import Seen
from inglenook.bots.lotr.question import Question
from inglenook.kernel.decisions import Option

USUAL_SHADOW_NUMBERS: Final = (0, 0, 2, 1, 3, 4, 3, 6, 6, 8)
"""What sites of each number add to the pool, where it is not known which one comes."""

STRENGTH_FOR_A_TOKEN: Final = 2.3
STRENGTH_OF_A_CARD: Final = 5.0
"""What a Shadow player musters for a token, and for a card in hand: about half of them are minions."""

BOLDNESS: Final = 1.0
"""How much of the fellowship's strength the Shadow may muster before it rather stops."""


def move_again(question: Question, option: Option) -> float:
    """To stop is worth nothing; to move what the fellowship is ahead of the threat."""
    if option.verb == "stop":
        return 0.0
    return ease(question.seen)


def ease(seen: Seen) -> float:
    """How much stronger the fellowship is than what awaits it at the next site, by its own measure."""
    me = seen.me
    bearer = me.ring_bearer
    if bearer is None or bearer.left < 2:
        return -1.0
    able = [card for card in me.companions if card.left > 1]
    strength = sum([card.strength * (0.5 if card.ring_bearer else 1.0) for card in able])
    health = sum([card.left - 1 for card in able])
    boldness = BOLDNESS
    if me.site + 1 >= seen.last_site:
        boldness += 0.3  # the last fight
    ahead = max([side.site for side in seen.sides if side is not me and not side.out], default=0)
    if ahead >= seen.last_site - 2 and ahead > me.site:
        boldness += 0.4  # there will be hardly another turn
    return boldness * (strength + health) - threat(seen)


def threat(seen: Seen) -> float:
    """The strength that Shadow players are likely to muster after a move."""
    tokens = seen.twilight + next_shadow_number(seen) + len(seen.me.companions)
    cards = sum([len(side.hand) for side in seen.sides if side is not seen.me and not side.out])
    mustered = min(STRENGTH_FOR_A_TOKEN * tokens, STRENGTH_OF_A_CARD * cards)
    return mustered + sum([minion.strength for minion in seen.minions])


def next_shadow_number(seen: Seen) -> int:
    """What the next site adds, if it lies there already; else what such sites usually do."""
    place = seen.me.site
    if place < seen.sites:
        site = seen.site_at(place)
        if site.printed.id:
            return site.shadow_number
    return USUAL_SHADOW_NUMBERS[min(place + 1, len(USUAL_SHADOW_NUMBERS) - 1)]
