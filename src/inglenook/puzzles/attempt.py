"""An attempt at a puzzle: a game of it, judged choice by choice against the best defence.

All of it is derived from the answers given, as in a lesson: a player who takes one back, or comes back later, finds the
attempt at the same point as the game.

A choice after which the goal can be missed has failed, even if the dice are kind.
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
"""Other first choices whose failure is explained."""
MOST_POSITIONS: Final = 4000
"""Search limit during play, in positions: players do not wait for more, and then only the end of the game decides."""


@lru_cache(8)
def solution_of(text: str) -> Solution:
    """Returns the solution of a puzzle; cached, because its solver remembers what was searched."""
    return Solution(Puzzle(text), MOST_POSITIONS)


class Attempt(ParallelGame):
    """State of an attempt at a puzzle."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self.solution: Final = solution_of(str(setup[PUZZLE]))
        super().__init__(self.solution.puzzle.scenario_terms.rulebook, setup, seed)

    def _begin(self) -> None:
        super()._begin()
        self.state = OPEN
        self.line: list[Move] = []
        """Moves from the choice with which the goal was missed to the end, that choice included."""
        self.lost_after = 0
        """Number of answers given before the choice with which the goal was missed."""

    def _take(self, given: Given) -> None:
        game, puzzle = self.game, self.solution.puzzle
        if self.state == OPEN and given.seat == puzzle.seat and not given.is_aside and game.pending is not None:
            offered = game.pending.keys()
            self._judge(tuple([offered.index(key) for key in given.keys]))
        super()._take(given)
        if self.state == OPEN:
            self.state = puzzle.state(game)

    def _judge(self, picked: Picked) -> None:
        """Marks the attempt as missed if the goal is not certain any more after a choice."""
        solver, game = self.solution.solver, self.game
        try:
            choice = Choice(picked, after(game, picked))
            if not solver.value_of(choice).reached:
                self.line = [self.solution.move(game, picked), *self.solution.line(solver.worst_course(choice))]
                self.state, self.lost_after = MISSED, len(game.answers)
        except Unproven:
            return

    def reply(self) -> Picked:
        """Returns the other side's answer: one that refutes, or else the one that holds out longest."""
        return reply(self.game)

    def hint(self) -> list[Move]:
        """Returns the first choice of the solution; empty if none is known."""
        first = self.solution.puzzle.first()
        try:
            return self.solution.line(first)[:1] if self.solution.value().reached else []
        except Unproven:
            return []


class Answered(NamedTuple):
    """An answer given, in the form passed between processes."""

    seat: Seat
    keys: tuple[str, ...]
    fingerprint: str
    is_aside: bool


class Told(NamedTuple):
    """A choice in a line, in the form passed between processes: its seat, and its button labels as plain data."""

    seat: Seat
    labels: list[object]


class Verdict(NamedTuple):
    """State of an attempt, in the form passed between processes."""

    state: str
    line: list[Told]
    hint: list[Told]
    lost_after: int


def judged(setup: Setup, seed: str, answers: Sequence[Answered]) -> Verdict:
    """Judges an attempt by its answers; the hint is given only after a failure."""
    attempt = Attempt(setup, seed)
    attempt.follow([Given(one.seat, one.keys, one.fingerprint, one.is_aside) for one in answers])
    hint = attempt.hint() if attempt.state == MISSED else []
    return Verdict(attempt.state, told(attempt.line), told(hint), attempt.lost_after)


class Explained(NamedTuple):
    """Solution of a puzzle and failures of other first choices, in the form passed between processes."""

    line: list[Told]
    failures: list[list[Told]]


def explained(text: str) -> Explained:
    """Returns the solution against the best defence, and the refutations of a few other first choices."""
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
    """Returns a line as plain data."""
    return [Told(move.seat, [plain(label) for label in move.labels]) for move in line]


def reply(game: Game[Any]) -> Picked:
    """Returns the other side's answer in a puzzle game: one that refutes, or else the one that holds out longest."""
    pending = game.pending
    assert pending is not None
    try:
        return solution_of(str(game.setup[PUZZLE])).solver.best(game).picked
    except Unproven:
        return pending.only_answer() or tuple(range(pending.least))
