"""Shire cards of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import STEALTH, ally, companion, event, possession
from inglenook.lotr.words.abilities import Action, Continuous, Response
from inglenook.lotr.words.cards import Definition, Home, On
from inglenook.lotr.words.conditions import AtSite, Is
from inglenook.lotr.words.effects import CancelSkirmish, MakeRingBearer, Spot, When
from inglenook.lotr.words.facade import a, exert, heal, make, overwhelmed_at, remove_burdens, strength, wound
from inglenook.lotr.words.filters import (
    ARTIFACT,
    BEARER,
    COMPANION,
    HOBBIT,
    MINION,
    ORC,
    OTHER,
    POSSESSION,
    RING_BEARER,
    SHIRE,
    THIS,
    WEAPON,
    Bearing,
    Skirmishing,
    Titled,
    WithKeyword,
    WithSignet,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.terms import (
    COST,
    DAMAGE,
    FELLOWSHIP,
    FELLOWSHIP_BLOCK,
    FREE_PEOPLES,
    HAND_WEAPON,
    KILLED,
    NO_KEYWORD,
    SKIRMISH,
)

FRODO: Final = Titled("Frodo")
SAM: Final = Titled("Sam")

HOBBIT_SWORD: Final = possession(
    "1C299",
    "Hobbit Sword",
    FREE_PEOPLES,
    "shire",
    cost=1,
    strength=2,
    item_class=HAND_WEAPON,
    on=On(HOBBIT),
)

SHIRE_CARDS: Final[tuple[Definition, ...]] = (
    ally(
        "1C286",
        "Bounder",
        "",
        "shire",
        "hobbit",
        unique=False,
        cost=1,
        strength=2,
        vitality=2,
        homes=(Home(2, FELLOWSHIP_BLOCK),),
        abilities=(Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(HOBBIT), overwhelmed_at(3)),)),),
    ),
    companion(
        "1C290",
        "Frodo",
        "Son of Drogo",
        "shire",
        "hobbit",
        cost=0,
        strength=3,
        vitality=4,
        resistance=10,
        signet="frodo",
        ring_bearer=True,
        abilities=(
            Action((FELLOWSHIP,), costs=(exert(OTHER & COMPANION & WithSignet("frodo")),), effects=(heal(THIS),)),
        ),
    ),
    event(
        "1C296",
        "Hobbit Intuition",
        FREE_PEOPLES,
        "shire",
        Action(
            (SKIRMISH,),
            effects=(
                When(
                    AtSite(most=4, block=FELLOWSHIP_BLOCK),
                    then=(CancelSkirmish(HOBBIT),),
                    otherwise=(make(a(HOBBIT), strength(3)),),
                ),
            ),
        ),
        cost=1,
        keywords=STEALTH,
    ),
    HOBBIT_SWORD,
    companion(
        "1C303",
        "Merry",
        "From O'er the Brandywine",
        "shire",
        "hobbit",
        cost=1,
        strength=3,
        vitality=4,
        signet="aragorn",
        abilities=(Continuous((strength(2),), condition=Is(THIS, Bearing(WEAPON))),),
    ),
    event(
        "1C304",
        "Noble Intentions",
        FREE_PEOPLES,
        "shire",
        Action((SKIRMISH,), costs=(exert(COMPANION & ~HOBBIT),), effects=(make(a(HOBBIT), strength(3)),)),
        cost=0,
    ),
    ally(
        "1U309",
        "Rosie Cotton",
        "Hobbiton Lass",
        "shire",
        "hobbit",
        cost=1,
        strength=1,
        vitality=2,
        homes=(Home(1, FELLOWSHIP_BLOCK),),
        abilities=(
            Continuous((strength(1),), of=SAM),
            Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(heal(SAM),)),
        ),
    ),
    companion(
        "1C311",
        "Sam",
        "Son of Hamfast",
        "shire",
        "hobbit",
        cost=2,
        strength=3,
        vitality=4,
        resistance=5,
        signet="aragorn",
        abilities=(
            Action((FELLOWSHIP,), costs=(exert(THIS),), effects=(remove_burdens(1),)),
            Response(Happening(KILLED, FRODO & RING_BEARER), effects=(MakeRingBearer(),)),
        ),
    ),
    event(
        "1C312",
        "Sorry About Everything",
        FREE_PEOPLES,
        "shire",
        Action((FELLOWSHIP,), costs=(exert(HOBBIT & COMPANION),), effects=(remove_burdens(1),)),
        cost=0,
    ),
    companion(
        "2C102",
        "Frodo",
        "Reluctant Adventurer",
        "shire",
        "hobbit",
        cost=0,
        strength=3,
        vitality=4,
        resistance=10,
        signet="aragorn",
        ring_bearer=True,
        abilities=(Continuous((Modifier(COST, -1, on=THIS),), of=ARTIFACT | POSSESSION | SHIRE & WithKeyword("tale")),),
    ),
    possession(
        "3C108",
        "Frying Pan",
        FREE_PEOPLES,
        "shire",
        cost=0,
        strength=1,
        item_class=HAND_WEAPON,
        on=On(HOBBIT),
        abilities=(Action((SKIRMISH,), costs=(exert(BEARER),), effects=(wound(ORC & Skirmishing(BEARER)),)),),
    ),
    event(
        "3C112",
        "Seek and Hide",
        FREE_PEOPLES,
        "shire",
        Action(
            (SKIRMISH,),
            costs=(Spot(SHIRE & COMPANION, 2),),
            effects=(make(a(MINION), Modifier(NO_KEYWORD, 1, DAMAGE)),),
        ),
        cost=1,
        keywords=STEALTH,
    ),
)
