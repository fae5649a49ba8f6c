"""Pairings and standings of a league by the Swiss system (LG-113).

In every round players with equal points meet as far as possible.  No pair meets twice while there is another way.  With
an odd number of players one of the last has a bye, and no player has two.

With at most eight players all possible pairings can be compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from inglenook.kernel.dice import Dice

WIN: Final = 3
BYE: Final = -1
"""The opponent of a player who has no game in a round."""
MOST_PLAYERS: Final = 8

Pair = tuple[int, int]
"""The two players of a game; the second may be BYE."""


@dataclass(frozen=True)
class Played:
    """A game of a pair with its winner: one of the two players, or -1 if there is none."""

    pair: Pair
    winner: int = -1


@dataclass(frozen=True)
class Standing:
    """A player's standing: points, games won and lost, and the win rates of the opponents and of their opponents."""

    player: int
    points: int
    won: int
    lost: int
    opponents: float
    theirs: float


def points_of(player: int, played: Sequence[Played]) -> int:
    """Returns a player's points: three for each win; a bye counts as a win."""
    won = [one for one in played if one.winner == player or one.pair == (player, BYE)]
    return WIN * len(won)


def opponents_of(player: int, played: Sequence[Played]) -> list[int]:
    """Returns the opponents of a player in the order of the rounds, without byes."""
    met = [one.pair[1 - one.pair.index(player)] for one in played if player in one.pair]
    return [other for other in met if other != BYE]


def share(player: int, played: Sequence[Played]) -> float:
    """Returns the share of games that a player has won."""
    games = len(opponents_of(player, played))
    won = len([one for one in played if one.winner == player and BYE not in one.pair])
    return won / games if games else 0.0


def mean(values: Sequence[float]) -> float:
    """Returns the average of some values; 0 if there are none."""
    return sum(values) / len(values) if values else 0.0


def opponents_share(player: int, played: Sequence[Played]) -> float:
    """Returns the average win rate of a player's opponents."""
    return mean([share(other, played) for other in opponents_of(player, played)])


def standings(players: int, played: Sequence[Played]) -> list[Standing]:
    """Returns the standings, best player first.

    The order is by points, the opponents' win rate, the win rate of their opponents, then the game between the two.
    """
    found = []
    for player in range(players):
        met = opponents_of(player, played)
        won = len([one for one in played if one.winner == player])
        lost = len([one for one in played if player in one.pair and one.winner in met])
        theirs = mean([opponents_share(other, played) for other in met])
        points = points_of(player, played)
        found.append(Standing(player, points, won, lost, opponents_share(player, played), theirs))
    found.sort(key=rank, reverse=True)
    for place in range(len(found) - 1):  # of two players equal in everything else, the winner of their game comes first
        upper, lower = found[place], found[place + 1]
        if rank(upper) == rank(lower) and Played((lower.player, upper.player), lower.player) in turned(played):
            found[place], found[place + 1] = lower, upper
    return found


def rank(standing: Standing) -> tuple[int, float, float]:
    """Returns the sort key of a standing."""
    return standing.points, round(standing.opponents, 6), round(standing.theirs, 6)


def turned(played: Sequence[Played]) -> list[Played]:
    """Returns the games in both orders of their players."""
    return [*played, *[Played((one.pair[1], one.pair[0]), one.winner) for one in played]]


def pairings(players: Sequence[int]) -> Iterator[list[Pair]]:
    """Yields all ways to pair an even number of players, with neighbours in the list paired first."""
    if not players:
        yield []
        return
    first = players[0]
    for place in range(1, len(players)):
        rest = [*players[1:place], *players[place + 1 :]]
        for others in pairings(rest):
            yield [(first, players[place]), *others]


def pair_up(players: int, played: Sequence[Played], dice: Dice) -> list[Pair]:
    """Returns the pairs of the next round; the first of a pair plays first, which alternates as far as possible."""
    order = list(range(players))
    dice.shuffle("pairing", order)
    points = {player: points_of(player, played) for player in order}
    ranks = sorted([(-points[player], place) for place, player in enumerate(order)])
    order = [order[place] for _points, place in ranks]
    if players % 2:
        order.append(BYE)
    points[BYE] = min(points.values()) - WIN
    best: list[Pair] = []
    least = (players, 0)
    for pairs in pairings(order):
        bad = badness(pairs, points, played)
        if not best or bad < least:
            best, least = pairs, bad
    return [seated(pair, played) for pair in best]


def badness(pairs: Sequence[Pair], points: Mapping[int, int], played: Sequence[Played]) -> tuple[int, int]:
    """Returns the number of repeated pairs, then a measure of the difference in points within pairs."""
    again = len([pair for pair in pairs if have_met(pair, played)])
    return again, sum([(points[one] - points[other]) ** 2 for one, other in pairs])


def have_met(pair: Pair, played: Sequence[Played]) -> bool:
    """Whether two players have already met, or a player already had the bye."""
    return any(set(one.pair) == set(pair) for one in played)


def seated(pair: Pair, played: Sequence[Played]) -> Pair:
    """Returns a pair with the player first who played first less often; a bye stays second."""
    one, other = pair
    if other == BYE or one == BYE:
        return (one, other) if other == BYE else (other, one)
    first = {player: len([game for game in played if game.pair[0] == player]) for player in pair}
    return (other, one) if first[other] < first[one] else pair
