"""Abilities: the sentences of a card.  An event and a special ability read the same, so one word serves both."""

from __future__ import annotations

from dataclasses import dataclass

from inglenook.kernel.dsl import Word
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.conditions import Condition
from inglenook.lotr.dsl.effects import Effect
from inglenook.lotr.dsl.filters import THIS, Filter
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.dsl.modifiers import Modifier


@dataclass(frozen=True, eq=False, repr=False)
class Ability(Word):
    """One sentence of a card."""


@dataclass(frozen=True, eq=False, repr=False)
class Action(Ability):
    """What may be done in a phase: "Skirmish, exert this: …" (LR-10.16, LR-10.14).

    Several phases mean a choice of when (LR-10.20).  `uses` limits it, in each phase or turn (LR-26.37).
    `zone` says where the card is when it can be used: in play, or stacked (LR-28.21).
    """

    phases: tuple[str, ...]
    effects: tuple[Effect, ...]
    costs: tuple[Effect, ...] = ()
    condition: Condition | None = None
    uses: int = 0
    period: str = ""
    zone: str = terms.PLAY


@dataclass(frozen=True, eq=False, repr=False)
class Response(Ability):
    """What may be done whenever something happens or is about to (LR-26.7)."""

    to: Happening
    effects: tuple[Effect, ...]
    costs: tuple[Effect, ...] = ()
    condition: Condition | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Trigger(Ability):
    """What happens by itself when something happens or is about to; if `optional`, the player may decline (LR-26.3)."""

    on: Happening
    effects: tuple[Effect, ...]
    costs: tuple[Effect, ...] = ()
    condition: Condition | None = None
    optional: bool = False
    uses: int = 0
    period: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Continuous(Ability):
    """What holds as long as the card is active, and a condition with it (LR-26.33).

    `of` says whose numbers change; modifiers of the whole table (an archery total) do not look at it.
    In an amount, `That("it")` is the card that is changed.
    `zone` says where the card is when it speaks: in play, or stacked on an active card (LR-28.21).
    """

    modifiers: tuple[Modifier, ...]
    of: Filter = THIS
    condition: Condition | None = None
    zone: str = terms.PLAY


@dataclass(frozen=True, eq=False, repr=False)
class DiscardedWhen(Ability):
    """The card is discarded as soon as a condition holds, or others are while it is there."""

    condition: Condition
    who: Filter = THIS
