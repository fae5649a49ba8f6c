"""Abilities: the sentences of a card.  Events and special abilities read alike, so both use `Action`."""

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
    """An action that a player may take in a phase: "Skirmish, exert this: …" (LR-10.16, LR-10.14).

    With several phases the player chooses one of them (LR-10.20).  `uses` limits the uses in each phase or turn
    (LR-26.37).  `zone` is the zone in which the card must be to be used: in play, or stacked (LR-28.21).
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
    """A response that a player may make when something happens or is about to happen (LR-26.7)."""

    to: Happening
    effects: tuple[Effect, ...]
    costs: tuple[Effect, ...] = ()
    condition: Condition | None = None


@dataclass(frozen=True, eq=False, repr=False)
class Trigger(Ability):
    """A trigger on something that happens or is about to; the player may decline an `optional` one (LR-26.3)."""

    on: Happening
    effects: tuple[Effect, ...]
    costs: tuple[Effect, ...] = ()
    condition: Condition | None = None
    optional: bool = False
    uses: int = 0
    period: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Continuous(Ability):
    """A continuous text, in effect while the card is active and the condition, if any, holds (LR-26.33).

    `of` describes the cards that are modified; modifiers of the whole table (an archery total) ignore it.  In
    an amount, `That("it")` is the modified card.  `zone` is the zone in which the card's text works: in play,
    or stacked on an active card (LR-28.21).
    """

    modifiers: tuple[Modifier, ...]
    of: Filter = THIS
    condition: Condition | None = None
    zone: str = terms.PLAY


@dataclass(frozen=True, eq=False, repr=False)
class DiscardedWhen(Ability):
    """A text that discards this card, or the cards `who` describes, as soon as a condition holds."""

    condition: Condition
    who: Filter = THIS
