"""Rohan cards of the promotional set."""

from inglenook.lotr.cards.language import *

card("0P66", "Éomer", Continuous((cost(-1),), condition=CanSpot(ROHAN & MAN)))
