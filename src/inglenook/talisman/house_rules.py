"""House rules: named switches, with the printed game as the default."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data, number
from inglenook.kernel.editions import FIRST

PRINTED: Final[dict[str, int]] = {
    "choose_characters": 0,
    "trophies": 7,
    "command_from": 4,
    "command_lives": 1,
}
"""Each switch and its printed value.

`choose_characters`: players choose their characters (TR-S2).  `trophies`: points for one counter (TR-1d.3).
`command_from`: the roll from which the Command Spell strikes (TR-9h.4); `command_lives`: the lives it then costs.
"""

LIMITS: Final[dict[str, tuple[int, int]]] = {
    "choose_characters": (0, 1),
    "trophies": (1, 20),
    "command_from": (1, 6),
    "command_lives": (1, 4),
}

RULE_SETS: Final[dict[str, dict[str, int]]] = {
    "printed": {},
    "evening": {"trophies": 3, "command_from": 2, "command_lives": 2},
    "one-hour": {"trophies": 1, "command_from": 1, "command_lives": 2},
}
"""Named sets of house rules; docs/talisman-length.md has the measured length of games by each.

What takes so long is to grow strong, so that the price of a counter shortens a game most, and the ending a little.
"""

EDITION_1: Final[dict[str, int]] = {}
"""The defaults of the first edition, where they differ from today's (KR-36)."""


def defaults(edition: int) -> dict[str, int]:
    """Each switch with its default in an edition."""
    return {**PRINTED, **EDITION_1} if edition == FIRST else dict(PRINTED)


def saved_switches(saved: dict[str, Data]) -> dict[str, int]:
    """The switches of a saved table; one that it lacks came later, and is as in the first edition (KR-36)."""
    switches = defaults(FIRST)
    for name, value in saved.items():
        switches[name] = number(value)
    return switches
