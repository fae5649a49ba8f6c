"""The One Ring, as The Fellowship of the Ring prints it (LR-22.9)."""

from inglenook.lotr.cards.language import *

card(
    "1R1",
    "The One Ring",
    Response(Happening(ABOUT_TO_BE_WOUNDED, BEARER), effects=(WearRing(),)),
    Trigger(
        Happening(ABOUT_TO_BE_WOUNDED, RING_BEARER),
        condition=RingIsWorn(),
        effects=(Prevent(instead=(add_burdens(2),)),),
    ),
)

card(
    "1C2",
    "The One Ring",
    Response(Happening(ABOUT_TO_BE_WOUNDED, BEARER, phase=SKIRMISH), effects=(WearRing(),)),
    Trigger(
        Happening(ABOUT_TO_BE_WOUNDED, RING_BEARER, phase=SKIRMISH),
        condition=RingIsWorn(),
        effects=(Prevent(instead=(add_burdens(1),)),),
    ),
)
