"""Elven promotional cards."""

from inglenook.lotr.cards.language import *

card(
    "0P63",
    "Arwen",
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(MINION & Skirmishing(ELF)), strength(-2)),)),
)
