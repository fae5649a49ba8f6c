"""Elven cards of the Two Towers block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import ARCHER, companion, event
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.amounts import If
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import Is
from inglenook.lotr.words.facade import a, exert, make, strength
from inglenook.lotr.words.filters import (
    COMPANION,
    ELF,
    MINION,
    THIS,
    UNBOUND,
    WOUNDED,
    Skirmishing,
    That,
    Titled,
)
from inglenook.lotr.words.terms import FREE_PEOPLES, SKIRMISH

ELVEN_CARDS: Final[tuple[Definition, ...]] = (
    companion(
        "4C74",
        "Legolas",
        "Elven Comrade",
        "elven",
        "elf",
        cost=2,
        strength=6,
        vitality=3,
        signet="gandalf",
        keywords=ARCHER,
        abilities=(
            Action(
                (SKIRMISH,),
                costs=(exert(THIS),),
                effects=(
                    make(
                        a(MINION & Skirmishing(UNBOUND & COMPANION), "minion"),
                        strength(If(Is(That("minion"), Skirmishing(Titled("Gimli"))), -2, -1)),
                    ),
                ),
            ),
        ),
    ),
    event(
        "4C87",
        "Valor",
        FREE_PEOPLES,
        "elven",
        Action(
            (SKIRMISH,),
            effects=(make(a(ELF, "elf"), strength(If(Is(That("elf"), Skirmishing(WOUNDED & MINION)), 3, 2))),),
        ),
        cost=1,
    ),
)
