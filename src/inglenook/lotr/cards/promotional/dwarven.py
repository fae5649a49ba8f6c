"""Dwarven cards of the promotional set."""

from inglenook.lotr.cards.language import *

card("0P62", "Gimli")
