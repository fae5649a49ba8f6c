"""Isengard cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

card(
    "2C47",
    "Uruk Scout",
    Continuous((Modifier(ROAMING_PENALTY, -1),), of=YOURS & ISENGARD & MINION),
    Response(Happening(ACTION_USED, EVENT, against=RANGER), costs=(exert(THIS),), effects=(CancelAction(),)),
)
