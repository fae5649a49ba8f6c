"""Gondor cards of the Two Towers block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import companion, possession
from inglenook.lotr.words.abilities import Continuous, Trigger
from inglenook.lotr.words.amounts import Number
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import Is
from inglenook.lotr.words.effects import Repeat, Spot
from inglenook.lotr.words.facade import strength, wound
from inglenook.lotr.words.filters import BEARER, HOBBIT, MINION, UNBOUND, URUK_HAI, Skirmishing, Titled
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import FREE_PEOPLES, HAND_WEAPON, MOVES

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
