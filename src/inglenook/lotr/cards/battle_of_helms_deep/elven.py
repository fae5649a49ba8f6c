"""Elven cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

card(
    "5U10",
    "Balglin",
    Continuous(
        (wound_limit(1),),
        condition=All((During(SKIRMISH), Is(THIS, Skirmishing(WOUNDED & MINION)))),
    ),
    to_play=(Spot(ELF),),
)

card(
    "5R11",
    "Break the Charge",
    Action(
        (ARCHERY,),
        costs=(Exert(a(ELF & COMPANION, count=3)),),
        effects=(Modify((Modifier(FELLOWSHIP_ARCHERY, 2),)),),
    ),
)

card(
    "5P121",
    "Legolas",
    Trigger(Happening(WINS, THIS), optional=True, effects=(heal((OTHER & ELF | DWARF) & COMPANION),)),
)
