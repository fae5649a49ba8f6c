"""House rules: named switches, whose defaults follow the rulebook."""

from __future__ import annotations

from typing import Final

from inglenook.kernel.data import Data, number
from inglenook.kernel.editions import FIRST

CUSTOMARY: Final[dict[str, int]] = {
    "dead_spells_used": 1,
    "crown_bars_all": 1,
    "pooled_cards": 1,
    "trophies_discarded": 1,
    "removed_return": 1,
}
"""Readings by which the game is customarily played although the rulebook says otherwise; each is a switch.

`dead_spells_used`: the Spells of a dead character go to the used pile, not back into the deck (TR-4c.5, TA-10).
`crown_bars_all`: once any player has reached the Crown, its own visitor gets no new character either (TR-4c.8, TA-25).
`pooled_cards`: cards drawn and cards lying in the space are sorted together (TR-12a.5, TA-19).
`trophies_discarded`: the trophies of a dead character go to the discard pile (TR-4c.3, TD-41).
`removed_return`: traded trophies and dead followers go to the discard pile (TR-1d.5, TR-6b, TA-15).
"""

PRINTED: Final[dict[str, int]] = {
    "choose_characters": 0,
    "trophies": 7,
    "command_from": 4,
    "command_lives": 1,
    **dict.fromkeys(CUSTOMARY, 0),
    "fewer_trades": 0,
}
"""Each switch and its value by the rulebook.

`choose_characters`: players choose their characters (TR-S2).  `trophies`: points for one counter (TR-1d.3).
`command_from`: the roll from which the Command Spell strikes (TR-9h.4); `command_lives`: the lives it then costs.
`fewer_trades`: the question about trophies before a first card, a Place or a task of the inner region is left out, as
in games of the first edition (TD-61); players are never offered this switch.
"""

LIMITS: Final[dict[str, tuple[int, int]]] = {
    "choose_characters": (0, 1),
    "trophies": (1, 20),
    "command_from": (1, 6),
    "command_lives": (1, 4),
    **dict.fromkeys(CUSTOMARY, (0, 1)),
    "fewer_trades": (0, 1),
}

AS_PRINTED: Final = "as-printed"

RULE_SETS: Final[dict[str, dict[str, int]]] = {
    AS_PRINTED: {},
    "customary": CUSTOMARY,
    "evening": {"trophies": 3, "command_from": 2, "command_lives": 2},
    "one-hour": {"trophies": 1, "command_from": 1, "command_lives": 2},
}
"""Named sets of house rules; docs/talisman-length.md has the measured length of games by each.

Growing strong takes most of the time, so the price of a counter shortens a game most, and the ending shortens it a
little.
"""

TOLD: Final = ("choose_characters", "trophies", "command_from", "command_lives", *CUSTOMARY)
"""Switches that players know of."""

TRUTHS: Final = ("choose_characters", *CUSTOMARY)
"""Switches known to players that are on or off."""

FORMER_NAMES: Final = {"printed": AS_PRINTED}
"""Former names of rule sets, which stored setups still use."""

EDITION_1: Final[dict[str, int]] = {**CUSTOMARY, "fewer_trades": 1}
"""Defaults of the first edition, where they differ from today's (KR-36)."""


def key(name: str) -> str:
    """Returns the name of a switch on the command line and in message ids."""
    return "choose" if name == "choose_characters" else name.replace("_", "-")


def defaults(edition: int) -> dict[str, int]:
    """Returns each switch with its default in an edition."""
    return {**PRINTED, **EDITION_1} if edition == FIRST else dict(PRINTED)


def saved_switches(saved: dict[str, Data]) -> dict[str, int]:
    """Returns the switches of a saved table; a missing switch came later, and is as in the first edition (KR-36)."""
    switches = defaults(FIRST)
    for name, value in saved.items():
        switches[name] = number(value)
    return switches


def changed(house: dict[str, int]) -> list[str]:
    """Returns the switches of a table that are not as printed, among those that players know of."""
    return [name for name in TOLD if house.get(name, PRINTED[name]) != PRINTED[name]]
