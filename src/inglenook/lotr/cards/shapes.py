"""The shapes of cards: what a card of each type prints.  They build definitions; a number that the type does not have
cannot be given, and one that it has cannot be forgotten.
"""

from __future__ import annotations

from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Ability, Continuous
from inglenook.lotr.words.cards import Definition, Home, On
from inglenook.lotr.words.conditions import During
from inglenook.lotr.words.effects import Effect
from inglenook.lotr.words.facade import cost

Keywords = tuple[tuple[str, int], ...]

DAMAGE_1: Keywords = ((terms.DAMAGE, 1),)
ARCHER: Keywords = ((terms.ARCHER, 1),)
SPELL: Keywords = (("spell", 1),)
STEALTH: Keywords = (("stealth", 1),)
TALE: Keywords = (("tale", 1),)
SEARCH: Keywords = (("search", 1),)
TRACKER: Keywords = (("tracker", 1),)
VILLAGER: Keywords = (("villager", 1),)

CHEAP_AT_THE_START: Ability = Continuous((cost(-1),), condition=During(terms.SETTING_UP))
"""The companion costs one less in a starting fellowship (LR-9.9)."""

FREE_RACES = ("dwarf", "elf", "man", "wizard")
"""The races besides Hobbits that cards about the fellowship's quarrels count."""

COMPANION_RESISTANCE = 6
"""What the data give companions that print none."""


def companion(
    id: str,
    title: str,
    subtitle: str,
    culture: str,
    race: str,
    *,
    cost: int,
    strength: int,
    vitality: int,
    resistance: int = COMPANION_RESISTANCE,
    signet: str = "",
    unique: bool = True,
    keywords: Keywords = (),
    to_play: tuple[Effect, ...] = (),
    abilities: tuple[Ability, ...] = (),
    ring_bearer: bool = False,
) -> Definition:
    """A companion (LR-1.11)."""
    return Definition(
        id,
        title,
        terms.COMPANION_TYPE,
        subtitle,
        unique=unique,
        side=terms.FREE_PEOPLES,
        culture=culture,
        race=race,
        cost=cost,
        strength=strength,
        vitality=vitality,
        resistance=resistance,
        signet=signet,
        keywords=keywords,
        to_play=to_play,
        abilities=abilities,
        ring_bearer=ring_bearer,
    )


def ally(
    id: str,
    title: str,
    subtitle: str,
    culture: str,
    race: str,
    *,
    cost: int,
    strength: int,
    vitality: int,
    homes: tuple[Home, ...],
    unique: bool = True,
    keywords: Keywords = (),
    to_play: tuple[Effect, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Definition:
    """An ally and its home (LR-1.13)."""
    return Definition(
        id,
        title,
        terms.ALLY_TYPE,
        subtitle,
        unique=unique,
        side=terms.FREE_PEOPLES,
        culture=culture,
        race=race,
        cost=cost,
        strength=strength,
        vitality=vitality,
        homes=homes,
        keywords=keywords,
        to_play=to_play,
        abilities=abilities,
    )


def minion(
    id: str,
    title: str,
    culture: str,
    race: str,
    *,
    cost: int,
    strength: int,
    vitality: int,
    site: int,
    subtitle: str = "",
    unique: bool = False,
    keywords: Keywords = (),
    abilities: tuple[Ability, ...] = (),
) -> Definition:
    """A minion and the site from which on it does not roam (LR-14.13)."""
    return Definition(
        id,
        title,
        terms.MINION_TYPE,
        subtitle,
        unique=unique,
        side=terms.SHADOW,
        culture=culture,
        race=race,
        cost=cost,
        strength=strength,
        vitality=vitality,
        site_number=site,
        keywords=keywords,
        abilities=abilities,
    )


def possession(
    id: str,
    title: str,
    side: str,
    culture: str,
    *,
    cost: int,
    on: On | None,
    item_class: str = "",
    strength: int = 0,
    vitality: int = 0,
    subtitle: str = "",
    unique: bool = False,
    to_play: tuple[Effect, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Definition:
    """A possession; its strength and vitality are bonuses for its bearer (LR-1.31)."""
    return Definition(
        id,
        title,
        terms.POSSESSION_TYPE,
        subtitle,
        unique=unique,
        side=side,
        culture=culture,
        cost=cost,
        strength=strength,
        vitality=vitality,
        item_class=item_class,
        on=on,
        to_play=to_play,
        abilities=abilities,
    )


def condition(
    id: str,
    title: str,
    side: str,
    culture: str,
    *,
    cost: int,
    on: On | None = None,
    strength: int = 0,
    unique: bool = False,
    keywords: Keywords = (),
    to_play: tuple[Effect, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Definition:
    """A condition, in the support area or on a bearer, who has its strength as a bonus (LR-1.23, LR-1.31)."""
    return Definition(
        id,
        title,
        terms.CONDITION_TYPE,
        unique=unique,
        side=side,
        culture=culture,
        cost=cost,
        strength=strength,
        keywords=keywords,
        on=on,
        to_play=to_play,
        abilities=abilities,
    )


def event(
    id: str,
    title: str,
    side: str,
    culture: str,
    *abilities: Ability,
    cost: int,
    keywords: Keywords = (),
    to_play: tuple[Effect, ...] = (),
) -> Definition:
    """An event: nearly always one sentence (LR-1.22)."""
    return Definition(
        id,
        title,
        terms.EVENT_TYPE,
        side=side,
        culture=culture,
        cost=cost,
        keywords=keywords,
        to_play=to_play,
        abilities=abilities,
    )


def site(
    id: str, title: str, block: str, number: int, shadow: int, *abilities: Ability, keywords: tuple[str, ...] = ()
) -> Definition:
    """A site.  The arrow follows from its number (LR-13.5, LG-89)."""
    return Definition(
        id,
        title,
        terms.SITE_TYPE,
        site_number=number,
        shadow_number=shadow,
        block=block,
        arrow=terms.LEFT if number in (1, 2, 5, 6, 9) else terms.RIGHT,
        keywords=tuple([(word, 1) for word in keywords]),
        abilities=abilities,
    )


def ring(id: str, subtitle: str, *abilities: Ability, strength: int = 0, vitality: int = 0) -> Definition:
    """A version of The One Ring; its numbers are bonuses for the Ring-bearer (LR-22.9)."""
    return Definition(
        id,
        "The One Ring",
        terms.RING_TYPE,
        subtitle,
        unique=True,
        strength=strength,
        vitality=vitality,
        abilities=abilities,
    )
