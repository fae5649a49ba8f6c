"""Sites of the Two Towers block.  "You" on a site is whoever uses it; its text works while the fellowship is there."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import site
from inglenook.lotr.words.abilities import Action, Continuous, Trigger
from inglenook.lotr.words.amounts import Count, Times
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import CanSpot, During, NotYetPlayed, PoolBelow, Without
from inglenook.lotr.words.effects import Draw, Exert, Heal, May, PlayCard
from inglenook.lotr.words.facade import a, add_twilight, cannot, cost, each, remove_burdens, shadow_number, that
from inglenook.lotr.words.filters import (
    ALLY,
    COMPANION,
    DUNLAND,
    MAN,
    MINION,
    MOUNT,
    MOUNTED,
    POSSESSION,
    ROHAN,
    THIS,
    UNBOUND,
    URUK_HAI,
    Titled,
)
from inglenook.lotr.words.happenings import IT, Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.terms import (
    ARCHERY,
    DECK,
    DISCARD_PILE,
    EACH_SHADOW_PLAYER,
    FELLOWSHIP,
    FREE_PEOPLES_PLAYER,
    MINION_ARCHERY,
    MOVE_LIMIT,
    MOVES_TO,
    PHASE_STARTS,
    PLAYED,
    SANCTUARY,
    SHADOW_PHASE,
    TAKE_WOUNDS,
    THIS_TURN,
    TOWERS_BLOCK,
)

DUNLENDINGS_FEAR_NO_ARROWS: Final = Continuous((cannot(TAKE_WOUNDS),), of=DUNLAND & MAN, condition=During(ARCHERY))

SITES: Final[tuple[Definition, ...]] = (
    site(
        "4U326",
        "Horse-country",
        TOWERS_BLOCK,
        1,
        0,
        # Once changed, the limit stays so for the turn (LR-20.21).
        Continuous((Modifier(MOVE_LIMIT, 1),), condition=CanSpot(ROHAN & MOUNT)),
        keywords=("plains",),
    ),
    site(
        "4U328",
        "The Riddermark",
        TOWERS_BLOCK,
        1,
        0,
        Action(
            (FELLOWSHIP,),
            costs=(Exert(a(UNBOUND & COMPANION, count=2)),),
            effects=(PlayCard(Titled("Aragorn"), zones=(DECK,)),),
        ),
        keywords=("plains",),
    ),
    site("4U334", "Rohirrim Village", TOWERS_BLOCK, 2, 3, DUNLENDINGS_FEAR_NO_ARROWS),
    site(
        "4U335",
        "Uruk Camp",
        TOWERS_BLOCK,
        2,
        1,
        Trigger(Happening(PLAYED, URUK_HAI), effects=(Exert(that(IT)),)),
        keywords=("battleground", "plains"),
    ),
    site(
        "4U341",
        "Throne Room",
        TOWERS_BLOCK,
        3,
        1,
        Action((FELLOWSHIP,), effects=(PlayCard(Titled("Théoden"), zones=(DECK,)),)),
        keywords=(SANCTUARY,),
    ),
    site(
        "4U342",
        "Westemnet Plains",
        TOWERS_BLOCK,
        3,
        1,
        DUNLENDINGS_FEAR_NO_ARROWS,
        keywords=("plains", SANCTUARY),
    ),
    site(
        "4U344",
        "Westemnet Hills",
        TOWERS_BLOCK,
        4,
        3,
        Trigger(Happening(MOVES_TO, THIS), effects=(Heal(each(MOUNTED & (COMPANION | ALLY))),)),
        keywords=("plains",),
    ),
    site(
        "4U346",
        "White Rocks",
        TOWERS_BLOCK,
        4,
        3,
        Continuous((shadow_number(Count(MOUNTED & COMPANION)),)),
        keywords=("battleground",),
    ),
    site(
        "4U347",
        "Deep of Helm",
        TOWERS_BLOCK,
        5,
        6,
        Continuous((cost(-3),), of=URUK_HAI, condition=NotYetPlayed(URUK_HAI, THIS_TURN, here=True)),
        keywords=("battleground", "plains"),
    ),
    site(
        "4U350",
        "Hornburg Courtyard",
        TOWERS_BLOCK,
        5,
        8,
        Continuous((shadow_number(-2),), condition=CanSpot(Titled("Aragorn"))),
        keywords=("battleground",),
    ),
    site(
        "4U354",
        "Hornburg Armory",
        TOWERS_BLOCK,
        6,
        3,
        Action((FELLOWSHIP,), costs=(PlayCard(POSSESSION),), effects=(Draw(1),)),
        keywords=(SANCTUARY,),
    ),
    site(
        "4U356",
        "Hornburg Causeway",
        TOWERS_BLOCK,
        7,
        6,
        Continuous((Modifier(MINION_ARCHERY, Times(2, Count(UNBOUND & COMPANION, over=3))),)),
        keywords=("battleground",),
    ),
    site(
        "4U357",
        "King's Room",
        TOWERS_BLOCK,
        7,
        6,
        Trigger(
            Happening(MOVES_TO, THIS),
            condition=Without(CanSpot(ROHAN & COMPANION)),
            effects=(Exert(each(UNBOUND & COMPANION), by=FREE_PEOPLES_PLAYER),),
        ),
    ),
    site(
        "4U358",
        "Ring of Isengard",
        TOWERS_BLOCK,
        8,
        7,
        Action((SHADOW_PHASE,), costs=(PlayCard(DUNLAND & MINION),), effects=(Draw(1),)),
    ),
    site(
        "4U359",
        "Wizard's Vale",
        TOWERS_BLOCK,
        8,
        6,
        Trigger(
            Happening(PHASE_STARTS, phase=SHADOW_PHASE, first=True),
            condition=PoolBelow(9),
            effects=(add_twilight(4),),
            uses=1,
            period=THIS_TURN,
        ),
    ),
    site(
        "4U362",
        "Orthanc Library",
        TOWERS_BLOCK,
        9,
        9,
        Trigger(
            Happening(MOVES_TO, THIS),
            effects=(May((Draw(Count(COMPANION, over=4)),), by=EACH_SHADOW_PLAYER),),
        ),
    ),
    site(
        "4U363",
        "Palantír Chamber",
        TOWERS_BLOCK,
        9,
        9,
        Action((SHADOW_PHASE,), costs=(remove_burdens(2),), effects=(PlayCard(MINION, zones=(DISCARD_PILE,)),)),
    ),
)
