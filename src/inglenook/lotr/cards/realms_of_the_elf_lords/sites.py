"""The sites of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

card("3U115", "Caras Galadhon", Continuous((cannot(FACE_SEVERAL),), of=COMPANION | ALLY, condition=AtThisSite()))

card("3U116", "Eregion Hills", Trigger(Happening(MOVES_TO, THIS), effects=(add_burdens(1),)))

card("3C117", "Gates of Argonath", Continuous((cannot(BE_PLAYED),), of=EVENT & ForPhase(MANEUVER)))

card(
    "3C118",
    "The Great River",
    Continuous((cannot(BE_PLAYED_FROM_DECK), cannot(BE_PLAYED_FROM_DISCARD_PILE)), of=ANYTHING, condition=AtThisSite()),
)

card(
    "3U119",
    "House of Elrond",
    Trigger(
        Happening(MOVES_TO, THIS),
        effects=(May((remove_burdens(1),), by=FREE_PEOPLES_PLAYER, costs=(Spot(ELF, 2),)),),
    ),
)

card(
    "3U120",
    "Wastes of Emyn Muil",
    Action(
        (MANEUVER,),
        costs=(Spot(COMPANION, 4), exert(YOURS & ISENGARD & ORC)),
        effects=(Wound(a(COMPANION), by=FREE_PEOPLES_PLAYER),),
    ),
)
