"""The One Ring, as The Two Towers prints it (LR-22.9)."""

from inglenook.lotr.cards.language import *

card(
    "4R1",
    "The One Ring",
    Continuous((strength(2),), of=RING_BEARER, condition=RingIsWorn()),
    Trigger(
        Happening(ABOUT_TO_BE_WOUNDED, RING_BEARER, phase=SKIRMISH),
        condition=RingIsWorn(),
        effects=(Prevent(instead=(add_burdens(1),)),),
    ),
    Action((SKIRMISH,), costs=(add_burdens(1),), effects=(WearRing(),)),
)

reprint("4C2", "The One Ring", of="1C2")
