"""Gandalf cards of the promotional set."""

from inglenook.lotr.cards.language import *

card(
    "0P56",
    "Ghân-buri-Ghân",
    Continuous((overwhelmed_at(3),), condition=CanSpot(OTHER & MAN, 2)),
    Continuous((keyword(DEFENDER),), condition=AtSite("forest")),
)

card(
    "0P57",
    "Radagast's Staff",
    Trigger(Happening(MOVES, phase=REGROUP), optional=True, effects=(Draw(2),)),
    on=On(Titled("Radagast")),
)

card("0P64", "Gandalf")
