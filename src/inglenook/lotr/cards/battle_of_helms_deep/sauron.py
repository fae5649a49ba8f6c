"""Sauron cards of Battle of Helm's Deep."""

from inglenook.lotr.cards.language import *

card(
    "5C98",
    "Gate Trooper",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(exert(THIS), Spot(Burdens(), 5)),
        effects=(Draw(1),),
    ),
)

card(
    "5C99",
    "Gate Veteran",
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(exert(THIS), Spot(COMPANION, 6)),
        effects=(Draw(1),),
    ),
)

card(
    "5U104",
    "Orc Cutthroat",
    Continuous((Modifier(SITE_NUMBER, -3),), of=SAURON & ORC),
    Action(
        (SKIRMISH,),
        costs=(Discard(a(OTHER & SAURON & ORC)), exert(THIS)),
        effects=(wound(COMPANION & Skirmishing(THIS)),),
    ),
)

card(
    "5C108",
    "Orc Pursuer",
    Continuous((Modifier(SITE_NUMBER, -1),), of=SAURON & ORC),
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(exert(THIS), remove_twilight(2)),
        effects=(Draw(1),),
    ),
)

card(
    "5C109",
    "Orc Runner",
    Continuous((Modifier(SITE_NUMBER, -1),), of=SAURON & ORC),
    Trigger(
        Happening(PLAYED, THIS),
        optional=True,
        costs=(exert(THIS), DiscardFromHand(2)),
        effects=(Draw(1),),
    ),
)

card(
    "5R96",
    "Eye of Barad-Dûr",
    Action(
        (SKIRMISH,),
        effects=(
            make(
                a((COMPANION | ALLY) & Skirmishing(SAURON & ORC)),
                strength(Times(-1, Count(RING_BOUND & COMPANION))),
            ),
        ),
    ),
    # Whoever plays it in answer discards it by that: it is an event.
    Response(Happening(REVEALED_FROM_HAND, THIS, whose=FREE_PEOPLES_PLAYER), effects=(add_burdens(2),)),
)
