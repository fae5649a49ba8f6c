"""Moria cards of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import ARCHER, condition, event, minion, possession
from inglenook.lotr.words.abilities import Action, Continuous, Trigger
from inglenook.lotr.words.amounts import Count, If, Times
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import All, AtSite, CanSpot, HasMoved, Is
from inglenook.lotr.words.effects import Burden, Discard, DiscardFromHand, Draw, MoveCards, PlayCard, Spot
from inglenook.lotr.words.facade import a, add_twilight, damage, make, strength
from inglenook.lotr.words.filters import (
    BEARER,
    COMPANION,
    DWARF,
    ELF,
    HOBBIT,
    MINION,
    MORIA,
    ORC,
    THIS,
    WEAPON,
    YOURS,
    Bearing,
    Skirmishing,
    That,
    Titled,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import (
    BENEATH_DECK,
    DISCARD_PILE,
    FELLOWSHIP_BLOCK,
    HAND_WEAPON,
    KILLED,
    MOVES_TO,
    PLAYED,
    SHADOW,
    SHADOW_PHASE,
    SKIRMISH,
)

MORIA_CARDS: Final[tuple[Definition, ...]] = (
    event(
        "1C168",
        "Drums in the Deep",
        SHADOW,
        "moria",
        Action(
            (SKIRMISH,),
            effects=(make(a(MORIA & ORC, "orc"), strength(If(Is(That("orc"), Skirmishing(DWARF)), 4, 2))),),
        ),
        cost=0,
    ),
    minion(
        "1C176",
        "Goblin Marksman",
        "moria",
        "orc",
        cost=3,
        strength=7,
        vitality=1,
        site=4,
        keywords=ARCHER,
    ),
    minion("1C177", "Goblin Patrol Troop", "moria", "orc", cost=6, strength=13, vitality=3, site=4),
    minion(
        "1U178",
        "Goblin Runner",
        "moria",
        "orc",
        cost=1,
        strength=5,
        vitality=1,
        site=4,
        abilities=(Trigger(Happening(PLAYED, THIS), optional=True, effects=(add_twilight(2),)),),
    ),
    minion(
        "1C179",
        "Goblin Scavengers",
        "moria",
        "orc",
        cost=3,
        strength=8,
        vitality=1,
        site=4,
        abilities=(
            Trigger(
                Happening(PLAYED, THIS),
                optional=True,
                effects=(PlayCard(WEAPON, zones=(DISCARD_PILE,), on=YOURS & MORIA & ORC),),
            ),
        ),
    ),
    possession(
        "1C180",
        "Goblin Scimitar",
        SHADOW,
        "moria",
        cost=0,
        strength=2,
        item_class=HAND_WEAPON,
        on=On(MORIA & ORC),
        abilities=(Trigger(Happening(PLAYED, THIS), optional=True, effects=(Draw(1),)),),
    ),
    minion(
        "1U181",
        "Goblin Sneak",
        "moria",
        "orc",
        cost=1,
        strength=5,
        vitality=1,
        site=4,
        abilities=(
            Trigger(
                Happening(PLAYED, THIS),
                optional=True,
                effects=(MoveCards(MORIA & ORC, DISCARD_PILE, BENEATH_DECK),),
            ),
        ),
    ),
    possession(
        "1C182",
        "Goblin Spear",
        SHADOW,
        "moria",
        cost=1,
        strength=2,
        item_class=HAND_WEAPON,
        on=On(MORIA & MINION),
        abilities=(
            Trigger(
                Happening(KILLED, COMPANION, against=BEARER, phase=SKIRMISH),
                effects=(Burden(If(Is(That("it"), HOBBIT), 2, 1)),),
            ),
        ),
    ),
    event(
        "1C187",
        "Host of Thousands",
        SHADOW,
        "moria",
        Action((SHADOW_PHASE,), effects=(PlayCard(MORIA & ORC, zones=(DISCARD_PILE,)),)),
        cost=0,
    ),
    condition(
        "1U188",
        "The Long Dark",
        SHADOW,
        "moria",
        unique=True,
        cost=2,
        abilities=(
            Trigger(
                Happening(MOVES_TO),
                condition=AtSite(least=4, most=5, block=FELLOWSHIP_BLOCK),
                effects=(add_twilight(Times(2, Count(DWARF & COMPANION))),),
            ),
            Action((SKIRMISH,), costs=(Discard(a(THIS)),), effects=(make(a(YOURS & MORIA & ORC), strength(2)),)),
        ),
    ),
    minion(
        "1C191",
        "Moria Scout",
        "moria",
        "orc",
        cost=2,
        strength=6,
        vitality=2,
        site=4,
        abilities=(Trigger(Happening(PLAYED, THIS), costs=(Spot(ELF),), effects=(add_twilight(2),)),),
    ),
    condition(
        "1C196",
        "They Are Coming",
        SHADOW,
        "moria",
        cost=3,
        abilities=(
            Action(
                (SHADOW_PHASE,),
                costs=(DiscardFromHand(3),),
                effects=(PlayCard(MORIA & ORC, zones=(DISCARD_PILE,)),),
            ),
        ),
    ),
    minion(
        "2C61",
        "Goblin Flankers",
        "moria",
        "orc",
        cost=5,
        strength=11,
        vitality=3,
        site=4,
        abilities=(Trigger(Happening(PLAYED, THIS), condition=HasMoved(), optional=True, effects=(add_twilight(3),)),),
    ),
    minion(
        "2C62",
        "Goblin Pursuer",
        "moria",
        "orc",
        cost=2,
        strength=6,
        vitality=1,
        site=4,
        abilities=(Continuous((strength(3),), condition=HasMoved()),),
    ),
    minion(
        "2C65",
        "Goblin Spearman",
        "moria",
        "orc",
        cost=2,
        strength=6,
        vitality=1,
        site=4,
        abilities=(Continuous((damage(2),), condition=Is(THIS, Bearing(Titled("Goblin Spear")))),),
    ),
    event(
        "2C69",
        "Old Differences",
        SHADOW,
        "moria",
        Action(
            (SKIRMISH,),
            effects=(
                make(
                    a((ELF | DWARF) & Skirmishing(MORIA & ORC)),
                    strength(If(All((CanSpot(ELF, chosen=True), CanSpot(DWARF, chosen=True))), -3, -1)),
                ),
            ),
        ),
        cost=0,
    ),
)
