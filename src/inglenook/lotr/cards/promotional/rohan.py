"""Rohan cards of the promotional set."""

from inglenook.lotr.cards.language import *

card(
    "0P59",
    "Erkenbrand",
    Continuous((Modifier(CAN, 1, BE_PLAYED_IN_SKIRMISHES),), condition=CanSpot(ROHAN & MAN)),
    Trigger(Happening(PLAYED, THIS), optional=True, effects=(Discard(a(SHADOW_CARD & POSSESSION)),)),
)

card("0P66", "Éomer", Continuous((cost(-1),), condition=CanSpot(ROHAN & MAN)))
