"""Elven cards of the Two Towers block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import ARCHER, companion, event, possession
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action, Continuous
from inglenook.lotr.words.amounts import If, Times, WoundsOn
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import Is
from inglenook.lotr.words.effects import Choose, DiscardFromHand
from inglenook.lotr.words.facade import a, exert, keyword, make, strength
from inglenook.lotr.words.filters import (
    BEARER,
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
from inglenook.lotr.words.happenings import IT
from inglenook.lotr.words.terms import FREE_PEOPLES, HAND_WEAPON, RANGED_WEAPON, SKIRMISH

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
    possession(
        "4U62",
        "Elven Bow",
        FREE_PEOPLES,
        "elven",
        cost=1,
        item_class=RANGED_WEAPON,
        on=On(ELF),
        abilities=(Continuous((keyword(terms.ARCHER),), of=BEARER),),
    ),
    possession(
        "4C64",
        "Elven Sword",
        FREE_PEOPLES,
        "elven",
        cost=1,
        strength=1,
        item_class=HAND_WEAPON,
        on=On(ELF),
        abilities=(
            Action(
                (SKIRMISH,),
                costs=(Choose(((exert(BEARER),), (DiscardFromHand(2),))),),
                effects=(make(a(MINION & Skirmishing(BEARER)), strength(-1)),),
            ),
        ),
    ),
    companion(
        "4C78",
        "Lórien Swordsman",
        "",
        "elven",
        "elf",
        unique=False,
        cost=2,
        strength=5,
        vitality=3,
        abilities=(Continuous((strength(Times(-2, WoundsOn(That(IT)))),), of=MINION & Skirmishing(THIS)),),
    ),
)
