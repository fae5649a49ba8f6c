"""Shire cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2C102", "Frodo", Continuous((Modifier(COST, -1, on=THIS),), of=ARTIFACT | POSSESSION | SHIRE & WithKeyword("tale"))
)
