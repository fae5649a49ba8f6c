"""Base classes of effects: `Select`, the cards affected, and `Effect`, the instruction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from inglenook.kernel.dsl import Word
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.dsl.values import Amount

ALL: Final = -1
"""The count that means every card of a description."""


@dataclass(frozen=True, eq=False, repr=False)
class Select(Word):
    """A selection of `count` cards of a description by the player who performs the effect, remembered under a name.

    Up to `ALL` means any number: the X of a cost; the number of selected cards is remembered, too.
    """

    what: Filter
    count: Amount = 1
    up_to: bool = False
    remember: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Effect(Word):
    """An instruction: the base class of all effects."""
