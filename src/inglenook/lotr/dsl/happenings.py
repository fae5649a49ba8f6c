"""Happenings: what triggers and responses wait for, and what they may stop or replace.

One word with parameters: the kind of happening (`terms`), who it happens to, against or because of whom.
While the ability runs, `That("it")` is the card it happened to, and `That("other")` the one on the other side.
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
    """Something that happens, or is about to, to a card of a description.

    `who` is the card it happens to: the wounded one, the winner, the card played, the site moved to.
    `against` is any card on the other side of it: a loser, the killer, the source of a wound, what it is played on.
    `phase` narrows it to a phase: the one that starts or ends, or the one in which it happens; for an action it is
    its timing word, which responses do not have, and for a discard that of the action which discards (LR-10.19).
    Who takes a wound or is killed in a skirmish is in it (LG-104).
    `whose` narrows it to a player: whose turn starts, who plays the card ("" means anybody).
    `first` narrows a phase to the first of its round: the Shadow phase of the first Shadow player (LR-14.1).
    """

    kind: str
    who: Filter = ANYTHING
    against: Filter | None = None
    phase: str = ""
    whose: str = ""
    condition: Condition | None = None
    first: bool = False
