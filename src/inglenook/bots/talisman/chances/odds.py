"""Probabilities of dice: fights, sums, and a number of wins before a number of losses."""

from __future__ import annotations

from math import comb
from typing import Final

Odds = tuple[float, float, float]
"""The chances of winning, drawing and losing a fight."""

FARTHEST: Final = 12
"""Lead or deficit, in points, that is treated as the largest: the dice can no longer change the result."""

FACES: Final = (1, 2, 3, 4, 5, 6)


def counted(ahead: int, two_dice: bool, foe_rolls: bool) -> Odds:
    """Returns the odds of a side that is `ahead` points ahead, over all dice."""
    own = [max(one, two) for one in FACES for two in FACES] if two_dice else list(FACES)
    against = list(FACES) if foe_rolls else [0]
    results = [ahead + mine - theirs for mine in own for theirs in against]
    won = len([result for result in results if result > 0]) / len(results)
    lost = len([result for result in results if result < 0]) / len(results)
    return (won, 1 - won - lost, lost)


AHEAD: Final = tuple(range(-FARTHEST, FARTHEST + 1))
USUAL: Final = [counted(ahead, False, True) for ahead in AHEAD]
WITH_TWO_DICE: Final = [counted(ahead, True, True) for ahead in AHEAD]
UNSEEN: Final = [counted(ahead, False, False) for ahead in AHEAD]


def fight_odds(ahead: int, two_dice: bool = False) -> Odds:
    """Returns the odds with one die each, or with the higher of two dice for the side that is `ahead` points ahead."""
    place = min(max(ahead, -FARTHEST), FARTHEST) + FARTHEST
    return WITH_TWO_DICE[place] if two_dice else USUAL[place]


def unseen_odds(ahead: int) -> Odds:
    """Returns the odds of a fight in which the other side does not roll."""
    return UNSEEN[min(max(ahead, -FARTHEST), FARTHEST) + FARTHEST]


def sums(dice: int) -> list[float]:
    """Returns the chance of each sum of a number of dice, from 0 up."""
    chances = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(chances) + 6)
        for total, chance in enumerate(chances):
            for face in FACES:
                more[total + face] += chance / 6
        chances = more
    return chances


SUMS: Final = [sums(dice) for dice in range(4)]


def at_most(dice: int, most: int) -> float:
    """Returns the chance that the dice show at most a given total."""
    return sum(SUMS[dice][: max(0, most + 1)])


def exactly(dice: int, total: int) -> float:
    """Returns the chance that the dice show exactly a given total."""
    return SUMS[dice][total] if 0 <= total < len(SUMS[dice]) else 0.0


def wins_first(wins: int, losses: int, chance: float) -> float:
    """Returns the chance of a number of wins before a number of losses, if each trial is won with this chance."""
    if losses <= 0:
        return 0.0
    failing = 1 - chance
    return sum([comb(wins - 1 + lost, lost) * chance**wins * failing**lost for lost in range(losses)])
