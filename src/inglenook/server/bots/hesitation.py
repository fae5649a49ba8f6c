"""Pauses before automatic passes, modelled on people so that their length reveals nothing (SR-84).

People's response times follow a bell curve on a logarithmic scale, with a few long ones.  A player's pauses follow the
player's earlier passes at this table; until there are any, usual response times.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

LEAST: Final = 0.3
"""Minimum pause, in seconds."""
MOST: Final = 30.0
"""Maximum pause, in seconds; a person who really takes longer can be told from an automatic pass."""
USUAL: Final = (math.log(2.2), 0.8)
"""Mean and standard deviation of the logarithms of usual response times."""
WEIGHT: Final = 2
"""Weight of usual response times, in passes of the player."""
KEPT: Final = 30
"""Response times kept per seat."""


def hesitation(took: Sequence[float], dice: random.Random) -> float:
    """Returns a pause in seconds; `took` are the response times of this person's earlier passes."""
    if took and dice.random() < len(took) / (len(took) + WEIGHT):
        near = math.log(min(max(dice.choice(took), LEAST), MOST))
        drawn = dice.gauss(near, spread(took) * len(took) ** -0.2)
    else:
        drawn = dice.gauss(*USUAL)
    return min(max(math.exp(drawn), LEAST), MOST)


def spread(took: Sequence[float]) -> float:
    """Returns the standard deviation of the logarithms of response times; the usual one if there are too few."""
    logs = [math.log(min(max(one, LEAST), MOST)) for one in took]
    middle = sum(logs) / len(logs)
    return math.sqrt(sum([(one - middle) ** 2 for one in logs]) / len(logs)) if len(logs) > 2 else USUAL[1]
