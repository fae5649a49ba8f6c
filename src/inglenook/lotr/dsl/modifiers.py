"""Modifiers: the changes made by continuous texts and timed effects.  One list serves both.

A modifier names a stat (`terms.STATS`) and an amount.  Its `word` is the keyword, or the action forbidden or allowed.
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

    `by` narrows a prohibition to actions of certain cards ("cannot be discarded by Shadow cards"), or names the items
    from which a character gains no bonus.

    `on` narrows a change of cost to cards played on a certain bearer, and extra costs to events that spot or exert a
    certain card.

    `of` describes the cards whose cost changes for a time, wherever they are, including hands and cards that come later
    (3U45, 3C48).

    `phase` narrows a continuous modifier to a phase while other parts of the sentence always hold (4R173), and likewise
    a wound limit that lasts longer than the phase (1R118).
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
    """The value below which the card cannot lower the move limit, if stated; a rule sets the general minimum
    (LG-32).
    """


def stat_with_word(stat: str, word: str) -> str:
    """Returns the key under which the modifiers of a stat with a word are stored."""
    return f"{stat}:{word}" if word else stat
