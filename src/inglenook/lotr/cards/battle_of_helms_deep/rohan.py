"""Rohan cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

MACHINE = WithKeyword("machine")
VALIANT_MAN = WithKeyword("valiant") & MAN

card(
    "5U79",
    "Armory",
    Action(
        (MANEUVER,),
        costs=(Spot(ROHAN & MAN, 2),),
        effects=(
            Choose(((Token("", -2, a(MACHINE)),), (MoveCards(ROHAN & POSSESSION, DISCARD_PILE, HAND),))),
            Discard(a(THIS)),
        ),
    ),
)

card(
    "5U80",
    "Arrow-slits",
    Action(
        (MANEUVER,),
        costs=(Spot(ROHAN & MAN, 2),),
        effects=(Discard(a(POSSESSION | MACHINE)), Discard(a(THIS))),
    ),
)

card(
    "5C81",
    "Ecglaf",
    Action(
        (FELLOWSHIP,),
        costs=(exert(THIS), Spot(VALIANT_MAN, 2)),
        effects=(PlayCard(ROHAN & POSSESSION, zones=(DISCARD_PILE,)),),
    ),
)

card("5C83", "Household Guard")

card(
    "5C88",
    "Rohirrim Bow",
    Action((ARCHERY,), costs=(exert(BEARER), Discard(a(THIS))), effects=(wound(MINION),)),
    on=On(ROHAN & MAN),
)

card(
    "5R89",
    "Rohirrim Helm",
    Action(
        (SKIRMISH,),
        condition=Is(BEARER, InSkirmish()),
        costs=(Discard(a(THIS)),),
        effects=(
            Unless(
                ANY_SHADOW_PLAYER,
                price=(exert(MINION & InSkirmish()),),
                effects=(CancelSkirmish(BEARER),),
            ),
        ),
    ),
    on=On(ROHAN & MAN),
)

card(
    "5C91",
    "Rohirrim Shield",
    Continuous((Modifier(MINION_ARCHERY, -1),)),
    Action((REGROUP,), costs=(Discard(a(THIS)),), effects=(heal(BEARER),)),
    on=On(ROHAN & MAN),
)

card("5U92", "Sigewulf", Action((REGROUP,), costs=(exert(THIS), Spot(VALIANT_MAN, 5)), effects=(Discard(a(MINION)),)))

card(
    "5R94",
    "Thundering Host",
    Action(
        (SKIRMISH,),
        costs=(Discard(a(THIS)),),
        effects=(
            make(a(MOUNTED & ROHAN & MAN, "man"), strength(3)),
            When(AtSite("plains"), then=(Heal(that("man")),)),
        ),
    ),
)

card("5P122", "Éowyn", Action((MANEUVER,), costs=(PlayCard(ROHAN & POSSESSION, on=THIS),), effects=(heal(THIS),)))
