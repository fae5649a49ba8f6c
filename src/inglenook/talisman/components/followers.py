"""Followers, which join the character that finds them; some join against its will."""

from __future__ import annotations

from typing import Final

from inglenook.talisman.dsl.abilities import (
    Ability,
    Adds,
    Carries,
    DrivesFollowersAway,
    Evades,
    FewerDice,
    FightsInstead,
    HiredStrength,
    JoinsFor,
    MustBeTaken,
    NeedNotRoll,
    OneSpaceATurn,
    SellsObjects,
    ServedFree,
)
from inglenook.talisman.dsl.definitions import HIGH, LOW, MEDIUM, CardDefinition
from inglenook.talisman.dsl.terms import FOLLOWER


def follower(name: str, *abilities: Ability, count: int = 1, certainty: str = HIGH) -> CardDefinition:
    return CardDefinition(f"adventure:{name}", FOLLOWER, count, abilities=abilities, certainty=certainty)


FOLLOWERS: Final = (
    follower("alchemist", SellsObjects()),
    follower("champion", FightsInstead(3), certainty=LOW),
    follower("cursed-by-a-hag", MustBeTaken(), DrivesFollowersAway(), certainty=MEDIUM),
    follower("gnome", FewerDice(), NeedNotRoll(("crags",)), Evades(("hills",))),
    follower("guide", NeedNotRoll(("chasm", "crags", "forest")), count=2, certainty=MEDIUM),
    follower("maiden", Adds(craft=2)),
    follower("mercenary", JoinsFor(1), HiredStrength(3, price=1), certainty=MEDIUM),
    follower("pixie", NeedNotRoll(("forest",)), Evades(("woods",))),
    follower("poltergeist", MustBeTaken(), OneSpaceATurn(), certainty=LOW),
    follower("porter", JoinsFor(1), Carries(4), count=2, certainty=LOW),
    # Their use at the Castle is part of the Castle's own instruction.
    follower("prince", ServedFree(gold=3), certainty=MEDIUM),
    follower("princess", ServedFree(gold=3), certainty=MEDIUM),
    follower("unicorn", Adds(strength=1, craft=1)),
)
