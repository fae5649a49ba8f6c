"""Moria cards of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import ARCHER, condition, event, minion, possession
from inglenook.lotr.words.abilities import Action, Trigger
from inglenook.lotr.words.amounts import If
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import Is
from inglenook.lotr.words.effects import DiscardFromHand, Draw, MoveCards, PlayCard, Spot
from inglenook.lotr.words.facade import a, add_twilight, make, strength
from inglenook.lotr.words.filters import DWARF, ELF, MORIA, ORC, THIS, WEAPON, YOURS, Skirmishing, That
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import (
    BENEATH_DECK,
    DISCARD_PILE,
    HAND_WEAPON,
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
    event(
        "1C187",
        "Host of Thousands",
        SHADOW,
        "moria",
        Action((SHADOW_PHASE,), effects=(PlayCard(MORIA & ORC, zones=(DISCARD_PILE,)),)),
        cost=0,
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
)
