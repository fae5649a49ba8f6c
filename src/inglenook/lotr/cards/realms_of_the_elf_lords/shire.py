"""Shire cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

card(
    "3C108",
    "Frying Pan",
    Action((SKIRMISH,), costs=(exert(BEARER),), effects=(wound(ORC & Skirmishing(BEARER)),)),
    on=On(HOBBIT),
)

card(
    "3C112",
    "Seek and Hide",
    Action(
        (SKIRMISH,),
        costs=(Spot(SHIRE & COMPANION, 2),),
        effects=(make(a(MINION), Modifier(NO_KEYWORD, 1, DAMAGE)),),
    ),
)
