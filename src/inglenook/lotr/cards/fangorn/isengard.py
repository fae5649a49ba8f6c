"""Isengard cards of Ents of Fangorn."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import condition, minion
from inglenook.lotr.words.abilities import Action, Trigger
from inglenook.lotr.words.amounts import If
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import CanSpot, Is
from inglenook.lotr.words.effects import Discard, PlayCard, Spot, Stack, Wound
from inglenook.lotr.words.facade import a, add_twilight, remove_twilight, that
from inglenook.lotr.words.filters import ANYTHING, COMPANION, ISENGARD, ORC, THIS, StackedOn
from inglenook.lotr.words.happenings import IT, Happening
from inglenook.lotr.words.terms import (
    DISCARD_PILE,
    DISCARDED_NOW,
    FREE_PEOPLES_PLAYER,
    REGROUP,
    SHADOW,
    SHADOW_PHASE,
    STACKED,
)

ISENGARD_ORC: Final = ISENGARD & ORC

SACRIFICE: Final = Action(
    (REGROUP,), costs=(Discard(a(ISENGARD_ORC)),), effects=(Wound(a(COMPANION), by=FREE_PEOPLES_PLAYER),)
)

ISENGARD_CARDS: Final[tuple[Definition, ...]] = (
    condition(
        "6U63",
        "Gnawing, Biting, Hacking, Burning",
        SHADOW,
        "isengard",
        cost=2,
        abilities=(
            Trigger(
                Happening(DISCARDED_NOW, ISENGARD_ORC, phase=REGROUP),
                optional=True,
                effects=(Stack(that(IT), a(THIS), source=DISCARD_PILE),),
            ),
            Action(
                (SHADOW_PHASE,),
                costs=(Discard(a(ANYTHING & StackedOn(THIS), count=2)), remove_twilight(1)),
                effects=(PlayCard(ISENGARD_ORC, zones=(DISCARD_PILE,)),),
            ),
        ),
    ),
    minion(
        "6C65",
        "Isengard Artisan",
        "isengard",
        "orc",
        cost=4,
        strength=8,
        vitality=3,
        site=4,
        abilities=(SACRIFICE,),
    ),
    minion(
        "6U66",
        "Isengard Builder",
        "isengard",
        "orc",
        cost=3,
        strength=7,
        vitality=3,
        site=4,
        abilities=(
            Action(
                (REGROUP,),
                condition=Is(THIS, StackedOn(ISENGARD)),
                costs=(Discard(a(THIS)),),
                effects=(add_twilight(2),),
                zone=STACKED,
            ),
        ),
    ),
    minion(
        "6C67",
        "Isengard Journeyman",
        "isengard",
        "orc",
        cost=2,
        strength=5,
        vitality=3,
        site=4,
        abilities=(SACRIFICE,),
    ),
    minion(
        "6R68",
        "Isengard Mechanics",
        "isengard",
        "orc",
        cost=6,
        strength=11,
        vitality=4,
        site=4,
        abilities=(
            Action(
                (REGROUP,),
                costs=(Discard(a(ISENGARD_ORC)),),
                effects=(
                    Wound(a(COMPANION, count=If(CanSpot(COMPANION, 6, chosen=True), 2, 1)), by=FREE_PEOPLES_PLAYER),
                ),
            ),
            Action(
                (REGROUP,),
                condition=Is(THIS, StackedOn(ISENGARD)),
                costs=(Discard(a(THIS)), Spot(ISENGARD_ORC)),
                effects=(add_twilight(3),),
                zone=STACKED,
            ),
        ),
    ),
    minion(
        "6C69",
        "Isengard Plodder",
        "isengard",
        "orc",
        cost=3,
        strength=7,
        vitality=3,
        site=4,
        abilities=(SACRIFICE,),
    ),
    minion(
        "6C71",
        "Isengard Tinker",
        "isengard",
        "orc",
        cost=1,
        strength=5,
        vitality=2,
        site=4,
        abilities=(SACRIFICE,),
    ),
)
