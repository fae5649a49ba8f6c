"""The sites of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

card(
    "5U118",
    "Hornburg Wall",
    Action((REGROUP,), costs=(Spot(YOURS & MINION), remove_twilight(9)), effects=(MoveAgain(),)),
)

card(
    "5U119",
    "Nan Curunír",
    Response(
        Happening(ABOUT_TO_BE_WOUNDED, YOURS & MOUNTED & MINION), costs=(remove_twilight(2),), effects=(Prevent(),)
    ),
)

card("5U120", "Caverns of Isengard", Continuous((cannot(WIN_BEFORE_RECONCILING),), of=RING_BEARER))
