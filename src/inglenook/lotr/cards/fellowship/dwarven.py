"""Dwarven cards of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import DAMAGE_1, companion, event
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.amounts import If
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import AtSite, PoolBelow
from inglenook.lotr.words.effects import MoveCards
from inglenook.lotr.words.facade import a, add_twilight, make, strength
from inglenook.lotr.words.filters import ANYTHING, DWARF
from inglenook.lotr.words.terms import BENEATH_DECK, FELLOWSHIP, FREE_PEOPLES, HAND, SKIRMISH

DWARVEN_CARDS: Final[tuple[Definition, ...]] = (
    companion(
        "1U12",
        "Gimli",
        "Dwarf of Erebor",
        "dwarven",
        "dwarf",
        cost=2,
        strength=6,
        vitality=3,
        signet="aragorn",
        keywords=DAMAGE_1,
        abilities=(
            Action(
                (FELLOWSHIP,),
                condition=PoolBelow(2),
                costs=(add_twilight(2),),
                effects=(MoveCards(ANYTHING, HAND, BENEATH_DECK),),
            ),
        ),
    ),
    event(
        "1C26",
        "Their Halls of Stone",
        FREE_PEOPLES,
        "dwarven",
        Action((SKIRMISH,), effects=(make(a(DWARF), strength(If(AtSite("underground"), 4, 2))),)),
        cost=0,
    ),
)
