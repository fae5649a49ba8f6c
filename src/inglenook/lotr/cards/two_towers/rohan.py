"""Rohan cards of the Two Towers block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import VILLAGER, ally, companion, condition, event, possession
from inglenook.lotr.words import filters
from inglenook.lotr.words.abilities import Action, Continuous, DiscardedWhen, Response, Trigger
from inglenook.lotr.words.amounts import AtMost, Number
from inglenook.lotr.words.cards import Definition, Home, On
from inglenook.lotr.words.conditions import CanSpot, HomeControlledByOpponent, Is
from inglenook.lotr.words.effects import Exert, PlayCard, Prevent, Spot, When
from inglenook.lotr.words.facade import (
    a,
    add_twilight,
    cost,
    damage,
    each,
    exert,
    heal,
    make,
    overwhelmed_at,
    strength,
    that,
)
from inglenook.lotr.words.filters import (
    ALLY,
    BEARER,
    COMPANION,
    ELF,
    MAN,
    MINION,
    MOUNTED,
    POSSESSION,
    ROHAN,
    THIS,
    UNBOUND,
    WIZARD,
    Bearing,
    Skirmishing,
    That,
    Titled,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import (
    ABOUT_TO_BE_WOUNDED,
    ARMOR,
    FELLOWSHIP,
    FREE_PEOPLES,
    HAND_WEAPON,
    MOUNT,
    PHASE_STARTS,
    PLAYED,
    SKIRMISH,
    SKIRMISH_STARTS,
    THIS_TURN,
    TOWERS_BLOCK,
    TURN_STARTS,
)

TRAMPLES: Final = Trigger(Happening(SKIRMISH_STARTS, BEARER), effects=(Exert(each(MINION & Skirmishing(BEARER))),))
"""What the horses of Rohan do to whoever fights their rider."""

ROHAN_CARDS: Final[tuple[Definition, ...]] = (
    possession(
        "4U263",
        "Brego",
        FREE_PEOPLES,
        "rohan",
        unique=True,
        cost=1,
        item_class=MOUNT,
        to_play=(Spot(ROHAN & MAN),),
        on=On(MAN | ELF | WIZARD),
        abilities=(Trigger(Happening(PLAYED, THIS), optional=True, effects=(heal(BEARER),)), TRAMPLES),
    ),
    companion(
        "4C266",
        "Éomer",
        "Sister-son of Théoden",
        "rohan",
        "man",
        cost=3,
        strength=7,
        vitality=3,
        signet="aragorn",
        abilities=(
            Continuous((cost(-1),), condition=CanSpot(ROHAN & MAN)),
            Trigger(Happening(TURN_STARTS), optional=True, effects=(heal(ROHAN & ALLY),)),
        ),
    ),
    companion(
        "4C270",
        "Éowyn",
        "Lady of Rohan",
        "rohan",
        "man",
        cost=2,
        strength=6,
        vitality=3,
        signet="theoden",
        keywords=(("valiant", 1),),
        abilities=(
            Response(
                Happening(ABOUT_TO_BE_WOUNDED, UNBOUND & COMPANION),
                costs=(exert(THIS), add_twilight(1)),
                effects=(Prevent(),),
            ),
        ),
    ),
    ally(
        "4C277",
        "Guma",
        "Plains Farmer",
        "rohan",
        "man",
        cost=1,
        strength=4,
        vitality=2,
        homes=(Home(4, TOWERS_BLOCK),),
        keywords=VILLAGER,
        abilities=(
            DiscardedWhen(HomeControlledByOpponent()),
            Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(ROHAN & MAN),)),
        ),
    ),
    possession(
        "4C278",
        "Heavy Chain",
        FREE_PEOPLES,
        "rohan",
        cost=1,
        item_class=ARMOR,
        on=On(MAN),
        abilities=(Continuous((overwhelmed_at(3),), of=BEARER),),
    ),
    possession(
        "4U280",
        "Herugrim",
        FREE_PEOPLES,
        "rohan",
        unique=True,
        cost=2,
        strength=2,
        vitality=1,
        item_class=HAND_WEAPON,
        on=On(Titled("Théoden")),
        abilities=(Continuous((damage(1),), of=BEARER),),
    ),
    event(
        "4U282",
        "An Honorable Charge",
        FREE_PEOPLES,
        "rohan",
        Action(
            (SKIRMISH,),
            effects=(
                Spot(ROHAN & MAN, x="x"),
                make(a(UNBOUND & COMPANION), strength(AtMost(Number("x"), 3))),
            ),
        ),
        cost=1,
    ),
    possession(
        "4C283",
        "Horse of Rohan",
        FREE_PEOPLES,
        "rohan",
        cost=2,
        item_class=MOUNT,
        to_play=(Spot(ROHAN & MAN),),
        on=On(MAN | ELF | WIZARD),
        abilities=(TRAMPLES,),
    ),
    companion(
        "4C286",
        "Rider of Rohan",
        "",
        "rohan",
        "man",
        unique=False,
        cost=2,
        strength=5,
        vitality=3,
        abilities=(
            Action(
                (SKIRMISH,),
                condition=Is(THIS, MOUNTED),
                costs=(exert(THIS),),
                effects=(exert(MINION & Skirmishing(UNBOUND & COMPANION)),),
            ),
        ),
    ),
    ally(
        "4U295",
        "Weland",
        "Smith of the Riddermark",
        "rohan",
        "man",
        cost=1,
        strength=4,
        vitality=2,
        homes=(Home(4, TOWERS_BLOCK),),
        keywords=VILLAGER,
        abilities=(
            DiscardedWhen(HomeControlledByOpponent()),
            Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(MOUNTED & COMPANION),)),
        ),
    ),
    condition(
        "4U296",
        "Well Stored",
        FREE_PEOPLES,
        "rohan",
        cost=1,
        abilities=(
            Trigger(Happening(PHASE_STARTS, phase=FELLOWSHIP), optional=True, effects=(heal(filters.VILLAGER),)),
        ),
    ),
    event(
        "4C297",
        "Work for the Sword",
        FREE_PEOPLES,
        "rohan",
        Action(
            (SKIRMISH,),
            effects=(
                make(a(ROHAN & MAN, "man"), strength(2)),
                When(Is(That("man"), MOUNTED), then=(make(that("man"), damage(2)),)),
            ),
        ),
        cost=1,
    ),
    companion(
        "4P365",
        "Théoden",
        "Lord of the Mark",
        "rohan",
        "man",
        cost=2,
        strength=6,
        vitality=2,
        signet="theoden",
        abilities=(
            Action(
                (FELLOWSHIP,),
                costs=(PlayCard(ROHAN & POSSESSION, on=ROHAN & COMPANION, remember="possession"),),
                effects=(heal(COMPANION & Bearing(That("possession"))),),
                uses=1,
                period=THIS_TURN,
            ),
        ),
    ),
)
