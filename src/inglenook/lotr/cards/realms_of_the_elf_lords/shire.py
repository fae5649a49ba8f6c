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

card(
    "3C111",
    "Old Noakes",
    Trigger(
        Happening(DISCARDED_FROM_HAND, whose=YOU, against=SHADOW_CARD),
        optional=True,
        effects=(Discard(a(MINION | SHADOW_CARD & CONDITION)),),
    ),
)
