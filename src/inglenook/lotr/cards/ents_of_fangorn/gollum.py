"""Gollum cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

SMEAGOL = Titled("Sméagol")
GOLLUM = Titled("Gollum")

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
    "6C40",
    "Gollum",
    Action(
        (SKIRMISH,),
        costs=(DiscardFromHand(1),),
        effects=(make(a(THIS), strength(If(Is(THIS, Skirmishing(RING_BOUND & COMPANION)), 2, 1))),),
    ),
)

card(
    "6R41",
    "Master Broke His Promise",
    Action(
        (REGROUP,),
        costs=(exert(GOLLUM, 3),),
        effects=(Wound(each(COMPANION)), Modify((Modifier(MOVE_LIMIT, -1),), until=THIS_TURN)),
    ),
)

card("6C42", "Nasty, Foul Hobbitses", Response(Happening(WINS, GOLLUM), effects=(add_burdens(1),)))

card("6C43", "Not Listening", Response(Happening(WINS, SMEAGOL), effects=(Heal(that("it")), remove_burdens(2))))

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

card(
    "6R46",
    "They Stole It",
    Action(
        (SKIRMISH,),
        costs=(Spot(GOLLUM), DiscardFromHand(3)),
        effects=(
            wound(
                COMPANION & Skirmishing(GOLLUM),
                times=If(Is(That("companion"), SHIRE & COMPANION), 2, 1),
                remember="companion",
            ),
        ),
    ),
)

card("6C47", "You're a Liar and a Thief", Response(Happening(WINS, GOLLUM), effects=(wound(COMPANION & ~RING_BEARER),)))
