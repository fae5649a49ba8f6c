"""Isengard cards of Battle of Helm's Deep."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import DAMAGE_1, Keywords, event, minion, possession
from inglenook.lotr.words import filters, terms
from inglenook.lotr.words.abilities import Action, Continuous, Response, Trigger
from inglenook.lotr.words.amounts import SitesControlled, WoundsOn
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import Is, Without
from inglenook.lotr.words.effects import CancelAction, Heal, PlayCard, When
from inglenook.lotr.words.facade import a, add_twilight, damage, exert, keyword, make, strength, that
from inglenook.lotr.words.filters import (
    BEARER,
    CHARACTER,
    EVENT,
    EXHAUSTED,
    ISENGARD,
    MOUNTED,
    ORC,
    THIS,
    InSkirmish,
    That,
    VitalityAtLeast,
    WithKeyword,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import ACTION_USED, AMBUSH, DISCARD_PILE, FIERCE, PLAYED, SHADOW, SKIRMISH

WARG_RIDER: Final[Keywords] = (("warg-rider", 1),)

FIERCE_UNLESS_EXHAUSTED: Final = Continuous((keyword(FIERCE),), condition=Without(Is(THIS, EXHAUSTED)))

CANCELS_SPECIAL_ABILITIES: Final = Response(
    Happening(ACTION_USED, ~EVENT, phase=SKIRMISH, condition=Is(BEARER, InSkirmish())),
    costs=(exert(BEARER),),
    effects=(CancelAction(),),
)

ISENGARD_CARDS: Final[tuple[Definition, ...]] = (
    minion(
        "5R50",
        "Foul Horde",
        "isengard",
        "orc",
        unique=True,
        cost=4,
        strength=9,
        vitality=3,
        site=4,
        keywords=WARG_RIDER,
        abilities=(
            FIERCE_UNLESS_EXHAUSTED,
            Continuous((keyword(AMBUSH, 1),), condition=Is(THIS, VitalityAtLeast(3))),
            Continuous((damage(1),), condition=Is(THIS, VitalityAtLeast(4))),
        ),
    ),
    minion(
        "5C52",
        "Isengard Flanker",
        "isengard",
        "orc",
        cost=2,
        strength=7,
        vitality=2,
        site=4,
        keywords=WARG_RIDER,
        abilities=(FIERCE_UNLESS_EXHAUSTED,),
    ),
    minion(
        "5C53",
        "Isengard Rider",
        "isengard",
        "orc",
        cost=3,
        strength=8,
        vitality=3,
        site=4,
        keywords=WARG_RIDER,
        abilities=(FIERCE_UNLESS_EXHAUSTED,),
    ),
    possession(
        "5U54",
        "Isengard Scimitar",
        SHADOW,
        "isengard",
        cost=0,
        strength=2,
        item_class=terms.HAND_WEAPON,
        on=On(ISENGARD & ORC),
        abilities=(Trigger(Happening(PLAYED, THIS), optional=True, effects=(add_twilight(SitesControlled()),)),),
    ),
    minion(
        "5U63",
        "Uruk-hai Berserker",
        "isengard",
        "uruk-hai",
        cost=4,
        strength=7,
        vitality=3,
        site=5,
        keywords=DAMAGE_1,
        abilities=(Continuous((strength(WoundsOn(CHARACTER & InSkirmish())),), condition=Is(THIS, InSkirmish())),),
    ),
    possession(
        "5U64",
        "War-warg",
        SHADOW,
        "isengard",
        cost=4,
        strength=4,
        vitality=2,
        item_class=terms.MOUNT,
        on=On(WithKeyword("warg-rider")),
        abilities=(CANCELS_SPECIAL_ABILITIES,),
    ),
    possession(
        "5C65",
        "Warg",
        SHADOW,
        "isengard",
        cost=3,
        strength=3,
        vitality=1,
        item_class=terms.MOUNT,
        on=On(WithKeyword("warg-rider")),
        abilities=(CANCELS_SPECIAL_ABILITIES,),
    ),
    minion(
        "5C66",
        "Warg-master",
        "isengard",
        "orc",
        cost=2,
        strength=6,
        vitality=2,
        site=4,
        keywords=WARG_RIDER,
        abilities=(
            Trigger(
                Happening(PLAYED, THIS),
                optional=True,
                effects=(PlayCard(ISENGARD & filters.MOUNT, zones=(DISCARD_PILE,)),),
            ),
            FIERCE_UNLESS_EXHAUSTED,
        ),
    ),
    minion(
        "5C67",
        "Warg-rider",
        "isengard",
        "orc",
        cost=1,
        strength=5,
        vitality=2,
        site=4,
        keywords=WARG_RIDER,
        abilities=(FIERCE_UNLESS_EXHAUSTED,),
    ),
    event(
        "5C68",
        "Wolf-voices",
        SHADOW,
        "isengard",
        Action(
            (SKIRMISH,),
            effects=(
                make(a(ISENGARD & ORC, "orc"), strength(2)),
                When(Is(That("orc"), MOUNTED), then=(Heal(that("orc")),)),
            ),
        ),
        cost=1,
    ),
)
