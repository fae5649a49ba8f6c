"""Gandalf cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2C29",
    "Wizard Staff",
    Action((SKIRMISH,), costs=(exert(BEARER, 2),), effects=(make(a(MINION), strength(-3)),)),
    on=On(WIZARD),
)

card("2P122", "Gandalf", Trigger(Happening(TURN_STARTS, whose=YOU), optional=True, effects=(Draw(1),)))
