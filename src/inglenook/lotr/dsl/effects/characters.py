"""Effects on characters: wounds, tokens, and temporary changes to cards."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.amounts import Cultures
from inglenook.lotr.dsl.effects.effect import Effect, Select
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.dsl.modifiers import Modifier
from inglenook.lotr.dsl.values import Amount, Value


@dataclass(frozen=True, eq=False, repr=False)
class Spot(Effect):
    """Effect that spots cards, or a number of burdens, wounds or tokens; with `x`, the player names the number.

    The number named with `x` counts from 0 and can be bounded, by a number or by the cultures of certain cards
    (LR-27.1, LR-27.3).  If the cards are remembered, the player says which cards are spotted.
    """

    what: Filter | Value
    count: int = 1
    x: str = ""
    limit: int | Cultures = 0
    remember: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Exert(Effect):
    """Effect that exerts characters, each equally often (LR-3.22); with `x`, the player names the number (LG-64)."""

    who: Select
    times: Amount = 1
    by: str = terms.YOU
    x: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Exhaust(Effect):
    """Effect that exerts characters as often as possible (LR-3.28)."""

    who: Select


@dataclass(frozen=True, eq=False, repr=False)
class Wound(Effect):
    """Effect that wounds characters, each the same number of times, one wound after another (LR-3.3, LR-3.4)."""

    who: Select
    times: Amount = 1
    by: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class Heal(Effect):
    """Effect that removes wounds, one at a time (LR-3.7); with `up_to`, the player names the number of times."""

    who: Select
    times: Amount = 1
    by: str = terms.YOU
    up_to: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Burden(Effect):
    """Effect that adds burdens to the Ring-bearer or removes them (LR-22.5); with `up_to`, you choose how many."""

    amount: Amount
    up_to: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class TwilightTokens(Effect):
    """Effect that adds twilight tokens or removes them (LR-4.8); with `x`, you say how many, up to `amount`, are added.

    `total` bounds the sum that repeated use of this card adds or removes in one phase: "(limit {4})" (LR-26.37).
    """

    amount: Amount
    x: str = ""
    total: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Token(Effect):
    """Effect that puts culture tokens on a card or removes them (LR-31.1); without a culture, tokens of any culture."""

    culture: str
    amount: Amount
    on: Select


# Temporary numbers and permissions.


@dataclass(frozen=True, eq=False, repr=False)
class Modify(Effect):
    """Effect that gives cards modifiers for a time; only cards in play when it resolves are affected (LR-26.36).

    Without `who` the modifiers are of the whole table: an archery total, the move limit, the Shadow numbers.  `total`
    bounds the sum that repeated use of this ability adds in one phase: "(limit +3)" (LR-26.37).
    """

    modifiers: tuple[Modifier, ...]
    who: Select | None = None
    until: str = terms.THIS_PHASE
    total: int = 0
