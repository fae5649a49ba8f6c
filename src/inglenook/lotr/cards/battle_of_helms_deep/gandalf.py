"""Gandalf cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

GANDALF = Titled("Gandalf")

card(
    "5R16",
    "Down From the Hills",
    Action(
        (MANEUVER,),
        costs=(exert(GANDALF, 3),),
        effects=(
            make(
                a(UNBOUND & COMPANION & WithSignet("gandalf")),
                strength(5),
                keyword(DEFENDER),
                damage(2),
                cannot(TAKE_WOUNDS),
                until=UNTIL_REGROUP,
            ),
        ),
    ),
)

card(
    "5R18",
    "Fury of the White Rider",
    Action((MANEUVER,), costs=(Spot(Twilight(), 3), exert(GANDALF)), effects=(wound(MINION, 2),)),
)
