"""The switches a game can be played with, and the rule sets that bundle them (LR-6, LD-6, LG-125).

The defaults follow the Deluxe rulebook, and the Fellowship rulebook where the Deluxe rulebook is silent.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data, number
from inglenook.kernel.editions import FIRST

DEFAULTS: Final[dict[str, int]] = {
    "sites": 9,
    "bidding": 1,
    "reshuffle": 0,
    "reshuffle-once": 0,
    "starter-rules": 0,
    "no-allies-or-artifacts": 0,
    "no-rule-of-4": 0,
    "no-rule-of-9": 0,
    "no-transfers": 0,
    "pool-emptied-later": 0,
    "idle-copies-inactive": 0,
    "minion-copies-work": 0,
    "no-fierce-assignment-actions": 0,
    "fierce-assignment-mandatory": 1,
    "controlled-site-text": 1,
    "closed-discard-piles": 1,
    "sam-may-decline": 0,
    "ring-bearer-skirmish-stands": 0,
    "mulligan": 0,
}
"""Default of each switch, as in the rulebooks.

`sites`: the site where the game is won, 7 in a first game (LR-6.1, LR-6.7).  `bidding`: if off, the first player is
drawn (LR-6.6).  `reshuffle`: an empty deck is remade from the discard pile (LR-6.18); `reshuffle-once`: only once
(LR-6.19).  `starter-rules`: no maneuver and archery phases, no assignment and regroup actions (LR-6.12 to LR-6.15).
`no-…`: rules that the Starter Rules or the Fellowship rulebook do not have (LR-6.16, LD-5).  The others: LD-1, LD-2,
LD-11, LD-12, LD-14, LD-37, LG-19, LG-29, LR-28.6.  A fixed starting fellowship is no switch: the set-up names it
(LR-6.3).
"""

LIMITS: Final[dict[str, tuple[int, int]]] = {"sites": (2, 9)}
"""Lowest and highest value of each switch that is not just off or on."""

DELUXE: Final = "deluxe"
SHORT: Final = "short"

FIRST_GAME: Final[dict[str, int]] = {"sites": 7, "bidding": 0}
"""Variant A: the first game with Fellowship starters (LR-6.1 to LR-6.7)."""

FELLOWSHIP_RULEBOOK: Final[dict[str, int]] = {
    "no-rule-of-4": 1,
    "pool-emptied-later": 1,
    "idle-copies-inactive": 1,
    "no-fierce-assignment-actions": 1,
}
"""Switches for the Fellowship rulebook on its own (LD-1, LD-2, LD-5)."""

STARTER_RULES: Final[dict[str, int]] = {
    "bidding": 0,
    "starter-rules": 1,
    "reshuffle": 1,
    "no-allies-or-artifacts": 1,
    "no-rule-of-4": 1,
    "no-rule-of-9": 1,
    "no-transfers": 1,
}
"""Variant B: the Two Towers Starter Rules, as far as they are known (LR-6.8 to LR-6.18)."""

LATER_RULINGS: Final[dict[str, int]] = {
    "fierce-assignment-mandatory": 0,
    "controlled-site-text": 0,
    "closed-discard-piles": 0,
    "minion-copies-work": 1,
    "sam-may-decline": 1,
    "ring-bearer-skirmish-stands": 1,
    "mulligan": 1,
}
"""Switches for later tournament rulings that contradict the rulebooks (LG-125)."""

RULE_SETS: Final[dict[str, dict[str, int]]] = {
    DELUXE: {},
    "fellowship": FELLOWSHIP_RULEBOOK,
    "starter-rules": STARTER_RULES,
    SHORT: FIRST_GAME,
    "later-rulings": LATER_RULINGS,
}

EARLIER_NAMES: Final[dict[str, str]] = {"printed": DELUXE, "first-game": SHORT}
"""Rule set names of the first edition, which a set-up may still use."""

EDITION_1: Final[dict[str, int]] = {
    "fierce-assignment-mandatory": 0,
    "controlled-site-text": 0,
    "closed-discard-piles": 0,
    "minion-copies-work": 1,
    "sam-may-decline": 1,
    "reshuffle-once": 1,
}
"""Defaults of the first edition that differ from today's (KR-36)."""

RULE_SETS_1: Final[dict[str, dict[str, int]]] = {
    "printed": {},
    DELUXE: {},
    "first-game": FIRST_GAME,
    SHORT: FIRST_GAME,
    "starter-rules": {
        "bidding": 0,
        "starter-rules": 1,
        "reshuffle": 1,
        "no-rule-of-4": 1,
        "no-rule-of-9": 1,
        "no-transfers": 1,
    },
}
"""Rule sets of the first edition, by their old and new names."""


def defaults(edition: int) -> dict[str, int]:
    """Returns the default of each switch in an edition."""
    return {**DEFAULTS, **EDITION_1} if edition == FIRST else dict(DEFAULTS)


def rule_sets(edition: int) -> dict[str, dict[str, int]]:
    """Returns the rule sets of an edition by every name that a set-up may use."""
    if edition == FIRST:
        return RULE_SETS_1
    return {**RULE_SETS, **{earlier: RULE_SETS[name] for earlier, name in EARLIER_NAMES.items()}}


def is_short(rules: Data) -> bool:
    """Whether a set-up chooses the short game, which prescribes fellowships, by either of its names (LR-6.3)."""
    return isinstance(rules, str) and EARLIER_NAMES.get(rules, rules) == SHORT


def saved_switches(saved: dict[str, Data]) -> dict[str, int]:
    """Returns the switches of a saved table; a switch it lacks is newer and has its first-edition default (KR-36)."""
    switches = defaults(FIRST)
    for name, value in saved.items():
        switches[name] = number(value)
    return switches
