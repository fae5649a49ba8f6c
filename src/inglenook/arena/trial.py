"""Trials of a deck against others: its win rates, first and second, and the effect of each of its cards.

A card is judged by comparing the games in which it was drawn with those in which it stayed in the deck: drawing is
chance, while playing is choice.  As many cards are examined together, the intervals of their differences are widened
(Šidák), so that all of them hold together in nineteen of twenty trials.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

from inglenook.arena.match import Match, Outcome
from inglenook.arena.standings import wins
from inglenook.arena.summary import Wins
from inglenook.arena.unplayed_cards import HELD
from inglenook.kernel.data import Data
from inglenook.kernel.editions import TODAY, with_edition

PLAYED, UNDRAWN = "played", "undrawn"
SURE: Final = 0.95
OTHERWISE: Final = "conceded"


@dataclass(frozen=True)
class Opponent:
    """An opposing deck of a trial."""

    name: str
    deck: Data


@dataclass(frozen=True)
class OfCard:
    """A card's effect on winning: games in which it was drawn, left, played or held, and the number of them won."""

    id: str
    drawn: Wins
    left: Wins
    played: Wins
    held: int
    why: Mapping[str, int]
    """Number of held games by reason: the card could never be played, came late, or was not wanted."""
    difference: float
    low: float
    high: float


def trial(
    game: str,
    format: str,
    deck: Data,
    opponents: Sequence[Opponent],
    bot: str,
    games: int,
    seed: str,
    edition: int = TODAY,
) -> list[Match]:
    """Returns `games` games against each opponent in turn; in every second one the deck sits in the other seat."""
    matches = []
    for number in range(games * len(opponents)):
        other = opponents[number % len(opponents)].deck
        decks: list[Data] = [deck, other] if seat_of(number, len(opponents)) == 0 else [other, deck]
        setup = with_edition({"seats": 2, "format": format, "decks": decks}, edition)
        matches.append(Match(game, setup, f"{seed}/{number + 1}", (bot, bot), number + 1, counts_fates=True))
    return matches


def seat_of(number: int, opponents: int) -> int:
    """Returns the deck's seat in a game, counted from 0."""
    return number // opponents % 2


class Report:
    """Summary of a trial as far as it has gone."""

    def __init__(self, opponents: Sequence[str], outcomes: Sequence[Outcome]) -> None:
        self.opponents: Final = list(opponents)
        self.outcomes: Final = [one for one in outcomes if one.failure is None]
        self.failed: Final = len(outcomes) - len(self.outcomes)

    def seat(self, outcome: Outcome) -> int:
        """Returns the seat of the deck."""
        return seat_of(outcome.number - 1, len(self.opponents))

    def won(self, outcome: Outcome) -> bool:
        """Whether the deck won."""
        return self.seat(outcome) in outcome.winners

    def wins(self, opponent: int = -1, first: bool | None = None) -> Wins:
        """Returns the deck's wins: against one opponent or all, going first, second or either."""
        games = [
            one
            for one in self.outcomes
            if opponent in (-1, (one.number - 1) % len(self.opponents))
            and (first is None or (one.first == self.seat(one)) == first)
        ]
        return wins(len([one for one in games if self.won(one)]), len(games))

    def way(self, outcome: Outcome) -> str:
        """Returns the way in which a game was lost, as far as known."""
        return outcome.endings[self.seat(outcome)] if outcome.endings and not self.won(outcome) else OTHERWISE

    def lost_by(self) -> dict[str, int]:
        """Returns the number of losses by way of losing, the most frequent first."""
        ways = Counter([self.way(one) for one in self.outcomes if not self.won(one)])
        return dict(ways.most_common())

    def losses(self, most: int) -> list[Outcome]:
        """Returns lost games to look at: the shortest against each opponent, up to a number."""
        lost = sorted([one for one in self.outcomes if not self.won(one)], key=lambda one: one.decisions)
        found: list[Outcome] = []
        for opponent in range(len(self.opponents)):
            found += [one for one in lost if (one.number - 1) % len(self.opponents) == opponent][:1]
        return found[:most]

    def cards(self) -> list[OfCard]:
        """Returns every card of the deck, the greatest difference first."""
        why = [one.why_held[self.seat(one)] for one in self.outcomes if one.why_held]
        return of_cards([(self.won(one), one.fates[self.seat(one)]) for one in self.outcomes if one.fates], why)


def of_cards(
    games: Sequence[tuple[bool, Mapping[str, str]]], why_held: Sequence[Mapping[str, str]] = ()
) -> list[OfCard]:
    """Returns the effects of a deck's cards, from games with their result and the fate of each card."""
    ids = list(dict.fromkeys([id for _won, fates in games for id in fates]))
    reach = NormalDist().inv_cdf(1 - (1 - SURE ** (1 / max(1, len(ids)))) / 2)
    found = []
    for id in ids:
        why = Counter([one[id] for one in why_held if id in one])
        found.append(of_card(id, [(won, fates[id]) for won, fates in games if id in fates], reach, why))
    return sorted(found, key=lambda one: (-one.difference, one.id))


def of_card(id: str, games: Sequence[tuple[bool, str]], reach: float, why: Mapping[str, int]) -> OfCard:
    """Returns the effect of one card; `reach` is its interval's half-width in standard deviations."""
    by_fate = {fate: [won for won, one in games if one == fate] for fate in (PLAYED, HELD, UNDRAWN)}
    drawn, left = rate_of(by_fate[PLAYED] + by_fate[HELD]), rate_of(by_fate[UNDRAWN])
    difference = drawn.rate - left.rate if drawn.games and left.games else 0.0
    middle, doubt = careful(drawn) - careful(left), reach * sqrt(variance(drawn) + variance(left))
    low, high = max(-1.0, middle - doubt), min(1.0, middle + doubt)
    return OfCard(id, drawn, left, rate_of(by_fate[PLAYED]), len(by_fate[HELD]), why, difference, low, high)


def rate_of(won: Sequence[bool]) -> Wins:
    """Returns the number and rate of games won."""
    return wins(sum(won), len(won))


def cards_as_csv(decks: Mapping[str, Sequence[OfCard]]) -> str:
    """Returns a CSV line for each card of each deck."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    counted = ["drawn", "won_drawn", "left", "won_left", "played", "won_played", "held"]
    table.writerow(["deck", "card", *counted, "difference", "low", "high"])
    for deck, cards in decks.items():
        for one in cards:
            counts = [number for rate in (one.drawn, one.left, one.played) for number in (rate.games, rate.wins)]
            effect = [round(value, 4) for value in (one.difference, one.low, one.high)]
            table.writerow([deck, one.id, *counts, one.held, *effect])
    return text.getvalue()


def careful(one: Wins) -> float:
    """Returns a rate with one more win and one more loss, so that few games say little (Agresti and Caffo)."""
    return (one.wins + 1) / (one.games + 2)


def variance(one: Wins) -> float:
    """Returns the variance of the adjusted rate."""
    return careful(one) * (1 - careful(one)) / (one.games + 2)
