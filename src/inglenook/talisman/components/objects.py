"""Ordinary and magic objects, as found among the Adventure cards.

Objects that can also be bought work the same (TR-20b.1): `purchase.py` copies them from here.
"""

from __future__ import annotations

from typing import Final

from inglenook.talisman.dsl.abilities import (
    Ability,
    Adds,
    AlwaysHasSpell,
    Armour,
    BuildsRafts,
    Carries,
    CrossesOn,
    DestroysSpirits,
    DrawsOneMore,
    IsRaft,
    OneTurnStrength,
    OpensValleyOfFire,
    RollBeforeFight,
    Unharmed,
    WardsOffSpells,
    Weapon,
)
from inglenook.talisman.dsl.definitions import HIGH, LOW, MEDIUM, CardDefinition
from inglenook.talisman.dsl.terms import DRAGON, EVIL, GOOD, MAGIC_OBJECT, OBJECT


def ordinary(name: str, *abilities: Ability, count: int = 1) -> CardDefinition:
    return CardDefinition(f"adventure:{name}", OBJECT, count, abilities=abilities)


def gold(name: str, gold: int, count: int, certainty: str) -> CardDefinition:
    return CardDefinition(f"adventure:{name}", OBJECT, count, gold=gold, certainty=certainty)


def magic(
    name: str,
    *abilities: Ability,
    count: int = 1,
    forbidden_to: tuple[str, ...] = (),
    certainty: str = HIGH,
) -> CardDefinition:
    return CardDefinition(
        f"adventure:{name}",
        MAGIC_OBJECT,
        count,
        abilities=abilities,
        forbidden_to=forbidden_to,
        certainty=certainty,
    )


OBJECTS: Final = (
    ordinary("armour", Armour(saves_from=4)),
    ordinary("axe", Weapon(1), BuildsRafts()),
    gold("bag-of-gold", 1, count=8, certainty=LOW),
    gold("two-bags-of-gold", 2, count=3, certainty=MEDIUM),
    ordinary("helmet", Armour(saves_from=6)),
    ordinary("mule", Carries()),
    ordinary("raft", IsRaft()),
    ordinary("shield", Armour(saves_from=5)),
    ordinary("sword", Weapon(1), count=2),
    ordinary("water-bottle", Unharmed(("desert",))),
)

MAGIC_OBJECTS: Final = (
    magic("amulet", WardsOffSpells(), certainty=MEDIUM),
    magic("ancient-artefact", RollBeforeFight(), certainty=LOW),
    magic("bag-of-carrying", Carries(4, sealed=True), certainty=LOW),
    # Each of the two spaces takes a life from only one alignment, so the Cross need not say whom it protects where.
    magic("cross", Unharmed(("chapel", "graveyard")), DestroysSpirits(), certainty=MEDIUM),
    magic("holy-grail", Adds(craft=1), Unharmed(("desert",)), forbidden_to=(EVIL,), certainty=MEDIUM),
    magic("holy-lance", Weapon(1, against=DRAGON, strength_against=3), forbidden_to=(EVIL,)),
    magic("magic-belt", Adds(strength=1)),
    magic("orb-of-knowledge", DrawsOneMore(), certainty=MEDIUM),
    magic("potion-of-strength", OneTurnStrength(2), certainty=MEDIUM),
    magic("ring", Adds(strength=1, craft=1)),
    magic("runesword", Weapon(1, drinks_life=True), forbidden_to=(GOOD,)),
    magic("solomons-crown", Adds(craft=2)),
    # Two are certain; the third belongs to the Expansion Set.
    magic("talisman", OpensValleyOfFire(), count=3, certainty=LOW),
    magic("wand", AlwaysHasSpell(beyond_limit=True)),
    magic("winged-boots", CrossesOn(6), certainty=LOW),
)
