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
    "5U12",
    "Legolas' Sword",
    Trigger(Happening(MOVES), optional=True, costs=(Spot(WOUNDED & MINION),), effects=(heal(Titled("Legolas")),)),
    on=On(Titled("Legolas")),
)

card(
    "5U13",
    "Taurnil",
    Continuous((cost(2),), of=SHADOW_CARD & POSSESSION, condition=Is(THIS, Bearing(RANGED_WEAPON))),
    Continuous((cannot(ADD_TO_ARCHERY),), condition=Is(THIS, Bearing(RANGED_WEAPON))),
    to_play=(Spot(ELF),),
)

card(
    "5C14",
    "That Is No Orc Horn",
    Action((REGROUP,), costs=(Spot(ELF & COMPANION, 3),), effects=(heal(COMPANION), Liberate())),
)

card(
    "5P121",
    "Legolas",
    Trigger(Happening(WINS, THIS), optional=True, effects=(heal((OTHER & ELF | DWARF) & COMPANION),)),
)
