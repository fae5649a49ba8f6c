"""Shire cards of the promotional set."""

from inglenook.lotr.cards.language import *

card(
    "0P60",
    "Tom Bombadil's Hat",
    # The card also counts threats, but these come with sets that are not played here.
    Trigger(Happening(BURDEN_ADDED, against=SHADOW_CARD), effects=(Token("shire", 1, a(THIS)),)),
    Action((FELLOWSHIP,), costs=(Token("shire", -2, a(THIS)),), effects=(remove_burdens(1),)),
    to_play=(Spot(SHIRE & COMPANION, 2),),
)

card(
    "0P67", "Frodo", Continuous((Modifier(COST, -1, on=THIS),), of=ARTIFACT | POSSESSION | SHIRE & WithKeyword("tale"))
)
