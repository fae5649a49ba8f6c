"""Sauron cards of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import FREE_RACES, SEARCH, TRACKER, condition, event, minion, possession
from inglenook.lotr.words.abilities import Action, Continuous, Response, Trigger
from inglenook.lotr.words.amounts import Count, If, Races
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import CanSpot, Is
from inglenook.lotr.words.effects import (
    Assign,
    CancelAction,
    Choose,
    Discard,
    DiscardFromDeck,
    DiscardFromHand,
    Draw,
    Exert,
    Modify,
    Spot,
)
from inglenook.lotr.words.facade import a, add_twilight, exert, make, remove_twilight, strength, wound
from inglenook.lotr.words.filters import (
    BEARER,
    CHARACTER,
    COMPANION,
    CONDITION,
    ELF,
    EVENT,
    FREE_PEOPLES_CARD,
    HOBBIT,
    MAN,
    MINION,
    ORC,
    RANGER,
    SAURON,
    THIS,
    WEAPON,
    YOURS,
    Bearing,
    ForPhase,
    Skirmishing,
    That,
    WithKeyword,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.terms import (
    ACTION_USED,
    ASSIGNMENT,
    FREE_PEOPLES_PLAYER,
    HAND_WEAPON,
    MANEUVER,
    MOVES,
    PLAYED,
    REGROUP,
    ROAMING_PENALTY,
    SHADOW,
    SKIRMISH,
    THIS_TURN,
    WINS,
    YOU,
)

KNOWS_THE_WAY: Final = Continuous((Modifier(ROAMING_PENALTY, -1),), of=YOURS & SAURON & MINION)
"""What trackers say: minions of the culture roam more cheaply."""

STABS: Final = Action((SKIRMISH,), costs=(exert(THIS),), effects=(wound(CHARACTER & Skirmishing(THIS)),))

SAURON_CARDS: Final[tuple[Definition, ...]] = (
    event(
        "1C255",
        "Mordor's Strength",
        SHADOW,
        "sauron",
        Action(
            (SKIRMISH,),
            costs=(exert(SAURON & ORC, remember="orc"),),
            effects=(wound(CHARACTER & Skirmishing(That("orc"))),),
        ),
        cost=1,
    ),
    minion(
        "1C261",
        "Orc Ambusher",
        "sauron",
        "orc",
        cost=1,
        strength=5,
        vitality=2,
        site=6,
        keywords=TRACKER,
        abilities=(
            KNOWS_THE_WAY,
            Response(
                Happening(ACTION_USED, FREE_PEOPLES_CARD & EVENT & ForPhase(REGROUP)),
                costs=(exert(THIS),),
                effects=(CancelAction(),),
            ),
        ),
    ),
    minion(
        "1U262",
        "Orc Assassin",
        "sauron",
        "orc",
        cost=2,
        strength=6,
        vitality=2,
        site=6,
        keywords=TRACKER,
        abilities=(
            KNOWS_THE_WAY,
            Action(
                (ASSIGNMENT,),
                costs=(Spot(HOBBIT & COMPANION, 2),),
                effects=(Assign(a(THIS), a(HOBBIT), by=FREE_PEOPLES_PLAYER),),
            ),
        ),
    ),
    minion(
        "1C266",
        "Orc Chieftain",
        "sauron",
        "orc",
        cost=2,
        strength=7,
        vitality=2,
        site=6,
        abilities=(
            Trigger(
                Happening(PLAYED, WEAPON, against=THIS, whose=YOU),
                effects=(add_twilight(2),),
                uses=1,
                period=THIS_TURN,
            ),
        ),
    ),
    minion("1U267", "Orc Hunters", "sauron", "orc", cost=3, strength=9, vitality=2, site=6, abilities=(STABS,)),
    minion(
        "1C268",
        "Orc Inquisitor",
        "sauron",
        "orc",
        cost=3,
        strength=9,
        vitality=3,
        site=6,
        abilities=(
            Trigger(
                Happening(PLAYED, THIS),
                optional=True,
                effects=(DiscardFromHand(1, whose=FREE_PEOPLES_PLAYER, at_random=True),),
            ),
        ),
    ),
    possession(
        "1C269",
        "Orc Scimitar",
        SHADOW,
        "sauron",
        cost=1,
        strength=2,
        item_class=HAND_WEAPON,
        on=On(SAURON & ORC),
        abilities=(
            Action((SKIRMISH,), costs=(remove_twilight(1),), effects=(Modify((strength(1),), a(BEARER), total=3),)),
        ),
    ),
    minion("1C271", "Orc Soldier", "sauron", "orc", cost=2, strength=7, vitality=2, site=6, abilities=(STABS,)),
    condition(
        "1C278",
        "Strength Born of Fear",
        SHADOW,
        "sauron",
        cost=1,
        abilities=(Action((SKIRMISH,), costs=(remove_twilight(3),), effects=(make(a(SAURON & ORC), strength(1)),)),),
    ),
    minion(
        "1U280",
        "Tower Lieutenant",
        "sauron",
        "orc",
        unique=True,
        cost=4,
        strength=10,
        vitality=3,
        site=6,
        abilities=(
            Trigger(Happening(WINS, THIS), effects=(DiscardFromHand(2, whose=FREE_PEOPLES_PLAYER, at_random=True),)),
        ),
    ),
    condition(
        "1C281",
        "Under the Watching Eye",
        SHADOW,
        "sauron",
        cost=0,
        keywords=SEARCH,
        to_play=(exert(SAURON & WithKeyword("tracker")),),
        abilities=(Trigger(Happening(MOVES), effects=(Exert(a(COMPANION), by=FREE_PEOPLES_PLAYER),)),),
    ),
    minion(
        "2C89",
        "Orc Scout",
        "sauron",
        "orc",
        cost=2,
        strength=6,
        vitality=2,
        site=6,
        keywords=TRACKER,
        abilities=(
            KNOWS_THE_WAY,
            Response(
                Happening(ACTION_USED, EVENT, against=RANGER),
                costs=(Choose(((exert(THIS),), (Discard(a(THIS)),))),),
                effects=(CancelAction(),),
            ),
        ),
    ),
    condition(
        "2U92",
        "Spies of Mordor",
        SHADOW,
        "sauron",
        cost=1,
        keywords=SEARCH,
        to_play=(Spot(SAURON & ORC),),
        abilities=(
            Trigger(
                Happening(MOVES, phase=REGROUP),
                optional=True,
                effects=(Draw(If(CanSpot(SAURON & WithKeyword("tracker")), 2, 1)),),
            ),
        ),
    ),
    possession(
        "2C95",
        "Vile Blade",
        SHADOW,
        "sauron",
        cost=1,
        strength=2,
        item_class=HAND_WEAPON,
        on=On(SAURON & ORC),
        abilities=(Continuous((strength(2),), of=BEARER, condition=Is(BEARER, Skirmishing(MAN | ELF))),),
    ),
    event(
        "3U92",
        "Massing in the East",
        SHADOW,
        "sauron",
        Action(
            (REGROUP,),
            costs=(exert(SAURON & MINION),),
            effects=(DiscardFromDeck(Races(FREE_RACES), FREE_PEOPLES_PLAYER),),
        ),
        cost=1,
    ),
    minion(
        "3C94",
        "Orc Butcher",
        "sauron",
        "orc",
        cost=2,
        strength=6,
        vitality=2,
        site=6,
        abilities=(Continuous((strength(Count(SAURON & CONDITION)),)),),
    ),
    minion(
        "3C98",
        "Orc Swordsman",
        "sauron",
        "orc",
        cost=3,
        strength=9,
        vitality=3,
        site=6,
        abilities=(Continuous((strength(2),), condition=Is(THIS, Bearing(WEAPON))),),
    ),
    minion(
        "3C101",
        "Orc Warrior",
        "sauron",
        "orc",
        cost=3,
        strength=9,
        vitality=3,
        site=6,
        abilities=(
            Action(
                (MANEUVER,),
                costs=(exert(THIS), Discard(a(YOURS & SAURON & CONDITION))),
                effects=(DiscardFromDeck(2, FREE_PEOPLES_PLAYER),),
            ),
        ),
    ),
)
