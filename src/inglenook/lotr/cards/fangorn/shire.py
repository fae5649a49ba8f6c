"""The Shire card of Ents of Fangorn."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import event
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.amounts import Count
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.facade import exert, keyword, make, strength, that
from inglenook.lotr.words.filters import COMPANION, GANDALF_CULTURE, HOBBIT, UNBOUND
from inglenook.lotr.words.terms import DAMAGE, FREE_PEOPLES, SKIRMISH

GANDALF_COMPANIONS: Final = Count(GANDALF_CULTURE & COMPANION)

SHIRE_CARDS: Final[tuple[Definition, ...]] = (
    event(
        "6C112",
        "Long Slow Wrath",
        FREE_PEOPLES,
        "shire",
        Action(
            (SKIRMISH,),
            costs=(exert(UNBOUND & HOBBIT, remember="hobbit"),),
            effects=(make(that("hobbit"), keyword(DAMAGE, GANDALF_COMPANIONS), strength(GANDALF_COMPANIONS)),),
        ),
        cost=1,
    ),
)
