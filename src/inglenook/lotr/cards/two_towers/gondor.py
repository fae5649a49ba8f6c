"""Gondor cards of the Two Towers block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import CHEAP_AT_THE_START, companion, event, possession
from inglenook.lotr.words import filters
from inglenook.lotr.words.abilities import Action, Continuous, Trigger
from inglenook.lotr.words.amounts import If, Number
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import Is
from inglenook.lotr.words.effects import Repeat, Spot, When
from inglenook.lotr.words.facade import a, damage, exert, make, strength, that, wound
from inglenook.lotr.words.filters import (
    BEARER,
    GONDOR,
    HOBBIT,
    MAN,
    MINION,
    ROAMING,
    THIS,
    UNBOUND,
    URUK_HAI,
    Skirmishing,
    That,
    Titled,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import FREE_PEOPLES, HAND_WEAPON, MOVES, RANGED_WEAPON, RING_BOUND, SKIRMISH

MAN_OR_ROAMING: Final = MAN | ROAMING & MINION
AGAINST_A_ROAMING_MINION: Final = Is(That("man"), Skirmishing(ROAMING & MINION))

GONDOR_CARDS: Final[tuple[Definition, ...]] = (
    possession(
        "4U132",
        "Ranger's Sword",
        FREE_PEOPLES,
        "gondor",
        subtitle="Blade of Aragorn",
        unique=True,
        cost=1,
        strength=2,
        item_class=HAND_WEAPON,
        on=On(Titled("Aragorn")),
        abilities=(Continuous((strength(2),), of=BEARER, condition=Is(BEARER, Skirmishing(URUK_HAI))),),
    ),
    companion(
        "4C130",
        "Ranger of Ithilien",
        "",
        "gondor",
        "man",
        unique=False,
        cost=3,
        strength=6,
        vitality=3,
        keywords=((RING_BOUND, 1), ("ranger", 1)),
        abilities=(
            CHEAP_AT_THE_START,
            Continuous((strength(2),), condition=Is(THIS, Skirmishing(ROAMING & MINION))),
        ),
    ),
    possession(
        "4C131",
        "Ranger's Bow",
        FREE_PEOPLES,
        "gondor",
        cost=1,
        item_class=RANGED_WEAPON,
        on=On(filters.RING_BOUND & MAN),
        abilities=(
            Action(
                (SKIRMISH,),
                costs=(exert(BEARER),),
                condition=Is(BEARER, Skirmishing(MAN_OR_ROAMING)),
                effects=(wound(MAN_OR_ROAMING & Skirmishing(BEARER)),),
            ),
        ),
    ),
    possession(
        "4C134",
        "Sword of Gondor",
        FREE_PEOPLES,
        "gondor",
        cost=1,
        strength=2,
        item_class=HAND_WEAPON,
        on=On(GONDOR & MAN),
        abilities=(Continuous((damage(1),), of=BEARER, condition=Is(BEARER, Skirmishing(MAN_OR_ROAMING))),),
    ),
    event(
        "4C135",
        "War and Valor",
        FREE_PEOPLES,
        "gondor",
        Action(
            (SKIRMISH,),
            effects=(
                make(a(GONDOR & MAN, "man"), strength(If(AGAINST_A_ROAMING_MINION, 3, 2))),
                When(AGAINST_A_ROAMING_MINION, then=(make(that("man"), damage(1)),)),
            ),
        ),
        cost=0,
    ),
    companion(
        "4P364",
        "Aragorn",
        "Wingfoot",
        "gondor",
        "man",
        cost=4,
        strength=8,
        vitality=4,
        signet="aragorn",
        keywords=(("ranger", 1),),
        abilities=(
            Trigger(
                Happening(MOVES),
                optional=True,
                effects=(Spot(UNBOUND & HOBBIT, x="x"), Repeat(Number("x"), (wound(MINION),))),
            ),
        ),
    ),
)
