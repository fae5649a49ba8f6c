"""Gondor cards of the promotional set."""

from inglenook.lotr.cards.language import *

card("0P65", "Boromir")
