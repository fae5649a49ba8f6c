"""Judges how likely each player of Talisman wins, from a few features and weights learned in self-play.

Positions are judged at the start of a turn; `scripts/learn-judgement` writes the weights to `weights.tsv`.
"""

from __future__ import annotations

from typing import Final

from inglenook.kernel.decisions import Seat
from inglenook.search.weights import OUT, by_subject, chances_of, read_weights, score
from inglenook.talisman import stats
from inglenook.talisman.dsl.terms import INNER, MIDDLE
from inglenook.talisman.table import TalismanTable

FEATURES: Final = (
    "strength",
    "craft",
    "best-of-both",
    "lives",
    "last-life",
    "gold",
    "objects",
    "followers",
    "spells",
    "trophies",
    "talisman",
    "middle",
    "inner",
    "crown",
    "has-turn",
)
"""Names of a player's features, in this order."""

GOOD: Final = (1, 1, 0, 1, -1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
"""Sign of each feature's effect: only helpful (1), only harmful (-1), or either (0); other signs are not learned.

The better of Strength and Craft may have either sign: it counts twice, so that its weight corrects the other two.
"""

SUBJECTS: Final = ("power", "lives", "belongings", "followers", "spells", "talisman", "place")
"""Names of the subjects that features belong to."""
SUBJECT_OF: Final = (0, 0, -1, 1, 1, 2, 2, 3, 4, 2, 5, 6, 6, 6, -1)
"""Index of each feature's subject; -1 for none, also where a feature's weight only corrects another weight."""

WEIGHTS: Final = read_weights("inglenook.search.talisman", FEATURES)

CROWN: Final = "crown-of-command"
MOST: Final = 14
"""Strength or Craft above which more makes no difference."""


def features(table: TalismanTable, seat: Seat) -> list[float]:
    """Returns the features of a player whose character is alive."""
    figure = table.characters[seat]
    strength, craft = min(MOST, stats.total_strength(table, seat)), min(MOST, stats.total_craft(table, seat))
    space = stats.space_of(table, seat)
    return [
        strength,
        craft,
        max(strength, craft),
        min(8, figure.lives),
        1.0 if figure.lives <= 1 else 0.0,
        min(6, figure.gold),
        len(figure.objects),
        len(figure.followers),
        len(figure.spells),
        len(figure.trophies),
        1.0 if stats.has_talisman(table, seat) else 0.0,
        1.0 if space.region == MIDDLE else 0.0,
        1.0 if space.region == INNER else 0.0,
        1.0 if space.name == CROWN else 0.0,
        1.0 if table.turn == seat else 0.0,
    ]


def all_features(table: TalismanTable) -> list[list[float] | None]:
    """Returns the features of all players; None for a player without a character."""
    return [features(table, seat) if figure.alive else None for seat, figure in enumerate(table.characters)]


def standing(table: TalismanTable, seat: Seat) -> list[float]:
    """Returns the contribution of each subject to a player's prospects; empty for a player who is out."""
    if not table.characters[seat].alive:
        return []
    return by_subject(features(table, seat), WEIGHTS, SUBJECT_OF)


def chances(table: TalismanTable) -> list[float]:
    """Returns the chance of each seat to win."""
    if table.over:
        return [1.0 / len(table.winners) if seat in table.winners else 0.0 for seat in range(table.seats)]
    numbers = all_features(table)
    if all(one is None for one in numbers):
        return [1.0 / table.seats] * table.seats
    return chances_of([OUT if one is None else score(one, WEIGHTS) for one in numbers])
