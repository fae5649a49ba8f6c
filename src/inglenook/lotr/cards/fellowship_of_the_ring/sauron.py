"""Sauron cards of The Fellowship of the Ring."""

from inglenook.lotr.cards.language import *

KNOWS_THE_WAY = Continuous((Modifier(ROAMING_PENALTY, -1),), of=YOURS & SAURON & MINION)
"""What trackers say: minions of the culture roam more cheaply."""
STABS = Action((SKIRMISH,), costs=(exert(THIS),), effects=(wound(CHARACTER & Skirmishing(THIS)),))

card(
    "1C255",
    "Mordor's Strength",
    Action(
        (SKIRMISH,),
        costs=(exert(SAURON & ORC, remember="orc"),),
        effects=(wound(CHARACTER & Skirmishing(That("orc"))),),
    ),
)

card(
    "1C261",
    "Orc Ambusher",
    KNOWS_THE_WAY,
    Response(
        Happening(ACTION_USED, FREE_PEOPLES_CARD & EVENT & ForPhase(REGROUP)),
        costs=(exert(THIS),),
        effects=(CancelAction(),),
    ),
)

card(
    "1U262",
    "Orc Assassin",
    KNOWS_THE_WAY,
    Action(
        (ASSIGNMENT,),
        costs=(Spot(HOBBIT & COMPANION, 2),),
        effects=(Assign(a(THIS), a(HOBBIT), by=FREE_PEOPLES_PLAYER),),
    ),
)

card(
    "1C266",
    "Orc Chieftain",
    Trigger(
        Happening(PLAYED, WEAPON, against=THIS, whose=YOU),
        effects=(add_twilight(2),),
        uses=1,
        period=THIS_TURN,
    ),
)

card("1U267", "Orc Hunters", STABS)

card(
    "1C268",
    "Orc Inquisitor",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        effects=(DiscardFromHand(1, whose=FREE_PEOPLES_PLAYER, at_random=True),),
    ),
)

card(
    "1C269",
    "Orc Scimitar",
    Action((SKIRMISH,), costs=(remove_twilight(1),), effects=(Modify((strength(1),), a(BEARER), total=3),)),
    on=On(SAURON & ORC),
)

card("1C271", "Orc Soldier", STABS)

card(
    "1C278",
    "Strength Born of Fear",
    Action((SKIRMISH,), costs=(remove_twilight(3),), effects=(make(a(SAURON & ORC), strength(1)),)),
)

card(
    "1U280",
    "Tower Lieutenant",
    Trigger(Happening(WINS, THIS), effects=(DiscardFromHand(2, whose=FREE_PEOPLES_PLAYER, at_random=True),)),
)

card(
    "1C281",
    "Under the Watching Eye",
    Trigger(Happening(MOVES), effects=(Exert(a(COMPANION), by=FREE_PEOPLES_PLAYER),)),
    to_play=(exert(SAURON & WithKeyword("tracker")),),
)
