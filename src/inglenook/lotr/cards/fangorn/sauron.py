"""Sauron cards of Ents of Fangorn."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import minion
from inglenook.lotr.words.abilities import Action, Continuous
from inglenook.lotr.words.amounts import Count, Cultures, Number
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import CanSpot
from inglenook.lotr.words.effects import Draw, Spot
from inglenook.lotr.words.facade import add_twilight, cost, exert, strength
from inglenook.lotr.words.filters import FREE_PEOPLES_CARD, MINION, OTHER, SAURON, THIS, TROLL
from inglenook.lotr.words.terms import FIERCE, SHADOW_PHASE

SAURON_CARDS: Final[tuple[Definition, ...]] = (
    minion(
        "6R103",
        "Gate Troll",
        "sauron",
        "troll",
        unique=True,
        cost=8,
        strength=13,
        vitality=4,
        site=6,
        keywords=((FIERCE, 1),),
        abilities=(
            Continuous((cost(-4),), condition=CanSpot(TROLL)),
            Continuous((strength(Count(OTHER & SAURON & MINION)),)),
        ),
    ),
    minion(
        "6U104",
        "Orc Insurgent",
        "sauron",
        "orc",
        unique=True,
        cost=4,
        strength=11,
        vitality=3,
        site=6,
        abilities=(
            Action(
                (SHADOW_PHASE,),
                costs=(exert(THIS),),
                effects=(
                    Spot(FREE_PEOPLES_CARD, x="x", limit=Cultures(FREE_PEOPLES_CARD, over=2)),
                    Draw(Number("x")),
                    add_twilight(Number("x")),
                ),
            ),
        ),
    ),
)
