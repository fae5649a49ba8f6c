"""Results of a contest: win rates, ratings, deck against deck, and the advantage of going first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from inglenook.arena.match import Match, Outcome
from inglenook.arena.summary import Wins, mean, wilson
from inglenook.kernel.messages import Message

Decks = tuple[str, ...]
"""The decks of a game, seat by seat; empty in a game without decks."""


def wins(won: int, games: int) -> Wins:
    """Returns a win rate with its interval."""
    return Wins(won, games, *wilson(won, games))


class Standings:
    """Summary of a contest; depends on the games alone, not on how or in which order they were run."""

    def __init__(self, matches: Sequence[Match], decks: Sequence[Decks], outcomes: Sequence[Outcome]) -> None:
        by_number = {match.number: named for match, named in zip(matches, decks, strict=True)}
        self.outcomes: Final = sorted([one for one in outcomes if one.failure is None], key=number_of)
        self.failed: Final = len(outcomes) - len(self.outcomes)
        self.games: Final = len(outcomes)
        names = list(dict.fromkeys([name for match in matches for name in match.bots]))
        self.bots: Final = {name: self._of_bot(name) for name in names}
        self.seats: Final = [self._of_seat(seat) for seat in range(len(matches[0].bots))]
        decided = [one for one in self.outcomes if one.first >= 0]
        self.first: Final = wins(sum(1 for one in decided if one.first in one.winners), len(decided))
        self.mean_decisions: Final = mean([one.decisions for one in self.outcomes])
        self.mean_rounds: Final = mean([one.rounds for one in self.outcomes])
        self.capped: Final = sum(1 for one in self.outcomes if one.capped)
        self.decks: Final = self._decks(by_number)
        self.slowest: Final = self._slowest(names)
        self.forfeits: Final = self._forfeits()
        self.late: Final = sum(one.late for one in self.outcomes)

    def _of_bot(self, name: str) -> Wins:
        games = [one for one in self.outcomes if name in one.bots]
        return wins(sum(1 for one in games if any(one.bots[seat] == name for seat in one.winners)), len(games))

    def _of_seat(self, seat: int) -> Wins:
        return wins(sum(1 for one in self.outcomes if seat in one.winners), len(self.outcomes))

    def _slowest(self, names: Sequence[str]) -> dict[str, int]:
        """Returns the longest thinking time of each bot in milliseconds; empty if no times were measured."""
        watched = [one for one in self.outcomes if one.slowest]
        found = {}
        for name in names if watched else ():
            own = [
                seconds for one in watched for bot, seconds in zip(one.bots, one.slowest, strict=True) if bot == name
            ]
            found[name] = max(own, default=0)
        return found

    def _forfeits(self) -> dict[str, list[Message]]:
        """Returns the faults by which each program lost games, the first game first."""
        found: dict[str, list[Message]] = {}
        for one in self.outcomes:
            if one.forfeit is not None:
                found.setdefault(one.bots[one.forfeited], []).append(one.forfeit)
        return found

    def _decks(self, by_number: Mapping[int, Decks]) -> dict[tuple[str, str], Wins]:
        """Returns each deck's wins against each other deck."""
        games: dict[tuple[str, str], int] = {}
        won: dict[tuple[str, str], int] = {}
        for one in self.outcomes:
            decks = by_number[one.number]
            for seat, deck in enumerate(decks):
                for other, against in enumerate(decks):
                    if seat != other:
                        games[deck, against] = games.get((deck, against), 0) + 1
                        won[deck, against] = won.get((deck, against), 0) + (seat in one.winners)
        return {pair: wins(won[pair], count) for pair, count in sorted(games.items())}

    def ratings(self) -> dict[str, tuple[float, float]]:
        """Returns each bot's rating, mean and uncertainty (Plackett-Luce, by openskill); empty without openskill."""
        try:
            model: Any = import_module("openskill.models").PlackettLuce()
        except ImportError:
            return {}
        rated = {name: model.rating(name=name) for name in self.bots}
        for one in self.outcomes:
            if len(set(one.bots)) == len(one.bots):
                ranks = [0.0 if seat in one.winners else 1.0 for seat in range(len(one.bots))]
                for (after,), name in zip(
                    model.rate([[rated[name]] for name in one.bots], ranks=ranks), one.bots, strict=True
                ):
                    rated[name] = after
        return {name: (float(rating.mu), float(rating.sigma)) for name, rating in rated.items()}

    def to_data(self) -> dict[str, object]:
        """Returns the standings as plain data; thinking times only if they were measured."""
        watched: dict[str, object] = {"slowest_ms": self.slowest, "late": self.late} if self.slowest else {}
        return {
            "games": self.games,
            "failed": self.failed,
            **({"forfeits": {name: len(faults) for name, faults in self.forfeits.items()}} if self.forfeits else {}),
            "bots": {name: one.to_data() for name, one in self.bots.items()},
            "ratings": {name: [round(mu, 2), round(sigma, 2)] for name, (mu, sigma) in self.ratings().items()},
            "seats": [one.to_data() for one in self.seats],
            "first_player": self.first.to_data(),
            "mean_decisions": round(self.mean_decisions, 1),
            "mean_rounds": round(self.mean_rounds, 1),
            "capped": self.capped,
            "decks": {f"{deck} - {against}": one.to_data() for (deck, against), one in self.decks.items()},
            **watched,
        }


def number_of(outcome: Outcome) -> int:
    """Returns an outcome's number (sort key)."""
    return outcome.number
