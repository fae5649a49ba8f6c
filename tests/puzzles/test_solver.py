"""The solver: counting solutions, refuting, and covering all dice and defences."""

from __future__ import annotations

import pytest

from inglenook.puzzles.positions import Unproven
from inglenook.puzzles.puzzle import Puzzle
from inglenook.puzzles.solution import Solution
from inglenook.scenarios.file import Written

LOSE_NOBODY = """
title: Lose nobody
game: lotr
goal: lose nobody
players: [You, Wick]
setup:
  turn: You
  phase: assignment
  site: {You: 9, Wick: 8}
  in play:
    You: [{card: 1C290, wounds: 3, bears: [Hobbit Sword]}, {card: "Aragorn, King in Exile", wounds: 1}]
    Wick: [{card: 1C290, wounds: 1}, Goblin Patrol Troop, Goblin Scavengers]
  burdens: {You: 6, Wick: 2}
"""

GOLD = """
title: Make money
game: talisman
goal: {gold: 2}
players: [You, Wick]
setup:
  phase: movement
  characters:
    You: {character: Warrior, space: Plains (south), gold: 1}
    Wick: {character: Wizard, missed turns: 9}
  lying: {Hills (south): [Bag of Gold], Woods (south): [Bag of Gold]}
  deck: [Water Bottle, Helmet]
"""


def said(solution: Solution) -> list[list[str]]:
    """Returns the solutions as a file writes them."""
    return [[move.said for move in line] for line in solution.all()]


def picked(puzzle: Puzzle, text: str) -> tuple[int, ...]:
    """Returns the options that a text picks at the first question."""
    game = puzzle.first()
    assert game.pending is not None
    found = puzzle.sitting(game).listener(game.pending.options).picks(Written(text, 1), text)
    assert found is not None
    return found


@pytest.mark.rule("KR-34")
def test_choices_in_another_order_are_one_solution() -> None:
    """Assigning the same pairs of a skirmish in another order counts as the same solution."""
    solution = Solution(Puzzle(LOSE_NOBODY))
    first = solution.puzzle.first()
    assert len(solution.solver.successful(first)) == 2
    assert [line[:2] for line in said(solution)] == [
        ["assign Frodo#1 to Goblin Scavengers", "assign Aragorn to Goblin Patrol Troop"]
    ]


@pytest.mark.rule("KR-34")
def test_what_fails_is_refuted() -> None:
    """Scavengers left for the opponent to assign overwhelm Aragorn, and a game won afterwards does not count."""
    solution = Solution(Puzzle(LOSE_NOBODY))
    game = solution.puzzle.first()
    line = solution.refutation(game, picked(solution.puzzle, "assign Aragorn to Goblin Scavengers"))
    assert line is not None
    assert [move.said for move in line][:2] == ["assign Aragorn to Goblin Scavengers", "done"]
    assert solution.refutation(game, picked(solution.puzzle, "assign Frodo#1 to Goblin Scavengers")) is None


@pytest.mark.rule("KR-34")
@pytest.mark.parametrize(("dice", "reached"), [("[1]", [True]), ("[2]", [False]), ("", [True, False])])
def test_dice_that_are_not_given_may_show_anything(dice: str, reached: list[bool]) -> None:
    """An open die may show any number: gold on both sides is sure, gold two steps away is not."""
    text = GOLD.replace("phase: movement", "phase: start of turn") + (f"dice: {dice}\n" if dice else "")
    puzzle = Puzzle(text)
    solver = puzzle.solver()
    assert [solver.value(game).reached for game in puzzle.beginnings[: len(reached)]] == reached
    assert len(puzzle.beginnings) == (1 if dice else 6)


@pytest.mark.rule("KR-34")
def test_equal_ways_are_told_apart_by_where_they_lead() -> None:
    """Two ways to gold on different spaces are two solutions."""
    puzzle = Puzzle(GOLD.replace("phase: movement", "phase: start of turn") + "dice: [1]\n")
    assert len(said(Solution(puzzle))) == 2


@pytest.mark.rule("KR-34")
def test_a_search_that_is_too_long_says_so() -> None:
    """A search that exceeds its limit says so and claims nothing."""
    with pytest.raises(Unproven, match="More than 5 positions"):
        Solution(Puzzle(LOSE_NOBODY), limit=5).value()
