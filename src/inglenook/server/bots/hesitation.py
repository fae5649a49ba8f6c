"""How long somebody hesitates who passes without being asked, so that the time tells nothing (SR-84).

People answer after times that are spread like a bell on a logarithmic scale, with a few long ones.  Whoever has passed
at this table before hesitates as then; until that is known, as people usually do.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

LEAST: Final = 0.3
"""Nobody is quicker than that, in seconds."""
MOST: Final = 30.0
"""Longer than that nobody is kept waiting; whoever really takes longer can be told from that."""
USUAL: Final = (math.log(2.2), 0.8)
"""The middle of the usual times and their spread, as logarithms."""
WEIGHT: Final = 2
"""What people usually do counts as much as so many passes of this one."""
KEPT: Final = 30
"""So many of the latest times are known of a seat."""


def hesitation(took: Sequence[float], dice: random.Random) -> float:
    """So many seconds; `took` are those after which this person has passed before."""
    if took and dice.random() < len(took) / (len(took) + WEIGHT):
        near = math.log(min(max(dice.choice(took), LEAST), MOST))
        drawn = dice.gauss(near, spread(took) * len(took) ** -0.2)
    else:
        drawn = dice.gauss(*USUAL)
    return min(max(math.exp(drawn), LEAST), MOST)


def spread(took: Sequence[float]) -> float:
    """How far times lie apart, as the deviation of their logarithms; of one nobody knows."""
    logs = [math.log(min(max(one, LEAST), MOST)) for one in took]
    middle = sum(logs) / len(logs)
    return math.sqrt(sum([(one - middle) ** 2 for one in logs]) / len(logs)) if len(logs) > 2 else USUAL[1]
