"""Gondor cards of Battle of Helm's Deep: knights and fortifications."""

from inglenook.lotr.cards.language import *

GONDOR_MAN = GONDOR & MAN
KNIGHT = WithKeyword("knight")
FORTIFICATION = GONDOR & WithKeyword("fortification")
HEMMED_IN = MINION & Bearing(FORTIFICATION)
WALLED_OFF = Transfer(a(THIS), a(MINION & Skirmishing(GONDOR_MAN)), zones=(SUPPORT_AREA,))
BEFORE_A_MAN_OR_KNIGHTS = Action(
    (SKIRMISH,),
    costs=(Choose(((exert(GONDOR_MAN),), (Spot(KNIGHT, 3),))),),
    effects=(WALLED_OFF,),
)

card(
    "5R31",
    "Alcarin",
    Continuous((cost(-1),), of=OTHER & KNIGHT, condition=During(SETTING_UP)),
    Action((ASSIGNMENT,), costs=(Assign(a(HEMMED_IN), a(THIS)),), effects=(heal(THIS),)),
)

card("5C32", "Citadel of the Stars", BEFORE_A_MAN_OR_KNIGHTS)

card("5C33", "City Wall", BEFORE_A_MAN_OR_KNIGHTS)

card(
    "5U34",
    "Fall Back",
    Action(
        (SKIRMISH,),
        effects=(ChooseCard(a(HEMMED_IN, "minion")), Discard(each(SHADOW_CARD & BorneBy(That("minion"))))),
    ),
)

card("5C35", "Gondorian Knight")

card(
    "5C36",
    "Knight of Gondor",
    Action((FELLOWSHIP,), costs=(Discard(a(GONDOR & CONDITION)),), effects=(heal(THIS),)),
)

card("5C37", "Men of Númenor", Action((SKIRMISH,), effects=(wound(HEMMED_IN),)))

card(
    "5U38",
    "Rally Point",
    Action((REGROUP,), costs=(exert(KNIGHT),), effects=(Transfer(a(FORTIFICATION & BorneBy(MINION))),)),
)

card("5R39", "Stone Tower", Action((SKIRMISH,), costs=(Exert(a(GONDOR_MAN, count=2)),), effects=(WALLED_OFF,)))

card(
    "5C40",
    "Take Cover",
    Action((FELLOWSHIP,), costs=(exert(KNIGHT),), effects=(PlayCard(FORTIFICATION, zones=(DISCARD_PILE,)),)),
)

card(
    "5R41",
    "These Are My People",
    Action(
        (FELLOWSHIP,),
        costs=(exert(Titled("Aragorn"), 2),),
        effects=(
            Repeat(
                ALL,
                (PlayCard(POSSESSION, zones=(DISCARD_PILE,), on=COMPANION & WithSignet("aragorn")),),
                until_stopped=True,
            ),
        ),
    ),
)

card(
    "5U42",
    "Turgon",
    Action((MANEUVER,), costs=(exert(THIS),), effects=(wound(HEMMED_IN),)),
    to_play=(Spot(KNIGHT),),
)

card(
    "5C43",
    "War Must Be",
    Action(
        (SKIRMISH,),
        effects=(make(a(GONDOR_MAN, "man"), strength(If(Is(That("man"), Skirmishing(HEMMED_IN)), 4, 2))),),
    ),
)
