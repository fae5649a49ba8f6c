"""Analysis of a finished game: the chances turn by turn, the answers that lowered them, and the decisive cards.

Every answer is weighed as a searching player would have weighed it, from what its seat could know at the time.  All
answers are weighed quickly first; those that look worst are weighed again in other and more worlds.  A turning point is
an answer that was clearly worse than another one in the second search too.

The curve is the judgement of each position at the start of a turn, as in the account of the game
(`server/tables/game_summary.py`).  Playouts from there with all cards as they lie would use knowledge that no player
had at the time.

The work is bounded, however long the game.  If there are too many answers to weigh, those of the turns in which the
chances of the answering player fell most are weighed; with more turns and cards, each gets fewer worlds.
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
"""Playouts before and after each use of a card."""

MOST_OF_CARDS: Final = 600
"""Most playouts for all cards together, unless very many cards were used."""

FEWEST: Final = 2
"""Fewest worlds that allow a conclusion."""

MOST_WEIGHED: Final = 100
"""Most answers that are weighed."""

BEYOND_DOUBT: Final = 2.0
"""Standard errors by which an answer must be worse to be blamed, or a card must matter to be named."""

SUSPECTS: Final = 10
"""Most answers that are weighed a second time."""

CLOSER: Final = 5
"""Factor on the playouts when an answer is weighed a second time."""

LEAST: Final = 0.04
"""Least loss of winning chance, or effect of a card, that is reported."""


class Point:
    """The chances of all seats at the start of a turn, or at the end of the game."""

    def __init__(self, turn: int, answers: int, chances: list[float]) -> None:
        self.turn: Final = turn
        self.answers: Final = answers
        """Number of answers given before."""
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
    """An answer that was worse than another one: all weighed answers, the given answer and the better answer."""

    def __init__(self, number: int, seat: Seat, turn: int, weighed: list[Weighed], given: Weighed) -> None:
        self.number: Final = number
        """Number of answers given before."""
        self.seat: Final = seat
        self.turn: Final = turn
        self.weighed: Final = weighed
        self.given: Final = given
        self.better: Final = best(weighed, 0.0)

    @property
    def cost(self) -> float:
        """The loss of winning chance by the given answer."""
        return self.better.chance - self.given.chance


class Decider:
    """A card of a player, with the changes in that player's chances caused by its uses, world by world."""

    def __init__(self, seat: Seat, card: str) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.swing = 0.0
        self.variance = 0.0

    def add(self, before: list[float], after: list[float]) -> None:
        """Adds the effect of one use."""
        gains = [later - sooner for sooner, later in zip(before, after, strict=True)]
        mean = sum(gains) / len(gains)
        self.swing += mean
        self.variance += sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains)

    @property
    def counts(self) -> bool:
        """Whether the card's effect is beyond doubt and large enough to report."""
        return abs(self.swing) > max(LEAST, BEYOND_DOUBT * sqrt(self.variance))


class Survey:
    """Result of the first pass through a game: the answers with a choice, and the number of card uses."""

    def __init__(self) -> None:
        self.choices: Final[dict[tuple[int, Seat], list[int]]] = {}
        """Numbers of the answers that had an alternative, by the index of the turn in the curve and by seat."""
        self.uses = 0

    def worth_weighing(self, curve: list[Point]) -> set[int]:
        """Returns the answers to weigh: all, or those of the turns in which the player's chances fell most."""
        falls = {
            (place, seat): curve[place].chances[seat] - curve[place + 1].chances[seat] for place, seat in self.choices
        }
        order = sorted(self.choices, key=falls.__getitem__, reverse=True)
        return set([number for key in order for number in self.choices[key]][:MOST_WEIGHED])


class Analysis:
    """Analyses a game answer by answer; `steps` yields the progress."""

    def __init__(self, foresight: Foresight, thumb: Bot, effort: Effort) -> None:
        self.foresight: Final = foresight
        self.thumb: Final = thumb
        self.effort: Final = effort
        self.curve: list[Point] = []
        self.turnings: list[Turning] = []
        self.cards: list[Decider] = []
        """The cards that decided the game, the most important first."""
        self.played = 0
        """Number of playouts so far."""
        self._worlds_of_a_card = WORLDS_OF_A_CARD
        self._suspects: list[Suspect] = []
        self._deciders: dict[tuple[Seat, str], Decider] = {}
        self._seen: tuple[int, list[list[float]]] = (-1, [])

    def steps(self, game: Game[Any], answers: list[Given]) -> Iterator[int]:
        """Replays the answers of a game twice, for the curve and to weigh the answers; yields the number done."""
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
        """Goes through the game to compute the curve and to find the answers with a choice."""
        turn = -1
        for number, given in enumerate(answers):
            if self.foresight.turns(game) != turn:
                turn = self.foresight.turns(game)
                self.curve.append(Point(turn, number, self.foresight.chances(game)))
            decision = game.pending
            if decision is not None and not given.is_aside:
                survey.uses += bool(self.cards_of(game, decision, given))
                if decision.least < len(decision.options) and turn > 0:  # not bids, which no judgement can value
                    survey.choices.setdefault((len(self.curve) - 1, given.seat), []).append(number)
            game.give_again([given])
            yield number
        self.curve.append(Point(turn, len(answers), self.foresight.chances(game)))

    def outlooks(self, game: Game[Any], number: int) -> list[list[float]]:
        """Returns the chances world by world, with the same dice before and after an answer; cached until the next."""
        if self._seen[0] != number:
            self._seen = (number, self.worlds(game, "cards", self._worlds_of_a_card, self.effort.horizon))
        return self._seen[1]

    def worlds(self, game: Game[Any], dice: str, count: int, horizon: int) -> list[list[float]]:
        """Returns the chances of all seats at the end of a number of playouts."""
        found: list[list[float]] = []
        for world in range(count):
            twin = game.fork()
            twin.table.dice.reseed(Dice(f"{dice} {world}"))
            found.append(self.foresight.outlook(twin, horizon))
            self.played += 1
        return found

    def cards_of(self, game: Game[Any], decision: Decision, given: Given) -> list[str]:
        """Returns the ids of the printed cards that an answer uses, each once."""
        subjects = [decision.options[index].subject for index in picked_by(decision, given)]
        found = [self.foresight.card(game, thing) for thing in subjects if thing >= 0]
        return [card for card in dict.fromkeys(found) if card]

    def count(self, used: list[str], seat: Seat, before: list[list[float]], after: list[list[float]]) -> None:
        """Records the effect of using some cards on the chances of the player who used them."""
        for card in used:
            decider = self._deciders.setdefault((seat, card), Decider(seat, card))
            decider.add([one[seat] for one in before], [one[seat] for one in after])

    def suspect(self, game: Game[Any], decision: Decision, given: Given, number: int, turn: int) -> None:
        """Records an answer as a suspect if another answer may have been better."""
        picked = picked_by(decision, given)
        weighed = self.weigh(game, decision.seat, picked, f"analysis {number}", self.effort)
        chosen = next((one for one in weighed if one.picked == picked), None)
        cost = 0.0 if chosen is None else lead(best(weighed, 0.0), chosen)[0]
        if cost > LEAST / 2:
            self._suspects.append(Suspect(number, turn, game.fork(keep=True), picked, cost))
            self._suspects = sorted(self._suspects, key=cost_of, reverse=True)[:SUSPECTS]

    def weigh(self, game: Game[Any], seat: Seat, picked: Picked, dice: str, effort: Effort) -> list[Weighed]:
        """Returns a seat's possible answers with the chances of each, the given answer included."""
        searcher = Searcher(Dice(dice), self.foresight, self.thumb, effort)
        searcher.notes_ends = True
        weighed = searcher.weigh(SeatPlayer(game, seat), picked)
        self.played += searcher.played
        return weighed

    def look_closer(self) -> None:
        """Weighs the suspects again, which removes those that looked bad only by chance."""
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
        """Returns the costliest turning points, at most one per player and turn, in the order of the game."""
        found: dict[tuple[Seat, int], Turning] = {}
        for one in sorted(self.turnings, key=cost_of, reverse=True):
            found.setdefault((one.seat, one.turn), one)
        return sorted(list(found.values())[:count], key=number_of)


def share(usual: int, most: int, parts: int) -> int:
    """Returns the worlds for each part: the usual number, or an equal share of the total limit."""
    return max(FEWEST, min(usual, most // max(1, parts)))


def picked_by(decision: Decision, given: Given) -> Picked:
    """Returns the indexes of the options that an answer named."""
    keys = decision.keys()
    found = tuple([keys.index(key) for key in given.keys if key in keys])
    return found if decision.ordered else tuple(sorted(found))


def cost_of(one: Suspect | Turning) -> float:
    """Returns the cost of a turning point (sort key)."""
    return one.cost


def weight_of(one: Decider) -> float:
    """Returns the weight of a card (sort key)."""
    return abs(one.swing)


def number_of(turning: Turning) -> int:
    """Returns the number of a turning point's answer (sort key)."""
    return turning.number
