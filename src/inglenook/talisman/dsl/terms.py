"""Rulebook terms that the DSL uses: attributes, alignments, regions, kinds of cards."""

from __future__ import annotations

from typing import Final

STRENGTH: Final = "strength"
CRAFT: Final = "craft"
LIFE: Final = "life"
GOLD: Final = "gold"
SPELL: Final = "spell"
TALISMAN: Final = "talisman"
FOLLOWER: Final = "follower"
OBJECT: Final = "object"
MAGIC_OBJECT: Final = "magic-object"

GOOD: Final = "good"
NEUTRAL: Final = "neutral"
EVIL: Final = "evil"

OUTER: Final = "outer"
MIDDLE: Final = "middle"
INNER: Final = "inner"

EVENT: Final = "event"
ENEMY: Final = "enemy"
SPIRIT: Final = "spirit"
STRANGER: Final = "stranger"
PLACE: Final = "place"

ANIMAL: Final = "animal"
MONSTER: Final = "monster"
DRAGON: Final = "dragon"

ORDER_NUMBER: Final[dict[str, int]] = {
    EVENT: 1,
    ENEMY: 2,
    SPIRIT: 3,
    STRANGER: 4,
    OBJECT: 5,
    MAGIC_OBJECT: 5,
    FOLLOWER: 5,
    PLACE: 6,
}
"""Order number of each kind of Adventure card (TR-15c)."""

ALL: Final = -1
"""As an amount: everything that there is."""

# Times at which a Spell may be cast.
TURN_START: Final = "turn-start"
TURN_END: Final = "turn-end"
INSTEAD_OF_ROLL: Final = "instead-of-roll"
AFTER_MOVE: Final = "after-move"
AFTER_DRAWING: Final = "after-drawing"
ABOUT_TO_FIGHT: Final = "about-to-fight"
ABOUT_TO_FIGHT_BATTLE: Final = "about-to-fight-battle"
ANY_TIME: Final = "any-time"
ANSWERING_SPELL: Final = "answering-spell"

# Occasions of a roll that an ability may change.
PRAYING: Final = "praying"
AT_CAVE: Final = "cave"
AT_GRAVEYARD: Final = "graveyard"
AT_TAVERN: Final = "tavern"
"""Every other occasion of a roll has a name of its own, and no ability changes it."""
