"""Elven cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2U18",
    "Hosts of the Last Alliance",
    Continuous((Modifier(MINION_ARCHERY, -1),), condition=CanSpot(ELF & COMPANION)),
    Response(Happening(ABOUT_TO_BE_WOUNDED, ELF), costs=(Discard(a(THIS)),), effects=(Prevent(),)),
)
