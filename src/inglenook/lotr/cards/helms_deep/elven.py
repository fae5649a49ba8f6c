"""Elven cards of Battle of Helm's Deep."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import ARCHER, companion, event
from inglenook.lotr.words.abilities import Action, Continuous, Trigger
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import All, During, Is
from inglenook.lotr.words.effects import Exert, Modify, Spot
from inglenook.lotr.words.facade import a, heal, wound_limit
from inglenook.lotr.words.filters import COMPANION, DWARF, ELF, MINION, OTHER, THIS, WOUNDED, Skirmishing
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.terms import ARCHERY, FELLOWSHIP_ARCHERY, FREE_PEOPLES, SKIRMISH, WINS

ELVEN_CARDS: Final[tuple[Definition, ...]] = (
    companion(
        "5U10",
        "Balglin",
        "Elven Warrior",
        "elven",
        "elf",
        cost=2,
        strength=5,
        vitality=3,
        to_play=(Spot(ELF),),
        abilities=(
            Continuous(
                (wound_limit(1),),
                condition=All((During(SKIRMISH), Is(THIS, Skirmishing(WOUNDED & MINION)))),
            ),
        ),
    ),
    event(
        "5R11",
        "Break the Charge",
        FREE_PEOPLES,
        "elven",
        Action(
            (ARCHERY,),
            costs=(Exert(a(ELF & COMPANION, count=3)),),
            effects=(Modify((Modifier(FELLOWSHIP_ARCHERY, 2),)),),
        ),
        cost=2,
    ),
    companion(
        "5P121",
        "Legolas",
        "Archer of Mirkwood",
        "elven",
        "elf",
        cost=2,
        strength=6,
        vitality=3,
        signet="theoden",
        keywords=ARCHER,
        abilities=(Trigger(Happening(WINS, THIS), optional=True, effects=(heal((OTHER & ELF | DWARF) & COMPANION),)),),
    ),
)
