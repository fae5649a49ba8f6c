"""Summary of many games: their lengths, win rates and failures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from inglenook.arena.match import Outcome
from inglenook.figures import figure
from inglenook.kernel.messages import Argument
from inglenook.wording import Wording

Z: Final = 1.959964
"""Standard deviations from the middle of a 95 % interval to either end."""

POINTS: Final = (0, 5, 25, 50, 75, 95, 100)
"""Percentiles by which a distribution is described."""


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """Returns the 95 % interval of a rate (Wilson), suitable also for few trials and for rates near 0 and 1."""
    if trials == 0:
        return (0.0, 1.0)
    rate = successes / trials
    middle = rate + Z * Z / (2 * trials)
    reach = Z * sqrt(rate * (1 - rate) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return (max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


def share(successes: int, trials: int) -> dict[str, float]:
    """Returns a rate with its interval as plain data."""
    low, high = wilson(successes, trials)
    return {"rate": round(successes / max(1, trials), 4), "low": round(low, 4), "high": round(high, 4)}


def percentiles(values: Sequence[int]) -> dict[int, int]:
    """Returns the values at `POINTS`: the smallest value that this percentage of all values does not exceed."""
    ordered = sorted(values)
    if not ordered:
        return {}
    return {point: ordered[max(0, -(-point * len(ordered) // 100) - 1)] for point in POINTS}


def mean(values: Sequence[int]) -> float:
    """Returns the mean; 0 for no values."""
    return sum(values) / max(1, len(values))


@dataclass(frozen=True)
class Wins:
    """Wins of a seat or a bot, shared victories included, with the number of games and the rate's 95 % interval."""

    wins: int
    games: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / max(1, self.games)

    def to_data(self) -> dict[str, object]:
        """Returns the wins as plain data."""
        return {"wins": self.wins, **share(self.wins, self.games)}


@dataclass(frozen=True)
class Played:
    """A component with the number of games it was in, and of those it was played in."""

    id: str
    played: int
    games: int


class Summary:
    """Summary of a simulation; depends on the games alone, not on how or how fast they were run."""

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
        self.capped: Final = sum(1 for outcome in finished if outcome.capped)
        self.rounds: Final = percentiles([outcome.rounds for outcome in finished if outcome.rounds])
        self.mean_decisions: Final = mean([outcome.decisions for outcome in finished])
        self.mean_rounds: Final = mean([outcome.rounds for outcome in finished])
        self.seats: Final = [self._wins(seat, finished) for seat in range(seats)]
        names = dict.fromkeys([name for outcome in outcomes for name in outcome.bots])
        self.bots: Final = {name: self._wins_of_bot(name, finished) for name in names} if len(names) > 1 else {}

        self.components: Final = self._components(finished)

    def _components(self, finished: Sequence[Outcome]) -> list[Played]:
        """Returns the components with their counts, the rarest first."""
        games = Counter([id for outcome in finished for id in outcome.components])
        played = Counter([id for outcome in finished for id, was in outcome.components.items() if was])
        return [Played(id, played[id], games[id]) for id in sorted(games, key=lambda id: (played[id], id))]

    def _wins(self, seat: int, finished: Sequence[Outcome]) -> Wins:
        wins = sum(1 for outcome in finished if seat in outcome.winners)
        return Wins(wins, len(finished), *wilson(wins, len(finished)))

    def _wins_of_bot(self, name: str, finished: Sequence[Outcome]) -> Wins:
        games = [outcome for outcome in finished if name in outcome.bots]
        wins = sum(1 for outcome in games if any(outcome.bots[seat] == name for seat in outcome.winners))
        return Wins(wins, len(games), *wilson(wins, len(games)))

    def to_data(self) -> dict[str, object]:
        """Returns the summary as plain data."""
        data: dict[str, object] = {
            "games": self.games,
            "decisions": self.decisions,
            "errors": len(self.errors),
            "faults": len(self.faults),
            "decisions_per_game": told(self.lengths, self.mean_decisions),
            "shared": self.shared,
            "won_by_nobody": self.won_by_nobody,
            "seats": [wins.to_data() for wins in self.seats],
        }
        if self.rounds:
            ended = self.finished - self.capped
            data |= {"capped": self.capped, "ended_by_the_rules": share(ended, self.games)}
            data["rounds_per_game"] = told(self.rounds, self.mean_rounds)
        if self.bots:
            data["bots"] = {name: wins.to_data() for name, wins in self.bots.items()}
        if self.components:
            data["components"] = {one.id: {"played": one.played, "games": one.games} for one in self.components}
        return data


def told(points: Mapping[int, int], mean: float) -> dict[str, object]:
    """Returns a distribution as plain data: its percentiles and its mean."""
    return {**{str(point): value for point, value in points.items()}, "mean": round(mean, 1)}


def interval(wins: Wins, wording: Wording) -> dict[str, Argument]:
    """Returns wins and their rate with its interval, as message arguments."""
    percent = [figure(100 * part, 1, wording.language) for part in (wins.rate, wins.low, wins.high)]
    return {"wins": wins.wins, "percent": percent[0], "low": percent[1], "high": percent[2]}
