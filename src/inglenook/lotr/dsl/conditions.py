"""Conditions: what must hold, now and by itself, for a text to work or an action to be allowed."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.kernel.dsl import Word
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.dsl.values import Value


@dataclass(frozen=True, eq=False, repr=False)
class Condition(Word):
    """Something that holds or not."""


@dataclass(frozen=True, eq=False, repr=False)
class All(Condition):
    """Every one of these holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Any(Condition):
    """At least one of these holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Without(Condition):
    """This does not hold."""

    condition: Condition


@dataclass(frozen=True, eq=False, repr=False)
class CanSpot(Condition):
    """So many active cards of a description are in play, or burdens, wounds, tokens; nobody chooses (LR-27.4).

    `chosen` is for "if you spot": then the player may leave it, when the effects begin (LR-27.3).
    """

    what: Filter | Value
    count: int = 1
    chosen: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class CanSpotMore(Condition):
    """More active cards of one description are in play than of another; nobody chooses (LR-27.4)."""

    what: Filter
    than: Filter


@dataclass(frozen=True, eq=False, repr=False)
class Is(Condition):
    """The card meant fits a description: "that companion is Legolas", "bearer is mounted"."""

    card: Filter
    what: Filter


@dataclass(frozen=True, eq=False, repr=False)
class AtSite(Condition):
    """The fellowship is at a site with this keyword, or with a number in this range.

    A number includes its block (LR-13.18); an empty block means any site of that number (LR-13.19).
    """

    keyword: str = ""
    least: int = 1
    most: int = 9
    block: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class AtThisSite(Condition):
    """The fellowship is at the site that says it, or that bears the card that says it."""


@dataclass(frozen=True, eq=False, repr=False)
class PoolBelow(Condition):
    """The twilight pool has fewer than so many tokens, before the cost of the card itself (LR-26.13)."""

    tokens: int


@dataclass(frozen=True, eq=False, repr=False)
class BurdensAtMost(Condition):
    """There are at most so many burdens on the Ring-bearer."""

    burdens: int


@dataclass(frozen=True, eq=False, repr=False)
class HasMoved(Condition):
    """The fellowship has moved more than so many times this turn (LR-20.17)."""

    more_than: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class MovedTo(Condition):
    """In this phase the fellowship has moved to a site with a number in this range, of a block (LR-13.1, LR-13.18)."""

    least: int
    most: int
    block: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class AtLeast(Condition):
    """A number, counted or added up, is so high."""

    number: Value
    least: int


@dataclass(frozen=True, eq=False, repr=False)
class DeckIsEmpty(Condition):
    """The Free Peoples player has no cards in the draw deck."""


@dataclass(frozen=True, eq=False, repr=False)
class WasAssigned(Condition):
    """A character of a description was assigned to a skirmish in this turn (LR-17.14)."""

    who: Filter


@dataclass(frozen=True, eq=False, repr=False)
class HasLost(Condition):
    """A character of a description has lost a skirmish in this turn (LR-18.9), wherever it is now."""

    who: Filter


@dataclass(frozen=True, eq=False, repr=False)
class DeadPileHas(Condition):
    """The dead pile of the Free Peoples player holds so many cards of a description."""

    what: Filter
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class HandAtLeast(Condition):
    """An opponent has so many cards in hand, whose number is public (LG-59); yours are counted (`InPile`)."""

    cards: int


@dataclass(frozen=True, eq=False, repr=False)
class RingIsWorn(Condition):
    """The Ring-bearer wears The One Ring (LR-22.2)."""


@dataclass(frozen=True, eq=False, repr=False)
class During(Condition):
    """It is this phase (LR-10.1)."""

    phase: str


@dataclass(frozen=True, eq=False, repr=False)
class NotYetPlayed(Condition):
    """No card of this description was played yet in this phase or turn: the one being played is the first.

    With `here`, only those count that were played where the fellowship is; a site that says it must be that one.
    """

    what: Filter
    period: str = terms.THIS_PHASE
    here: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class HomeControlledByOpponent(Condition):
    """A player other than its owner controls the home site of this ally (LR-30.5)."""


@dataclass(frozen=True, eq=False, repr=False)
class Controls(Condition):
    """You control at least so many sites (LR-30.7), or so many with a keyword; or an opponent does, any of them."""

    sites: int
    keyword: str = ""
    whose: str = terms.YOU
