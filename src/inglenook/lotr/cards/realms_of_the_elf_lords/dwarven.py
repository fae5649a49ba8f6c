"""Dwarven cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

GIMLI = Titled("Gimli")

card(
    "3U2",
    "Gimli's Pipe",
    Action((FELLOWSHIP,), costs=(exert(GIMLI),), effects=(Modify((more_spotted(PIPE_CLASS),)),)),
    on=On(GIMLI),
)
