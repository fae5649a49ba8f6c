"""Shire cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

FRODO = Titled("Frodo")
SAM = Titled("Sam")
SMEAGOL = Titled("Sméagol")
GOLLUM = Titled("Gollum")

card(
    "5U111",
    "Frodo",
    Action(
        (FELLOWSHIP,),
        costs=(add_burdens(1),),
        effects=(PlayCard(SMEAGOL, zones=(DISCARD_PILE,)),),
    ),
)

card(
    "5R112",
    "No Help for It",
    Action(
        (REGROUP,),
        costs=(Spot(SAM), Discard(a(SMEAGOL | GOLLUM))),
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
    "5U114",
    "Rare Good Ballast",
    Response(
        Happening(ACTION_USED, ~EVENT, phase=REGROUP),
        costs=(Discard(a(SMEAGOL | GOLLUM)),),
        effects=(CancelAction(),),
    ),
    on=On(SAM),
)

card(
    "5U115",
    "Sam",
    Continuous((overwhelmed_at(3),), condition=All((CanSpot(FRODO), CanSpot(SMEAGOL)))),
    Response(Happening(KILLED, FRODO & RING_BEARER), effects=(MakeRingBearer(),)),
)

card(
    "5R116",
    "Sting",
    Action(
        (SKIRMISH,),
        costs=(exert(FRODO),),
        effects=(Choose(((make(a(SMEAGOL), strength(2)),), (make(a(GOLLUM), strength(-2)),))),),
    ),
    on=On(FRODO),
)

card(
    "5C117",
    "You Must Help Us",
    Action(
        (FELLOWSHIP,),
        costs=(PlayCard(SMEAGOL, zones=(DISCARD_PILE,)),),
        effects=(Heal(each(RING_BOUND & HOBBIT), 2),),
    ),
)
