"""Places: they stay where they are found, and may be visited or not; some act by themselves (TA-20)."""

from __future__ import annotations

from typing import Final

from inglenook.talisman.components.purchase import MARKET_PRICES
from inglenook.talisman.dsl.conditions import HasAtLeast
from inglenook.talisman.dsl.definitions import HIGH, LOW, MEDIUM, CardDefinition
from inglenook.talisman.dsl.effects import (
    Buy,
    Effect,
    Entry,
    FightBeing,
    Gain,
    GoAnywhere,
    GoTo,
    MissTurn,
    NextCrossing,
    Roll,
    TakeCounter,
    When,
)
from inglenook.talisman.dsl.terms import AT_CAVE, CRAFT, GOLD, LIFE, PLACE, PRAYING, SPELL, STRENGTH


def place(name: str, effect: Effect, must: bool = False, counters: int = 0, certainty: str = HIGH) -> CardDefinition:
    return CardDefinition(
        f"adventure:{name}", PLACE, effects=(effect,), must=must, counters=counters, certainty=certainty
    )


CAVE: Final = Roll(
    (
        Entry(1, 1, (FightBeing("cave-dragon", strength=7),)),
        Entry(2, 2, (FightBeing("cave-goblin", strength=2),)),
        Entry(3, 3, (MissTurn(),)),
        Entry(4, 5, (Gain(GOLD, 2),)),
        Entry(6, 6, (Gain(GOLD, 3),)),
    ),
    occasion=AT_CAVE,
)

MAGIC_PORTAL: Final = Roll(
    (
        Entry(1, 1, (GoTo("space:crags"),)),
        Entry(2, 2, (GoTo("space:village"),)),
        Entry(3, 3, (GoTo("space:city"),)),
        Entry(4, 4, (GoTo("space:warlocks-cave"),)),
        Entry(5, 5, (GoTo("space:temple"),)),
        Entry(6, 6, (GoTo("space:plain-of-peril"),)),
    )
)

SHRINE: Final = Roll(
    (
        Entry(1, 2),
        Entry(3, 3, (Gain(GOLD),)),
        Entry(4, 4, (Gain(SPELL),)),
        Entry(5, 5, (Gain(LIFE),)),
        Entry(6, 6, (GoAnywhere(),)),
    ),
    occasion=PRAYING,
)

PLACES: Final = (
    # The Cave requires a roll on landing; a character too weak for the Marsh or the Maze is held.
    place("cave", CAVE, must=True),
    place("marsh", When(HasAtLeast(STRENGTH, 5), (), otherwise=(MissTurn(),)), must=True, certainty=MEDIUM),
    place("maze", When(HasAtLeast(CRAFT, 5), (), otherwise=(MissTurn(),)), must=True, certainty=MEDIUM),
    place("fountain-of-wisdom", TakeCounter(CRAFT), counters=4),
    place("magic-portal", MAGIC_PORTAL),
    place("magic-stream", TakeCounter(STRENGTH), counters=4),
    place("market", Buy(MARKET_PRICES), certainty=MEDIUM),
    place("pool-of-life", TakeCounter(LIFE), counters=4),
    place("secret-door", NextCrossing(), certainty=LOW),
    place("shrine", SHRINE, certainty=MEDIUM),
)
