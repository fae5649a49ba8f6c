"""Isengard cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

PROTECTION = (ARMOR | HELM | SHIELD) & POSSESSION

card(
    "2R39",
    "Beyond the Height of Men",
    Action(
        (MANEUVER,),
        costs=(exert(URUK_HAI),),
        effects=(
            When(
                CanSpot(COMPANION, 6),
                (Discard(each(FREE_PEOPLES_CARD & PROTECTION)),),
                (Discard(a(PROTECTION)),),
            ),
        ),
    ),
)

card(
    "2C44",
    "No Business of Ours",
    Continuous((hidden_hand(EACH_SHADOW_PLAYER),)),
    to_play=(Spot(ISENGARD & MINION),),
)

card(
    "2C47",
    "Uruk Scout",
    Continuous((Modifier(ROAMING_PENALTY, -1),), of=YOURS & ISENGARD & MINION),
    Response(Happening(ACTION_USED, EVENT, against=RANGER), costs=(exert(THIS),), effects=(CancelAction(),)),
)
