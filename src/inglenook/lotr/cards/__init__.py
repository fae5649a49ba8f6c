"""Every card, as data in the words of the game: a package for each block, a module for each culture.

A printed card is corrected here and nowhere else; what plays, what reads and what explains it follows from this.
"""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.fangorn import gandalf as fangorn_gandalf
from inglenook.lotr.cards.fangorn import gollum as fangorn_gollum
from inglenook.lotr.cards.fangorn import gondor as fangorn_gondor
from inglenook.lotr.cards.fangorn import isengard as fangorn_isengard
from inglenook.lotr.cards.fangorn import ringwraith as fangorn_ringwraith
from inglenook.lotr.cards.fangorn import sauron as fangorn_sauron
from inglenook.lotr.cards.fangorn import shire as fangorn_shire
from inglenook.lotr.cards.fellowship import dwarven as fellowship_dwarven
from inglenook.lotr.cards.fellowship import elven as fellowship_elven
from inglenook.lotr.cards.fellowship import gandalf as fellowship_gandalf
from inglenook.lotr.cards.fellowship import gondor as fellowship_gondor
from inglenook.lotr.cards.fellowship import isengard as fellowship_isengard
from inglenook.lotr.cards.fellowship import later_sites as fellowship_later_sites
from inglenook.lotr.cards.fellowship import moria as fellowship_moria
from inglenook.lotr.cards.fellowship import ring as fellowship_ring
from inglenook.lotr.cards.fellowship import sauron as fellowship_sauron
from inglenook.lotr.cards.fellowship import shire as fellowship_shire
from inglenook.lotr.cards.fellowship import sites as fellowship_sites
from inglenook.lotr.cards.helms_deep import dwarven as helms_deep_dwarven
from inglenook.lotr.cards.helms_deep import elven as helms_deep_elven
from inglenook.lotr.cards.helms_deep import isengard as helms_deep_isengard
from inglenook.lotr.cards.helms_deep import raider as helms_deep_raider
from inglenook.lotr.cards.helms_deep import rohan as helms_deep_rohan
from inglenook.lotr.cards.helms_deep import sauron as helms_deep_sauron
from inglenook.lotr.cards.helms_deep import shire as helms_deep_shire
from inglenook.lotr.cards.helms_deep import sites as helms_deep_sites
from inglenook.lotr.cards.two_towers import dunland, dwarven, elven, gondor, isengard, raider, ring, rohan, shire, sites
from inglenook.lotr.library import add
from inglenook.lotr.words.cards import Definition


def collector_order(definition: Definition) -> tuple[int, int]:
    """Set and number of a collector code: 1R13 is card 13 of set 1, a rare (LR-1.34)."""
    return int(definition.id[0]), int(definition.id[2:])


ALL: Final[tuple[Definition, ...]] = tuple(
    sorted(
        (
            *fellowship_ring.RINGS,
            *fellowship_dwarven.DWARVEN_CARDS,
            *fellowship_elven.ELVEN_CARDS,
            *fellowship_gandalf.GANDALF_CARDS,
            *fellowship_gondor.GONDOR_CARDS,
            *fellowship_isengard.ISENGARD_CARDS,
            *fellowship_moria.MORIA_CARDS,
            *fellowship_sauron.SAURON_CARDS,
            *fellowship_shire.SHIRE_CARDS,
            *fellowship_sites.SITES,
            *fellowship_later_sites.LATER_SITES,
            *ring.RINGS,
            *dunland.DUNLAND_CARDS,
            *dwarven.DWARVEN_CARDS,
            *elven.ELVEN_CARDS,
            *gondor.GONDOR_CARDS,
            *isengard.ISENGARD_CARDS,
            *raider.RAIDER_CARDS,
            *rohan.ROHAN_CARDS,
            *shire.SHIRE_CARDS,
            *sites.SITES,
            *helms_deep_dwarven.DWARVEN_CARDS,
            *helms_deep_elven.ELVEN_CARDS,
            *helms_deep_isengard.ISENGARD_CARDS,
            *helms_deep_raider.RAIDER_CARDS,
            *helms_deep_rohan.ROHAN_CARDS,
            *helms_deep_sauron.SAURON_CARDS,
            *helms_deep_shire.SHIRE_CARDS,
            *helms_deep_sites.SITES,
            *fangorn_gandalf.GANDALF_CARDS,
            *fangorn_gollum.GOLLUM_CARDS,
            *fangorn_gondor.GONDOR_CARDS,
            *fangorn_isengard.ISENGARD_CARDS,
            *fangorn_ringwraith.RINGWRAITH_CARDS,
            *fangorn_sauron.SAURON_CARDS,
            *fangorn_shire.SHIRE_CARDS,
        ),
        key=collector_order,
    )
)

for _definition in ALL:
    add(_definition)
