"""Gandalf cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

GANDALF = Titled("Gandalf")
UNBOUND_HOBBIT = UNBOUND & HOBBIT
FRIENDS = Count(ENT | UNBOUND_HOBBIT)
"""The number of cards that make Ents cheaper: other Ents, and the Hobbits who rouse them."""

card(
    "6U24",
    "Boomed and Trumpeted",
    Action(
        (SKIRMISH,),
        effects=(make(a(ENT), strength(Count(UNBOUND_HOBBIT)), keyword(DAMAGE, Count(UNBOUND_HOBBIT))),),
    ),
)

card(
    "6U25",
    "Crack Into Rubble",
    Action(
        (REGROUP,),
        costs=(Exert(a(ENT, count=2)),),
        effects=(Liberate(), Discard(a(SHADOW_CARD & CONDITION))),
    ),
)

card("6R26", "Enraged", Trigger(Happening(TURN_ENDS), effects=(Discard(a(THIS)),)), on=On(ENT, limit=1))

card("6C27", "Ent Avenger", Continuous((strength(2),), condition=CanSpot(ENT, 3)))

card(
    "6R28",
    "Ent Horde",
    Continuous((cost(Times(-2, FRIENDS)),)),
    Continuous((keyword(DEFENDER),), condition=CanSpotMore(MINION, than=COMPANION)),
    to_play=(Spot(ENT & COMPANION, 2),),
)

card("6C29", "Ent Moot", on=On(ENT, limit=1), to_play=(exert(UNBOUND_HOBBIT),))

card("6R30", "Gandalf", Trigger(Happening(MOVES), effects=(Wound(a(THIS)),)))

card(
    "6R31",
    "Glamdring",
    Continuous((damage(1),), of=BEARER),
    Trigger(
        Happening(PLAYED, WithKeyword("spell"), phase=SKIRMISH, whose=YOU),
        optional=True,
        effects=(make(a(GANDALF), damage(1)),),
    ),
    on=On(GANDALF),
)

card("6U32", "Host of Fangorn", Continuous((cost(Times(-2, FRIENDS)),)), to_play=(Spot(ENT & COMPANION, 2),))

card("6C33", "Quickbeam", Continuous((cost(Times(-1, FRIENDS)),)))

card(
    "6C34",
    "Roused",
    Action(
        (SKIRMISH,),
        costs=(exert(ENT, remember="ent"),),
        effects=(Spot(ENT, x="x"), make(that("ent"), strength(AtMost(Number("x"), 4)))),
    ),
)

card(
    "6R35",
    "Skinbark",
    Continuous((cost(Times(-1, FRIENDS)),)),
    Response(
        Happening(ABOUT_TO_BE_WOUNDED, UNBOUND_HOBBIT),
        costs=(exert(THIS),),
        effects=(Prevent(),),
    ),
)

card(
    "6U36",
    "Threw Down My Enemy",
    Action(
        (SKIRMISH,),
        effects=(make(a(MINION & Skirmishing(GANDALF)), strength(Times(-1, WoundsOn(CHARACTER & InSkirmish())))),),
    ),
)

card(
    "6C37",
    "Treebeard",
    Action(
        (ASSIGNMENT,),
        costs=(exert(UNBOUND_HOBBIT),),
        effects=(make(a(THIS), Modifier(CAN, 1, TAKE_PART_IN_SKIRMISHES)),),
    ),
    Action((SKIRMISH,), costs=(exert(THIS),), effects=(make(a(ENT), damage(1)),)),
)
