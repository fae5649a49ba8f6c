"""Dwarven cards of the Two Towers block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import DAMAGE_1, companion, event
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.amounts import If
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import AtSite, CanSpot, Is
from inglenook.lotr.words.effects import Spot, When
from inglenook.lotr.words.facade import a, damage, exert, make, strength, wound
from inglenook.lotr.words.filters import COMPANION, DWARF, ELF, MINION, THIS, UNBOUND, That, Titled
from inglenook.lotr.words.terms import FREE_PEOPLES, MANEUVER, SKIRMISH

DWARVEN_CARDS: Final[tuple[Definition, ...]] = (
    event(
        "4C42",
        "Best Company",
        FREE_PEOPLES,
        "dwarven",
        Action((SKIRMISH,), effects=(make(a(DWARF), strength(If(AtSite("battleground"), 4, 2))),)),
        cost=0,
    ),
    companion(
        "4C49",
        "Gimli",
        "Unbidden Guest",
        "dwarven",
        "dwarf",
        cost=2,
        strength=6,
        vitality=3,
        signet="gandalf",
        keywords=DAMAGE_1,
        abilities=(
            Action(
                (SKIRMISH,),
                costs=(exert(THIS),),
                effects=(
                    make(
                        a(UNBOUND & COMPANION, "companion"),
                        strength(If(Is(That("companion"), Titled("Legolas")), 2, 1)),
                    ),
                ),
            ),
        ),
    ),
    event(
        "4C51",
        "Khazâd Ai-mênu",
        FREE_PEOPLES,
        "dwarven",
        Action(
            (SKIRMISH,),
            effects=(
                When(
                    CanSpot(Titled("Legolas"), chosen=True),
                    then=(make(a(DWARF), strength(3), damage(1)),),
                    otherwise=(make(a(DWARF), strength(2)),),
                ),
            ),
        ),
        cost=1,
    ),
    event(
        "4U53",
        "Quick As May Be",
        FREE_PEOPLES,
        "dwarven",
        Action((MANEUVER,), costs=(Spot(DWARF & COMPANION), Spot(ELF & COMPANION)), effects=(wound(MINION),)),
        cost=1,
    ),
)
