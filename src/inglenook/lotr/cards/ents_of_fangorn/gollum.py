"""Gollum cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

SMEAGOL = Titled("Sméagol")

card(
    "6C38",
    "Don't Follow the Lights",
    Response(Happening(WINS, SMEAGOL), costs=(add_burdens(1),), effects=(Discard(a(MINION)),)),
)

card(
    "6R39",
    "Don't Look at Them",
    Action(
        (SKIRMISH,),
        costs=(DiscardFromHand(3), Spot(SMEAGOL)),
        effects=(
            wound(
                MINION & Skirmishing(SMEAGOL),
                times=If(Is(That("minion"), RINGWRAITH & MINION), 2, 1),
                remember="minion",
            ),
        ),
    ),
)

card(
    "6R44",
    "Safe Paths",
    Action(
        (REGROUP,),
        costs=(exert(SMEAGOL, 3), Discard(a(SMEAGOL))),
        effects=(
            Wound(each(MINION)),
            Modify((Modifier(MOVE_LIMIT, 1),), until=THIS_TURN),
            Later(
                Happening(MOVES),
                (May((MoveCards(SHADOW_CARD, DISCARD_PILE, HAND, 3, up_to=True),), by=EACH_SHADOW_PLAYER),),
                until=THIS_TURN,
                once=True,
            ),
        ),
    ),
)

card(
    "6C45",
    "Sméagol",
    Action((SKIRMISH,), costs=(DiscardFromHand(1),), effects=(make(a(THIS), strength(1)),)),
    to_play=(add_burdens(1),),
)
