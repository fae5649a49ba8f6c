"""Ringwraith cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

card("6U83", "Fell Beast", Continuous((keyword(FIERCE),), of=BEARER), on=On(NAZGUL), to_play=(DiscardFromHand(2),))

card(
    "6U86",
    "Úlairë Lemenya",
    Action(
        (REGROUP,),
        costs=(exert(THIS), DiscardFromHand(3)),
        effects=(MoveCards(COMPANION & ~RING_BEARER, PLAY, HAND),),
    ),
)

card(
    "6U87",
    "Úlairë Nertëa",
    Trigger(
        Happening(PLAYED, THIS),
        costs=(Spot(OTHER & NAZGUL),),
        effects=(
            Repeat(
                Cultures(FREE_PEOPLES_CARD, over=2),
                (Exert(a(RING_BOUND & COMPANION), by=FREE_PEOPLES_PLAYER),),
            ),
        ),
    ),
)

card(
    "6P122",
    "The Witch-king",
    Trigger(
        Happening(KILLED, COMPANION, against=NAZGUL, phase=SKIRMISH),
        effects=(Choose(((exert(COMPANION),), (wound(ALLY, 2),))),),
    ),
)
