"""The sites of Realms of the Elf-lords."""

from inglenook.lotr.cards.language import *

card("3U116", "Eregion Hills", Trigger(Happening(MOVES_TO, THIS), effects=(add_burdens(1),)))

card(
    "3U119",
    "House of Elrond",
    Trigger(
        Happening(MOVES_TO, THIS),
        effects=(May((remove_burdens(1),), by=FREE_PEOPLES_PLAYER, costs=(Spot(ELF, 2),)),),
    ),
)
