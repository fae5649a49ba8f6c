"""Rohan cards of Ents of Fangorn."""

from inglenook.lotr.cards.language import *

card(
    "6U90",
    "Banner of the Mark",
    Trigger(Happening(WINS, BEARER), optional=True, effects=(exert(MINION),)),
    Response(Happening(WINS, BEARER), costs=(Discard(a(THIS)),), effects=(Liberate(),)),
    on=On(ROHAN & COMPANION),
)

card(
    "6U91",
    "Blood Has Been Spilled",
    Action(
        (SKIRMISH,),
        costs=(Discard(a(MOUNT & BorneBy(ROHAN & MAN)), bearer="man"),),
        effects=(make(that("man"), overwhelmed_at(3)),),
    ),
)

card(
    "6R92",
    "Éomer",
    Continuous((cost(-1),), condition=CanSpot(ROHAN & MAN)),
    Action(
        (SKIRMISH,),
        costs=(DiscardFromHand(3),),
        effects=(make(a(ROHAN & MAN, "man"), strength(Times(2, WoundsOn(MINION & Skirmishing(That("man")))))),),
    ),
)

card(
    "6U93",
    "Ever the Hope of Men",
    Action(
        (REGROUP,),
        costs=(Exert(a(MOUNTED & ROHAN & MAN, count=2)),),
        effects=(Discard(up_to(2, WOUNDED & MINION)),),
    ),
)

card(
    "6R94",
    "Háma",
    Action(
        (SKIRMISH,),
        costs=(exert(THIS),),
        effects=(Discard(a(POSSESSION & BorneBy(MINION & Skirmishing(THIS)))),),
    ),
    to_play=(Spot(ROHAN & MAN),),
)

card(
    "6C95",
    "Hrethel",
    Action(
        (SKIRMISH,),
        costs=(heal(MINION & Skirmishing(THIS)),),
        effects=(Modify((strength(3),), a(THIS), total=3),),
    ),
    to_play=(Spot(ROHAN & MAN),),
)

card(
    "6R96",
    "News From the Mark",
    Action(
        (FELLOWSHIP,),
        costs=(Spot(MOUNTED & ROHAN & MAN, 3),),
        effects=(
            Modify((Modifier(MOVE_LIMIT, 2),), until=THIS_TURN),
            May((Draw(6),), by=EACH_SHADOW_PLAYER),
        ),
    ),
)

card(
    "6C97",
    "We Left None Alive",
    Trigger(Happening(PLAYED, THIS), optional=True, costs=(Spot(ROHAN & MAN),), effects=(Token("rohan", 2, a(THIS)),)),
    Action(
        (SKIRMISH,),
        costs=(Choose(((Discard(a(THIS)),), (Token("rohan", -1, a(THIS)),))),),
        effects=(make(a(ROHAN & MAN & Skirmishing(EXHAUSTED & MINION)), strength(2)),),
    ),
)
