"""Ringwraith cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2U76",
    "Helpless",
    Continuous((without_text(),), of=BEARER),
    to_play=(Spot(Titled("Frodo")), Spot(NAZGUL)),
    on=On(Titled("Sam")),
)
