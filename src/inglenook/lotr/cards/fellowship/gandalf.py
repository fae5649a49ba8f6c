"""Gandalf cards of the Fellowship block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import SPELL, ally, companion, event, possession
from inglenook.lotr.words.abilities import Action, Response, Trigger
from inglenook.lotr.words.amounts import If
from inglenook.lotr.words.cards import Definition, Home, On
from inglenook.lotr.words.conditions import BurdensAtMost
from inglenook.lotr.words.effects import Discard, Draw, MoveCards, PlayCard, Prevent, SeeHand, Spot
from inglenook.lotr.words.facade import a, each, exert, make, strength
from inglenook.lotr.words.filters import (
    BEARER,
    COMPANION,
    CONDITION,
    EVENT,
    GANDALF_CULTURE,
    MINION,
    THIS,
    WIZARD,
    Titled,
    WithSignet,
)
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import (
    ABOUT_TO_BE_WOUNDED,
    ABOUT_TO_EXERT,
    AN_OPPONENT,
    DISCARD_PILE,
    FELLOWSHIP,
    FELLOWSHIP_BLOCK,
    FREE_PEOPLES,
    HAND,
    SKIRMISH,
    TURN_STARTS,
    YOU,
)

GANDALF: Final = Titled("Gandalf")

GANDALF_CARDS: Final[tuple[Definition, ...]] = (
    ally(
        "1U70",
        "Barliman Butterbur",
        "Prancing Pony Proprietor",
        "gandalf",
        "man",
        cost=0,
        strength=1,
        vitality=2,
        homes=(Home(1, FELLOWSHIP_BLOCK),),
        abilities=(
            Action(
                (FELLOWSHIP,),
                costs=(exert(THIS),),
                effects=(MoveCards(GANDALF_CULTURE & EVENT, DISCARD_PILE, HAND),),
            ),
        ),
    ),
    event(
        "1C76",
        "Intimidate",
        FREE_PEOPLES,
        "gandalf",
        Response(Happening(ABOUT_TO_BE_WOUNDED, COMPANION), costs=(Spot(GANDALF),), effects=(Prevent(),)),
        cost=2,
        keywords=SPELL,
    ),
    event(
        "1C78",
        "Mysterious Wizard",
        FREE_PEOPLES,
        "gandalf",
        Action((SKIRMISH,), effects=(make(a(GANDALF), strength(If(BurdensAtMost(4), 4, 2))),)),
        cost=2,
        keywords=SPELL,
    ),
    event(
        "1C84",
        "Sleep, Caradhras",
        FREE_PEOPLES,
        "gandalf",
        Action((FELLOWSHIP,), costs=(exert(GANDALF),), effects=(Discard(each(CONDITION)),)),
        cost=3,
        keywords=SPELL,
    ),
    event(
        "1C85",
        "Strength of Spirit",
        FREE_PEOPLES,
        "gandalf",
        Response(Happening(ABOUT_TO_EXERT, COMPANION), costs=(Spot(GANDALF),), effects=(Prevent(),)),
        cost=1,
        keywords=SPELL,
    ),
    event(
        "1C86",
        "Treachery Deeper Than You Know",
        FREE_PEOPLES,
        "gandalf",
        Action((FELLOWSHIP,), costs=(Spot(GANDALF),), effects=(SeeHand(AN_OPPONENT, to_all=True),)),
        cost=1,
        keywords=SPELL,
    ),
    companion(
        "1P364",
        "Gandalf",
        "The Grey Wizard",
        "gandalf",
        "wizard",
        cost=4,
        strength=7,
        vitality=4,
        signet="gandalf",
        abilities=(
            Action(
                (FELLOWSHIP,),
                costs=(exert(THIS),),
                effects=(PlayCard(COMPANION & WithSignet("gandalf"), discount=2),),
            ),
        ),
    ),
    possession(
        "2C29",
        "Wizard Staff",
        FREE_PEOPLES,
        "gandalf",
        cost=2,
        strength=1,
        item_class="staff",
        on=On(WIZARD),
        abilities=(Action((SKIRMISH,), costs=(exert(BEARER, 2),), effects=(make(a(MINION), strength(-3)),)),),
    ),
    companion(
        "2P122",
        "Gandalf",
        "The Grey Pilgrim",
        "gandalf",
        "wizard",
        cost=4,
        strength=7,
        vitality=4,
        signet="aragorn",
        abilities=(Trigger(Happening(TURN_STARTS, whose=YOU), optional=True, effects=(Draw(1),)),),
    ),
)
