"""Shire cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

FRODO = Titled("Frodo")

card(
    "5U111",
    "Frodo",
    Action(
        (FELLOWSHIP,),
        costs=(add_burdens(1),),
        effects=(PlayCard(Titled("Sméagol"), zones=(DISCARD_PILE,)),),
    ),
)

card(
    "5R112",
    "No Help for It",
    Action(
        (REGROUP,),
        costs=(Spot(Titled("Sam")), Discard(a(Titled("Sméagol") | Titled("Gollum")))),
        effects=(remove_burdens(3),),
    ),
)

card(
    "5R113",
    "No Use That Way",
    Action(
        (SKIRMISH,),
        costs=(add_burdens(3),),
        effects=(wound(MINION & Skirmishing(COMPANION & WithSignet("frodo")), 2),),
    ),
)

card(
    "5U115",
    "Sam",
    Continuous((overwhelmed_at(3),), condition=All((CanSpot(FRODO), CanSpot(Titled("Sméagol"))))),
    Response(Happening(KILLED, FRODO & RING_BEARER), effects=(MakeRingBearer(),)),
)
