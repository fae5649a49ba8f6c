"""An attempt at a puzzle: a game of it, judged choice by choice, against whoever defends best.

All of it follows from the answers given, as in a lesson: whoever takes one back, or comes back later, finds the attempt
where the game is.  A choice after which the goal can be missed has failed, even if the dice are kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from inglenook.kernel.decisions import Seat
from inglenook.kernel.game import Game, Given
from inglenook.kernel.messages import plain
from inglenook.kernel.questions import Picked
from inglenook.kernel.rulebook import Setup
from inglenook.puzzles import PUZZLE
from inglenook.puzzles.positions import Unproven, after
from inglenook.puzzles.puzzle import Puzzle
from inglenook.puzzles.solution import Move, Solution
from inglenook.puzzles.solver import MISSED, OPEN, Choice
from inglenook.scenarios.parallel_game import ParallelGame

MOST_FAILURES: Final = 3
"""Of so many other first choices it is told why they fail."""
MOST_POSITIONS: Final = 4000
"""In play nobody waits for a longer search: then only the end of the game tells."""


@lru_cache(8)
def solution_of(text: str) -> Solution:
    """A puzzle with its solver, which remembers what was searched."""
    return Solution(Puzzle(text), MOST_POSITIONS)


class Attempt(ParallelGame):
    """What became of a puzzle so far."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self.solution: Final = solution_of(str(setup[PUZZLE]))
        super().__init__(self.solution.puzzle.scenario_terms.rulebook, setup, seed)

    def _begin(self) -> None:
        super()._begin()
        self.state = OPEN
        self.line: list[Move] = []
        """What follows the choice with which the goal was missed, beginning with it."""
        self.lost_after = 0
        """How many answers had been given before that choice."""

    def _take(self, given: Given) -> None:
        game, puzzle = self.game, self.solution.puzzle
        if self.state == OPEN and given.seat == puzzle.seat and not given.is_aside and game.pending is not None:
            offered = game.pending.keys()
            self._judge(tuple([offered.index(key) for key in given.keys]))
        super()._take(given)
        if self.state == OPEN:
            self.state = puzzle.state(game)

    def _judge(self, picked: Picked) -> None:
        """Whether the goal is still reached after a choice, whatever happens."""
        solver, game = self.solution.solver, self.game
        try:
            choice = Choice(picked, after(game, picked))
            if not solver.value_of(choice).reached:
                self.line = [self.solution.move(game, picked), *self.solution.line(solver.worst_course(choice))]
                self.state, self.lost_after = MISSED, len(game.answers)
        except Unproven:
            return

    def reply(self) -> Picked:
        """What the other side answers: what refutes, or else holds out longest."""
        return reply(self.game)

    def hint(self) -> list[Move]:
        """The first choice of the solution; nothing if none is known."""
        first = self.solution.puzzle.first()
        try:
            return self.solution.line(first)[:1] if self.solution.value().reached else []
        except Unproven:
            return []


class Answered(NamedTuple):
    """An answer that was given, as one process hands it to another."""

    seat: Seat
    keys: tuple[str, ...]
    fingerprint: str
    is_aside: bool


class Told(NamedTuple):
    """A choice in a line, likewise: whose, and what stands on its buttons, as plain data."""

    seat: Seat
    labels: list[object]


class Verdict(NamedTuple):
    """What became of an attempt, likewise."""

    state: str
    line: list[Told]
    hint: list[Told]
    lost_after: int


def judged(setup: Setup, seed: str, answers: Sequence[Answered]) -> Verdict:
    """What became of an attempt; the hint is only given to whoever has failed."""
    attempt = Attempt(setup, seed)
    attempt.follow([Given(one.seat, one.keys, one.fingerprint, one.is_aside) for one in answers])
    hint = attempt.hint() if attempt.state == MISSED else []
    return Verdict(attempt.state, told(attempt.line), told(hint), attempt.lost_after)


class Explained(NamedTuple):
    """How a puzzle is solved, likewise, and how other first choices fail."""

    line: list[Told]
    failures: list[list[Told]]


def explained(text: str) -> Explained:
    """The solution against the best defence, and of a few other first choices what comes of them."""
    solution = solution_of(text)
    first = solution.puzzle.first()
    try:
        if not solution.value().reached:
            return Explained([], [])
        failures = [told(line) for line in solution.failures(MOST_FAILURES)]
        return Explained(told(solution.line(first)), failures)
    except Unproven:
        return Explained([], [])


def told(line: Sequence[Move]) -> list[Told]:
    """A line as plain data."""
    return [Told(move.seat, [plain(label) for label in move.labels]) for move in line]


def reply(game: Game[Any]) -> Picked:
    """What the other side answers in a puzzle: what refutes, or else holds out longest."""
    pending = game.pending
    assert pending is not None
    try:
        return solution_of(str(game.setup[PUZZLE])).solver.best(game).picked
    except Unproven:
        return pending.only_answer() or tuple(range(pending.least))
