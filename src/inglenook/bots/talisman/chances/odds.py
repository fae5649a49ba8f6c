"""Chances of the dice: fights, sums, and wins before so many losses."""

from __future__ import annotations

from math import comb
from typing import Final

Odds = tuple[float, float, float]
"""The chances that a fight is won, drawn and lost."""

FARTHEST: Final = 12
"""So far ahead or behind, a fight is decided without the dice."""

FACES: Final = (1, 2, 3, 4, 5, 6)


def counted(ahead: int, two_dice: bool, foe_rolls: bool) -> Odds:
    """The odds of whoever is so many points ahead, over all dice."""
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
    """A fight of one die each, or of two for the one who is so many points ahead, of which the higher counts."""
    place = min(max(ahead, -FARTHEST), FARTHEST) + FARTHEST
    return WITH_TWO_DICE[place] if two_dice else USUAL[place]


def unseen_odds(ahead: int) -> Odds:
    """A fight in which the other one does not roll."""
    return UNSEEN[min(max(ahead, -FARTHEST), FARTHEST) + FARTHEST]


def sums(dice: int) -> list[float]:
    """The chance of each sum of so many dice, from 0 up."""
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
    """The chance that so many dice show no more than this."""
    return sum(SUMS[dice][: max(0, most + 1)])


def exactly(dice: int, total: int) -> float:
    """The chance that so many dice show just this."""
    return SUMS[dice][total] if 0 <= total < len(SUMS[dice]) else 0.0


def wins_first(wins: int, losses: int, chance: float) -> float:
    """The chance to win so often before losing so often, if each trial is won by this chance and else lost."""
    if losses <= 0:
        return 0.0
    failing = 1 - chance
    return sum([comb(wins - 1 + lost, lost) * chance**wins * failing**lost for lost in range(losses)])
