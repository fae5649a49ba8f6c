"""The Dwarven card of Battle of Helm's Deep."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import event
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.effects import ActAgain
from inglenook.lotr.words.facade import exert, wound
from inglenook.lotr.words.filters import DWARF, MINION
from inglenook.lotr.words.terms import FREE_PEOPLES, MANEUVER

DWARVEN_CARDS: Final[tuple[Definition, ...]] = (
    event(
        "5R5",
        "Baruk Khazâd",
        FREE_PEOPLES,
        "dwarven",
        Action((MANEUVER,), costs=(exert(DWARF),), effects=(wound(MINION), ActAgain())),
        cost=0,
    ),
)
