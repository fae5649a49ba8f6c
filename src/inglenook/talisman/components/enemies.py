"""Enemies: animals, monsters and dragons fight with Strength, spirits with Craft (TR-15c).

A card's kind, and with it the order number, makes it a spirit; abilities look at its subtype.  So the Harpy, a monster
that fights with Craft, is met among the spirits and yet cannot be charmed or destroyed as a spirit.
"""

from __future__ import annotations

from typing import Final

from inglenook.talisman.dsl.definitions import HIGH, LOW, MEDIUM, CardDefinition
from inglenook.talisman.dsl.effects import GiveUp, LeaveObject, Lose, MissTurn, Wander
from inglenook.talisman.dsl.terms import ANIMAL, DRAGON, ENEMY, FOLLOWER, LIFE, MONSTER, SPIRIT


def enemy(name: str, subtype: str, strength: int, count: int = 1, certainty: str = HIGH) -> CardDefinition:
    return CardDefinition(f"adventure:{name}", ENEMY, count, subtype, strength, certainty=certainty)


def spirit(name: str, craft: int, count: int = 1, certainty: str = HIGH) -> CardDefinition:
    return CardDefinition(f"adventure:{name}", SPIRIT, count, SPIRIT, craft=craft, certainty=certainty)


HAUNTED: Final = ("space:city", "space:village", "space:graveyard", "space:chapel", "space:castle", "space:temple")
"""Spaces in which a Ghost settles, by the roll of a die."""

# fmt: off
ENEMIES: Final = (
    enemy("ape", ANIMAL, 3),
    enemy("bear", ANIMAL, 3),
    enemy("giant-lizard", ANIMAL, 3, certainty=LOW),
    enemy("lion", ANIMAL, 3),
    enemy("serpent", ANIMAL, 4),
    enemy("wild-boar", ANIMAL, 1, count=2),
    enemy("wolf", ANIMAL, 2),
    enemy("giant", MONSTER, 6),
    enemy("goblin", MONSTER, 2, count=3, certainty=MEDIUM),
    enemy("griffon", MONSTER, 5, certainty=LOW),
    enemy("hobgoblin", MONSTER, 3, count=2),
    enemy("ogre", MONSTER, 5, count=2, certainty=MEDIUM),
    enemy("dragon", DRAGON, 7, count=3),
    CardDefinition("adventure:band-of-zombies", ENEMY, 1, MONSTER, strength=2, special="one-by-one", certainty=LOW),
    CardDefinition("adventure:bandit", ENEMY, 2, MONSTER, strength=4, special="bandit", certainty=MEDIUM),
    CardDefinition("adventure:chinese-dragon", ENEMY, 1, DRAGON, strength=6, craft=6, special="weaker-side",
                   on_defeat=(LeaveObject(magic=True, random=True),), certainty=LOW),
    CardDefinition("adventure:doppelganger", ENEMY, 1, MONSTER, special="mirror", certainty=LOW),
)

SPIRITS: Final = (
    spirit("demon", 10),
    spirit("shade", 2, certainty=LOW),
    spirit("shadow", 2, certainty=LOW),
    spirit("spectre", 3),
    spirit("wraith", 5, certainty=MEDIUM),
    CardDefinition("adventure:ghast", SPIRIT, 1, SPIRIT, craft=5, on_defeat=(MissTurn(),), certainty=LOW),
    CardDefinition("adventure:ghost", SPIRIT, 2, SPIRIT, craft=4, placed_by_roll=HAUNTED),
    CardDefinition("adventure:harpy", SPIRIT, 1, MONSTER, craft=4,
                   instead_of_life=(LeaveObject(otherwise=(Lose(LIFE),)),), certainty=LOW),
    CardDefinition("adventure:lich", SPIRIT, 1, SPIRIT, craft=4, special="lich", certainty=LOW),
    CardDefinition("adventure:vampire", SPIRIT, 1, SPIRIT, craft=6,
                   instead_of_life=(GiveUp(FOLLOWER, otherwise=(Lose(LIFE),), dies=True),), certainty=LOW),
    CardDefinition("adventure:vampire-bats", SPIRIT, 1, SPIRIT, craft=4, effects=(Wander(),), certainty=LOW),
)
# fmt: on
