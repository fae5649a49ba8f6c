"""How likely each player of Talisman wins: a few numbers about each, weighed by what became of self-play.

Positions are judged when a turn begins; the weights stand in `weights.tsv`, written by `scripts/learn-judgement`.
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
"""What is looked at for each player, in this order."""

GOOD: Final = (1, 1, 0, 1, -1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
"""Whether more of it can only help (1), can only harm (-1), or both (0): a weight of the other sign is not learned.

Both: the better of Strength and Craft counts a second time, so that its weight sets the other two right.
"""

SUBJECTS: Final = ("power", "lives", "belongings", "followers", "spells", "talisman", "place")
"""What that is about, in a few words."""
SUBJECT_OF: Final = (0, 0, -1, 1, 1, 2, 2, 3, 4, 2, 5, 6, 6, 6, -1)
"""To which of them each feature belongs; -1: to none, also where its weight only sets another one right."""

WEIGHTS: Final = read_weights("inglenook.search.talisman", FEATURES)

CROWN: Final = "crown-of-command"
MOST: Final = 14
"""More than so much Strength or Craft makes no difference."""


def features(table: TalismanTable, seat: Seat) -> list[float]:
    """The numbers of one player, whose character lives."""
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
    """The numbers of all players; of those without a character there are none."""
    return [features(table, seat) if figure.alive else None for seat, figure in enumerate(table.characters)]


def standing(table: TalismanTable, seat: Seat) -> list[float]:
    """What each subject adds to a player's prospects; nothing for one who is out."""
    if not table.characters[seat].alive:
        return []
    return by_subject(features(table, seat), WEIGHTS, SUBJECT_OF)


def chances(table: TalismanTable) -> list[float]:
    """How likely each seat wins."""
    if table.over:
        return [1.0 / len(table.winners) if seat in table.winners else 0.0 for seat in range(table.seats)]
    numbers = all_features(table)
    if all(one is None for one in numbers):
        return [1.0 / table.seats] * table.seats
    return chances_of([OUT if one is None else score(one, WEIGHTS) for one in numbers])
