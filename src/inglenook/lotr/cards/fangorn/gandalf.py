"""Gandalf cards of Ents of Fangorn."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import companion, condition, event
from inglenook.lotr.words.abilities import Action, Continuous, Response, Trigger
from inglenook.lotr.words.amounts import AtMost, Count, Number, Times
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import CanSpot
from inglenook.lotr.words.effects import Discard, Prevent, Spot
from inglenook.lotr.words.facade import a, cost, exert, keyword, make, strength, that
from inglenook.lotr.words.filters import COMPANION, ENT, HOBBIT, THIS, UNBOUND
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import ABOUT_TO_BE_WOUNDED, DAMAGE, FREE_PEOPLES, SKIRMISH, TURN_ENDS

UNBOUND_HOBBIT: Final = UNBOUND & HOBBIT

FRIENDS: Final = Count(ENT | UNBOUND_HOBBIT)
"""Who makes Ents cheaper: other Ents, and the Hobbits who rouse them."""

GANDALF_CARDS: Final[tuple[Definition, ...]] = (
    event(
        "6U24",
        "Boomed and Trumpeted",
        FREE_PEOPLES,
        "gandalf",
        Action(
            (SKIRMISH,),
            effects=(make(a(ENT), strength(Count(UNBOUND_HOBBIT)), keyword(DAMAGE, Count(UNBOUND_HOBBIT))),),
        ),
        cost=0,
    ),
    condition(
        "6R26",
        "Enraged",
        FREE_PEOPLES,
        "gandalf",
        cost=2,
        strength=4,
        on=On(ENT, limit=1),
        abilities=(Trigger(Happening(TURN_ENDS), effects=(Discard(a(THIS)),)),),
    ),
    companion(
        "6C27",
        "Ent Avenger",
        "",
        "gandalf",
        "ent",
        unique=False,
        cost=4,
        strength=6,
        vitality=4,
        abilities=(Continuous((strength(2),), condition=CanSpot(ENT, 3)),),
    ),
    condition(
        "6C29",
        "Ent Moot",
        FREE_PEOPLES,
        "gandalf",
        cost=1,
        strength=2,
        to_play=(exert(UNBOUND_HOBBIT),),
        on=On(ENT, limit=1),
    ),
    companion(
        "6U32",
        "Host of Fangorn",
        "",
        "gandalf",
        "ent",
        cost=13,
        strength=10,
        vitality=4,
        to_play=(Spot(ENT & COMPANION, 2),),
        abilities=(Continuous((cost(Times(-2, FRIENDS)),)),),
    ),
    companion(
        "6C33",
        "Quickbeam",
        "Bregalad",
        "gandalf",
        "ent",
        cost=4,
        strength=8,
        vitality=3,
        abilities=(Continuous((cost(Times(-1, FRIENDS)),)),),
    ),
    event(
        "6C34",
        "Roused",
        FREE_PEOPLES,
        "gandalf",
        Action(
            (SKIRMISH,),
            costs=(exert(ENT, remember="ent"),),
            effects=(Spot(ENT, x="x"), make(that("ent"), strength(AtMost(Number("x"), 4)))),
        ),
        cost=1,
    ),
    companion(
        "6R35",
        "Skinbark",
        "Fladrif",
        "gandalf",
        "ent",
        cost=7,
        strength=8,
        vitality=4,
        abilities=(
            Continuous((cost(Times(-1, FRIENDS)),)),
            Response(
                Happening(ABOUT_TO_BE_WOUNDED, UNBOUND_HOBBIT),
                costs=(exert(THIS),),
                effects=(Prevent(),),
            ),
        ),
    ),
)
