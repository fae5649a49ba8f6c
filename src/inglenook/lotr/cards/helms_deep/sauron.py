"""Sauron cards of Battle of Helm's Deep."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import Keywords, minion
from inglenook.lotr.words.abilities import Action, Continuous, Trigger
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.conditions import BurdensAtLeast
from inglenook.lotr.words.effects import Discard, DiscardFromHand, Draw, Spot
from inglenook.lotr.words.facade import a, exert, remove_twilight, wound
from inglenook.lotr.words.filters import COMPANION, ORC, OTHER, SAURON, THIS, Skirmishing
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.modifiers import Modifier
from inglenook.lotr.words.terms import PLAYED, SITE_NUMBER, SKIRMISH

TRACKER: Final[Keywords] = (("tracker", 1),)

SAURON_CARDS: Final[tuple[Definition, ...]] = (
    minion(
        "5C98",
        "Gate Trooper",
        "sauron",
        "orc",
        cost=1,
        strength=5,
        vitality=2,
        site=6,
        abilities=(
            Trigger(
                Happening(PLAYED, THIS),
                optional=True,
                condition=BurdensAtLeast(5),
                costs=(exert(THIS),),
                effects=(Draw(1),),
            ),
        ),
    ),
    minion(
        "5C99",
        "Gate Veteran",
        "sauron",
        "orc",
        cost=2,
        strength=7,
        vitality=2,
        site=6,
        abilities=(
            Trigger(
                Happening(PLAYED, THIS),
                optional=True,
                costs=(exert(THIS), Spot(COMPANION, 6)),
                effects=(Draw(1),),
            ),
        ),
    ),
    minion(
        "5U104",
        "Orc Cutthroat",
        "sauron",
        "orc",
        unique=True,
        cost=3,
        strength=9,
        vitality=3,
        site=6,
        keywords=TRACKER,
        abilities=(
            Continuous((Modifier(SITE_NUMBER, -3),), of=SAURON & ORC),
            Action(
                (SKIRMISH,),
                costs=(Discard(a(OTHER & SAURON & ORC)), exert(THIS)),
                effects=(wound(COMPANION & Skirmishing(THIS)),),
            ),
        ),
    ),
    minion(
        "5C108",
        "Orc Pursuer",
        "sauron",
        "orc",
        cost=2,
        strength=6,
        vitality=2,
        site=6,
        keywords=TRACKER,
        abilities=(
            Continuous((Modifier(SITE_NUMBER, -1),), of=SAURON & ORC),
            Trigger(
                Happening(PLAYED, THIS),
                optional=True,
                costs=(exert(THIS), remove_twilight(2)),
                effects=(Draw(1),),
            ),
        ),
    ),
    minion(
        "5C109",
        "Orc Runner",
        "sauron",
        "orc",
        cost=2,
        strength=6,
        vitality=2,
        site=6,
        keywords=TRACKER,
        abilities=(
            Continuous((Modifier(SITE_NUMBER, -1),), of=SAURON & ORC),
            Trigger(
                Happening(PLAYED, THIS),
                optional=True,
                costs=(exert(THIS), DiscardFromHand(2)),
                effects=(Draw(1),),
            ),
        ),
    ),
)
