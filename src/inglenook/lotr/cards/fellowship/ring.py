"""The One Ring, as The Fellowship of the Ring prints it (LR-22.9)."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import ring
from inglenook.lotr.words.abilities import Response, Trigger
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import RingIsWorn
from inglenook.lotr.words.effects import Prevent, WearRing
from inglenook.lotr.words.facade import add_burdens
from inglenook.lotr.words.filters import BEARER, RING_BEARER
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import ABOUT_TO_BE_WOUNDED, SKIRMISH

ISILDURS_BANE: Final = ring(
    "1R1",
    "Isildur's Bane",
    Response(Happening(ABOUT_TO_BE_WOUNDED, BEARER), effects=(WearRing(),)),
    Trigger(
        Happening(ABOUT_TO_BE_WOUNDED, RING_BEARER),
        condition=RingIsWorn(),
        effects=(Prevent(instead=(add_burdens(2),)),),
    ),
    strength=1,
    vitality=1,
)

THE_RULING_RING: Final = ring(
    "1C2",
    "The Ruling Ring",
    Response(Happening(ABOUT_TO_BE_WOUNDED, BEARER, phase=SKIRMISH), effects=(WearRing(),)),
    Trigger(
        Happening(ABOUT_TO_BE_WOUNDED, RING_BEARER, phase=SKIRMISH),
        condition=RingIsWorn(),
        effects=(Prevent(instead=(add_burdens(1),)),),
    ),
    strength=1,
)

RINGS: Final[tuple[Definition, ...]] = (ISILDURS_BANE, THE_RULING_RING)
