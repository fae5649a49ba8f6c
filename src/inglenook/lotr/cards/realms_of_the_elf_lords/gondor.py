"""Gondor cards of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

card(
    "3C37",
    "Answering the Cries",
    Action(
        (SKIRMISH,),
        costs=(DiscardFromHand(1, GONDOR & WithKeyword("tale")),),
        effects=(make(a(GONDOR & COMPANION), strength(2)),),
    ),
)

card(
    "3C43",
    "Might of Númenor",
    Action(
        (MANEUVER,),
        costs=(Spot(GONDOR & COMPANION),),
        effects=(
            SeeHand(AN_OPPONENT, to_all=True, at_random=1, remember="card"),
            Heal(a(COMPANION, count=CostOf(That("card")))),
        ),
    ),
)

card("3P122", "Boromir", Action((FELLOWSHIP,), costs=(add_twilight(2),), effects=(heal(THIS),)))
