"""Puzzles: positions in which one line reaches the goal, as files.

A puzzle is a scenario with a goal.  `docs/puzzles.md` describes the files, and defines what counts as one solution.
"""

from __future__ import annotations

from typing import Final

PUZZLE: Final = "puzzle"
"""Key under which the set-up of a game holds the text of its puzzle."""
NAME: Final = "puzzle_name"
"""Key under which the set-up of a game holds the name of its puzzle, if the puzzle comes with the product."""
