"""Gondor cards of the promotional set."""

from inglenook.lotr.cards.language import *

card(
    "0P58",
    "Anárion",
    Action(
        (SKIRMISH,),
        costs=(PlayCard(GONDOR & EVENT & ForPhase(SKIRMISH)),),
        effects=(make(each(MINION & Skirmishing(THIS)), strength(Times(-1, VitalityOf(THIS)))),),
    ),
)

card("0P65", "Boromir")
