"""What many games have in common: how long they were, who won how often, and what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from inglenook.arena.match import Outcome

Z: Final = 1.959964
"""How many standard deviations a 95 % interval reaches to either side."""

POINTS: Final = (0, 5, 25, 50, 75, 95, 100)
"""The percentiles a distribution is told by."""


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson): sensible also for few trials and for rates near 0 and 1."""
    if trials == 0:
        return (0.0, 1.0)
    rate = successes / trials
    middle = rate + Z * Z / (2 * trials)
    reach = Z * sqrt(rate * (1 - rate) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return (max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


def percentiles(values: Sequence[int]) -> dict[int, int]:
    """The values at these points of the distribution: the smallest that so many percent do not exceed."""
    ordered = sorted(values)
    if not ordered:
        return {}
    return {point: ordered[max(0, -(-point * len(ordered) // 100) - 1)] for point in POINTS}


@dataclass(frozen=True)
class Wins:
    """How often a seat won, shared victories included, and the 95 % interval of its rate."""

    wins: int
    low: float
    high: float


class Summary:
    """A simulation, summed up.  It depends on the games alone, not on who played them how fast."""

    def __init__(self, outcomes: Sequence[Outcome], seats: int) -> None:
        finished = [outcome for outcome in outcomes if outcome.failure is None]
        failed = [outcome for outcome in outcomes if outcome.failure is not None]
        self.games: Final = len(outcomes)
        self.finished: Final = len(finished)
        self.decisions: Final = sum(outcome.decisions for outcome in outcomes)
        self.faults: Final = [outcome for outcome in failed if outcome.is_fault]
        self.errors: Final = [outcome for outcome in failed if not outcome.is_fault]
        self.lengths: Final = percentiles([outcome.decisions for outcome in finished])
        self.shared: Final = sum(1 for outcome in finished if len(outcome.winners) > 1)
        self.won_by_nobody: Final = sum(1 for outcome in finished if not outcome.winners)
        self.seats: Final = [self._wins(seat, finished) for seat in range(seats)]

    def _wins(self, seat: int, finished: Sequence[Outcome]) -> Wins:
        wins = sum(1 for outcome in finished if seat in outcome.winners)
        return Wins(wins, *wilson(wins, len(finished)))

    def to_data(self) -> dict[str, object]:
        """The summary as plain data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "errors": len(self.errors),
            "faults": len(self.faults),
            "decisions_per_game": {str(point): value for point, value in self.lengths.items()},
            "shared": self.shared,
            "won_by_nobody": self.won_by_nobody,
            "seats": [self._seat_data(wins) for wins in self.seats],
        }

    def _seat_data(self, seat: Wins) -> dict[str, object]:
        rate = seat.wins / max(1, self.finished)
        return {"wins": seat.wins, "rate": round(rate, 4), "low": round(seat.low, 4), "high": round(seat.high, 4)}
