"""Gandalf cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

GANDALF = Titled("Gandalf")

card(
    "3R29",
    "Betrayal of Isengard",
    Trigger(
        Happening(TAKEN_INTO_HAND, phase=SHADOW_PHASE, whose=AN_OPPONENT),
        optional=True,
        effects=(remove_twilight(1),),
    ),
    Action((MANEUVER,), costs=(exert(GANDALF),), effects=(wound(Titled("Saruman"), 2),)),
)
