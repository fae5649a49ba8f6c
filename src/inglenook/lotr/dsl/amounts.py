"""Amounts: numbers that a card computes.  Wherever a number stands, an amount may stand."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.dsl.filters import ANYTHING, Filter
from inglenook.lotr.dsl.values import Amount, Value


@dataclass(frozen=True, eq=False, repr=False)
class Count(Value):
    """How many active cards of a description there are, beyond `over`: everything that qualifies (LR-27.4).

    `among` names cards that were seen or discarded before: then those are counted.
    """

    of: Filter
    over: int = 0
    among: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class InPile(Value):
    """How many cards of a description lie in the dead pile of the Free Peoples player, or in your hand (LR-3.16).

    What lies there cannot be spotted (LR-27.6).  Of a hand everybody knows the number alone, so no card asks for more.
    """

    pile: str
    what: Filter = ANYTHING


@dataclass(frozen=True, eq=False, repr=False)
class Cultures(Value):
    """How many cultures the active cards of a description have, beyond `over` (LR-2.1, LR-27.4).

    `among` names cards that were seen before: then those have them.
    """

    of: Filter
    over: int = 0
    among: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Races(Value):
    """How many of these races can be spotted among the companions (LR-1.33, LR-27.4)."""

    races: tuple[str, ...]


@dataclass(frozen=True, eq=False, repr=False)
class Number(Value):
    """A number remembered earlier in the same ability: the X that was spotted, exerted or discarded."""

    name: str


@dataclass(frozen=True, eq=False, repr=False)
class If(Value):
    """One number if a condition holds, another if not: "+2 (or +4 if …)"."""

    condition: Condition
    then: Amount
    otherwise: Amount


@dataclass(frozen=True, eq=False, repr=False)
class Times(Value):
    """A number so many times."""

    number: Amount
    times: Amount


@dataclass(frozen=True, eq=False, repr=False)
class Plus(Value):
    """The sum of two numbers."""

    first: Amount
    second: Amount


@dataclass(frozen=True, eq=False, repr=False)
class AtMost(Value):
    """A number, but no more than a limit, which may be a number that is computed, too."""

    number: Amount
    limit: Amount


@dataclass(frozen=True, eq=False, repr=False)
class Burdens(Value):
    """The burdens on the Ring-bearer (LR-22.5)."""


@dataclass(frozen=True, eq=False, repr=False)
class Twilight(Value):
    """The tokens in the twilight pool (LR-4.1)."""


@dataclass(frozen=True, eq=False, repr=False)
class WoundsOn(Value):
    """The wounds on the card meant (LR-3.2)."""

    card: Filter


@dataclass(frozen=True, eq=False, repr=False)
class TokensOn(Value):
    """The culture tokens on the card meant (LR-31.1); with a culture, those of it."""

    card: Filter
    culture: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class CostOf(Value):
    """The printed twilight cost of the card meant (LR-1.30)."""

    card: Filter


@dataclass(frozen=True, eq=False, repr=False)
class StrengthOf(Value):
    """The strength of the card meant, as it is now."""

    card: Filter


@dataclass(frozen=True, eq=False, repr=False)
class VitalityOf(Value):
    """The vitality that the card meant has left: wounds take it away (LR-3.2)."""

    card: Filter


@dataclass(frozen=True, eq=False, repr=False)
class SitesControlled(Value):
    """How many sites you control (LR-30.7)."""
