"""Moria cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

card(
    "6R76",
    "The Balrog",
    Continuous((cost(-3),), condition=CanSpot(MORIA & MINION)),
    Continuous((cannot(FACE, by=(COMPANION | ALLY) & ~StrengthAtLeast(6)),)),
)

card(
    "6R77",
    "Durin's Tower",
    Continuous((cost(-3),), of=Titled("The Balrog"), condition=AtSite(least=2, most=3, block=TOWERS_BLOCK)),
    Action(
        (SKIRMISH,),
        costs=(Discard(a(THIS)),),
        effects=(make(a(Unique() & MORIA & MINION), strength(3)),),
    ),
)
