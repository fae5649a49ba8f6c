"""The Shire card of Battle of Helm's Deep."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import companion
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Continuous, Response
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import All, CanSpot
from inglenook.lotr.words.effects import MakeRingBearer
from inglenook.lotr.words.facade import overwhelmed_at
from inglenook.lotr.words.filters import RING_BEARER, Titled
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import KILLED

FRODO: Final = Titled("Frodo")

SHIRE_CARDS: Final[tuple[Definition, ...]] = (
    companion(
        "5U115",
        "Sam",
        "Nice Sensible Hobbit",
        "shire",
        "hobbit",
        cost=2,
        strength=3,
        vitality=4,
        resistance=5,
        signet="aragorn",
        keywords=((terms.RING_BOUND, 1),),
        abilities=(
            Continuous((overwhelmed_at(3),), condition=All((CanSpot(FRODO), CanSpot(Titled("Sméagol"))))),
            Response(Happening(KILLED, FRODO & RING_BEARER), effects=(MakeRingBearer(),)),
        ),
    ),
)
