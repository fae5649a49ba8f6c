"""The sites of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

card(
    "6U115",
    "Rocks of Emyn Muil",
    Action((FELLOWSHIP,), costs=(PlayCard(COMPANION & WithSignet("frodo")),), effects=(remove_burdens(1),)),
)

card(
    "6U116",
    "Westfold",
    Action(
        (FELLOWSHIP,),
        costs=(exert(Titled("Aragorn"), 2),),
        effects=(PlayCard(COMPANION & WithSignet("aragorn"), zones=(DECK,)),),
    ),
)

card(
    "6U117",
    "Meduseld",
    Action(
        (FELLOWSHIP,),
        costs=(Exert(a(COMPANION & WithSignet("gandalf"), count=3)),),
        effects=(PlayCard(UNBOUND & COMPANION, zones=(DEAD_PILE,)),),
    ),
)

card(
    "6U118",
    "Hornburg Hall",
    Action(
        (FELLOWSHIP,),
        costs=(DiscardFromHand(ALL), Spot(COMPANION & WithSignet("theoden"), 3)),
        effects=(Draw(4),),
    ),
)

card("6U119", "Valley of Saruman", Trigger(Happening(MOVES_TO, THIS), effects=(Discard(each(ALLY)),)))

card(
    "6U120",
    "Saruman's Laboratory",
    Response(Happening(ABOUT_TO_BE_WOUNDED, YOURS & MINION), costs=(DiscardFromHand(2),), effects=(Prevent(),)),
)
