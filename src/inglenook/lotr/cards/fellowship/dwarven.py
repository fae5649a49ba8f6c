"""Dwarven cards of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import DAMAGE_1, TALE, ally, companion, condition, event, possession
from inglenook.lotr.words.abilities import Action, Continuous, Response, Trigger
from inglenook.lotr.words.amounts import If
from inglenook.lotr.words.cards import Definition, Home, On
from inglenook.lotr.words.conditions import AtSite, Is, PoolBelow
from inglenook.lotr.words.effects import Choose, Discard, DiscardFromDeck, Heal, Modify, MoveCards, Spot, When, Wound
from inglenook.lotr.words.facade import (
    a,
    add_twilight,
    damage,
    exert,
    make,
    overwhelmed_at,
    shadow_number,
    strength,
    that,
    wound,
)
from inglenook.lotr.words.filters import (
    ANYTHING,
    BEARER,
    DWARF,
    DWARVEN,
    HAND_WEAPON,
    MINION,
    MORIA,
    ORC,
    SITE,
    THIS,
    Bearing,
    Skirmishing,
    That,
    WithKeyword,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.terms import (
    ARCHERY,
    ARMOR,
    BENEATH_DECK,
    CAN,
    FELLOWSHIP,
    FELLOWSHIP_ARCHERY,
    FELLOWSHIP_BLOCK,
    FREE_PEOPLES,
    HAND,
    ITS_OWNER,
    LOSES,
    MANEUVER,
    SKIRMISH,
    TAKE_PART,
    UNTIL_REGROUP,
    WINS,
)
from inglenook.lotr.words.terms import HAND_WEAPON as HAND_WEAPON_CLASS

DWARVEN_CARDS: Final[tuple[Definition, ...]] = (
    event(
        "1C3",
        "Axe Strike",
        FREE_PEOPLES,
        "dwarven",
        Action(
            (SKIRMISH,),
            effects=(make(a(DWARF, "dwarf"), strength(If(Is(That("dwarf"), Bearing(DWARVEN & HAND_WEAPON)), 3, 2))),),
        ),
        cost=0,
    ),
    companion(
        "1C7",
        "Dwarf Guard",
        "",
        "dwarven",
        "dwarf",
        unique=False,
        cost=1,
        strength=4,
        vitality=2,
        to_play=(Spot(DWARF),),
    ),
    possession(
        "1C8",
        "Dwarven Armor",
        FREE_PEOPLES,
        "dwarven",
        cost=0,
        item_class=ARMOR,
        on=On(DWARF),
        abilities=(Continuous((overwhelmed_at(3),), of=BEARER),),
    ),
    possession(
        "1C9",
        "Dwarven Axe",
        FREE_PEOPLES,
        "dwarven",
        cost=0,
        strength=2,
        item_class=HAND_WEAPON_CLASS,
        on=On(DWARF),
        abilities=(Trigger(Happening(LOSES, MINION, against=BEARER), effects=(DiscardFromDeck(1, ITS_OWNER),)),),
    ),
    companion(
        "1C11",
        "Farin",
        "Dwarven Emissary",
        "dwarven",
        "dwarf",
        cost=2,
        strength=5,
        vitality=3,
        to_play=(Spot(DWARF),),
        abilities=(Continuous((strength(2),), condition=Is(THIS, Skirmishing(ORC))),),
    ),
    companion(
        "1U12",
        "Gimli",
        "Dwarf of Erebor",
        "dwarven",
        "dwarf",
        cost=2,
        strength=6,
        vitality=3,
        signet="aragorn",
        keywords=DAMAGE_1,
        abilities=(
            Action(
                (FELLOWSHIP,),
                condition=PoolBelow(2),
                costs=(add_twilight(2),),
                effects=(MoveCards(ANYTHING, HAND, BENEATH_DECK),),
            ),
        ),
    ),
    event(
        "1C19",
        "Here Lies Balin, Son of Fundin",
        FREE_PEOPLES,
        "dwarven",
        Action(
            (MANEUVER,),
            costs=(exert(DWARF),),
            effects=(Choose(((Wound(a(ORC, count=2)),), (wound(ORC, 2),))),),
        ),
        cost=0,
    ),
    condition(
        "1C21",
        "Lord of Moria",
        FREE_PEOPLES,
        "dwarven",
        cost=2,
        abilities=(Continuous((damage(1),), of=DWARF),),
    ),
    condition(
        "1C24",
        "Stairs of Khazad-dûm",
        FREE_PEOPLES,
        "dwarven",
        cost=0,
        keywords=TALE,
        abilities=(Continuous((strength(1),), of=DWARF & Skirmishing(MORIA & MINION)),),
    ),
    event(
        "1C25",
        "Still Draws Breath",
        FREE_PEOPLES,
        "dwarven",
        Response(Happening(WINS, DWARF), effects=(Heal(that("it")),)),
        cost=0,
    ),
    event(
        "1C26",
        "Their Halls of Stone",
        FREE_PEOPLES,
        "dwarven",
        Action((SKIRMISH,), effects=(make(a(DWARF), strength(If(AtSite("underground"), 4, 2))),)),
        cost=0,
    ),
    ally(
        "1U27",
        "Thrarin",
        "Dwarven Smith",
        "dwarven",
        "dwarf",
        cost=1,
        strength=4,
        vitality=2,
        homes=(Home(3, FELLOWSHIP_BLOCK),),
        abilities=(
            Action(
                (MANEUVER,),
                costs=(exert(THIS),),
                effects=(make(a(THIS), Modifier(CAN, 1, TAKE_PART), until=UNTIL_REGROUP),),
            ),
        ),
    ),
    event(
        "2C5",
        "Flurry of Blows",
        FREE_PEOPLES,
        "dwarven",
        Action(
            (SKIRMISH,),
            effects=(
                make(a(DWARF, "dwarf"), strength(If(Is(That("dwarf"), Bearing(HAND_WEAPON, 2)), 4, 2))),
                When(Is(That("dwarf"), Bearing(HAND_WEAPON, 2)), then=(make(that("dwarf"), damage(1)),)),
            ),
        ),
        cost=1,
    ),
    possession(
        "2C10",
        "Hand Axe",
        FREE_PEOPLES,
        "dwarven",
        cost=0,
        strength=1,
        item_class=HAND_WEAPON_CLASS,
        on=On(DWARF, extra_class=True),
        abilities=(
            Action(
                (ARCHERY,),
                costs=(Discard(a(THIS)),),
                effects=(Modify((Modifier(FELLOWSHIP_ARCHERY, 1),)),),
            ),
        ),
    ),
    companion(
        "2P121",
        "Gimli",
        "Dwarf of the Mountain-race",
        "dwarven",
        "dwarf",
        cost=2,
        strength=6,
        vitality=3,
        signet="frodo",
        keywords=DAMAGE_1,
        abilities=(Continuous((shadow_number(-2),), of=WithKeyword("underground") & SITE),),
    ),
)
