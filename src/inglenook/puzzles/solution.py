"""Solutions of a puzzle for display: its lines against the best defence, and refutations of other choices."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from inglenook.kernel.decisions import Seat
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Message
from inglenook.kernel.questions import Picked
from inglenook.puzzles.positions import after
from inglenook.puzzles.puzzle import Puzzle
from inglenook.puzzles.solver import MOST_POSITIONS, OPEN, Choice, Solver, Value

LONGEST: Final = 200
"""Longest line shown, in choices."""


class Move(NamedTuple):
    """A choice in a line: its seat, its phrase in a file, and its button labels."""

    seat: Seat
    said: str
    labels: tuple[Message, ...]


class Solution:
    """A puzzle and its solver, which remembers what it has searched."""

    def __init__(self, puzzle: Puzzle, limit: int = MOST_POSITIONS) -> None:
        self.puzzle: Final = puzzle
        self.solver: Final[Solver] = puzzle.solver(limit)

    def value(self) -> Value:
        """Returns whether the goal can be reached, and in how many choices."""
        return self.solver.value(self.puzzle.first())

    def all(self) -> list[list[Move]]:
        """Returns the solutions, each up to the point where another player chooses or a die is rolled."""
        first = self.puzzle.first()
        return [self._moves(first, line) for line in self.solver.solutions(first)]

    def line(self, game: Game[Any]) -> list[Move]:
        """Returns the line with best play by all seats from here on; dice show the worst."""
        moves: list[Move] = []
        while self.puzzle.state(game) == OPEN and game.pending is not None and len(moves) < LONGEST:
            choice = self.solver.best(game)
            moves.append(self.move(game, choice.picked))
            game = self.solver.worst_course(choice)
        return moves

    def refutation(self, game: Game[Any], picked: Picked) -> list[Move] | None:
        """Returns the line that refutes a choice; None if the choice succeeds."""
        choice = Choice(picked, after(game, picked))
        if self.solver.value_of(choice).reached:
            return None
        return [self.move(game, picked), *self.line(self.solver.worst_course(choice))]

    def failures(self, most: int) -> list[list[Move]]:
        """Returns refutations of other first choices, the longest first, as those choices are the most tempting."""
        first = self.puzzle.first()
        lines = [self.refutation(first, choice.picked) or [] for choice in self.solver.choices(first)]
        return sorted([line for line in lines if line], key=len, reverse=True)[:most]

    def _moves(self, game: Game[Any], line: list[Picked]) -> list[Move]:
        moves = []
        for picked in line:
            moves.append(self.move(game, picked))
            game = after(game, picked)[0]
        return moves

    def move(self, game: Game[Any], picked: Picked) -> Move:
        """Returns a choice in displayable form."""
        pending = game.pending
        assert pending is not None
        rulebook, table = game.rulebook, game.table
        labels = [rulebook.label(table, self.puzzle.seat, pending.options[index]) for index in picked]
        return Move(pending.seat, self._said(game, picked), tuple(labels))

    def _said(self, game: Game[Any], picked: Picked) -> str:
        assert game.pending is not None
        phrases = self.puzzle.sitting(game).listener(game.pending.options).phrases()
        return ", ".join([phrases[index] for index in picked]) or "nothing"
