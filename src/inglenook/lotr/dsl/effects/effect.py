"""What is done, and to which cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from inglenook.kernel.dsl import Word
from inglenook.lotr.dsl.filters import Filter
from inglenook.lotr.dsl.values import Amount

ALL: Final = -1
"""As a count: every card of the description."""


@dataclass(frozen=True, eq=False, repr=False)
class Select(Word):
    """Which cards: so many of a description, chosen by whoever performs the effect, and remembered under a name.

    Up to `ALL` of them is any number: the X of a cost; how many they are is remembered, too.
    """

    what: Filter
    count: Amount = 1
    up_to: bool = False
    remember: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Effect(Word):
    """Something that is done."""
