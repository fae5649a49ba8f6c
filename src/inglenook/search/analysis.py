"""What a game could have been: the chances turn by turn, the answers that made them worse, and the cards that counted.

Every answer is weighed as a player that thinks ahead would have weighed it, from what its seat could know then: first
all of them quickly, then those that look worst once more, in other worlds and more of them.  A turning point is an
answer that was clearly worse than another one then, too.

The curve is the judgement of each position as it was when a turn began, the one that the account of the game has, too
(`server/tables/game_summary.py`).  Games played on from there with all cards as they lie would tell what is known only
now.

The work is bounded, however long the game: of more answers than can be weighed, those count that were given in turns in
which the chances of who gave them fell most; and of more turns and cards the worlds are fewer.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

from inglenook.kernel.decisions import Decision, Seat
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game, Given
from inglenook.kernel.players import Bot, SeatPlayer
from inglenook.kernel.questions import Picked
from inglenook.search.playouts import Foresight
from inglenook.search.searcher import Effort, Searcher, Weighed, best, lead

WORLDS_OF_A_CARD: Final = 6
"""Before and after each use of a card so many games are played on."""

MOST_OF_CARDS: Final = 600
"""So many games are played on for all cards, if not too many were used."""

FEWEST: Final = 2
"""With fewer worlds than this nothing can be said."""

MOST_WEIGHED: Final = 100
"""So many answers are weighed."""

BEYOND_DOUBT: Final = 2.0
"""By so many standard errors an answer must be worse to be blamed, or a card must count to be named."""

SUSPECTS: Final = 10
"""So many answers are weighed once more."""

CLOSER: Final = 5
"""So many times as hard they are thought about then."""

LEAST: Final = 0.04
"""What cost less is not worth a word."""


class Point:
    """The chances of all seats when a turn began, and at the end."""

    def __init__(self, turn: int, answers: int, chances: list[float]) -> None:
        self.turn: Final = turn
        self.answers: Final = answers
        """How many answers were given before."""
        self.chances: Final = chances


class Suspect:
    """An answer that looks worse than another one."""

    def __init__(self, number: int, turn: int, game: Game[Any], picked: Picked, cost: float) -> None:
        self.number: Final = number
        self.turn: Final = turn
        self.game: Final = game
        self.picked: Final = picked
        self.cost: Final = cost


class Turning:
    """An answer that was worse than another one: all that was weighed, what was given and what was better."""

    def __init__(self, number: int, seat: Seat, turn: int, weighed: list[Weighed], given: Weighed) -> None:
        self.number: Final = number
        """How many answers were given before."""
        self.seat: Final = seat
        self.turn: Final = turn
        self.weighed: Final = weighed
        self.given: Final = given
        self.better: Final = best(weighed, 0.0)

    @property
    def cost(self) -> float:
        """What it cost."""
        return self.better.chance - self.given.chance


class Decider:
    """A card in a player's hands: how the chances of that player changed with its uses, world by world."""

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.swing = 0.0
        self.variance = 0.0

    def add(self, before: list[float], after: list[float]) -> None:
        """Counts one use in."""
        gains = [later - sooner for sooner, later in zip(before, after, strict=True)]
        mean = sum(gains) / len(gains)
        self.swing += mean
        self.variance += sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains)

    @property
    def counts(self) -> bool:
        """Whether it made a difference beyond doubt, and one worth a word."""
        return abs(self.swing) > max(LEAST, BEYOND_DOUBT * sqrt(self.variance))


class Survey:
    """What a first look at a game tells: where somebody had a choice, and how often cards were used."""

    def __init__(self) -> None:
        self.choices: Final[dict[tuple[int, Seat], list[int]]] = {}
        """By the place of a turn in the curve and by seat, the numbers of the answers that could have been others."""
        self.uses = 0

    def worth_weighing(self, curve: list[Point]) -> set[int]:
        """The answers to weigh: all, or those of the turns in which the chances of who gave them fell most."""
        falls = {
            (place, seat): curve[place].chances[seat] - curve[place + 1].chances[seat] for place, seat in self.choices
        }
        order = sorted(self.choices, key=falls.__getitem__, reverse=True)
        return set([number for key in order for number in self.choices[key]][:MOST_WEIGHED])


class Analysis:
    """Goes through a game answer by answer; `steps` says how far it is."""

    def __init__(self, foresight: Foresight, thumb: Bot, effort: Effort) -> None:
        self.foresight: Final = foresight
        self.thumb: Final = thumb
        self.effort: Final = effort
        self.curve: list[Point] = []
        self.turnings: list[Turning] = []
        self.cards: list[Decider] = []
        """The cards that decided it, the weightiest first."""
        self.played = 0
        """How many games were played on."""
        self._worlds_of_a_card = WORLDS_OF_A_CARD
        self._suspects: list[Suspect] = []
        self._deciders: dict[tuple[Seat, str], Decider] = {}
        self._seen: tuple[int, list[list[float]]] = (-1, [])

    def steps(self, game: Game[Any], answers: list[Given]) -> Iterator[int]:
        """Gives the answers of a game again twice, for the curve and to weigh them; yields how many are done."""
        survey = Survey()
        for done in self.survey(survey, game.fork(keep=True), answers):
            yield done // 2
        self._worlds_of_a_card = share(WORLDS_OF_A_CARD, MOST_OF_CARDS, 2 * survey.uses)
        chosen = survey.worth_weighing(self.curve)
        for number, given in enumerate(answers):
            decision = game.pending
            used: list[str] = []
            before: list[list[float]] = []
            if decision is not None and not given.is_aside:
                if number in chosen:
                    self.suspect(game, decision, given, number, self.foresight.turns(game))
                used = self.cards_of(game, decision, given)
                before = self.outlooks(game, number) if used else []
            game.give_again([given])
            if used:
                after = self.outlooks(game, number + 1)
                self.count(used, given.seat, before, after)
            yield (len(answers) + number + 1) // 2
        self.look_closer()
        self.cards = sorted([one for one in self._deciders.values() if one.counts], key=weight_of, reverse=True)

    def survey(self, survey: Survey, game: Game[Any], answers: list[Given]) -> Iterator[int]:
        """Goes through the game for the curve, and to see where there was a choice."""
        turn = -1
        for number, given in enumerate(answers):
            if self.foresight.turns(game) != turn:
                turn = self.foresight.turns(game)
                self.curve.append(Point(turn, number, self.foresight.chances(game)))
            decision = game.pending
            if decision is not None and not given.is_aside:
                survey.uses += bool(self.cards_of(game, decision, given))
                if decision.least < len(decision.options) and turn > 0:  # bids: no judgement can tell yet
                    survey.choices.setdefault((len(self.curve) - 1, given.seat), []).append(number)
            game.give_again([given])
            yield number
        self.curve.append(Point(turn, len(answers), self.foresight.chances(game)))

    def outlooks(self, game: Game[Any], number: int) -> list[list[float]]:
        """The same world by world, the same dice before and after an answer; kept until the next one."""
        if self._seen[0] != number:
            self._seen = (number, self.worlds(game, "cards", self._worlds_of_a_card, self.effort.horizon))
        return self._seen[1]

    def worlds(self, game: Game[Any], dice: str, count: int, horizon: int) -> list[list[float]]:
        """The chances of all seats at the end of so many games played on."""
        found: list[list[float]] = []
        for world in range(count):
            twin = game.fork()
            twin.table.dice.reseed(Dice(f"{dice} {world}"))
            found.append(self.foresight.outlook(twin, horizon))
            self.played += 1
        return found

    def cards_of(self, game: Game[Any], decision: Decision, given: Given) -> list[str]:
        """What is printed on the cards that an answer uses, each once."""
        subjects = [decision.options[index].subject for index in picked_by(decision, given)]
        found = [self.foresight.card(game, thing) for thing in subjects if thing >= 0]
        return [card for card in dict.fromkeys(found) if card]

    def count(self, used: list[str], seat: Seat, before: list[list[float]], after: list[list[float]]) -> None:
        """What the use of some cards did to the chances of who used them."""
        for card in used:
            decider = self._deciders.setdefault((seat, card), Decider(seat, card))
            decider.add([one[seat] for one in before], [one[seat] for one in after])

    def suspect(self, game: Game[Any], decision: Decision, given: Given, number: int, turn: int) -> None:
        """Whether an answer may have been worse than another one."""
        picked = picked_by(decision, given)
        weighed = self.weigh(game, decision.seat, picked, f"analysis {number}", self.effort)
        chosen = next((one for one in weighed if one.picked == picked), None)
        cost = 0.0 if chosen is None else lead(best(weighed, 0.0), chosen)[0]
        if cost > LEAST / 2:
            self._suspects.append(Suspect(number, turn, game.fork(keep=True), picked, cost))
            self._suspects = sorted(self._suspects, key=cost_of, reverse=True)[:SUSPECTS]

    def weigh(self, game: Game[Any], seat: Seat, picked: Picked, dice: str, effort: Effort) -> list[Weighed]:
        """What a seat could have answered, with the chances of each, the given answer among them."""
        searcher = Searcher(Dice(dice), self.foresight, self.thumb, effort)
        searcher.notes_ends = True
        weighed = searcher.weigh(SeatPlayer(game, seat), picked)
        self.played += searcher.played
        return weighed

    def look_closer(self) -> None:
        """Weighs once more what looks worst: whatever looked so by chance alone does not any more."""
        effort = Effort(CLOSER * self.effort.playouts, self.effort.horizon, self.effort.widest)
        for one in self._suspects:
            decision = one.game.pending
            assert decision is not None
            weighed = self.weigh(one.game, decision.seat, one.picked, f"closer {one.number}", effort)
            given = next((other for other in weighed if other.picked == one.picked), weighed[0])
            turning = Turning(one.number, decision.seat, one.turn, weighed, given)
            ahead, error = lead(turning.better, given)
            if ahead > max(LEAST, BEYOND_DOUBT * error):
                self.turnings.append(turning)

    def worst(self, count: int = 3) -> list[Turning]:
        """The turning points that cost most, no two of a player in the same turn, in the order of the game."""
        found: dict[tuple[Seat, int], Turning] = {}
        for one in sorted(self.turnings, key=cost_of, reverse=True):
            found.setdefault((one.seat, one.turn), one)
        return sorted(list(found.values())[:count], key=number_of)


def share(usual: int, most: int, parts: int) -> int:
    """How many worlds each of so many parts gets: the usual number, or what is left of the most there can be."""
    return max(FEWEST, min(usual, most // max(1, parts)))


def picked_by(decision: Decision, given: Given) -> Picked:
    """The places of the options that an answer named."""
    keys = decision.keys()
    found = tuple([keys.index(key) for key in given.keys if key in keys])
    return found if decision.ordered else tuple(sorted(found))


def cost_of(one: Suspect | Turning) -> float:
    """By what turning points are ranked."""
    return one.cost


def weight_of(one: Decider) -> float:
    """By what cards are ranked."""
    return abs(one.swing)


def number_of(turning: Turning) -> int:
    """By what they are put in order."""
    return turning.number
