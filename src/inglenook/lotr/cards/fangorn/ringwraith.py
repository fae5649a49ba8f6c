"""Ringwraith cards of Ents of Fangorn."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import minion, possession
from inglenook.lotr.words.abilities import Action, Continuous, Trigger
from inglenook.lotr.words.amounts import Cultures
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.effects import Choose, DiscardFromHand, Exert, MoveCards, Repeat, Spot
from inglenook.lotr.words.facade import a, exert, keyword, wound
from inglenook.lotr.words.filters import (
    ALLY,
    BEARER,
    COMPANION,
    FREE_PEOPLES_CARD,
    NAZGUL,
    OTHER,
    RING_BEARER,
    RING_BOUND,
    THIS,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import (
    FIERCE,
    FREE_PEOPLES_PLAYER,
    HAND,
    KILLED,
    MOUNT,
    PLAY,
    PLAYED,
    REGROUP,
    SHADOW,
    SKIRMISH,
)

RINGWRAITH_CARDS: Final[tuple[Definition, ...]] = (
    possession(
        "6U83",
        "Fell Beast",
        SHADOW,
        "wraith",
        cost=0,
        strength=2,
        item_class=MOUNT,
        to_play=(DiscardFromHand(2),),
        on=On(NAZGUL),
        abilities=(Continuous((keyword(FIERCE),), of=BEARER),),
    ),
    minion(
        "6U86",
        "Úlairë Lemenya",
        "wraith",
        "nazgul",
        subtitle="Winged Hunter",
        unique=True,
        cost=4,
        strength=9,
        vitality=2,
        site=3,
        abilities=(
            Action(
                (REGROUP,),
                costs=(exert(THIS), DiscardFromHand(3)),
                effects=(MoveCards(COMPANION & ~RING_BEARER, PLAY, HAND),),
            ),
        ),
    ),
    minion(
        "6U87",
        "Úlairë Nertëa",
        "wraith",
        "nazgul",
        subtitle="Winged Hunter",
        unique=True,
        cost=4,
        strength=9,
        vitality=2,
        site=3,
        abilities=(
            Trigger(
                Happening(PLAYED, THIS),
                costs=(Spot(OTHER & NAZGUL),),
                effects=(
                    Repeat(
                        Cultures(FREE_PEOPLES_CARD, over=2),
                        (Exert(a(RING_BOUND & COMPANION), by=FREE_PEOPLES_PLAYER),),
                    ),
                ),
            ),
        ),
    ),
    minion(
        "6P122",
        "The Witch-king",
        "wraith",
        "nazgul",
        subtitle="Deathless Lord",
        unique=True,
        cost=8,
        strength=14,
        vitality=4,
        site=3,
        keywords=((FIERCE, 1),),
        abilities=(
            Trigger(
                Happening(KILLED, COMPANION, against=NAZGUL, phase=SKIRMISH),
                effects=(Choose(((exert(COMPANION),), (wound(ALLY, 2),))),),
            ),
        ),
    ),
)
