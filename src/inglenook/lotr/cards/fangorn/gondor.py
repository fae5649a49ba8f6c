"""Gondor cards of Ents of Fangorn."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import CHEAP_AT_THE_START, Keywords, companion, condition, event
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action, Continuous, Trigger
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import CanSpot
from inglenook.lotr.words.effects import Choose, Discard, Exert, PlayCard, Spot, Token
from inglenook.lotr.words.facade import a, heal, make, strength
from inglenook.lotr.words.filters import (
    COMPANION,
    GONDOR,
    MAN,
    MINION,
    RANGER,
    RING_BOUND,
    RINGWRAITH,
    THIS,
    Skirmishing,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.terms import (
    FELLOWSHIP,
    FREE_PEOPLES,
    PLAYED,
    REGROUP,
    SITE_NUMBER,
    SKIRMISH,
    UNTIL_REGROUP,
    WINS,
)

RING_BOUND_RANGER: Final[Keywords] = ((terms.RING_BOUND, 1), ("ranger", 1))

GONDOR_CARDS: Final[tuple[Definition, ...]] = (
    companion(
        "6C48",
        "Anborn",
        "Skilled Huntsman",
        "gondor",
        "man",
        cost=2,
        strength=6,
        vitality=3,
        keywords=RING_BOUND_RANGER,
        abilities=(
            Trigger(
                Happening(WINS, THIS),
                optional=True,
                effects=(make(a(MINION), Modifier(SITE_NUMBER, 3), until=UNTIL_REGROUP),),
            ),
        ),
    ),
    condition(
        "6R49",
        "Ancient Roads",
        FREE_PEOPLES,
        "gondor",
        cost=1,
        abilities=(
            Continuous((Modifier(SITE_NUMBER, 2),), of=MINION & Skirmishing(RANGER), condition=CanSpot(RANGER, 3)),
        ),
    ),
    condition(
        "6C52",
        "Garrison of Osgiliath",
        FREE_PEOPLES,
        "gondor",
        unique=True,
        cost=2,
        keywords=(("fortification", 1),),
        abilities=(
            Trigger(
                Happening(PLAYED, THIS),
                optional=True,
                costs=(Spot(GONDOR & MAN),),
                effects=(Token("gondor", 2, a(THIS)),),
            ),
            Action(
                (SKIRMISH,),
                costs=(Choose(((Discard(a(THIS)),), (Token("gondor", -1, a(THIS)),))),),
                effects=(make(a(GONDOR & MAN), strength(1)),),
            ),
        ),
    ),
    event(
        "6U54",
        "Perilous Ventures",
        FREE_PEOPLES,
        "gondor",
        Action(
            (REGROUP,),
            costs=(Exert(a(RANGER, count=2)),),
            effects=(Choose(((Discard(a(MINION)),), (Discard(a(RINGWRAITH & MINION, count=2)),))),),
        ),
        cost=0,
    ),
    companion(
        "6P121",
        "Faramir",
        "Ithilien Ranger",
        "gondor",
        "man",
        cost=3,
        strength=7,
        vitality=3,
        signet="gandalf",
        keywords=RING_BOUND_RANGER,
        abilities=(
            CHEAP_AT_THE_START,
            Action((FELLOWSHIP,), costs=(PlayCard(RANGER),), effects=(heal(RING_BOUND & COMPANION),)),
        ),
    ),
)
