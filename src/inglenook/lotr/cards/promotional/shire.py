"""Shire cards of the promotional set."""

from inglenook.lotr.cards.language import *

card(
    "0P67", "Frodo", Continuous((Modifier(COST, -1, on=THIS),), of=ARTIFACT | POSSESSION | SHIRE & WithKeyword("tale"))
)
