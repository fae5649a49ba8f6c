"""Dwarven cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

card("5R5", "Baruk Khazâd", Action((MANEUVER,), costs=(exert(DWARF),), effects=(wound(MINION), ActAgain())))
