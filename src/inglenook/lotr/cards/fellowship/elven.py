"""Elven cards of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import ARCHER, companion, event
from inglenook.lotr.words.abilities import Action, Continuous
from inglenook.lotr.words.amounts import If
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import Is
from inglenook.lotr.words.facade import a, make, strength
from inglenook.lotr.words.filters import ELF, NAZGUL, THIS, Skirmishing, That
from inglenook.lotr.words.terms import FREE_PEOPLES, SKIRMISH

ELVEN_CARDS: Final[tuple[Definition, ...]] = (
    event(
        "1C37",
        "Defiance",
        FREE_PEOPLES,
        "elven",
        Action(
            (SKIRMISH,),
            effects=(make(a(ELF, "elf"), strength(If(Is(That("elf"), Skirmishing(NAZGUL)), 4, 2))),),
        ),
        cost=1,
    ),
    companion(
        "1U51",
        "Legolas",
        "Prince of Mirkwood",
        "elven",
        "elf",
        cost=2,
        strength=6,
        vitality=3,
        signet="gandalf",
        keywords=ARCHER,
        abilities=(Continuous((strength(3),), condition=Is(THIS, Skirmishing(NAZGUL))),),
    ),
)
