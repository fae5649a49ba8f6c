"""Happenings: the game events that triggers and responses wait for and may prevent or replace.

A single class with parameters describes them: the kind (`terms`), the card affected, and the card that causes or
opposes it.  While the ability runs, `That("it")` is the affected card and `That("other")` the card on the other side.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from inglenook.kernel.dsl import Word
from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.dsl.filters import ANYTHING, Filter

IT: Final = "it"
OTHER_SIDE: Final = "other"


@dataclass(frozen=True, eq=False, repr=False)
class Happening(Word):
    """A game event that happens, or is about to happen, to a card of a description.

    `who` is the affected card: the wounded card, the winner, the card played, the site moved to.

    `against` is any card on the other side: a loser, the killer, the source of a wound, the bearer a card is played on.

    `phase` narrows the event to a phase: the one that starts or ends, or the one under way.  For an action it is the
    action's timing word, which responses do not have; for a discard it is the timing word of the action that discards
    (LR-10.19).  A character wounded or killed in a skirmish must be part of it (LG-104).

    `whose` narrows the event to a player: the player whose turn starts, or who plays the card ("" means any player).

    `first` narrows a phase to the first of its round: the Shadow phase of the first Shadow player (LR-14.1).
    """

    kind: str
    who: Filter = ANYTHING
    against: Filter | None = None
    phase: str = ""
    whose: str = ""
    condition: Condition | None = None
    first: bool = False
