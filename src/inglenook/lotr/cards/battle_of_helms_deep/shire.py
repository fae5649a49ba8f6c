"""Shire cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

FRODO = Titled("Frodo")

card(
    "5U115",
    "Sam",
    Continuous((overwhelmed_at(3),), condition=All((CanSpot(FRODO), CanSpot(Titled("Sméagol"))))),
    Response(Happening(KILLED, FRODO & RING_BEARER), effects=(MakeRingBearer(),)),
)
