"""Conditions: statements about the game that must be true for a text to work or an action to be allowed."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.kernel.dsl import Word
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.dsl.values import Value


@dataclass(frozen=True, eq=False, repr=False)
class Condition(Word):
    """A statement about the current game that is true or false."""


@dataclass(frozen=True, eq=False, repr=False)
class All(Condition):
    """Condition that every one of several conditions holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Any(Condition):
    """Condition that at least one of several conditions holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Without(Condition):
    """Condition that another condition does not hold."""

    condition: Condition


@dataclass(frozen=True, eq=False, repr=False)
class CanSpot(Condition):
    """Condition that enough cards that fit a description are active, or enough burdens, wounds or tokens are present.

    No player chooses anything (LR-27.4), except where `chosen` is set, for "if you spot": then the player may decline
    to spot when the effects begin (LR-27.3).
    """

    what: Filter | Value
    count: int = 1
    chosen: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class CanSpotMore(Condition):
    """Condition that more active cards fit one description than another; no player chooses anything (LR-27.4)."""

    what: Filter
    than: Filter


@dataclass(frozen=True, eq=False, repr=False)
class Is(Condition):
    """Condition that a card fits a description: "that companion is Legolas", "bearer is mounted"."""

    card: Filter
    what: Filter


@dataclass(frozen=True, eq=False, repr=False)
class AtSite(Condition):
    """Condition that the fellowship is at a site with a keyword, or with a number in a range.

    A number includes its block (LR-13.18); an empty block means any site of that number (LR-13.19).
    """

    keyword: str = ""
    least: int = 1
    most: int = 9
    block: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class AtThisSite(Condition):
    """Condition that the fellowship is at the site with this text, or at the site bearing the card with this text."""


@dataclass(frozen=True, eq=False, repr=False)
class PoolBelow(Condition):
    """Condition that the twilight pool has fewer than `tokens` tokens, before the card's own cost (LR-26.13)."""

    tokens: int


@dataclass(frozen=True, eq=False, repr=False)
class BurdensAtMost(Condition):
    """Condition that the Ring-bearer has at most a number of burdens."""

    burdens: int


@dataclass(frozen=True, eq=False, repr=False)
class HasMoved(Condition):
    """Condition that the fellowship has moved more often this turn than a number (LR-20.17)."""

    more_than: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class MovedTo(Condition):
    """Condition that the fellowship moved to a site in a range of numbers in this phase (LR-13.1, LR-13.18)."""

    least: int
    most: int
    block: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class AtLeast(Condition):
    """Condition that a computed number is at least `least`."""

    number: Value
    least: int


@dataclass(frozen=True, eq=False, repr=False)
class DeckIsEmpty(Condition):
    """Condition that the Free Peoples player's draw deck is empty."""


@dataclass(frozen=True, eq=False, repr=False)
class WasAssigned(Condition):
    """Condition that a character that fits a description was assigned to a skirmish this turn (LR-17.14)."""

    who: Filter


@dataclass(frozen=True, eq=False, repr=False)
class HasLost(Condition):
    """Condition that a character that fits a description, wherever it is now, lost a skirmish this turn (LR-18.9)."""

    who: Filter


@dataclass(frozen=True, eq=False, repr=False)
class DeadPileHas(Condition):
    """Condition that the Free Peoples player's dead pile has at least `count` cards that fit a description."""

    what: Filter
    count: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class HandAtLeast(Condition):
    """Condition that an opponent has at least `cards` cards in hand.

    The size of an opponent's hand is public (LG-59); cards in your own hand are counted with `InPile`.
    """

    cards: int


@dataclass(frozen=True, eq=False, repr=False)
class RingIsWorn(Condition):
    """Condition that the Ring-bearer wears The One Ring (LR-22.2)."""


@dataclass(frozen=True, eq=False, repr=False)
class During(Condition):
    """Condition that a phase is under way (LR-10.1)."""

    phase: str


@dataclass(frozen=True, eq=False, repr=False)
class NotYetPlayed(Condition):
    """Condition that the card being played is the first that fits a description in this phase or turn.

    With `here`, only cards played at the fellowship's current site count; in a site's text that must be the site
    itself.
    """

    what: Filter
    period: str = terms.THIS_PHASE
    here: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class HomeControlledByOpponent(Condition):
    """Condition that a player other than its owner controls the home site of this ally (LR-30.5)."""


@dataclass(frozen=True, eq=False, repr=False)
class Controls(Condition):
    """Condition that you, or any opponent, control at least `sites` sites (LR-30.7), of a keyword if one is given."""

    sites: int
    keyword: str = ""
    whose: str = terms.YOU
