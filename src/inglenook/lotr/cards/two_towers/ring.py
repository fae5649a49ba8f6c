"""The One Ring, as The Two Towers prints it (LR-22.9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from inglenook.lotr.cards.fellowship.ring import THE_RULING_RING
from inglenook.lotr.cards.shapes import ring
from inglenook.lotr.words.abilities import Action, Continuous, Trigger
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import RingIsWorn
from inglenook.lotr.words.effects import Prevent, WearRing
from inglenook.lotr.words.facade import add_burdens, strength
from inglenook.lotr.words.filters import RING_BEARER
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import ABOUT_TO_BE_WOUNDED, SKIRMISH

RINGS: Final[tuple[Definition, ...]] = (
    ring(
        "4R1",
        "Answer To All Riddles",
        Continuous((strength(2),), of=RING_BEARER, condition=RingIsWorn()),
        Trigger(
            Happening(ABOUT_TO_BE_WOUNDED, RING_BEARER, phase=SKIRMISH),
            condition=RingIsWorn(),
            effects=(Prevent(instead=(add_burdens(1),)),),
        ),
        Action((SKIRMISH,), costs=(add_burdens(1),), effects=(WearRing(),)),
        vitality=2,
    ),
    replace(THE_RULING_RING, id="4C2"),
)
