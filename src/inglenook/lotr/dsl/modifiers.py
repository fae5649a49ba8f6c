"""Modifiers: what a continuous text or a timed effect changes.  One list serves both.

A modifier names a stat (`terms.STATS`) and an amount; a keyword, or what is forbidden or allowed, is its `word`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from inglenook.kernel.dsl import Word
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.dsl.values import Amount

if TYPE_CHECKING:
    from inglenook.lotr.dsl.effects import Effect


@dataclass(frozen=True, eq=False, repr=False)
class Modifier(Word):
    """A change of one stat.

    `by` narrows a prohibition to what cards of a description do: "cannot be discarded by Shadow cards", and says from
    what a character gains no bonus.
    `on` narrows a change of cost to cards that are played on such a bearer, and extra costs to events that spot or
    exert such a card.
    `of` says whose cost changes for a time, wherever those cards are: in hands, too, and those to come (3U45, 3C48).
    `phase` narrows a continuous one to a phase, where other parts of the same sentence hold always (4R173), and a limit
    of wounds that holds for longer (1R118).
    """

    stat: str
    amount: Amount = 0
    word: str = ""
    by: Filter | None = None
    on: Filter | None = None
    of: Filter | None = None
    phase: str = ""
    costs: tuple[Effect, ...] = ()
    """The extra costs (`terms.EXTRA_COST`)."""
    least: int = 0
    """What the move limit does not fall below, where the card says so; the rules see to that for all (LG-32)."""


def stat_with_word(stat: str, word: str) -> str:
    """Under what modifiers of a stat are looked for."""
    return f"{stat}:{word}" if word else stat
