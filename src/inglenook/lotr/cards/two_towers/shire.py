"""Shire cards of the Two Towers block."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inglenook.lotr.cards.fellowship.shire import HOBBIT_SWORD
from inglenook.lotr.cards.shapes import STEALTH, companion, event
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import AtSite
from inglenook.lotr.words.effects import CancelSkirmish, Discard, PlayCard, Unless, When
from inglenook.lotr.words.facade import (
    a,
    add_burdens,
    exert,
    make,
    overwhelmed_at,
    remove_burdens,
    remove_twilight,
    wound_limit,
)
from inglenook.lotr.words.filters import COMPANION, HOBBIT, RING_BEARER, THIS, UNBOUND
from inglenook.lotr.words.filters import RING_BOUND as IS_RING_BOUND
from inglenook.lotr.words.terms import (
    ANY_SHADOW_PLAYER,
    DISCARD_PILE,
    FELLOWSHIP,
    FREE_PEOPLES,
    REGROUP,
    RING_BOUND,
    SKIRMISH,
    TOWERS_BLOCK,
)

SLIPS_AWAY: Final = Unless(ANY_SHADOW_PLAYER, price=(remove_twilight(2),), effects=(Discard(a(THIS)),))

SHIRE_CARDS: Final[tuple[Definition, ...]] = (
    companion(
        "4C302",
        "Frodo",
        "Tired Traveller",
        "shire",
        "hobbit",
        cost=0,
        strength=3,
        vitality=4,
        resistance=10,
        signet="gandalf",
        keywords=((RING_BOUND, 1),),
        ring_bearer=True,
        abilities=(Action((FELLOWSHIP,), costs=(PlayCard(IS_RING_BOUND & COMPANION),), effects=(remove_burdens(1),)),),
    ),
    replace(HOBBIT_SWORD, id="4C306"),
    event(
        "4C308",
        "Knocked on the Head",
        FREE_PEOPLES,
        "shire",
        Action((REGROUP,), effects=(PlayCard(UNBOUND & HOBBIT, zones=(DISCARD_PILE,)),)),
        cost=0,
    ),
    companion(
        "4C310",
        "Merry",
        "Learned Guide",
        "shire",
        "hobbit",
        cost=1,
        strength=3,
        vitality=4,
        signet="frodo",
        abilities=(Action((SKIRMISH,), costs=(exert(RING_BEARER),), effects=(SLIPS_AWAY,)),),
    ),
    companion(
        "4C314",
        "Pippin",
        "Woolly-footed Rascal",
        "shire",
        "hobbit",
        cost=1,
        strength=3,
        vitality=4,
        signet="frodo",
        abilities=(Action((SKIRMISH,), costs=(add_burdens(1),), effects=(SLIPS_AWAY,)),),
    ),
    event(
        "4C319",
        "Severed His Bonds",
        FREE_PEOPLES,
        "shire",
        Action(
            (SKIRMISH,),
            effects=(
                When(
                    AtSite(most=4, block=TOWERS_BLOCK),
                    then=(CancelSkirmish(HOBBIT),),
                    otherwise=(make(a(HOBBIT), overwhelmed_at(3)),),
                ),
            ),
        ),
        cost=1,
        keywords=STEALTH,
    ),
    event(
        "4C321",
        "Swiftly and Softly",
        FREE_PEOPLES,
        "shire",
        Action(
            (SKIRMISH,),
            effects=(
                When(
                    AtSite(most=5, block=TOWERS_BLOCK),
                    then=(CancelSkirmish(HOBBIT),),
                    otherwise=(make(a(HOBBIT), wound_limit(1)),),
                ),
            ),
        ),
        cost=1,
        keywords=STEALTH,
    ),
)
