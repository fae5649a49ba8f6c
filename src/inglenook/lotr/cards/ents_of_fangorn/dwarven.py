"""Dwarven cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

card(
    "6R11",
    "Toss Me",
    Continuous((strength(1),), of=Titled("Gimli"), condition=Is(THIS, StackedOn(DWARVEN & CONDITION)), zone=STACKED),
    Action(
        (FELLOWSHIP,),
        effects=(
            Choose(
                (
                    (MoveCards(THIS, NO_ZONE, ON_TOP_OF_DECK),),
                    (MoveCards(THIS, NO_ZONE, BENEATH_DECK),),
                    (MoveCards(OTHER & DWARVEN, HAND, ON_TOP_OF_DECK),),
                    (MoveCards(OTHER & DWARVEN, HAND, BENEATH_DECK),),
                )
            ),
        ),
    ),
)
