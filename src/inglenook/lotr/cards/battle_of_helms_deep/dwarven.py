"""Dwarven cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

card("5R5", "Baruk Khazâd", Action((MANEUVER,), costs=(exert(DWARF),), effects=(wound(MINION), ActAgain())))

card(
    "5R7",
    "Gimli",
    Trigger(Happening(WINS, THIS), effects=(wound(MINION & AssignedNow(UNBOUND & COMPANION)),), optional=True),
)
