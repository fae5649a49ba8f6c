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

card(
    "5R82",
    "Gamling",
    Action(
        (SKIRMISH,),
        costs=(PlayCard(ROHAN & POSSESSION, on=THIS),),
        effects=(make(a(THIS), strength(2), damage(1)),),
    ),
    to_play=(Spot(ROHAN & MAN),),
)

card("5C83", "Household Guard")

card(
    "5R84",
    "I Am Here",
    Action(
        (FELLOWSHIP,),
        costs=(exert(Titled("Théoden"), 2, remember="theoden"),),
        effects=(Heal(each(COMPANION & WithSignet("theoden") & ~That("theoden")), 2),),
    ),
)

card(
    "5C85",
    "Let Us Be Swift",
    Action((REGROUP,), costs=(Spot(VALIANT_MAN, 3),), effects=(Discard(up_to(2, CONDITION)), Liberate())),
)

# Any valiant Man chosen can be one of the three, so the three need not be named first.
card(
    "5R86",
    "No Rest for the Weary",
    Action(
        (MANEUVER,),
        costs=(Spot(VALIANT_MAN, 3),),
        effects=(make(a(VALIANT_MAN), keyword(DEFENDER), until=UNTIL_REGROUP),),
    ),
)

card(
    "5U87",
    "Parapet",
    Action(
        (ARCHERY,),
        costs=(Spot(ROHAN & MAN, 2),),
        effects=(
            Choose(((Token("", -2, a(MACHINE)),), (Modify((Modifier(MINION_ARCHERY, -3),)),))),
            Discard(a(THIS)),
        ),
    ),
)

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
    "5C90",
    "Rohirrim Scout",
    Action(
        (REGROUP,),
        costs=(exert(THIS), Spot(ROHAN & POSSESSION, remember="possession")),
        effects=(MoveCards(That("possession"), PLAY, HAND),),
    ),
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
    "5C93",
    "Théoden",
    Action((MANEUVER,), costs=(PlayCard(ROHAN & POSSESSION, on=THIS),), effects=(heal(ROHAN & ALLY),)),
)

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
