"""The Spells: when each may be cast, on which target, and with what effect."""

from __future__ import annotations

from typing import Final

from inglenook.talisman.dsl.definitions import HIGH, LOW, MEDIUM, SpellDefinition
from inglenook.talisman.dsl.effects import (
    BecomeToad,
    DiscardSpells,
    Effect,
    Entry,
    Gain,
    Heal,
    Lose,
    MissTurn,
    Roll,
    SellObjects,
)
from inglenook.talisman.dsl.terms import (
    ABOUT_TO_FIGHT,
    ABOUT_TO_FIGHT_BATTLE,
    AFTER_DRAWING,
    AFTER_MOVE,
    ALL,
    ANSWERING_SPELL,
    ANY_TIME,
    CRAFT,
    GOLD,
    INSTEAD_OF_ROLL,
    LIFE,
    STRENGTH,
    TURN_END,
    TURN_START,
)

Times = tuple[str, ...]

AT_START: Final[Times] = (TURN_START,)
ALWAYS: Final[Times] = (ANY_TIME,)


def spell(
    name: str,
    times: Times,
    target: str,
    does: str,
    *effects: Effect,
    count: int = 1,
    amount: int = 1,
    certainty: str = HIGH,
) -> SpellDefinition:
    return SpellDefinition(f"spell:{name}", count, times, target, does, effects, amount, certainty)


RANDOM: Final = Roll(
    (
        Entry(1, 1, (BecomeToad(),)),
        Entry(2, 2, (Lose(STRENGTH, ALL),)),
        Entry(3, 3, (Lose(CRAFT, ALL),)),
        Entry(4, 4, (Lose(GOLD, ALL),)),
        Entry(5, 5, (Gain(STRENGTH),)),
        Entry(6, 6, (Gain(LIFE),)),
    )
)

LIGHTNING_BOLT: Final = Roll((Entry(1, 3, (Lose(LIFE),)), Entry(4, 6)))

ALL_SPELLS: Final = (
    spell("acquisition", AT_START, "other", "take-object-or-gold", certainty=MEDIUM),
    spell("alchemy", AT_START, "self", "effects", SellObjects()),
    spell("counterspell", (ANSWERING_SPELL,), "spell", "cancel", count=2),
    spell("destroy-magic", (TURN_START, TURN_END), "none", "destroy-magic", certainty=MEDIUM),
    spell("destruction", (TURN_START, AFTER_MOVE), "card", "discard", count=2, certainty=MEDIUM),
    spell("divination", AT_START, "none", "look-ahead", amount=5),
    spell("healing", ALWAYS, "character", "effects", Heal(), count=2),
    spell("hex", AT_START, "space", "lie-in-wait", Lose(LIFE), amount=3, certainty=MEDIUM),
    spell("immobility", ALWAYS, "character", "immobilise", count=2, certainty=MEDIUM),
    spell("invisibility", ALWAYS, "self", "vanish"),
    spell("mesmerism", AT_START, "other", "take-follower", certainty=MEDIUM),
    spell("nullify", ALWAYS, "character", "effects", DiscardSpells()),
    spell("preservation", ALWAYS, "character", "save"),
    spell("psionic-blast", (ABOUT_TO_FIGHT_BATTLE,), "self", "add-craft", count=2, certainty=MEDIUM),
    spell("random", ALWAYS, "character", "effects", RANDOM, count=2, certainty=MEDIUM),
    spell("teleport", (INSTEAD_OF_ROLL,), "self", "teleport", count=2),
    spell("temporal-warp", AT_START, "self", "take-turns", amount=3),
    spell("brainwave", ALWAYS, "self", "double-craft", certainty=LOW),
    spell("finger-of-death", (ABOUT_TO_FIGHT,), "enemy", "kill", certainty=LOW),
    spell("lightning-bolt", ALWAYS, "character", "effects", LIGHTNING_BOLT, certainty=LOW),
    spell("metamorph", (AFTER_DRAWING,), "drawn-enemy", "replace", certainty=LOW),
    spell("mind-steal", ALWAYS, "other", "take-spell", certainty=LOW),
    # The caster chooses the region, whose characters all miss a turn.
    spell("summon-storm", ALWAYS, "none", "storm", MissTurn(), certainty=LOW),
)
