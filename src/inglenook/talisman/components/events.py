"""Events: they affect the player who draws them, or every player, at once, and are then discarded.

Events that are beings can be evaded (TR-18b.3, TA-41).  The rulebook names only the Imp; we extend the rule to every
other event with a will of its own.
"""

from __future__ import annotations

from typing import Final

from inglenook.talisman.components.purchase import MARKET_PRICES
from inglenook.talisman.dsl.definitions import HIGH, LOW, MEDIUM, CardDefinition
from inglenook.talisman.dsl.effects import (
    Become,
    Buy,
    ByAlignment,
    DiscardSpells,
    DrawSpellsToLimit,
    Effect,
    Entry,
    Everyone,
    Gain,
    GoTo,
    LayGoldOn,
    Lose,
    MissTurn,
    OneSpaceForAll,
    Roll,
)
from inglenook.talisman.dsl.terms import CRAFT, EVENT, EVIL, GOLD, LIFE


def event(name: str, effect: Effect, being: bool = False, certainty: str = HIGH) -> CardDefinition:
    return CardDefinition(f"adventure:{name}", EVENT, effects=(effect,), being=being, certainty=certainty)


IMP: Final = Roll(
    (
        Entry(1, 1, (GoTo("space:crags"),)),
        Entry(2, 2, (GoTo("space:forest"),)),
        Entry(3, 3, (GoTo("space:tavern"),)),
        Entry(4, 4, (GoTo("space:ruins"),)),
        Entry(5, 5, (GoTo("space:hidden-valley"),)),
        Entry(6, 6, (GoTo("space:cursed-glade"),)),
    )
)

EVENTS: Final = (
    event("angel", ByAlignment(good=(Gain(LIFE),), evil=(Lose(LIFE),)), being=True),
    event("blizzard", OneSpaceForAll(rounds=2)),
    event("book-of-spells", DrawSpellsToLimit()),
    event("devil", ByAlignment(good=(Lose(LIFE),), evil=(Gain(LIFE),)), being=True),
    event("evil-darkness", Everyone((MissTurn(),), except_aligned=(EVIL,))),
    event("imp", IMP, being=True),
    event("magical-vortex", Everyone((DiscardSpells(),))),
    event("market-day", Everyone((Buy(MARKET_PRICES),)), certainty=MEDIUM),
    event(
        "mephistopheles",
        ByAlignment(good=(Become(EVIL),), neutral=(Become(EVIL),), evil=(Gain(CRAFT),)),
        being=True,
    ),
    event("pestilence", Everyone((Lose(LIFE),), this_region=True)),
    event("raiders", LayGoldOn("space:oasis"), being=True),
    event("storm", Everyone((MissTurn(),), this_region=True)),
    event("taxation", Everyone((Lose(GOLD),)), certainty=LOW),
)
