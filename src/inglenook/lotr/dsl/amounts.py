"""Amounts: numbers that a card computes.  An amount may be used wherever a number may."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.dsl.filters import ANYTHING, Filter
from inglenook.lotr.dsl.values import Amount, Value


@dataclass(frozen=True, eq=False, repr=False)
class Count(Value):
    """The number of active cards that fit a description, beyond `over`; everything that qualifies counts (LR-27.4).

    `among` names cards that were seen or discarded before; then those are counted instead.
    """

    of: Filter
    over: int = 0
    among: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class InPile(Value):
    """The number of cards of a description in the Free Peoples player's dead pile or in your hand (LR-3.16).

    Cards there cannot be spotted (LR-27.6).  Of another player's hand only the size is public, so no card asks
    for more.
    """

    pile: str
    what: Filter = ANYTHING


@dataclass(frozen=True, eq=False, repr=False)
class Cultures(Value):
    """The number of cultures among the active cards that fit a description, beyond `over` (LR-2.1, LR-27.4).

    `among` names cards that were seen before; then the cultures of those are counted instead.
    """

    of: Filter
    over: int = 0
    among: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Races(Value):
    """The number of listed races that can be spotted among the companions (LR-1.33, LR-27.4)."""

    races: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Number(Value):
    """A number remembered earlier in the same ability, such as the X spotted, exerted or discarded."""

    name: str


@dataclass(frozen=True, eq=False, repr=False)
class If(Value):
    """One number if a condition holds, another number if not: "+2 (or +4 if …)"."""

    condition: Condition
    then: Amount
    otherwise: Amount


@dataclass(frozen=True, eq=False, repr=False)
class Times(Value):
    """The product of two numbers."""

    number: Amount
    times: Amount


@dataclass(frozen=True, eq=False, repr=False)
class Plus(Value):
    """The sum of two numbers."""

    first: Amount
    second: Amount


@dataclass(frozen=True, eq=False, repr=False)
class AtMost(Value):
    """A number capped at a limit, which may be computed, too."""

    number: Amount
    limit: Amount


@dataclass(frozen=True, eq=False, repr=False)
class Burdens(Value):
    """The number of burdens on the Ring-bearer (LR-22.5)."""


@dataclass(frozen=True, eq=False, repr=False)
class Twilight(Value):
    """The number of tokens in the twilight pool (LR-4.1)."""


@dataclass(frozen=True, eq=False, repr=False)
class WoundsOn(Value):
    """The number of wounds on a card (LR-3.2)."""

    card: Filter


@dataclass(frozen=True, eq=False, repr=False)
class TokensOn(Value):
    """The number of culture tokens on a card (LR-31.1), or of tokens of one culture."""

    card: Filter
    culture: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class CostOf(Value):
    """The printed twilight cost of a card (LR-1.30)."""

    card: Filter


@dataclass(frozen=True, eq=False, repr=False)
class StrengthOf(Value):
    """The current strength of a card."""

    card: Filter


@dataclass(frozen=True, eq=False, repr=False)
class VitalityOf(Value):
    """The vitality that a card has left after its wounds (LR-3.2)."""

    card: Filter


@dataclass(frozen=True, eq=False, repr=False)
class SitesControlled(Value):
    """The number of sites you control (LR-30.7)."""
