"""Solves a position: whether its player reaches the goal whatever the others choose and the dice show.

The search is exhaustive.  One of the player's own choices must succeed (or); all choices of the others and all faces of
the dice must succeed (and).  Only what makes no difference is left out:

- a question with one answer is answered by the game itself (KR-5);
- of options that concern copies of a card which are alike in every respect the first stands for all;
- a position met before, by any order of choices, keeps its value;
- a return to a position on the way to it gains nothing: the same choices were available the first time.

Asides (conceding, putting something down) are no part of a solution, for either side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from inglenook.kernel.decisions import NOTHING, Option, Seat, Thing
from inglenook.kernel.game import Game
from inglenook.kernel.questions import Picked
from inglenook.puzzles.positions import Unproven, after, answers, mark

OPEN: Final = "open"
REACHED: Final = "reached"
MISSED: Final = "missed"

MOST_POSITIONS: Final = 20_000

Judge = Callable[[Game[Any]], str]
"""Function that returns whether the goal is reached, missed or still open in a game."""
Likeness = Callable[[Game[Any], Thing], object]
"""Function that returns a key which is equal for interchangeable things."""
Outcome = Callable[[Game[Any]], object]
"""Function that returns the state of a game when the goal is decided, regardless of the way to it."""


class Choice(NamedTuple):
    """An answer, and the games that can follow it."""

    picked: Picked
    games: list[Game[Any]]


class Value(NamedTuple):
    """Value of a position for the player of the puzzle."""

    reached: bool
    choices: int
    """Number of further choices the player needs, against the longest defence."""


_MISSED: Final = Value(False, 0)


class Solver:
    """Evaluates positions for one player and one goal, and caches their values."""

    def __init__(
        self, seat: Seat, judge: Judge, likeness: Likeness, outcome: Outcome, limit: int = MOST_POSITIONS
    ) -> None:
        self.seat: Final = seat
        self._judge: Final = judge
        self._likeness: Final = likeness
        self._outcome: Final = outcome
        self._limit: Final = limit
        self._values: Final[dict[str, Value]] = {}
        self._way: Final[set[str]] = set()
        self.positions = 0
        """Number of different positions examined."""

    # Values.

    def value(self, game: Game[Any]) -> Value:
        """Returns whether the player reaches the goal from here whatever happens, and in how many choices."""
        state = self._judge(game)
        if state != OPEN:
            return Value(state == REACHED, 0)
        if game.pending is None:
            return _MISSED
        key = mark(game)
        known = self._values.get(key)
        if known is not None:
            return known
        if key in self._way:
            return _MISSED
        self.positions += 1
        if self.positions > self._limit:
            raise Unproven("solve-error-limit", {"most": self._limit})
        self._way.add(key)
        value = self._own(game) if game.pending.seat == self.seat else self._others(game)
        self._way.discard(key)
        self._values[key] = value
        return value

    def _own(self, game: Game[Any]) -> Value:
        """Returns the value of a position in which the player chooses: one successful choice is enough."""
        for choice in self.choices(game):
            value = self.value_of(choice)
            if value.reached:
                return Value(True, 1 + value.choices)
        return _MISSED

    def _others(self, game: Game[Any]) -> Value:
        most = 0
        for choice in self.choices(game):
            value = self.value_of(choice)
            if not value.reached:
                return _MISSED
            most = max(most, value.choices)
        return Value(True, most)

    def value_of(self, choice: Choice) -> Value:
        """Returns the value of an answer under the worst course of the dice."""
        most = 0
        for game in choice.games:
            value = self.value(game)
            if not value.reached:
                return _MISSED
            most = max(most, value.choices)
        return Value(True, most)

    # Choices.

    def choices(self, game: Game[Any]) -> Iterator[Choice]:
        """Yields the answers to the pending question that differ in effect."""
        pending = game.pending
        assert pending is not None
        alike = self._alike(game, pending.options)
        met = set()
        for picked in answers(pending):
            meant = tuple([alike[index] for index in picked])
            if meant not in met:
                met.add(meant)
                yield Choice(picked, after(game, picked))

    def _alike(self, game: Game[Any], options: tuple[Option, ...]) -> list[int]:
        """Returns for each option the first equivalent one; only copies of one card are ever equivalent."""
        first: dict[str, int] = {}
        found = []
        for index, option in enumerate(options):
            if option.subject == NOTHING:
                found.append(index)
                continue
            said = (option.verb, option.amount, option.word, option.occasion)
            things = (self._likeness(game, option.subject), self._likeness(game, option.other))
            found.append(first.setdefault(repr((said, things)), index))
        return found

    # Solutions.

    def solutions(self, game: Game[Any]) -> list[list[Picked]]:
        """Returns the player's solutions, up to the point where another player chooses or a die is rolled.

        First choices belong to one solution if they can lead to the same position: then they are the same choices in
        another order.  Each solution is shown as its first possible choice with the quickest continuation.
        """
        groups: list[tuple[set[str], list[Picked]]] = []
        for choice in self.successful(game):
            ends: dict[str, list[Picked]] = {}
            self._ends(game, choice, [], ends, set())
            line = min(ends.values(), key=len)
            own = set(ends)
            for met, told in [group for group in groups if group[0] & own]:
                own |= met
                line = told
                groups.remove((met, told))
            groups.append((own, line))
        return [line for _, line in groups]

    def lines(self, game: Game[Any]) -> list[list[Picked]]:
        """Returns one line to each position that the player can reach and succeed from."""
        ends: dict[str, list[Picked]] = {}
        for choice in self.successful(game):
            self._ends(game, choice, [], ends, set())
        return list(ends.values())

    def successful(self, game: Game[Any]) -> list[Choice]:
        """Returns the choices after which the goal is still certain."""
        return [choice for choice in self.choices(game) if self.value_of(choice).reached]

    def _ends(
        self, game: Game[Any], choice: Choice, way: list[Picked], ends: dict[str, list[Picked]], met: set[str]
    ) -> None:
        """Collects the positions in which lines of successful own choices can end, from this choice on."""
        line = [*way, choice.picked]
        if len(choice.games) > 1:  # a die is rolled
            ends.setdefault(f"{mark(game)} {choice.picked}", line)
            return
        following = choice.games[0]
        if self._judge(following) != OPEN:
            ends.setdefault(repr(self._outcome(following)), line)
            return
        key = mark(following)
        assert following.pending is not None
        if following.pending.seat != self.seat:
            ends.setdefault(key, line)
        elif key not in met:
            met.add(key)
            for after_it in self.successful(following):
                self._ends(following, after_it, line, ends, met)

    # Lines.

    def best(self, game: Game[Any]) -> Choice:
        """Returns the player's quickest successful choice; for another seat, one that refutes or holds out longest."""
        own = game.pending is not None and game.pending.seat == self.seat
        ranked = []
        for place, choice in enumerate(self.choices(game)):
            value = self.value_of(choice)
            if own:
                ranked.append((not value.reached, value.choices, place, choice))
            else:
                ranked.append((value.reached, -value.choices, place, choice))
        return min(ranked, key=_rank)[3]

    def worst_course(self, choice: Choice) -> Game[Any]:
        """Returns the game with the course of the dice that is worst for the player."""
        valued = [(self.value(game), game) for game in choice.games]
        lost = [game for value, game in valued if not value.reached]
        return lost[0] if lost else max(valued, key=_length)[1]


def _rank(ranked: tuple[bool, int, int, Choice]) -> tuple[bool, int, int]:
    return ranked[:3]


def _length(valued: tuple[Value, Game[Any]]) -> int:
    return valued[0].choices
