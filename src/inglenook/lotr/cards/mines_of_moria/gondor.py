"""Gondor cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2U33",
    "Flee in Terror",
    Response(
        Happening(WINS, GONDOR & COMPANION),
        effects=(
            Unless(
                ITS_OWNER,
                price=(remove_twilight(3),),
                effects=(Discard(a(That("orc"))),),
                about=a(EXHAUSTED & ORC, "orc"),
            ),
        ),
    ),
)

card(
    "2C37",
    "Sentinels of Númenor",
    Action(
        (SKIRMISH,),
        effects=(
            make(
                a(GONDOR & COMPANION, "companion"),
                strength(If(Is(That("companion"), InSkirmish(fierce=True)), 4, 2)),
            ),
        ),
    ),
)
