"""Isengard cards of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import DAMAGE_1, condition, event, minion
from inglenook.lotr.words.abilities import Action, Continuous, Trigger
from inglenook.lotr.words.amounts import Number
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import CanSpot
from inglenook.lotr.words.effects import Discard, DiscardFromDeck, Modify, Spot
from inglenook.lotr.words.facade import a, cost, exert, heal, make, remove_twilight, strength, that
from inglenook.lotr.words.filters import (
    ALLY,
    COMPANION,
    EVENT,
    ISENGARD,
    OTHER,
    THIS,
    URUK_HAI,
    YOURS,
    Titled,
    WithKeyword,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.terms import (
    ARCHER,
    FELLOWSHIP_ARCHERY,
    FREE_PEOPLES_PLAYER,
    MANEUVER,
    PLAYED,
    SHADOW,
    SKIRMISH,
    WINS,
)

URUK_HAI_RAIDING_PARTY: Final = minion(
    "1C158",
    "Uruk-hai Raiding Party",
    "isengard",
    "uruk-hai",
    cost=4,
    strength=9,
    vitality=3,
    site=5,
    keywords=DAMAGE_1,
)

ISENGARD_CARDS: Final[tuple[Definition, ...]] = (
    event(
        "1C121",
        "Bred for Battle",
        SHADOW,
        "isengard",
        Action((SKIRMISH,), costs=(exert(URUK_HAI, remember="uruk"),), effects=(make(that("uruk"), strength(3)),)),
        cost=0,
    ),
    condition(
        "1C133",
        "Saruman's Ambition",
        SHADOW,
        "isengard",
        cost=0,
        abilities=(
            Continuous((cost(-1),), of=YOURS & ISENGARD & EVENT),
            Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(URUK_HAI), strength(2)),)),
        ),
    ),
    condition(
        "1C141",
        "Their Arrows Enrage",
        SHADOW,
        "isengard",
        cost=1,
        to_play=(Spot(Titled("Saruman") | URUK_HAI),),
        abilities=(Continuous((strength(-1),), of=WithKeyword(ARCHER) & (COMPANION | ALLY)),),
    ),
    minion(
        "1C145",
        "Uruk Brood",
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
                costs=(remove_twilight(2),),
                effects=(Spot(OTHER & URUK_HAI, x="x"), make(a(THIS), strength(Number("x")))),
            ),
        ),
    ),
    minion(
        "1C150",
        "Uruk Rager",
        "isengard",
        "uruk-hai",
        cost=4,
        strength=9,
        vitality=2,
        site=5,
        keywords=DAMAGE_1,
        abilities=(Trigger(Happening(WINS, THIS), effects=(DiscardFromDeck(2, FREE_PEOPLES_PLAYER),)),),
    ),
    minion(
        "1C151",
        "Uruk Savage",
        "isengard",
        "uruk-hai",
        cost=2,
        strength=5,
        vitality=3,
        site=5,
        keywords=DAMAGE_1,
    ),
    minion(
        "1C152",
        "Uruk Shaman",
        "isengard",
        "uruk-hai",
        cost=3,
        strength=8,
        vitality=2,
        site=5,
        keywords=DAMAGE_1,
        abilities=(Action((MANEUVER,), costs=(remove_twilight(2),), effects=(heal(URUK_HAI),)),),
    ),
    minion(
        "1U153",
        "Uruk Slayer",
        "isengard",
        "uruk-hai",
        cost=4,
        strength=9,
        vitality=2,
        site=5,
        keywords=DAMAGE_1,
        abilities=(
            Action((SKIRMISH,), costs=(remove_twilight(1),), effects=(Modify((strength(1),), a(THIS), total=3),)),
        ),
    ),
    minion(
        "1C154",
        "Uruk Soldier",
        "isengard",
        "uruk-hai",
        cost=2,
        strength=7,
        vitality=1,
        site=5,
        keywords=DAMAGE_1,
        abilities=(
            Trigger(Happening(PLAYED, THIS), optional=True, effects=(DiscardFromDeck(1, FREE_PEOPLES_PLAYER),)),
        ),
    ),
    condition(
        "1C157",
        "Uruk-hai Armory",
        SHADOW,
        "isengard",
        cost=1,
        abilities=(Continuous((Modifier(FELLOWSHIP_ARCHERY, -1),), condition=CanSpot(URUK_HAI)),),
    ),
    URUK_HAI_RAIDING_PARTY,
)
