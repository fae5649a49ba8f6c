"""Sauron cards of Mines of Moria."""

from inglenook.lotr.cards.language import *

KNOWS_THE_WAY = Continuous((Modifier(ROAMING_PENALTY, -1),), of=YOURS & SAURON & MINION)
"""The text of trackers: minions of the culture have a lower roaming penalty."""

card(
    "2U87",
    "The Eye of Sauron",
    Action(
        (SHADOW_PHASE,),
        costs=(exert(SAURON & ORC), Spot(Burdens(), x="x", limit=5)),
        effects=(Draw(Number("x")),),
    ),
)

card(
    "2C88",
    "Memory of Many Things",
    Action(
        (MANEUVER,),
        costs=(exert(SAURON & ORC),),
        effects=(Choose(((Discard(a(ALLY)),), (Discard(a(ELVEN & ALLY, count=2)),))),),
    ),
)

card(
    "2C89",
    "Orc Scout",
    KNOWS_THE_WAY,
    Response(
        Happening(ACTION_USED, EVENT, against=RANGER),
        costs=(Choose(((exert(THIS),), (Discard(a(THIS)),))),),
        effects=(CancelAction(),),
    ),
)

card("2C90", "Orc Taskmaster", Action((SHADOW_PHASE,), costs=(exert(THIS),), effects=(add_twilight(1),)))

card(
    "2C91",
    "Southern Spies",
    Response(
        Happening(RING_PUT_ON),
        costs=(Spot(SAURON & MINION),),
        effects=(DiscardFromHand(ALL, whose=FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "2U92",
    "Spies of Mordor",
    Trigger(
        Happening(MOVES, phase=REGROUP),
        optional=True,
        effects=(Draw(If(CanSpot(SAURON & WithKeyword("tracker")), 2, 1)),),
    ),
    to_play=(Spot(SAURON & ORC),),
)

card("2R93", "Tower Assassin", Action((MANEUVER,), costs=(exert(THIS),), effects=(wound(ALLY),)))

card(
    "2R94",
    "Verily I Come",
    Trigger(
        Happening(TAKEN_INTO_HAND, phase=FELLOWSHIP, whose=FREE_PEOPLES_PLAYER),
        effects=(add_burdens(1),),
    ),
    on=On(RING_BEARER),
    to_play=(exert(SAURON & ORC),),
)

card(
    "2C95",
    "Vile Blade",
    Continuous((strength(2),), of=BEARER, condition=Is(BEARER, Skirmishing(MAN | ELF))),
    on=On(SAURON & ORC),
)
