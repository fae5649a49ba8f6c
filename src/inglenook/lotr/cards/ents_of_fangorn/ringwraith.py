"""Ringwraith cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

TOLDEA = Titled("Úlairë Toldëa")

card("6U83", "Fell Beast", Continuous((keyword(FIERCE),), of=BEARER), on=On(NAZGUL), to_play=(DiscardFromHand(2),))

card(
    "6U84",
    "Spied From Above",
    Action(
        (REGROUP,),
        costs=(exert(NAZGUL, 2),),
        effects=(PlayCard((RINGWRAITH | SAURON) & MINION, discount=8, exhausted=True),),
    ),
)

card(
    "6R85",
    "Sword of Dol Guldur",
    Trigger(
        Happening(WINS, BEARER & TOLDEA),
        effects=(Discard(a(FREE_PEOPLES_CARD & (POSSESSION | CONDITION)), by=FREE_PEOPLES_PLAYER),),
    ),
    on=On(NAZGUL),
)

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
    "6R88",
    "Úlairë Toldëa",
    Trigger(
        Happening(WINS, THIS),
        effects=(Choose(((Exert(a(COMPANION), by=FREE_PEOPLES_PLAYER),), (add_burdens(1),)), by=FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "6R89",
    "Winged and Ominous",
    Action((REGROUP,), costs=(exert(NAZGUL),), effects=(Token("wraith", 1, a(THIS)),)),
    Action((SHADOW_PHASE,), costs=(Token("wraith", -3, a(THIS)),), effects=(add_twilight(2),)),
)

card(
    "6P122",
    "The Witch-king",
    Trigger(
        Happening(KILLED, COMPANION, against=NAZGUL, phase=SKIRMISH),
        effects=(Choose(((wound(ALLY, 2),), (exert(COMPANION),))),),
    ),
)
