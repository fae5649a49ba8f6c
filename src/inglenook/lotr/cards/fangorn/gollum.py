"""Gollum cards of Ents of Fangorn."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import companion, condition, event
from inglenook.lotr.words.abilities import Action, Response
from inglenook.lotr.words.amounts import If
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import Is
from inglenook.lotr.words.effects import Discard, DiscardFromHand, Spot
from inglenook.lotr.words.facade import a, add_burdens, make, strength, wound
from inglenook.lotr.words.filters import MINION, RINGWRAITH, THIS, Skirmishing, That, Titled
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import FREE_PEOPLES, RING_BOUND, SKIRMISH, WINS

SMEAGOL: Final = Titled("Sméagol")

GOLLUM_CARDS: Final[tuple[Definition, ...]] = (
    event(
        "6C38",
        "Don't Follow the Lights",
        FREE_PEOPLES,
        "gollum",
        Response(Happening(WINS, SMEAGOL), costs=(add_burdens(1),), effects=(Discard(a(MINION)),)),
        cost=0,
    ),
    condition(
        "6R39",
        "Don't Look at Them",
        FREE_PEOPLES,
        "gollum",
        cost=1,
        abilities=(
            Action(
                (SKIRMISH,),
                costs=(DiscardFromHand(3), Spot(SMEAGOL)),
                effects=(
                    wound(
                        MINION & Skirmishing(SMEAGOL),
                        times=If(Is(That("minion"), RINGWRAITH & MINION), 2, 1),
                        remember="minion",
                    ),
                ),
            ),
        ),
    ),
    companion(
        "6C45",
        "Sméagol",
        "Poor Creature",
        "gollum",
        "",  # he has no race (LG-45)
        cost=0,
        strength=3,
        vitality=4,
        signet="frodo",
        keywords=((RING_BOUND, 1),),
        to_play=(add_burdens(1),),
        abilities=(Action((SKIRMISH,), costs=(DiscardFromHand(1),), effects=(make(a(THIS), strength(1)),)),),
    ),
)
