"""Raider cards of the Two Towers block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import Keywords, event, minion
from inglenook.lotr.words.abilities import Action, Trigger
from inglenook.lotr.words.amounts import If
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import CanSpot
from inglenook.lotr.words.facade import a, make, remove_twilight, strength, wound
from inglenook.lotr.words.filters import ALLY, COMPANION, MAN, RAIDER, THIS, Skirmishing
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import SHADOW, SKIRMISH, SKIRMISH_STARTS

SOUTHRON: Final[Keywords] = (("southron", 1),)

STRIKES_FIRST: Final = Trigger(
    Happening(SKIRMISH_STARTS, THIS),
    optional=True,
    costs=(remove_twilight(3),),
    effects=(wound((COMPANION | ALLY) & Skirmishing(THIS)),),
)

RAIDER_CARDS: Final[tuple[Definition, ...]] = (
    minion(
        "4U220",
        "Desert Soldier",
        "raider",
        "man",
        cost=4,
        strength=9,
        vitality=2,
        site=4,
        keywords=SOUTHRON,
        abilities=(STRIKES_FIRST,),
    ),
    minion(
        "4C221",
        "Desert Spearman",
        "raider",
        "man",
        cost=3,
        strength=8,
        vitality=2,
        site=4,
        keywords=SOUTHRON,
        abilities=(STRIKES_FIRST,),
    ),
    minion(
        "4C222",
        "Desert Warrior",
        "raider",
        "man",
        cost=2,
        strength=6,
        vitality=2,
        site=4,
        keywords=SOUTHRON,
        abilities=(STRIKES_FIRST,),
    ),
    event(
        "4C241",
        "On the March",
        SHADOW,
        "raider",
        Action((SKIRMISH,), effects=(make(a(RAIDER & MAN), strength(If(CanSpot(COMPANION, 6, chosen=True), 5, 3))),)),
        cost=2,
    ),
    event(
        "4C260",
        "Whirling Strike",
        SHADOW,
        "raider",
        Action((SKIRMISH,), effects=(wound((ALLY | COMPANION) & Skirmishing(RAIDER & MAN)),)),
        cost=3,
    ),
)
