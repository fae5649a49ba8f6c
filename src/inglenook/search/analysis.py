"""What a game could have been: the chances turn by turn, and the answers after which they were worse than they need be.

Every answer is weighed as a player that thinks ahead would have weighed it, from what its seat could know then.  A
turning point is an answer that was clearly worse than another one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from inglenook.kernel.decisions import Decision, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game, Given
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.search.playouts import Foresight
from inglenook.search.searcher import Effort, Searcher, Weighed, best, lead

WORLDS: Final = 12
"""From so many games played on comes a chance of the curve."""

HORIZON: Final = 3
"""After so many turns such a game is judged."""

BEYOND_DOUBT: Final = 2.0
"""By so many standard errors an answer must be worse to be blamed."""


class Point:
    """The chances of all seats when a turn began."""

    def __init__(self, turn: int, answers: int, chances: list[float]) -> None:
        self.turn: Final = turn
        self.answers: Final = answers
        """How many answers were given before."""
        self.chances: Final = chances


class Turning:
    """An answer that was worse than another one: what was asked, given and better, with the chances of both."""

    def __init__(self, number: int, seat: Seat, turn: int, given: Weighed, better: Weighed) -> None:
        self.number: Final = number
        """How many answers were given before."""
        self.seat: Final = seat
        self.turn: Final = turn
        self.given: Final = given
        self.better: Final = better

    @property
    def cost(self) -> float:
        """What it cost."""
        return self.better.chance - self.given.chance


class Analysis:
    """Goes through a game answer by answer; `steps` says how far it is."""

    def __init__(self, foresight: Foresight, thumb: Bot, effort: Effort) -> None:
        self.foresight: Final = foresight
        self.thumb: Final = thumb
        self.effort: Final = effort
        self.curve: list[Point] = []
        self.turnings: list[Turning] = []

    def steps(self, game: Game[Any], answers: list[Given]) -> Iterator[int]:
        """Gives the answers of a game again, one by one, and weighs each; yields how many are done."""
        turn = -1
        for number, given in enumerate(answers):
            if self.foresight.turns(game) != turn:
                turn = self.foresight.turns(game)
                self.curve.append(Point(turn, number, self.chances(game, number)))
            decision = game.pending
            if decision is not None and not given.is_aside and decision.least < len(decision.options):
                self.weigh(game, decision, given, number, turn)
            game.give_again([given])
            yield number + 1

    def chances(self, game: Game[Any], number: int) -> list[float]:
        """How likely each seat wins from here, all cards as they lie and the dice anew."""
        seats = game.table.seats
        sums = [0.0] * seats
        for world in range(WORLDS):
            twin = game.fork()
            twin.table.dice.reseed(Dice(f"curve {number} {world}"))
            for seat, chance in enumerate(self.foresight.outlook(twin, HORIZON)):
                sums[seat] += chance
        return [one / WORLDS for one in sums]

    def weigh(self, game: Game[Any], decision: Decision, given: Given, number: int, turn: int) -> None:
        """Whether an answer was worse than another one beyond doubt."""
        searcher = Searcher(Dice(f"analysis {number}"), self.foresight, self.thumb, self.effort)
        picked = picked_by(decision, given)
        weighed = searcher.weigh(SeatPlayer(game, decision.seat), picked)
        chosen = next((one for one in weighed if one.picked == picked), None)
        top = best(weighed, 0.0)
        if chosen is None or top is chosen:
            return
        ahead, error = lead(top, chosen)
        if ahead > BEYOND_DOUBT * error:
            self.turnings.append(Turning(number, decision.seat, turn, chosen, top))

    def worst(self, count: int = 3) -> list[Turning]:
        """The turning points that cost most, in the order of the game."""
        order = sorted(self.turnings, key=cost_of, reverse=True)[:count]
        return sorted(order, key=number_of)


def picked_by(decision: Decision, given: Given) -> Picked:
    """The places of the options that an answer named."""
    keys = decision.keys()
    found = tuple([keys.index(key) for key in given.keys if key in keys])
    return found if decision.ordered else tuple(sorted(found))


def cost_of(turning: Turning) -> float:
    """By what turning points are ranked."""
    return turning.cost


def number_of(turning: Turning) -> int:
    """By what they are put in order."""
    return turning.number
