"""Gondor cards of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import companion, condition, event, possession
from inglenook.lotr.words.abilities import Action, Continuous, Trigger
from inglenook.lotr.words.amounts import If
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import During, Is
from inglenook.lotr.words.effects import Choose, Discard, PlayNextSite, Spot
from inglenook.lotr.words.facade import a, each, exert, heal, make, overwhelmed_at, shadow_number, strength, wound_limit
from inglenook.lotr.words.filters import (
    BEARER,
    COMPANION,
    CONDITION,
    GONDOR,
    HOBBIT,
    MAN,
    MINION,
    OTHER,
    RANGER,
    ROAMING,
    SHADOW_CARD,
    SITE,
    THIS,
    BorneBy,
    DefenderAtLeast,
    Skirmishing,
    That,
    WithSignet,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.terms import (
    ARMOR,
    FELLOWSHIP,
    FREE_PEOPLES,
    MANEUVER,
    MINION_ARCHERY,
    REGROUP,
    SHIELD,
    SKIRMISH,
    TURN_STARTS,
    UNTIL_REGROUP,
    YOU,
)

GONDOR_CARDS: Final[tuple[Definition, ...]] = (
    possession(
        "1C92",
        "Armor",
        FREE_PEOPLES,
        "gondor",
        cost=1,
        item_class=ARMOR,
        on=On(MAN),
        abilities=(Continuous((wound_limit(1),), of=BEARER, condition=During(SKIRMISH)),),
    ),
    possession(
        "1U94",
        "Athelas",
        FREE_PEOPLES,
        "gondor",
        cost=1,
        on=On(GONDOR & MAN),
        abilities=(
            Action(
                (FELLOWSHIP,),
                costs=(Discard(a(THIS)),),
                effects=(
                    Choose(
                        (
                            (heal(COMPANION),),
                            (Discard(a(SHADOW_CARD & CONDITION & BorneBy(COMPANION))),),
                        )
                    ),
                ),
            ),
        ),
    ),
    companion(
        "1U97",
        "Boromir",
        "Son of Denethor",
        "gondor",
        "man",
        cost=3,
        strength=7,
        vitality=3,
        signet="frodo",
        abilities=(Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(HOBBIT), strength(3)),)),),
    ),
    possession(
        "1C101",
        "Coat of Mail",
        FREE_PEOPLES,
        "gondor",
        cost=1,
        item_class=ARMOR,
        on=On(MAN),
        abilities=(Continuous((overwhelmed_at(3),), of=BEARER),),
    ),
    event(
        "1C104",
        "Eregion's Trails",
        FREE_PEOPLES,
        "gondor",
        Action(
            (MANEUVER,),
            costs=(exert(RANGER),),
            effects=(make(each(ROAMING & MINION), strength(-3), until=UNTIL_REGROUP),),
        ),
        cost=1,
    ),
    event(
        "1C106",
        "Gondor's Vengeance",
        FREE_PEOPLES,
        "gondor",
        Action((REGROUP,), costs=(exert(RANGER & COMPANION),), effects=(Discard(a(MINION)),)),
        cost=0,
    ),
    possession(
        "1C107",
        "Great Shield",
        FREE_PEOPLES,
        "gondor",
        cost=1,
        item_class=SHIELD,
        on=On(MAN),
        abilities=(Continuous((Modifier(MINION_ARCHERY, -1),)),),
    ),
    condition(
        "1U108",
        "No Stranger to the Shadows",
        FREE_PEOPLES,
        "gondor",
        cost=0,
        on=On(RANGER, limit=1),
        abilities=(Continuous((shadow_number(-1),), of=SITE),),
    ),
    event(
        "1C110",
        "Pathfinder",
        FREE_PEOPLES,
        "gondor",
        Action((FELLOWSHIP, REGROUP), costs=(Spot(RANGER),), effects=(PlayNextSite(),)),
        cost=0,
    ),
    event(
        "1C116",
        "Swordarm of the White Tower",
        FREE_PEOPLES,
        "gondor",
        Action(
            (SKIRMISH,),
            effects=(
                make(
                    a(GONDOR & COMPANION, "companion"),
                    strength(If(Is(That("companion"), DefenderAtLeast(1)), 4, 2)),
                ),
            ),
        ),
        cost=0,
    ),
    event(
        "1C117",
        "Swordsman of the Northern Kingdom",
        FREE_PEOPLES,
        "gondor",
        Action(
            (SKIRMISH,),
            effects=(
                make(
                    a(RANGER, "ranger"),
                    strength(If(Is(That("ranger"), Skirmishing(ROAMING & MINION)), 4, 2)),
                ),
            ),
        ),
        cost=0,
    ),
    companion(
        "1P365",
        "Aragorn",
        "King in Exile",
        "gondor",
        "man",
        cost=4,
        strength=8,
        vitality=4,
        signet="aragorn",
        keywords=(("ranger", 1),),
        abilities=(
            Trigger(
                Happening(TURN_STARTS, whose=YOU),
                optional=True,
                effects=(heal(OTHER & COMPANION & WithSignet("aragorn")),),
            ),
        ),
    ),
)
