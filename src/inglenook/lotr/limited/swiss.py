"""Who plays whom in a league, and how it stands: the Swiss system (LG-113).

In every round those with equally many points meet, as far as that goes; nobody meets the same player twice while there
is another way, and with an odd number one of the last has a bye, which nobody has twice.  With at most eight players
all ways to pair them can be compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from inglenook.kernel.dice import Dice

WIN: Final = 3
BYE: Final = -1
"""Stands for the opponent of somebody who has none in a round."""
MOST_PLAYERS: Final = 8

Pair = tuple[int, int]
"""Two players; the second may be BYE."""


@dataclass(frozen=True)
class Played:
    """A pair, and who won: one of the two, or -1 if nobody has."""

    pair: Pair
    winner: int = -1


@dataclass(frozen=True)
class Standing:
    """How a player stands: points, games won and lost, and the shares of games that opponents, and theirs, have won."""

    player: int
    points: int
    won: int
    lost: int
    opponents: float
    theirs: float


def points_of(player: int, played: Sequence[Played]) -> int:
    """Three for each win; a bye counts as one."""
    won = [one for one in played if one.winner == player or one.pair == (player, BYE)]
    return WIN * len(won)


def opponents_of(player: int, played: Sequence[Played]) -> list[int]:
    """Whom a player has met, in the order of the rounds; a bye is nobody."""
    met = [one.pair[1 - one.pair.index(player)] for one in played if player in one.pair]
    return [other for other in met if other != BYE]


def share(player: int, played: Sequence[Played]) -> float:
    """The share of the games played that a player has won."""
    games = len(opponents_of(player, played))
    won = len([one for one in played if one.winner == player and BYE not in one.pair])
    return won / games if games else 0.0


def mean(values: Sequence[float]) -> float:
    """The average; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def opponents_share(player: int, played: Sequence[Played]) -> float:
    """How much those have won whom a player has met, on average."""
    return mean([share(other, played) for other in opponents_of(player, played)])


def standings(players: int, played: Sequence[Played]) -> list[Standing]:
    """All players, the best first: by points, opponents' wins, their opponents' wins, then the game between the two."""
    found = []
    for player in range(players):
        met = opponents_of(player, played)
        won = len([one for one in played if one.winner == player])
        lost = len([one for one in played if player in one.pair and one.winner in met])
        theirs = mean([opponents_share(other, played) for other in met])
        points = points_of(player, played)
        found.append(Standing(player, points, won, lost, opponents_share(player, played), theirs))
    found.sort(key=rank, reverse=True)
    for place in range(len(found) - 1):  # of two who are equal in all, the winner of their game comes first
        upper, lower = found[place], found[place + 1]
        if rank(upper) == rank(lower) and Played((lower.player, upper.player), lower.player) in turned(played):
            found[place], found[place + 1] = lower, upper
    return found


def rank(standing: Standing) -> tuple[int, float, float]:
    """What decides between two players."""
    return standing.points, round(standing.opponents, 6), round(standing.theirs, 6)


def turned(played: Sequence[Played]) -> list[Played]:
    """The games, each both ways round."""
    return [*played, *[Played((one.pair[1], one.pair[0]), one.winner) for one in played]]


def pairings(players: Sequence[int]) -> Iterator[list[Pair]]:
    """All ways to pair an even number of players, those who stand together first."""
    if not players:
        yield []
        return
    first = players[0]
    for place in range(1, len(players)):
        rest = [*players[1:place], *players[place + 1 :]]
        for others in pairings(rest):
            yield [(first, players[place]), *others]


def pair_up(players: int, played: Sequence[Played], dice: Dice) -> list[Pair]:
    """The pairs of the next round; who of two is named first sits first, which takes turns as far as it can."""
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
    """How many would meet again, then how far apart those stand who meet."""
    again = len([pair for pair in pairs if have_met(pair, played)])
    return again, sum([(points[one] - points[other]) ** 2 for one, other in pairs])


def have_met(pair: Pair, played: Sequence[Played]) -> bool:
    """Whether two have played each other, or somebody had the bye already."""
    return any(set(one.pair) == set(pair) for one in played)


def seated(pair: Pair, played: Sequence[Played]) -> Pair:
    """The two with whoever sat first less often in front; a bye stays behind."""
    one, other = pair
    if other == BYE or one == BYE:
        return (one, other) if other == BYE else (other, one)
    first = {player: len([game for game in played if game.pair[0] == player]) for player in pair}
    return (other, one) if first[other] < first[one] else pair
