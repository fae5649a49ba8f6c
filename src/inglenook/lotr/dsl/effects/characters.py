"""Effects on characters: their wounds and tokens, and what changes about cards for a time."""

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
    """Such cards must be in play, or so many burdens, wounds, tokens; with `x`, the player names how many, from 0 up.

    What is named can be bounded, by a number or by the cultures that these cards have (LR-27.1, LR-27.3).
    Where cards are remembered, the player says which of them are spotted.
    """

    what: Filter | Value
    count: int = 1
    x: str = ""
    limit: int | Cultures = 0
    remember: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Exert(Effect):
    """Characters exert, each so many times (LR-3.22); with `x`, one does as often as you say (LG-64)."""

    who: Select
    times: Amount = 1
    by: str = terms.YOU
    x: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Exhaust(Effect):
    """Characters exert as often as they can (LR-3.28)."""

    who: Select


@dataclass(frozen=True, eq=False, repr=False)
class Wound(Effect):
    """Characters are wounded, each so many times, one wound after another (LR-3.3, LR-3.4)."""

    who: Select
    times: Amount = 1
    by: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class Heal(Effect):
    """Wounds are removed, one at a time (LR-3.7); if `up_to`, the player says how many of these times."""

    who: Select
    times: Amount = 1
    by: str = terms.YOU
    up_to: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Burden(Effect):
    """Burdens are added to the Ring-bearer, or removed (LR-22.5); if `up_to`, you say how many of these go."""

    amount: Amount
    up_to: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class TwilightTokens(Effect):
    """Tokens are added to the twilight pool, or removed (LR-4.8); with `x`, you say how many are added, up to these.

    `total` bounds what repeated use of this card adds or removes in one phase: "(limit {4})" (LR-26.37).
    """

    amount: Amount
    x: str = ""
    total: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Token(Effect):
    """Culture tokens are put on a card, or removed from it (LR-31.1); without a culture, those of any."""

    culture: str
    amount: Amount
    on: Select


# Numbers and permissions for a time.


@dataclass(frozen=True, eq=False, repr=False)
class Modify(Effect):
    """Cards get modifiers for a time; only cards in play when it resolves (LR-26.36).

    Without `who` the modifier is one of the whole table: an archery total, the move limit, the Shadow numbers.
    `total` bounds the sum of what repeated use of this ability adds in one phase: "(limit +3)" (LR-26.37).
    """

    modifiers: tuple[Modifier, ...]
    who: Select | None = None
    until: str = terms.THIS_PHASE
    total: int = 0
