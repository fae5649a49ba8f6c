"""Sites of Mines of Moria and Realms of the Elf-lords, the later sets of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import site
from inglenook.lotr.words.abilities import Action, Trigger
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.effects import May, PlayNextSite, Spot
from inglenook.lotr.words.facade import add_burdens, exert, remove_burdens
from inglenook.lotr.words.filters import ELF, HOBBIT, THIS
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import FELLOWSHIP, FELLOWSHIP_BLOCK, FREE_PEOPLES_PLAYER, MOVES_TO, SANCTUARY

LATER_SITES: Final[tuple[Definition, ...]] = (
    site(
        "2U116",
        "Hobbiton Woods",
        FELLOWSHIP_BLOCK,
        1,
        0,
        # The next site is site 2, since the text works only while the fellowship is here.
        Action((FELLOWSHIP,), costs=(exert(HOBBIT),), effects=(PlayNextSite(),)),
        keywords=("forest",),
    ),
    site(
        "3U116",
        "Eregion Hills",
        FELLOWSHIP_BLOCK,
        4,
        2,
        Trigger(Happening(MOVES_TO, THIS), effects=(add_burdens(1),)),
    ),
    site(
        "3U119",
        "House of Elrond",
        FELLOWSHIP_BLOCK,
        3,
        0,
        Trigger(
            Happening(MOVES_TO, THIS),
            effects=(May((remove_burdens(1),), by=FREE_PEOPLES_PLAYER, costs=(Spot(ELF, 2),)),),
        ),
        keywords=(SANCTUARY,),
    ),
)
