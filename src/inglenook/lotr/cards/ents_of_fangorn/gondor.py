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
    "6R50",
    "Aragorn",
    Action(
        (SKIRMISH,),
        costs=(Token("elven", -1, a(ANYTHING)),),
        effects=(make(a(MINION & Skirmishing(THIS)), strength(-3)),),
    ),
    Action((SKIRMISH,), costs=(Token("dwarven", -1, a(ANYTHING)),), effects=(heal(DWARF),)),
    Action(
        (REGROUP,), costs=(Token("rohan", -1, a(ANYTHING)),), condition=Is(THIS, MOUNTED), effects=(wound(MINION, 2),)
    ),
)

card(
    "6U51",
    "Banner of Westernesse",
    Trigger(Happening(WINS, BEARER), optional=True, effects=(heal(~BEARER & GONDOR & COMPANION),)),
    Response(Happening(WINS, BEARER), costs=(Discard(a(THIS)),), effects=(Liberate(),)),
    on=On(GONDOR & COMPANION),
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
    "6C53",
    "Mortal Men",
    Action(
        (SKIRMISH,),
        effects=(
            make(a(GONDOR & MAN), strength(2)),
            When(CanSpot(TokensOn(ANYTHING, "rohan"), chosen=True), then=(exert(MINION),)),
        ),
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
    "6R55",
    "Ring of Barahir",
    Trigger(Happening(TURN_STARTS, whose=YOU), optional=True, effects=(heal(COMPANION & OfTokenCulture()),)),
    on=On(Titled("Aragorn")),
)

card(
    "6C56",
    "Trust",
    Action(
        (SKIRMISH,),
        effects=(
            make(a(GONDOR & MAN), strength(2)),
            When(CanSpot(TokensOn(ANYTHING, "elven"), chosen=True), then=(heal(COMPANION),)),
        ),
    ),
)

card(
    "6P121",
    "Faramir",
    CHEAP_AT_THE_START,
    Action((FELLOWSHIP,), costs=(PlayCard(RANGER),), effects=(heal(RING_BOUND & COMPANION),)),
)
