"""Effects that somebody chooses, or that others have a part in."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.dsl.effects.effect import Effect, Select
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.values import Amount


@dataclass(frozen=True, eq=False, repr=False)
class ChooseCard(Effect):
    """A card is chosen for what follows, where something else has to be said of it before it is done (1R167)."""

    what: Select


@dataclass(frozen=True, eq=False, repr=False)
class Choose(Effect):
    """One of several effects, one that can be done in full if there is one (LR-26.21, LG-63)."""

    options: tuple[tuple[Effect, ...], ...]
    by: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class May(Effect):
    """A player may do it, or not; with costs, only who can pay them is asked, and they are paid first (LR-26.16)."""

    effects: tuple[Effect, ...]
    by: str = terms.YOU
    costs: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Unless(Effect):
    """It happens unless a player pays a price; the offer comes before targets are chosen (LG-73).

    Where the owner of a card is the payer, that card, which it is `about`, is chosen first.
    """

    payer: str
    price: tuple[Effect, ...]
    effects: tuple[Effect, ...]
    about: Select | None = None


@dataclass(frozen=True, eq=False, repr=False)
class NameCultures(Effect):
    """A player names so many different cultures, whether or not they are in the game (LR-2.1).

    They are known to the rest of the same action; no card asks for them later.
    """

    count: int
    remember: str
    by: str = terms.YOU


@dataclass(frozen=True, eq=False, repr=False)
class When(Effect):
    """One thing is done if a condition holds, another if not."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, eq=False, repr=False)
class Repeat(Effect):
    """Effects are done so many times, each time with targets of its own: "for each" (LR-3.6).

    With `until_stopped`, as often as you like after the first time, up to that number, and only while it can be done;
    up to `ALL` is without a limit (5R41).
    """

    times: Amount
    effects: tuple[Effect, ...]
    until_stopped: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Later(Effect):
    """Effects that follow if something happens in time, each time it does: "if that minion loses this skirmish".

    Until then is known what was remembered before (LR-10.13, LR-26.36).  If `optional`, you may leave them (LR-26.3).
    `once` is for what can happen again in that time, and is answered the first time only (6R44).
    """

    on: Happening
    effects: tuple[Effect, ...]
    until: str = terms.THIS_PHASE
    optional: bool = False
    once: bool = False
