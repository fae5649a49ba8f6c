"""Rohan cards of Battle of Helm's Deep."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import VILLAGER, Keywords, ally, companion, condition, possession
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.cards import Definition, Home, On
from inglenook.lotr.words.conditions import AtSite, Is
from inglenook.lotr.words.effects import (
    CancelSkirmish,
    Choose,
    Discard,
    Heal,
    MoveCards,
    PlayCard,
    Spot,
    Token,
    Unless,
    When,
)
from inglenook.lotr.words.facade import a, exert, heal, make, strength, that, wound
from inglenook.lotr.words.filters import BEARER, MAN, MINION, MOUNTED, POSSESSION, ROHAN, THIS, InSkirmish, WithKeyword
from inglenook.lotr.words.terms import (
    ANY_SHADOW_PLAYER,
    ARCHERY,
    DISCARD_PILE,
    FELLOWSHIP,
    FREE_PEOPLES,
    HAND,
    MANEUVER,
    RANGED_WEAPON,
    REGROUP,
    SKIRMISH,
    TOWERS_BLOCK,
)

VALIANT: Final[Keywords] = (("valiant", 1),)
FORTIFICATION: Final[Keywords] = (("fortification", 1),)

VALIANT_MAN: Final = WithKeyword("valiant") & MAN
MACHINE: Final = WithKeyword("machine")

ROHAN_CARDS: Final[tuple[Definition, ...]] = (
    condition(
        "5U79",
        "Armory",
        FREE_PEOPLES,
        "rohan",
        unique=True,
        cost=1,
        keywords=FORTIFICATION,
        abilities=(
            Action(
                (MANEUVER,),
                costs=(Spot(ROHAN & MAN, 2),),
                effects=(
                    Choose(((Token("", -2, a(MACHINE)),), (MoveCards(ROHAN & POSSESSION, DISCARD_PILE, HAND),))),
                    Discard(a(THIS)),
                ),
            ),
        ),
    ),
    condition(
        "5U80",
        "Arrow-slits",
        FREE_PEOPLES,
        "rohan",
        unique=True,
        cost=1,
        keywords=FORTIFICATION,
        abilities=(
            Action(
                (MANEUVER,),
                costs=(Spot(ROHAN & MAN, 2),),
                effects=(Discard(a(POSSESSION | MACHINE)), Discard(a(THIS))),
            ),
        ),
    ),
    ally(
        "5C81",
        "Ecglaf",
        "Courageous Farmer",
        "rohan",
        "man",
        cost=1,
        strength=4,
        vitality=2,
        homes=(Home(4, TOWERS_BLOCK),),
        keywords=VILLAGER,
        abilities=(
            Action(
                (FELLOWSHIP,),
                costs=(exert(THIS), Spot(VALIANT_MAN, 2)),
                effects=(PlayCard(ROHAN & POSSESSION, zones=(DISCARD_PILE,)),),
            ),
        ),
    ),
    companion(
        "5C83",
        "Household Guard",
        "",
        "rohan",
        "man",
        unique=False,
        cost=2,
        strength=6,
        vitality=3,
        keywords=VALIANT,
    ),
    possession(
        "5C88",
        "Rohirrim Bow",
        FREE_PEOPLES,
        "rohan",
        cost=1,
        strength=1,
        item_class=RANGED_WEAPON,
        on=On(ROHAN & MAN),
        abilities=(Action((ARCHERY,), costs=(exert(BEARER), Discard(a(THIS))), effects=(wound(MINION),)),),
    ),
    possession(
        "5R89",
        "Rohirrim Helm",
        FREE_PEOPLES,
        "rohan",
        cost=1,
        item_class="helm",
        on=On(ROHAN & MAN),
        abilities=(
            Action(
                (SKIRMISH,),
                condition=Is(BEARER, InSkirmish()),
                costs=(Discard(a(THIS)),),
                effects=(
                    Unless(
                        ANY_SHADOW_PLAYER,
                        price=(exert(MINION & InSkirmish()),),
                        effects=(CancelSkirmish(BEARER),),
                    ),
                ),
            ),
        ),
    ),
    ally(
        "5U92",
        "Sigewulf",
        "Brave Volunteer",
        "rohan",
        "man",
        cost=1,
        strength=4,
        vitality=2,
        homes=(Home(4, TOWERS_BLOCK),),
        keywords=VILLAGER,
        abilities=(Action((REGROUP,), costs=(exert(THIS), Spot(VALIANT_MAN, 5)), effects=(Discard(a(MINION)),)),),
    ),
    condition(
        "5R94",
        "Thundering Host",
        FREE_PEOPLES,
        "rohan",
        cost=1,
        abilities=(
            Action(
                (SKIRMISH,),
                costs=(Discard(a(THIS)),),
                effects=(
                    make(a(MOUNTED & ROHAN & MAN, "man"), strength(3)),
                    When(AtSite("plains"), then=(Heal(that("man")),)),
                ),
            ),
        ),
    ),
    companion(
        "5P122",
        "Éowyn",
        "Daughter of Éomund",
        "rohan",
        "man",
        cost=2,
        strength=6,
        vitality=3,
        signet="gandalf",
        keywords=VALIANT,
        abilities=(Action((MANEUVER,), costs=(PlayCard(ROHAN & POSSESSION, on=THIS),), effects=(heal(THIS),)),),
    ),
)
