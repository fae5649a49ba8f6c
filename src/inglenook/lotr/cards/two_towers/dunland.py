"""Dunland cards of the Two Towers block."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import event, minion, possession
from inglenook.lotr.words.abilities import Action, Trigger
from inglenook.lotr.words.amounts import If, Number
from inglenook.lotr.words.cards import Definition, On
from inglenook.lotr.words.conditions import AtSite
from inglenook.lotr.words.effects import Choose, Discard, Spot
from inglenook.lotr.words.facade import a, keyword, make, strength
from inglenook.lotr.words.filters import COMPANION, DUNLAND, FREE_PEOPLES_CARD, MAN, POSSESSION, THIS
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import FIERCE, HAND_WEAPON, SANCTUARY, SHADOW, SKIRMISH, UNTIL_REGROUP, WINS

WINS_AND_GROWS: Final = Trigger(
    Happening(WINS, THIS),
    optional=True,
    effects=(make(a(THIS), strength(2), keyword(FIERCE), until=UNTIL_REGROUP),),
)

DUNLAND_CARDS: Final[tuple[Definition, ...]] = (
    minion(
        "4C4",
        "Band of Wild Men",
        "dunland",
        "man",
        cost=5,
        strength=11,
        vitality=2,
        site=3,
        abilities=(
            Trigger(
                Happening(WINS, THIS),
                optional=True,
                effects=(make(a(THIS), keyword(FIERCE), until=UNTIL_REGROUP),),
            ),
        ),
    ),
    event(
        "4C7",
        "Dark Fury",
        SHADOW,
        "dunland",
        Action((SKIRMISH,), effects=(make(a(DUNLAND & MAN), strength(If(AtSite(SANCTUARY), 4, 2))),)),
        cost=0,
    ),
    event(
        "4U8",
        "Death to the Strawheads",
        SHADOW,
        "dunland",
        Action((SKIRMISH,), effects=(Spot(COMPANION, x="x"), make(a(DUNLAND & MAN), strength(Number("x"))))),
        cost=3,
    ),
    minion("4C10", "Dunlending Brigand", "dunland", "man", cost=2, strength=8, vitality=1, site=3),
    minion(
        "4C12",
        "Dunlending Madman",
        "dunland",
        "man",
        cost=2,
        strength=7,
        vitality=1,
        site=3,
        abilities=(WINS_AND_GROWS,),
    ),
    minion(
        "4U13",
        "Dunlending Pillager",
        "dunland",
        "man",
        cost=3,
        strength=9,
        vitality=1,
        site=3,
        abilities=(
            Trigger(
                Happening(WINS, THIS),
                optional=True,
                effects=(
                    Choose(
                        (
                            (Discard(a(FREE_PEOPLES_CARD & POSSESSION)),),
                            (Spot(COMPANION, 6), Discard(a(FREE_PEOPLES_CARD & POSSESSION, count=2))),
                        )
                    ),
                ),
            ),
        ),
    ),
    minion(
        "4C16",
        "Dunlending Robber",
        "dunland",
        "man",
        cost=3,
        strength=9,
        vitality=1,
        site=3,
        abilities=(WINS_AND_GROWS,),
    ),
    minion("4C17", "Dunlending Savage", "dunland", "man", cost=4, strength=11, vitality=1, site=3),
    possession(
        "4C26",
        "Iron Axe",
        SHADOW,
        "dunland",
        cost=1,
        strength=3,
        item_class=HAND_WEAPON,
        on=On(DUNLAND & MAN),
    ),
)
