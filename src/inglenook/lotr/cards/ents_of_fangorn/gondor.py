"""Gondor cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

card(
    "6C48",
    "Anborn",
    Trigger(
        Happening(WINS, THIS),
        optional=True,
        effects=(make(a(MINION), Modifier(SITE_NUMBER, 3), until=UNTIL_REGROUP),),
    ),
)

card(
    "6R49",
    "Ancient Roads",
    Continuous((Modifier(SITE_NUMBER, 2),), of=MINION & Skirmishing(RANGER), condition=CanSpot(RANGER, 3)),
)

card(
    "6C52",
    "Garrison of Osgiliath",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(Spot(GONDOR & MAN),),
        effects=(Token("gondor", 2, a(THIS)),),
    ),
    Action(
        (SKIRMISH,),
        costs=(Choose(((Discard(a(THIS)),), (Token("gondor", -1, a(THIS)),))),),
        effects=(make(a(GONDOR & MAN), strength(1)),),
    ),
)

card(
    "6U54",
    "Perilous Ventures",
    Action(
        (REGROUP,),
        costs=(Exert(a(RANGER, count=2)),),
        effects=(Choose(((Discard(a(MINION)),), (Discard(a(RINGWRAITH & MINION, count=2)),))),),
    ),
)

card(
    "6P121",
    "Faramir",
    CHEAP_AT_THE_START,
    Action((FELLOWSHIP,), costs=(PlayCard(RANGER),), effects=(heal(RING_BOUND & COMPANION),)),
)
