"""Sites of Battle of Helm's Deep.  "You" on a site is whoever uses it."""

from __future__ import annotations

from typing import Final

from inglenook.lotr.cards.shapes import site
from inglenook.lotr.words.abilities import Action, Continuous, Response
from inglenook.lotr.words.cards import Definition
from inglenook.lotr.words.effects import MoveAgain, Prevent, Spot
from inglenook.lotr.words.facade import cannot, remove_twilight
from inglenook.lotr.words.filters import MINION, MOUNTED, RING_BEARER, YOURS
from inglenook.lotr.words.happenings import Happening
from inglenook.lotr.words.terms import ABOUT_TO_BE_WOUNDED, REGROUP, TOWERS_BLOCK, WIN_BEFORE_RECONCILING

SITES: Final[tuple[Definition, ...]] = (
    site(
        "5U118",
        "Hornburg Wall",
        TOWERS_BLOCK,
        7,
        6,
        Action((REGROUP,), costs=(Spot(YOURS & MINION), remove_twilight(9)), effects=(MoveAgain(),)),
    ),
    site(
        "5U119",
        "Nan Curunír",
        TOWERS_BLOCK,
        8,
        8,
        Response(
            Happening(ABOUT_TO_BE_WOUNDED, YOURS & MOUNTED & MINION), costs=(remove_twilight(2),), effects=(Prevent(),)
        ),
        keywords=("plains",),
    ),
    site(
        "5U120",
        "Caverns of Isengard",
        TOWERS_BLOCK,
        9,
        9,
        Continuous((cannot(WIN_BEFORE_RECONCILING),), of=RING_BEARER),
        keywords=("underground",),
    ),
)
