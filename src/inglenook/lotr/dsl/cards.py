"""Card definitions: the facts and abilities of each card.  Card texts are not stored but rendered from definitions."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.kernel.dsl import Word
from inglenook.lotr.dsl.abilities import Ability
from inglenook.lotr.dsl.effects import Effect
from inglenook.lotr.dsl.filters import Filter


@dataclass(frozen=True, eq=False, repr=False)
class Home(Word):
    """The home site of an ally: number and block together (LR-13.17, LR-23.8)."""

    site: int
    block: str


@dataclass(frozen=True, eq=False, repr=False)
class On(Word):
    """The bearer that a card is played on, if it does not go to the support area (LR-11.24, LR-11.26).

    `That` is a character that `to_play` has exerted and remembered.  `limit` bounds the copies on one bearer;
    `extra_class` allows a second item of the class (LG-76).
    """

    bearer: Filter
    limit: int = 0
    extra_class: bool = False


IN_SUPPORT_AREA: On | None = None
"""The place of a card without a bearer: the support area."""


@dataclass(frozen=True, eq=False, repr=False)
class Definition(Word):
    """The definition of a card, by its collector code (LR-1.34).  A number that the card does not have is 0.

    `keywords` are the printed keywords with their numbers: ("damage", 1), ("archer", 1).
    """

    id: str
    title: str
    type: str
    subtitle: str = ""
    unique: bool = False
    side: str = ""
    culture: str = ""
    race: str = ""
    cost: int = 0
    strength: int = 0
    vitality: int = 0
    resistance: int = 0
    site_number: int = 0
    shadow_number: int = 0
    block: str = ""
    arrow: str = ""
    homes: tuple[Home, ...] = ()
    signet: str = ""
    item_class: str = ""
    keywords: tuple[tuple[str, int], ...] = ()
    on: On | None = IN_SUPPORT_AREA
    to_play: tuple[Effect, ...] = ()
    abilities: tuple[Ability, ...] = ()
    ring_bearer: bool = False
    """Whether the card can start the game as the Ring-bearer (LR-5.7)."""
