"""Raider cards of Battle of Helm's Deep."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import Keywords, minion, possession
from inglenook.lotr.words import filters, terms
from inglenook.lotr.words.abilities import Action, Continuous, Response, Trigger
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import CanSpot
from inglenook.lotr.words.effects import PlayCard, Prevent
from inglenook.lotr.words.facade import add_twilight, cost, keyword, remove_twilight
from inglenook.lotr.words.filters import BEARER, RAIDER, WithKeyword
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import ABOUT_TO_BE_WOUNDED, AMBUSH, DISCARD_PILE, FIERCE, SHADOW, SKIRMISH, WINS

IS_SOUTHRON: Final = WithKeyword("southron")

AMBUSHING_SOUTHRON: Final[Keywords] = (("southron", 1), (AMBUSH, 2))

RAIDER_CARDS: Final[tuple[Definition, ...]] = (
    minion(
        "5R70",
        "Army of Haradrim",
        "raider",
        "man",
        unique=True,
        cost=7,
        strength=14,
        vitality=4,
        site=4,
        keywords=(("southron", 1),),
        abilities=(
            Action(
                (SKIRMISH,),
                costs=(remove_twilight(3),),
                effects=(PlayCard(RAIDER & filters.MOUNT, zones=(DISCARD_PILE,)),),
            ),
        ),
    ),
    possession(
        "5C73",
        "Mûmak",
        SHADOW,
        "raider",
        cost=2,
        strength=3,
        item_class=terms.MOUNT,
        on=On(IS_SOUTHRON),
        abilities=(
            Continuous((keyword(FIERCE),), of=BEARER),
            Trigger(Happening(WINS, BEARER), optional=True, effects=(add_twilight(2),)),
        ),
    ),
    minion(
        "5C74",
        "Southron Marcher",
        "raider",
        "man",
        cost=4,
        strength=6,
        vitality=1,
        site=4,
        keywords=AMBUSHING_SOUTHRON,
        abilities=(Continuous((cost(-2),), condition=CanSpot(IS_SOUTHRON)),),
    ),
    minion(
        "5C75",
        "Southron Runner",
        "raider",
        "man",
        cost=3,
        strength=4,
        vitality=1,
        site=4,
        keywords=AMBUSHING_SOUTHRON,
        abilities=(Continuous((cost(-2),), condition=CanSpot(IS_SOUTHRON)),),
    ),
    minion(
        "5C76",
        "Southron Traveler",
        "raider",
        "man",
        cost=3,
        strength=8,
        vitality=1,
        site=4,
        keywords=AMBUSHING_SOUTHRON,
        abilities=(
            Response(Happening(ABOUT_TO_BE_WOUNDED, IS_SOUTHRON), costs=(remove_twilight(3),), effects=(Prevent(),)),
        ),
    ),
)
