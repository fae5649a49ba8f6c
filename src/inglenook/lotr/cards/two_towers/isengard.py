"""Isengard cards of the Two Towers block."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inglenook.lotr.cards.fellowship.isengard import URUK_HAI_RAIDING_PARTY
from inglenook.lotr.cards.shapes import DAMAGE_1, event, minion, possession
from inglenook.lotr.words.abilities import Action, Continuous
from inglenook.lotr.words.amounts import Count, If
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import AtSite, DeadPileHas, During, Without
from inglenook.lotr.words.effects import PlayCard
from inglenook.lotr.words.facade import a, cannot, exert, keyword, make, strength
from inglenook.lotr.words.filters import ALLY, ANYTHING, BEARER, OTHER, THIS, URUK_HAI, AssignedNow, That
from inglenook.lotr.words.terms import FIERCE, HAND_WEAPON, SHADOW, SHADOW_PHASE, SKIRMISH, TAKE_WOUNDS

AT_A_BATTLEGROUND: Final = AtSite("battleground")

ISENGARD_CARDS: Final[tuple[Definition, ...]] = (
    possession(
        "4C142",
        "Broad-bladed Sword",
        SHADOW,
        "isengard",
        cost=1,
        strength=2,
        item_class=HAND_WEAPON,
        on=On(URUK_HAI),
        abilities=(Continuous((cannot(TAKE_WOUNDS),), of=BEARER, condition=Without(During(SKIRMISH))),),
    ),
    event(
        "4C151",
        "Ferocity",
        SHADOW,
        "isengard",
        Action((SKIRMISH,), effects=(make(a(URUK_HAI), strength(If(AT_A_BATTLEGROUND, 3, 2))),)),
        cost=0,
    ),
    minion(
        "4C165",
        "Orthanc Warrior",
        "isengard",
        "uruk-hai",
        cost=2,
        strength=7,
        vitality=2,
        site=5,
        keywords=DAMAGE_1,
    ),
    event(
        "4C175",
        "Still They Came",
        SHADOW,
        "isengard",
        Action(
            (SKIRMISH,),
            costs=(exert(URUK_HAI & ~AssignedNow(), remember="idle"),),
            effects=(make(a(URUK_HAI & ~That("idle")), strength(3)),),
        ),
        cost=1,
    ),
    minion(
        "4C184",
        "Uruk Defender",
        "isengard",
        "uruk-hai",
        cost=4,
        strength=9,
        vitality=2,
        site=5,
        keywords=DAMAGE_1,
        abilities=(
            Action(
                (SKIRMISH,),
                condition=AT_A_BATTLEGROUND,
                costs=(exert(THIS),),
                effects=(make(a(OTHER & URUK_HAI), strength(2)),),
            ),
        ),
    ),
    minion(
        "4C185",
        "Uruk Fanatic",
        "isengard",
        "uruk-hai",
        cost=4,
        strength=9,
        vitality=2,
        site=5,
        keywords=DAMAGE_1,
        abilities=(Continuous((keyword(FIERCE),), condition=DeadPileHas(ANYTHING, 3)),),
    ),
    minion(
        "4C191",
        "Uruk Rear Guard",
        "isengard",
        "uruk-hai",
        cost=6,
        strength=12,
        vitality=4,
        site=5,
        keywords=DAMAGE_1,
        abilities=(
            Action(
                (SKIRMISH,),
                condition=AT_A_BATTLEGROUND,
                costs=(exert(THIS),),
                effects=(make(a(OTHER & URUK_HAI), strength(1)),),
            ),
        ),
    ),
    minion(
        "4C192",
        "Uruk Regular",
        "isengard",
        "uruk-hai",
        cost=3,
        strength=8,
        vitality=2,
        site=5,
        keywords=DAMAGE_1,
        abilities=(
            # "Other" means other than this minion: the one being played is not in play yet.
            Action(
                (SHADOW_PHASE,),
                costs=(exert(THIS),),
                effects=(PlayCard(URUK_HAI, discount=Count(OTHER & URUK_HAI)),),
            ),
        ),
    ),
    minion(
        "4C197",
        "Uruk Stalker",
        "isengard",
        "uruk-hai",
        cost=3,
        strength=8,
        vitality=2,
        site=5,
        keywords=DAMAGE_1,
        abilities=(Continuous((strength(3), keyword(FIERCE)), condition=DeadPileHas(ALLY)),),
    ),
    replace(URUK_HAI_RAIDING_PARTY, id="4C207"),
)
