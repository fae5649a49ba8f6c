"""The switches a game can be played with; the printed rules are the default of each (LR-6, LD-6, LD-11, LD-14, LG-19,
LG-29).
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data, number
from inglenook.kernel.editions import FIRST

DEFAULTS: Final[dict[str, int]] = {
    "sites": 9,
    "bidding": 1,
    "reshuffle": 0,
    "starter-rules": 0,
    "no-rule-of-4": 0,
    "no-rule-of-9": 0,
    "no-transfers": 0,
    "fierce-assignment-mandatory": 0,
    "controlled-site-text": 0,
    "ring-bearer-skirmish-stands": 0,
    "mulligan": 0,
    "closed-discard-piles": 0,
}
"""Each switch with its value in the printed rules.

`sites`: where the game is won, 7 in a first game (LR-6.1, LR-6.7).  `bidding`: off, the first player is drawn (LR-6.6).
`reshuffle`: an empty deck is made anew once (LR-6.18).  `starter-rules`: no maneuver and archery phases, no assignment
and regroup actions (LR-6.12 to LR-6.15).  `no-…`: rules that the Starter Rules do not have (LR-6.16).  The others:
LD-11, LD-14, LG-19, LG-29, LR-28.6.  A fixed starting fellowship is no switch: the set-up names it (LR-6.3).
"""

LIMITS: Final[dict[str, tuple[int, int]]] = {"sites": (2, 9)}
"""What a switch can be set to, where it is not just off or on."""

FIRST_GAME: Final[dict[str, int]] = {"sites": 7, "bidding": 0}
"""Variant A: the first game with Fellowship starters (LR-6.1 to LR-6.7)."""

STARTER_RULES: Final[dict[str, int]] = {
    "bidding": 0,
    "starter-rules": 1,
    "reshuffle": 1,
    "no-rule-of-4": 1,
    "no-rule-of-9": 1,
    "no-transfers": 1,
}
"""Variant B: the Two Towers Starter Rules, as far as they are known (LR-6.8 to LR-6.19)."""

RULE_SETS: Final[dict[str, dict[str, int]]] = {"printed": {}, "first-game": FIRST_GAME, "starter-rules": STARTER_RULES}

EDITION_1: Final[dict[str, int]] = {}
"""The defaults of the first edition, where they differ from today's (KR-36)."""

RULE_SETS_1: Final[dict[str, dict[str, int]]] = {
    "printed": {},
    "first-game": FIRST_GAME,
    "starter-rules": STARTER_RULES,
}
"""The rule sets of the first edition."""


def defaults(edition: int) -> dict[str, int]:
    """Each switch with its default in an edition."""
    return {**DEFAULTS, **EDITION_1} if edition == FIRST else dict(DEFAULTS)


def rule_sets(edition: int) -> dict[str, dict[str, int]]:
    """The rule sets of an edition, by name."""
    return RULE_SETS_1 if edition == FIRST else RULE_SETS


def saved_switches(saved: dict[str, Data]) -> dict[str, int]:
    """The switches of a saved table; one that it lacks came later, and is as in the first edition (KR-36)."""
    switches = defaults(FIRST)
    for name, value in saved.items():
        switches[name] = number(value)
    return switches
