"""Effects that involve choices, or other players."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.dsl.effects.effect import Effect, Select
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.values import Amount


@dataclass(frozen=True, eq=False, repr=False)
class ChooseCard(Effect):
    """Effect that chooses a card for later effects, where the text says something else about the card first (1R167)."""

    what: Select


@dataclass(frozen=True, eq=False, repr=False)
class Choose(Effect):
    """Effect that performs one of several options, if possible one that can be performed in full (LR-26.21, LG-63)."""

    options: tuple[tuple[Effect, ...], ...]
    by: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class May(Effect):
    """Effect that a player may perform; only players able to pay its costs are asked; they pay first (LR-26.16)."""

    effects: tuple[Effect, ...]
    by: str = terms.YOU
    costs: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Unless(Effect):
    """Effect that happens unless a player pays a price; the offer comes before targets are chosen (LG-73).

    Where the payer is the owner of a card, `about` selects that card before the offer.
    """

    payer: str
    price: tuple[Effect, ...]
    effects: tuple[Effect, ...]
    about: Select | None = None


@dataclass(frozen=True, eq=False, repr=False)
class NameCultures(Effect):
    """Effect by which a player names a number of different cultures, whether or not they are in the game (LR-2.1).

    The cultures are remembered for the rest of the same action; no card needs them later.
    """

    count: int
    remember: str
    by: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class When(Effect):
    """Effect that does one thing if a condition holds, another if not."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Repeat(Effect):
    """Effect that repeats effects, each time with new targets: "for each" (LR-3.6).

    With `until_stopped`, the player may stop after any time but the first, up to that number of times, and only while
    the effects can be performed; `ALL` means no limit (5R41).
    """

    times: Amount
    effects: tuple[Effect, ...]
    until_stopped: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Later(Effect):
    """Effect that waits for something to happen and then performs effects: "if that minion loses this skirmish".

    Remembered cards and numbers stay known for that time (LR-10.13, LR-26.36).  If `optional`, you may decline
    (LR-26.3).  Without `once` the effects follow every time; `once` limits them to the first time (6R44).
    """

    on: Happening
    effects: tuple[Effect, ...]
    until: str = terms.THIS_PHASE
    optional: bool = False
    once: bool = False
