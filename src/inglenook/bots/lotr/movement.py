"""Decides whether to move again: what the twilight pool will buy, against what the fellowship can withstand."""

from __future__ import annotations

from typing import Final

from inglenook.bots.lotr.observation import Seen
from inglenook.bots.lotr.question import Question
from inglenook.kernel.decisions import Option

USUAL_SHADOW_NUMBERS: Final = (0, 0, 2, 1, 3, 4, 3, 6, 6, 8)
"""Usual twilight number of a site, by site number, where the next site is unknown."""

STRENGTH_FOR_A_TOKEN: Final = 2.3
STRENGTH_OF_A_CARD: Final = 5.0
"""Strength a Shadow player musters per card in hand, half of which are minions; STRENGTH_FOR_A_TOKEN: per token."""

BOLDNESS: Final = 1.0
"""Share of the fellowship's strength that the Shadow may muster before the fellowship stops."""


def move_again(question: Question, option: Option) -> float:
    """Scores moving again by the fellowship's lead over the threat; stopping scores 0."""
    if option.verb == "stop":
        return 0.0
    return ease(question.seen)


def ease(seen: Seen) -> float:
    """Returns the fellowship's strength, weighted by boldness, less the threat at the next site."""
    me = seen.me
    bearer = me.ring_bearer
    if bearer is None or bearer.left < 2:
        return -1.0
    able = [card for card in me.companions if card.left > 1]
    strength = sum([card.strength * (0.5 if card.ring_bearer else 1.0) for card in able])
    health = sum([card.left - 1 for card in able])
    boldness = BOLDNESS
    if me.site + 1 >= seen.last_site:
        boldness += 0.3  # for the last fight
    ahead = max([side.site for side in seen.sides if side is not me and not side.out], default=0)
    if ahead >= seen.last_site - 2 and ahead > me.site:
        boldness += 0.4  # as the game will hardly last another turn
    return boldness * (strength + health) - threat(seen)


def threat(seen: Seen) -> float:
    """Returns the strength that Shadow players are likely to muster after a move."""
    tokens = seen.twilight + next_shadow_number(seen) + len(seen.me.companions)
    cards = sum([len(side.hand) for side in seen.sides if side is not seen.me and not side.out])
    mustered = min(STRENGTH_FOR_A_TOKEN * tokens, STRENGTH_OF_A_CARD * cards)
    return mustered + sum([minion.strength for minion in seen.minions])


def next_shadow_number(seen: Seen) -> int:
    """Returns the twilight number of the next site if it is on the path, else the usual number."""
    place = seen.me.site
    if place < seen.sites:
        site = seen.site_at(place)
        if site.printed.id:
            return site.shadow_number
    return USUAL_SHADOW_NUMBERS[min(place + 1, len(USUAL_SHADOW_NUMBERS) - 1)]
