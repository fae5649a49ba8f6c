"""Shire cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

GANDALF_COMPANIONS = Count(GANDALF_CULTURE & COMPANION)

card(
    "6C112",
    "Long Slow Wrath",
    Action(
        (SKIRMISH,),
        costs=(exert(UNBOUND & HOBBIT, remember="hobbit"),),
        effects=(make(that("hobbit"), keyword(DAMAGE, GANDALF_COMPANIONS), strength(GANDALF_COMPANIONS)),),
    ),
)

card("6R113", "Merry", Action((REGROUP,), costs=(Discard(a(THIS)),), effects=(heal(GANDALF_CULTURE & COMPANION),)))
